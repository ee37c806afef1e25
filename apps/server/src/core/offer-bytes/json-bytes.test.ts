import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createJoint, joinPieces, type Piece, toPiece } from './json-bytes.ts'

describe('pieces that are put together', () => {
  it('are one after the other, whatever stood there before', () => {
    // Pieces are the same ones or others, of the same length or not, and as many as before or not.
    const pool = ['', 'a', 'b', 'cd', 'ef', 'ghijkl'].map(toPiece)
    const list = fc.array(fc.constantFrom(...pool), { maxLength: 8 })
    fc.assert(
      fc.property(fc.array(list, { maxLength: 6 }), (lists) => {
        const joint = createJoint()
        const images = lists.map((pieces) => joint.join(pieces))
        // What was given away is never written to again.
        expect(images.map(String)).toEqual(lists.map(inWords))
      }),
    )
  })

  it('need nothing to stand before them', () => {
    expect(String(joinPieces([toPiece('a'), toPiece('bc')]))).toBe('abc')
  })
})

function inWords(pieces: readonly Piece[]): string {
  return pieces.map((piece) => Buffer.from(piece).toString()).join('')
}
