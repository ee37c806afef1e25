import { rankOf, suitOf } from '@xezer/game-math/draws/cards'
import { box, frame, type Point, words } from '../drawing/paint.ts'

type Context = CanvasRenderingContext2D

export interface CardPlace extends Point {
  /** Of the middle; the card is 1.4 times as high as wide. */
  readonly width: number
}
export const CARD_RATIO = 1.4

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
/** In a square of 48 around the middle: spades, hearts, diamonds, clubs. */
const SUITS = [
  'M0 -22C11 -9 22 -2 22 10C22 20 10 21 3 15C3 20 6 22 9 24H-9C-6 22 -3 20 -3 15C-10 21 -22 20 -22 10C-22 -2 -11 -9 0 -22Z',
  'M0 22C-10 11 -22 4 -22 -8C-22 -20 -6 -22 0 -10C6 -22 22 -20 22 -8C22 4 10 11 0 22Z',
  'M0 -23L17 0L0 23L-17 0Z',
  'M0 -22C9 -22 13 -13 9 -6C17 -9 24 -2 22 6C20 14 9 16 3 10C3 17 6 21 9 23H-9C-6 21 -3 17 -3 10C-9 16 -20 14 -22 6C-24 -2 -17 -9 -9 -6C-13 -13 -9 -22 0 -22Z',
]
const PAPER = '#fbf6ea'
const RED = '#b3123f'
const BLACK = '#15202a'

export const isRed = (card: number) => suitOf(card) === 1 || suitOf(card) === 2
export const rankName = (card: number) => RANKS[rankOf(card)] ?? ''

function suitPath(card: number, { x, y }: Point, size: number): Path2D {
  const path = new Path2D()
  path.addPath(new Path2D(SUITS[suitOf(card)]), new DOMMatrix().translate(x, y).scale(size / 48))
  return path
}

/** A face; small ones show rank and suit alone. */
export function paintCard(context: Context, card: number, { x, y, width }: CardPlace): void {
  const height = width * CARD_RATIO
  const [left, top] = [x - width / 2, y - height / 2]
  const ink = isRed(card) ? RED : BLACK
  box(context, [left + width * 0.02, top + width * 0.05, width, height], width * 0.1, 'rgba(0, 0, 0, 0.35)')
  box(context, [left, top, width, height], width * 0.1, PAPER)
  const isSmall = width < 48
  const size = width * (isSmall ? 0.46 : 0.26)
  const corner = { x: isSmall ? x : left + width * 0.18, y: top + height * (isSmall ? 0.3 : 0.14) }
  words(context, rankName(card), corner, { size, colour: ink })
  context.fillStyle = ink
  context.fill(suitPath(card, { x, y: y + height * (isSmall ? 0.2 : 0.06) }, width * (isSmall ? 0.42 : 0.56)))
  if (isSmall) return
  context.fill(suitPath(card, { x: corner.x, y: top + height * 0.27 }, width * 0.15))
  context.save()
  context.translate(left + width - width * 0.18, top + height * 0.86)
  context.rotate(Math.PI)
  words(context, rankName(card), { x: 0, y: 0 }, { size, colour: ink })
  context.restore()
}

/** A back: its own colours, and a motif in the middle. */
export function paintBack(
  context: Context,
  { x, y, width }: CardPlace,
  {
    ground,
    edge,
    motif,
  }: { ground: string; edge: string; motif: (context: Context, at: Point, size: number) => void },
): void {
  const height = width * CARD_RATIO
  const [left, top] = [x - width / 2, y - height / 2]
  box(context, [left + width * 0.02, top + width * 0.05, width, height], width * 0.1, 'rgba(0, 0, 0, 0.35)')
  box(context, [left, top, width, height], width * 0.1, PAPER)
  const inset = width * 0.06
  const inner = [left + inset, top + inset, width - inset * 2, height - inset * 2] as const
  box(context, inner, width * 0.06, ground)
  frame(
    context,
    [inner[0] + inset * 0.7, inner[1] + inset * 0.7, inner[2] - inset * 1.4, inner[3] - inset * 1.4],
    width * 0.04,
    { colour: edge, width: 1.2 },
  )
  motif(context, { x, y }, width * 0.3)
}
