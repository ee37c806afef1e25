import { describe, expect, it } from 'vitest'
import { createReplay } from './replay.ts'
import type { SceneView } from './scene-play.ts'

const FRAME_SECONDS = 0.04
/** What is seen at a moment: the ball is as far as its number of frames. */
const viewAt = (frame: number): SceneView => ({ ball: { x: frame, y: 0, z: 0 }, actors: [], cheer: 0 })

/** Shows so many frames, a great moment at one of them; which frame was seen at each, and whether again. */
function watch(frames: number, greatAt: readonly number[]) {
  const replay = createReplay()
  return Array.from({ length: frames }, (_, frame) => {
    const great = greatAt.filter((one) => one <= frame).length
    const { view, isReplay } = replay.show(viewAt(frame), FRAME_SECONDS, great)
    return { seen: view.ball.x, isReplay }
  })
}

describe('createReplay: a great moment is seen once more', () => {
  it('shows what is, while nothing great happens', () => {
    expect(watch(500, []).every(({ seen, isReplay }, frame) => seen === frame && !isReplay)).toBe(true)
  })

  it('shows the moment again from before it until after it, slower, and then what is', () => {
    const shown = watch(400, [100])
    const again = shown.filter(({ isReplay }) => isReplay)
    expect(shown.slice(0, 130).some(({ isReplay }) => isReplay)).toBe(false)
    expect(Math.min(...again.map(({ seen }) => seen))).toBeLessThan(60)
    expect(Math.max(...again.map(({ seen }) => seen))).toBeGreaterThan(110)
    expect(again.length).toBeGreaterThan(130)
    expect(shown.at(-1)).toEqual({ seen: 399, isReplay: false })
  })

  it('does not begin anew for a moment that comes while another one is shown', () => {
    const shown = watch(420, [100, 150])
    const beginnings = shown.filter(({ isReplay }, frame) => isReplay && shown[frame - 1]?.isReplay !== true)
    expect(beginnings).toHaveLength(1)
  })
})
