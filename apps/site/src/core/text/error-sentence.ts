import { plainText } from './plain-text.ts'

/** Why a call came to nothing: what the server says of it, or that there is no network, or only that it went wrong. */
export function errorSentence(
  text: (id: 'err.network' | 'err.generic') => string,
  { code, text: said }: { readonly code: string; readonly text: string | undefined },
): string {
  if (said !== undefined) return plainText(said)
  return text(code === 'network' ? 'err.network' : 'err.generic')
}
