const encoder = new TextEncoder()

/** A piece of JSON that is kept: it owns its memory, where a small Buffer keeps a shared slab of 8 kB alive. */
export type Piece = Uint8Array

export function toPiece(text: string): Piece {
  return encoder.encode(text)
}

/** An item of a list with the comma before it. */
export function toItem(text: string): Piece {
  return toPiece(`,${text}`)
}

/** The same item where it is the first one. */
export function asFirst(item: Piece): Piece {
  return item.subarray(1)
}

/** `{...head,"name":[`: an object whose last member is a list that is still to come; `LIST_END` ends both. */
export function openList(head: object, name: string): string {
  const text = JSON.stringify(head)
  const separator = text === '{}' ? '' : ','
  return `${text.slice(0, -1)}${separator}"${name}":[`
}

export const LIST_END = toPiece(']}')

/** Less work for each piece than `Buffer.concat`; an image has hundreds. */
export function joinPieces(pieces: readonly Piece[]): Buffer {
  let length = 0
  for (const piece of pieces) length += piece.length
  const joined = Buffer.allocUnsafe(length)
  let offset = 0
  for (const piece of pieces) {
    joined.set(piece, offset)
    offset += piece.length
  }
  return joined
}
