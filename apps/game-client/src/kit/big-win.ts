import { make, write } from './dom.ts'
import { easeOut, type FrameLoop } from './frame-loop.ts'
import type { Money } from './game-entry.ts'

const LENGTH_MS = 2400
const COUNT_MS = 1500
const RAYS = 24

/** From fifteen stakes on: rays of the theme's colour and the amount, at most 2.4 seconds, over at a press. */
export async function showBigWin(
  host: HTMLElement,
  loop: FrameLoop,
  money: Money,
  title: string,
  amountMinor: number,
  colour: string,
  signal: AbortSignal,
): Promise<void> {
  const amount = make('b', {}, money.format(0))
  const canvas = make('canvas', { width: 480, height: 320 })
  const scene = make('div', { class: 'big-win' }, canvas, make('p', {}, title), amount)
  host.append(scene)
  const context = canvas.getContext('2d')
  await loop.tween(
    LENGTH_MS,
    (share) => {
      const passedMs = share * LENGTH_MS
      const counted = easeOut(Math.min(passedMs / COUNT_MS, 1))
      write(amount, money.format(Math.round(amountMinor * counted)))
      const edge = Math.min(passedMs / 200, (LENGTH_MS - passedMs) / 200, 1)
      scene.style.opacity = String(Math.max(edge, 0))
      if (context !== null) drawRays(context, colour, passedMs)
    },
    signal,
  )
  scene.remove()
}

/** Slow light, nothing that flashes. */
function drawRays(context: CanvasRenderingContext2D, colour: string, passedMs: number): void {
  const { width, height } = context.canvas
  context.clearRect(0, 0, width, height)
  context.save()
  context.translate(width / 2, height / 2)
  context.rotate(passedMs / 6000)
  context.fillStyle = colour
  for (let ray = 0; ray < RAYS; ray++) {
    context.globalAlpha = ray % 2 === 0 ? 0.16 : 0.07
    context.rotate((Math.PI * 2) / RAYS)
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(width, -18)
    context.lineTo(width, 18)
    context.fill()
  }
  context.restore()
}
