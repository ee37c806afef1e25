import { rankOf } from '@xezer/game-math/draws/cards'
import type { HiLoChoice } from '@xezer/game-math/hi-lo/hi-lo'
import { CARD_RATIO, type CardPlace, isRed, paintCard } from '../../cards/paint-card.ts'
import { easeOut, mix, polygon } from '../../drawing/paint.ts'
import { createStamps, type Paint, type Size } from '../../drawing/surface.ts'
import type { HiLoLook } from './look.ts'

export interface TableState {
  readonly cards: readonly number[]
  readonly guesses: readonly HiLoChoice[]
  readonly isLost: boolean
  /** 0 … 1 while the last card is turned over; it lies there at 1. */
  readonly turned: number
  /** A back lies where the next card comes. */
  readonly isWaiting: boolean
}

const TRAIL_WIDTH_MAX = 40
const TRAIL_MOST = 13

/** Null is a back. */
type DrawCard = (context: CanvasRenderingContext2D, card: number | null, place: CardPlace) => void

/** What moves: cards, and where the last one stands between ace and king; what is around them is another surface. */
export function createTablePainter(look: HiLoLook, now: () => TableState): Paint {
  const stamp = createStamps()
  const draw: DrawCard = (context, card, { x, y, width }) => {
    const height = width * CARD_RATIO
    const place = { x: x - width / 2, y: y - height / 2, width, height, beyond: Math.ceil(width * 0.1) }
    stamp(context, card === null ? 'back' : String(card), place, (own) => {
      const at = { x: width / 2, y: height / 2, width }
      if (card === null) look.cardBack(own, at)
      else paintCard(own, card, at)
    })
  }
  return (context, size) => {
    const state = now()
    look.scale(context, size, rankShown(state))
    paintTrail(context, size, look, state, draw)
    const place = look.card(size)
    const [card] = state.cards.slice(-1)
    const before = state.cards.at(-2)
    if (state.turned < 1 && before !== undefined) draw(context, before, place)
    if (state.isWaiting || card === undefined) {
      draw(context, null, place)
      return
    }
    if (state.turned >= 1) draw(context, card, place)
    else paintTurning(context, state.turned, { card, place }, draw)
  }
}

/** Between the rank before and the new one while it is turned over. */
function rankShown({ cards, turned, isWaiting }: TableState) {
  const card = cards.at(-1)
  if (card === undefined || isWaiting) return { rank: null, isRed: false }
  const before = cards.at(-2)
  const share = easeOut(turned)
  const rank = before === undefined ? rankOf(card) : mix(rankOf(before), rankOf(card), share)
  return { rank, isRed: isRed(turned < 0.5 && before !== undefined ? before : card) }
}

function paintTurning(
  context: CanvasRenderingContext2D,
  turned: number,
  { card, place }: { card: number; place: CardPlace },
  draw: DrawCard,
) {
  context.save()
  context.translate(place.x + (1 - easeOut(turned)) * place.width * 0.7, place.y)
  context.scale(Math.max(0.02, Math.abs(Math.cos(turned * Math.PI))), 1)
  const own = { x: 0, y: 0, width: place.width }
  draw(context, turned < 0.5 ? null : card, own)
  context.restore()
}

/** The row so far, each guess between its cards. */
function paintTrail(
  context: CanvasRenderingContext2D,
  size: Size,
  look: HiLoLook,
  state: TableState,
  draw: DrawCard,
) {
  const settled = state.turned < 1 || state.isWaiting ? state.cards.length - 1 : state.cards.length
  const shown = state.cards
    .slice(0, Math.max(0, settled))
    .map((card, place) => ({ card, guess: state.guesses[place - 1] }))
  const last = shown.slice(-TRAIL_MOST)
  if (last.length < 2) return
  const { x, y } = look.trail(size)
  const width = Math.min(TRAIL_WIDTH_MAX, size.height * 0.075, (size.width - 24) / (last.length * 1.5))
  const step = width * 1.5
  for (const [place, { card, guess }] of last.entries()) {
    const at = { x: x + (place - (last.length - 1) / 2) * step, y, width }
    draw(context, card, at)
    if (place > 0 && guess !== undefined) {
      const isWrong = state.isLost && place === last.length - 1
      paintGuess(context, { x: at.x - step / 2, y }, width * 0.17, guess, isWrong)
    }
  }
}

function paintGuess(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  size: number,
  guess: HiLoChoice,
  isWrong: boolean,
) {
  const colour = isWrong ? '#ff8278' : '#ffe9b0'
  if (guess === 'same') {
    context.fillStyle = colour
    context.fillRect(x - size, y - size * 0.7, size * 2, size * 0.45)
    context.fillRect(x - size, y + size * 0.25, size * 2, size * 0.45)
    return
  }
  const up = guess === 'higher' ? -1 : 1
  polygon(
    context,
    [
      { x: x - size, y: y - up * size * 0.8 },
      { x: x + size, y: y - up * size * 0.8 },
      { x, y: y + up * size },
    ],
    colour,
  )
}
