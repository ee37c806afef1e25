import type { Spot } from '../play/scene.ts'

/** Where a spot of the field is in the picture, in pixels, and how many of them a metre is there. */
export interface Pixel {
  readonly x: number
  readonly y: number
  readonly scale: number
}
export type Projection = (spot: Spot) => Pixel

interface Ground {
  readonly length: number
  readonly width: number
  readonly margin: number
}
interface Picture {
  readonly width: number
  readonly height: number
}

/** How much of its height a ball that flies is drawn above its place, seen from above. */
const LIFT = 0.55

/** From straight above: the whole field fills the picture. */
export function seenFromAbove({ length, width, margin }: Ground, picture: Picture): Projection {
  const scale = Math.min(picture.width / (length + 2 * margin), picture.height / (width + 2 * margin))
  return ({ x, y, z }) => ({
    x: picture.width / 2 + x * scale,
    y: picture.height / 2 + (y - z * LIFT) * scale,
    scale,
  })
}

/** Where a camera stands on the side of the field, what it looks at, and how near it brings it. */
export interface Camera {
  readonly x: number
  /** Behind the side line, in metres from the middle. */
  readonly y: number
  readonly z: number
  readonly lookX: number
  readonly lookY: number
  readonly lookZ: number
  /** Pixels of the picture's height that a metre has at a metre's distance. */
  readonly zoom: number
}

/** What is behind the camera has no place: it is put at this distance. */
const NEAREST = 0.5

/** As a camera of a broadcast sees it. */
export function seenByCamera(camera: Camera, picture: Picture): Projection {
  const [ahead, across, above] = [camera.lookX - camera.x, camera.lookY - camera.y, camera.lookZ - camera.z]
  const ground = Math.hypot(ahead, across)
  const distance = Math.hypot(ground, above)
  const forward = [ahead / distance, across / distance, above / distance] as const
  const right = [-across / ground, ahead / ground] as const
  // Pictures count downwards.
  const down = [
    right[1] * forward[2],
    -right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ] as const
  const zoom = camera.zoom * picture.height
  return ({ x, y, z }) => {
    const [dx, dy, dz] = [x - camera.x, y - camera.y, z - camera.z]
    const depth = Math.max(NEAREST, dx * forward[0] + dy * forward[1] + dz * forward[2])
    const scale = zoom / depth
    return {
      x: picture.width / 2 + (dx * right[0] + dy * right[1]) * scale,
      y: picture.height / 2 + (dx * down[0] + dy * down[1] + dz * down[2]) * scale,
      scale,
    }
  }
}
