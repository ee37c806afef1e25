import type { Scene, Spot } from '../play/scene.ts'
import type { Camera } from './projection.ts'

export interface CameraWork {
  /** The camera turns after the ball, slower than it flies. */
  follow(ball: Spot, seconds: number, isNear: boolean): Camera
}

const TURNS_PER_SECOND = 1.5
/** How much nearer a replay is. */
const NEAR = 1.7

/** `aspect` is the picture's width by its height. */
export function createCameraWork(
  { length, width, shown, margin, hasCarrier }: Scene,
  aspect: number,
): CameraWork {
  const back = width / 2 + margin + length * 0.42
  const high = back * 0.42
  const distance = Math.hypot(back, high)
  // So that the share of the length that is shown fills the picture where the camera looks.
  const zoom = (distance * aspect) / (shown * length + 2 * margin)
  // Over a net both sides are watched at once: that camera stands.
  const reach = hasCarrier ? (length / 2) * Math.max(0, 1 - shown * 0.55) : 0
  let [x, y, nearness] = [0, 0, 1]
  return {
    follow(ball, seconds, isNear) {
      const share = Math.min(1, seconds * TURNS_PER_SECOND)
      const target = isNear ? ball.x * 0.9 : Math.max(-reach, Math.min(reach, ball.x))
      x += (target - x) * share
      y += (ball.y * (isNear ? 0.5 : 0.2) - width * 0.03 - y) * share
      nearness += ((isNear ? NEAR : 1) - nearness) * share
      return {
        x: x * 0.9,
        y: back,
        z: high,
        lookX: x,
        lookY: y,
        lookZ: 0,
        zoom: zoom * nearness,
      }
    },
  }
}
