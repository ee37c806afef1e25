/** The words of a server text without its markup: for attributes and places that take no elements. */
export function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
}
