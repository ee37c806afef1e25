import { describe, expect, it } from 'vitest'
import { createFrame } from './frame.ts'

describe('Frame.followedBy: what one client gets of a tick is one piece of bytes', () => {
  it.each([
    ['short', 'short'],
    ['short', 'x'.repeat(300)],
    ['x'.repeat(300), 'y'.repeat(70_000)],
  ])('%.10s… and %.10s… come one after the other, plain and compressed', (left, right) => {
    const [first, second] = [createFrame(left), createFrame(right)]
    const joined = first.followedBy(second)
    expect(joined.plain).toEqual(Buffer.concat([first.plain, second.plain]))
    expect(joined.compressed).toEqual(Buffer.concat([first.compressed, second.compressed]))
  })

  it('is made once for all who get the same two', () => {
    const [first, second, third] = ['a', 'b', 'c'].map(createFrame)
    if (!first || !second || !third) throw new Error('three frames')
    expect(first.followedBy(second)).toBe(first.followedBy(second))
    expect(first.followedBy(second).followedBy(third)).toBe(first.followedBy(second).followedBy(third))
    expect(first.followedBy(third)).not.toBe(first.followedBy(second))
  })

  it('does not keep what is long', () => {
    const [image, delta] = [createFrame('x'.repeat(20_000)), createFrame('y')]
    expect(image.followedBy(delta)).not.toBe(image.followedBy(delta))
  })
})
