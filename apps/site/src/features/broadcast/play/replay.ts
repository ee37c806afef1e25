import type { SceneView } from './scene-play.ts'

/** What was seen in the last seconds, to be seen once more. */
export interface Replay {
  /** Takes what is to be seen now, and gives what is shown: this, or what is shown again. */
  show(view: SceneView, seconds: number, greatMoments: number): { view: SceneView; isReplay: boolean }
}

const FRAME_SECONDS = 0.04
/** From so long before the great moment until so long after it. */
const BEFORE_SECONDS = 2.6
const AFTER_SECONDS = 1.4
const SLOWNESS = 0.6
const FRAMES_MAX = Math.ceil((BEFORE_SECONDS + AFTER_SECONDS) / FRAME_SECONDS)

export function createReplay(): Replay {
  const frames: SceneView[] = []
  let sinceFrame = 0
  let known = 0
  let waitsSeconds: number | null = null
  /** How far the replay has come, in seconds of what was seen. */
  let shownSeconds: number | null = null
  const keep = (view: SceneView, seconds: number) => {
    sinceFrame += seconds
    if (sinceFrame < FRAME_SECONDS) return
    sinceFrame = 0
    frames.push(view)
    if (frames.length > FRAMES_MAX) frames.shift()
  }
  return {
    show(view, seconds, greatMoments) {
      if (greatMoments > known && shownSeconds === null) waitsSeconds = AFTER_SECONDS
      known = greatMoments
      if (shownSeconds === null) keep(view, seconds)
      if (waitsSeconds !== null) {
        waitsSeconds -= seconds
        if (waitsSeconds <= 0) {
          waitsSeconds = null
          shownSeconds = 0
        }
      }
      if (shownSeconds === null) return { view, isReplay: false }
      shownSeconds += seconds * SLOWNESS
      const frame = frames[Math.floor(shownSeconds / FRAME_SECONDS)]
      if (frame !== undefined) return { view: frame, isReplay: true }
      shownSeconds = null
      frames.length = 0
      return { view, isReplay: false }
    },
  }
}
