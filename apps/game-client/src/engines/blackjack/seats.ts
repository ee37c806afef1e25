import { totalOf } from '@xezer/game-math/blackjack/hand'
import type { BlackjackHandView, BlackjackView } from '@xezer/game-math/play/blackjack'
import { make, setAttributes, write } from '../../kit/dom.ts'
import type { WordTools } from '../../kit/game-entry.ts'
import { type CardRow, type CardTools, createCardRow, type ShownCard } from '../cards/card-row.ts'

const DEALER_WAIT_MS = 260

/** A hand with its total and what is said of it. */
export interface Seat {
  readonly element: HTMLElement
  readonly row: CardRow
  readonly total: HTMLElement
  readonly note: HTMLElement
}
export interface Seats {
  readonly dealer: Seat
  /** Of the player: one, and a second one after a split. */
  readonly hands: readonly Seat[]
}

/** `7/17` while an ace may still count eleven. */
export function sayTotal(cards: readonly number[]): string {
  const { total, isSoft } = totalOf(cards)
  return isSoft && total < 21 ? `${total - 10}/${total}` : String(total)
}

export function createSeat(
  tools: CardTools & Pick<WordTools, 'text'>,
  className: string,
  name: string | null,
): Seat {
  const row = createCardRow(tools, tools.text('play-blackjack.hidden'))
  const total = make('span', { class: 'felt-total' })
  const note = make('span', { class: 'bj-note' })
  const label = make('div', { class: 'bj-label' }, name, total, note)
  return { element: make('div', { class: className }, row.element, label), row, total, note }
}

export function count({ row, total }: Seat): void {
  const seen = row.cards.filter((card): card is number => card !== 'back')
  total.hidden = seen.length === 0
  write(total, seen.length === 0 ? '' : sayTotal(seen))
}

/** What became of a hand; its stake while that is open. */
export function sayHand(hand: BlackjackHandView, { text, money }: Pick<WordTools, 'text' | 'money'>): string {
  if (hand.isBust) return text('play-blackjack.bust')
  if (hand.returnMinor === null) return money.format(hand.stakedMinor)
  if (hand.isNatural) return text('play-blackjack.natural')
  if (hand.returnMinor === hand.stakedMinor) return text('play-blackjack.push')
  return hand.returnMinor > 0 ? text('play-blackjack.won') : text('play-blackjack.lost')
}

async function dealTo(seat: Seat, card: ShownCard, signal: AbortSignal): Promise<void> {
  await seat.row.deal(card, signal)
  count(seat)
}

/** One after the other, as from a shoe: player, dealer, player, dealer. */
export async function dealFirst(
  { dealer, hands }: Seats,
  view: BlackjackView,
  signal: AbortSignal,
): Promise<void> {
  const [seat, hand] = [hands[0], view.hands[0]]
  const own = view.hands.length === 1 ? hand?.cards : [hand?.cards[0], view.hands[1]?.cards[0]]
  const [first, second, up] = [own?.[0], own?.[1], view.dealer[0]]
  if (seat === undefined || first === undefined || second === undefined || up === undefined) return
  await dealTo(seat, first, signal)
  await dealTo(dealer, up, signal)
  await dealTo(seat, second, signal)
  await dealTo(dealer, 'back', signal)
}

/** What of the view does not lie there yet. */
export async function dealRest(
  { dealer, hands }: Seats,
  view: BlackjackView,
  { loop }: Pick<CardTools, 'loop'>,
  signal: AbortSignal,
): Promise<void> {
  if (view.hands.length === hands.length && hands[1]?.row.cards.length === 0) {
    setAttributes(hands[1].element, { hidden: false })
    for (const [place, seat] of hands.entries()) {
      seat.row.set(view.hands[place]?.cards.slice(0, 1) ?? [])
      count(seat)
    }
  }
  for (const [place, seat] of hands.entries()) {
    for (const card of view.hands[place]?.cards.slice(seat.row.cards.length) ?? [])
      await dealTo(seat, card, signal)
  }
  const [, hole] = view.dealer
  if (hole === undefined) return
  await dealer.row.turn(1, hole, signal)
  count(dealer)
  for (const card of view.dealer.slice(dealer.row.cards.length)) {
    await loop.wait(DEALER_WAIT_MS, signal)
    await dealTo(dealer, card, signal)
  }
}
