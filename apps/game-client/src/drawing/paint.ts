export type Stop = readonly [at: number, colour: string]
export interface Point {
  readonly x: number
  readonly y: number
}
type Context = CanvasRenderingContext2D

/** From the left, the top … to the right, the bottom. */
export function linear(
  context: Context,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
): CanvasGradient {
  const gradient = context.createLinearGradient(x1, y1, x2, y2)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

/** From a lit place to the edge; `off` moves the light away from the middle, in radii. */
export function radial(
  context: Context,
  { x, y }: Point,
  radius: number,
  stops: readonly Stop[],
  off: Point = { x: 0, y: 0 },
): CanvasGradient {
  const gradient = context.createRadialGradient(x + off.x * radius, y + off.y * radius, 0, x, y, radius)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

export function disc(context: Context, { x, y }: Point, radius: number, fill: string | CanvasGradient): void {
  context.fillStyle = fill
  context.beginPath()
  context.arc(x, y, Math.max(0, radius), 0, Math.PI * 2)
  context.fill()
}

export function ellipse(
  context: Context,
  { x, y }: Point,
  [across, along]: readonly [number, number],
  fill: string | CanvasGradient,
  turn = 0,
): void {
  context.fillStyle = fill
  context.beginPath()
  context.ellipse(x, y, across, along, turn, 0, Math.PI * 2)
  context.fill()
}

export function line(
  context: Context,
  points: readonly Point[],
  { colour, width, dash = [] }: { colour: string | CanvasGradient; width: number; dash?: number[] },
): void {
  context.strokeStyle = colour
  context.lineWidth = width
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.setLineDash(dash)
  context.beginPath()
  for (const { x, y } of points) context.lineTo(x, y)
  context.stroke()
  context.setLineDash([])
}

export function polygon(context: Context, points: readonly Point[], fill: string | CanvasGradient): void {
  context.fillStyle = fill
  context.beginPath()
  for (const { x, y } of points) context.lineTo(x, y)
  context.closePath()
  context.fill()
}

export function box(
  context: Context,
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number | number[],
  fill: string | CanvasGradient,
): void {
  context.fillStyle = fill
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

export function frame(
  context: Context,
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number | number[],
  { colour, width: lineWidth }: { colour: string; width: number },
): void {
  context.strokeStyle = colour
  context.lineWidth = lineWidth
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.stroke()
}

export function star(
  { x, y }: Point,
  [far, near]: readonly [number, number],
  points = 8,
  turn = 0,
): readonly Point[] {
  return Array.from({ length: points * 2 }, (_, place) => {
    const angle = turn + (Math.PI * place) / points - Math.PI / 2
    const radius = place % 2 === 0 ? far : near
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius }
  })
}

export function glow(
  context: Context,
  at: Point,
  radius: number,
  [near, far]: readonly [string, string],
): void {
  const stops: readonly Stop[] = [
    [0, near],
    [0.35, far],
    // Towards the same colour: black would leave a dark rim.
    [1, far.replace(/[\d.]+\)$/, '0)')],
  ]
  disc(context, at, radius, radial(context, at, radius, stops))
}

export function words(
  context: Context,
  text: string,
  { x, y }: Point,
  { size, colour, weight = 700 }: { size: number; colour: string; weight?: number },
): void {
  context.font = `${weight} ${size}px "Onest Variable", "Onest", system-ui, sans-serif`
  context.fillStyle = colour
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, x, y)
}

/** The same numbers each time, so that a painted stone stays where it lies. */
export function scatter(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

export const mix = (from: number, to: number, share: number) => from + (to - from) * share
export const easeOut = (share: number, power = 3) => 1 - (1 - share) ** power
/** 0 … 1 … 0. */
export const hump = (share: number) => 4 * share * (1 - share)
