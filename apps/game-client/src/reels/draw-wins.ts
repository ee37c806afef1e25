type Cell = readonly [width: number, height: number]

const RING = 3
const LINE = 4
const UNDER_LINE = 9

export function drawRing(
  context: CanvasRenderingContext2D,
  [reel, row]: readonly [number, number],
  [width, height]: Cell,
  colour: string,
): void {
  const inset = Math.min(width, height) * 0.04
  context.strokeStyle = colour
  context.lineWidth = Math.min(RING, width / 30 + 1)
  context.beginPath()
  context.roundRect(
    reel * width + inset,
    row * height + inset,
    width - 2 * inset,
    height - 2 * inset,
    width * 0.08,
  )
  context.stroke()
}

/** A light line over a dark one, through the middles of its cells. */
export function drawLine(
  context: CanvasRenderingContext2D,
  rows: readonly number[],
  [width, height]: Cell,
  colour: string,
  under: string,
): void {
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const thin = Math.min(width / 42, 1)
  for (const [stroke, lineWidth, alpha] of [
    [under, UNDER_LINE * thin, 0.55],
    [colour, LINE * thin, 1],
  ] as const) {
    context.strokeStyle = stroke
    context.lineWidth = lineWidth
    context.globalAlpha = alpha
    context.beginPath()
    rows.forEach((row, reel) => {
      const [x, y] = [(reel + 0.5) * width, (row + 0.5) * height]
      if (reel === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    })
    context.stroke()
  }
  context.globalAlpha = 1
}

/** What it brought, in a box at the foot of a cell. */
export function drawBox(
  context: CanvasRenderingContext2D,
  label: string,
  [reel, row]: readonly [number, number],
  [width, height]: Cell,
  colour: string,
  ground: string,
): void {
  const size = Math.max(12, Math.min(width * 0.14, 24))
  context.font = `700 ${size}px "Onest Variable", sans-serif`
  const boxWidth = context.measureText(label).width + size * 1.4
  const boxHeight = size * 2
  const x = (reel + 0.5) * width - boxWidth / 2
  const y = (row + 1) * height - boxHeight - height * 0.06
  context.fillStyle = ground
  context.strokeStyle = colour
  context.lineWidth = 2
  context.beginPath()
  context.roundRect(x, y, boxWidth, boxHeight, size * 0.45)
  context.fill()
  context.stroke()
  context.fillStyle = colour
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(label, (reel + 0.5) * width, y + boxHeight / 2 + 1)
}
