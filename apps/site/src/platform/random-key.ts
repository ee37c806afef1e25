/** 128 random bits as text. `crypto.randomUUID` is missing on pages without TLS, such as a phone in the same room. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
