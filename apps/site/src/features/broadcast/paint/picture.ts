import type { Random } from '@xezer/std/random'
import { createReplay } from '../play/replay.ts'
import type { Scene, Side, Told } from '../play/scene.ts'
import { createScenePlay, type SceneView } from '../play/scene-play.ts'
import { createBrush } from './brush.ts'
import { createCameraWork } from './camera-work.ts'
import { paintPlan, paintScenery } from './paint-match.ts'
import { fillStand, paintStand } from './paint-stand.ts'
import { type Projection, seenByCamera, seenFromAbove } from './projection.ts'

/** The moving picture of one match on a canvas. */
export interface Picture {
  tell(told: readonly Told[], turn: Side | null, isResting: boolean): void
  /** Moves on and paints; with 0 it paints what stands. */
  show(seconds: number): void
  /** Where motion is not wanted: what was told is shown as it ends. */
  settle(): void
  /** The colours may be others. */
  forgetInks(): void
}

export type PictureKind = 'animation' | 'stream'

interface PictureParts {
  canvas: HTMLCanvasElement
  scene: Scene
  kind: PictureKind
  isPair: boolean
  random: Random
  onReplay: (isReplay: boolean) => void
}

/** More pixels than these cost frames and show nothing more. */
const WIDTH_PIXELS_MAX = 1280
/** How long what was told takes at most until it stands. */
const SETTLE_SECONDS = 4

export function createPicture({ canvas, scene, kind, isPair, random, onReplay }: PictureParts): Picture {
  const play = createScenePlay(scene, isPair, random)
  const inks = new Map<string, string>()
  const inkOf = (name: string) => {
    const known = inks.get(name)
    if (known !== undefined) return known
    const ink = getComputedStyle(canvas).getPropertyValue(`--field-${name}`).trim()
    inks.set(name, ink)
    return ink
  }
  let paint = paintWith(scene, kind, onReplay)
  const show = (seconds: number) => {
    const context = canvas.getContext('2d')
    if (context === null || !fit(canvas)) return
    if (seconds > 0) play.advance(seconds)
    context.fillStyle = inkOf('around')
    context.fillRect(0, 0, canvas.width, canvas.height)
    paint({ context, inkOf, seconds, view: play.view(), greatMoments: play.greatMoments() })
  }
  return {
    tell(told, turn, isResting) {
      play.rest(isResting)
      play.tell(told, turn)
    },
    show,
    settle() {
      play.advance(SETTLE_SECONDS)
      show(0)
    },
    forgetInks() {
      inks.clear()
      paint = paintWith(scene, kind, onReplay)
      onReplay(false)
    },
  }
}

/** As many pixels as the canvas takes on the screen; false while it takes none. */
function fit(canvas: HTMLCanvasElement): boolean {
  const ratio = Math.min(devicePixelRatio, WIDTH_PIXELS_MAX / Math.max(1, canvas.clientWidth))
  const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)]
  if (width === 0 || height === 0) return false
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  return true
}

interface Moment {
  context: CanvasRenderingContext2D
  inkOf: (name: string) => string
  seconds: number
  view: SceneView
  greatMoments: number
}

type Painter = (moment: Moment) => void

function paintWith(scene: Scene, kind: PictureKind, onReplay: (isReplay: boolean) => void): Painter {
  return kind === 'stream' ? streamPainter(scene, onReplay) : planPainter(scene)
}

/** Nobody moves the field: it is painted once, and anew for another size. */
function planPainter(scene: Scene): Painter {
  const field = document.createElement('canvas')
  return ({ context, inkOf, view }) => {
    const { width, height } = context.canvas
    const project = seenFromAbove(scene, context.canvas)
    const ground = field.getContext('2d')
    if (ground !== null && (field.width !== width || field.height !== height)) {
      Object.assign(field, { width, height })
      scene.paintField(createBrush(ground, project, inkOf))
    }
    context.drawImage(field, 0, 0)
    paintPlan(createBrush(context, project, inkOf), scene, view)
  }
}

function streamPainter(scene: Scene, onReplay: (isReplay: boolean) => void): Painter {
  const seats = fillStand(scene)
  const replay = createReplay()
  let camera: ReturnType<typeof createCameraWork> | undefined
  let [seen, wasReplay] = [0, false]
  return ({ context, inkOf, seconds, view: now, greatMoments }) => {
    const { canvas } = context
    camera ??= createCameraWork(scene, canvas.width / canvas.height)
    seen += seconds
    const { view, isReplay } = replay.show(now, seconds, greatMoments)
    if (isReplay !== wasReplay) onReplay(isReplay)
    wasReplay = isReplay
    const project: Projection = seenByCamera(camera.follow(view.ball, seconds, isReplay), canvas)
    const brush = createBrush(context, project, inkOf)
    paintStand(context, brush, project, inkOf, { scene, seats, cheer: view.cheer, seconds: seen })
    paintScenery(brush, scene, view)
  }
}
