import type { DocumentType } from '@xezer/contract/identity-check'

const MAGIC: Readonly<Record<DocumentType, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // %PDF-
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
}

/** What a file is by its first bytes, whatever it is called; null for what is not taken. */
export function findDocumentType(bytes: Uint8Array): DocumentType | null {
  for (const [type, magic] of Object.entries(MAGIC))
    if (magic.every((byte, at) => bytes[at] === byte)) return type as DocumentType
  return null
}
