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

/** Without the members that are empty lists. */
export function withoutEmpty(value: Readonly<Record<string, readonly unknown[]>>): object {
  return Object.fromEntries(Object.entries(value).filter(([, list]) => list.length > 0))
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

/** Puts images of one kind together, one after the other. It keeps the last one: for images of which there are few. */
export interface Joint {
  /** Whoever has an image keeps it: each is a Buffer of its own. */
  join(pieces: readonly Piece[]): Buffer
}

/** Most pieces stand beside the same ones as in the image before: what lies between two changes is copied in one go. */
export function createJoint(): Joint {
  let before: readonly Piece[] = []
  let joinedBefore: Buffer = Buffer.alloc(0)
  return {
    join(pieces) {
      let length = 0
      for (const piece of pieces) length += piece.length
      const joined = Buffer.allocUnsafe(length)
      // Another number of pieces is another list: nothing is where it was.
      const isSame = before.length === pieces.length
      let offset = 0
      let offsetBefore = 0
      let runFrom = 0
      let runFromBefore = 0
      for (let index = 0; index < pieces.length; index++) {
        const piece = pieces[index] ?? EMPTY
        const pieceBefore = isSame ? (before[index] ?? EMPTY) : EMPTY
        if (!isSame || piece !== pieceBefore) {
          copyRun(joinedBefore, runFromBefore, joined, runFrom, offset)
          joined.set(piece, offset)
          runFrom = offset + piece.length
          runFromBefore = offsetBefore + pieceBefore.length
        }
        offset += piece.length
        offsetBefore += pieceBefore.length
      }
      copyRun(joinedBefore, runFromBefore, joined, runFrom, offset)
      before = pieces
      joinedBefore = joined
      return joined
    },
  }
}

const EMPTY: Piece = new Uint8Array(0)

function copyRun(from: Buffer, fromAt: number, to: Buffer, toAt: number, toEnd: number): void {
  if (toEnd > toAt) from.copy(to, toAt, fromAt, fromAt + toEnd - toAt)
}
