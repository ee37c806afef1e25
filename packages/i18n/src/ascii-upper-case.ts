/**
 * Upper case by ASCII rules only: Azerbaijani turns i into İ, which would spoil FIN codes and Latin names.
 */
export function asciiUpperCase(text: string): string {
  return text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 32))
}
