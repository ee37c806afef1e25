import { totalOf } from '@xezer/game-math/blackjack/hand'
import type { BlackjackHandView, BlackjackMove, BlackjackView } from '@xezer/game-math/play/blackjack'
import { make, setAttributes, write } from '../../kit/dom.ts'
import type { Stage, StageTools } from '../../kit/game-entry.ts'
import { type CardRow, createCardRow, type ShownCard } from '../cards/card-row.ts'
import { makeFelt } from '../felt/make-felt.ts'

const HANDS_MOST = 2
const DEALER_WAIT_MS = 260

export type BlackjackStage = Stage<BlackjackView>

interface Seat {
  readonly element: HTMLElement
  readonly row: CardRow
  readonly total: HTMLElement
  readonly note: HTMLElement
}

/** `7/17` while an ace may still count eleven. */
export function sayTotal(cards: readonly number[]): string {
  const { total, isSoft } = totalOf(cards)
  return isSoft && total < 21 ? `${total - 10}/${total}` : String(total)
}

/** The dealer above, the player's one or two hands below. */
export function createBlackjackStage(tools: StageTools<BlackjackMove>): BlackjackStage {
  const { text, money, loop } = tools
  const dealer = createSeat('bj-dealer')
  const seats = Array.from({ length: HANDS_MOST }, () => createSeat('bj-hand'))
  const element = makeFelt(
    'bj',
    dealer.element,
    make('p', { class: 'felt-note' }, text('play-blackjack.printed')),
    make('div', { class: 'bj-hands' }, ...seats.map(({ element: hand }) => hand)),
  )
  function createSeat(className: string): Seat {
    const row = createCardRow(tools, text('play-blackjack.hidden'))
    const total = make('span', { class: 'felt-total' })
    const note = make('span', { class: 'bj-note' })
    const name = className === 'bj-dealer' ? text('play-blackjack.dealer') : null
    const label = make('div', { class: 'bj-label' }, name, total, note)
    return { element: make('div', { class: className }, row.element, label), row, total, note }
  }
  function count({ row, total }: Seat): void {
    const seen = row.cards.filter((card): card is number => card !== 'back')
    total.hidden = seen.length === 0
    write(total, seen.length === 0 ? '' : sayTotal(seen))
  }
  function clear(): void {
    for (const seat of [dealer, ...seats]) {
      seat.row.set([])
      count(seat)
      write(seat.note, '')
    }
    for (const { element: hand } of seats) hand.classList.remove('is-active', 'is-won')
    setAttributes(seats[1]?.element ?? element, { hidden: true })
  }
  /** Everything as the view says, at once. */
  function settle(view: BlackjackView): void {
    setAttributes(seats[1]?.element ?? element, { hidden: view.hands.length < HANDS_MOST })
    dealer.row.set(hiddenOf(view))
    count(dealer)
    seats.forEach((seat, place) => {
      const hand = view.hands[place]
      seat.row.set(hand?.cards ?? [])
      count(seat)
      seat.element.classList.toggle('is-active', view.active === place)
      const isWon = (hand?.returnMinor ?? 0) > (hand?.stakedMinor ?? 0)
      seat.element.classList.toggle('is-won', isWon)
      write(seat.note, hand === undefined ? '' : sayHand(hand))
    })
  }
  function sayHand(hand: BlackjackHandView): string {
    const stake = money.format(hand.stakedMinor)
    if (hand.returnMinor === null) return hand.isBust ? text('play-blackjack.bust') : stake
    if (hand.isBust) return text('play-blackjack.bust')
    if (hand.isNatural) return text('play-blackjack.natural')
    if (hand.returnMinor === hand.stakedMinor) return text('play-blackjack.push')
    return hand.returnMinor > 0 ? text('play-blackjack.won') : text('play-blackjack.lost')
  }
  async function dealTo(seat: Seat, card: ShownCard, signal: AbortSignal): Promise<void> {
    await seat.row.deal(card, signal)
    count(seat)
  }
  /** One after the other, as from a shoe: player, dealer, player, dealer. */
  async function dealFirst(view: BlackjackView, signal: AbortSignal): Promise<void> {
    const [seat, hand] = [seats[0], view.hands[0]]
    const own = view.hands.length === 1 ? hand?.cards : [hand?.cards[0], view.hands[1]?.cards[0]]
    const [first, second, up] = [own?.[0], own?.[1], view.dealer[0]]
    if (seat === undefined || first === undefined || second === undefined || up === undefined) return
    await dealTo(seat, first, signal)
    await dealTo(dealer, up, signal)
    await dealTo(seat, second, signal)
    await dealTo(dealer, 'back', signal)
  }
  /** What of the view does not lie there yet. */
  async function dealRest(view: BlackjackView, signal: AbortSignal): Promise<void> {
    if (view.hands.length === HANDS_MOST && seats[1]?.row.cards.length === 0) {
      setAttributes(seats[1].element, { hidden: false })
      for (const [place, seat] of seats.entries()) {
        seat.row.set(view.hands[place]?.cards.slice(0, 1) ?? [])
        count(seat)
      }
    }
    for (const [place, seat] of seats.entries()) {
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
  clear()
  return {
    element,
    begin() {
      clear()
    },
    async show(view, { previous, isInstant, isReplay, signal }) {
      if (isInstant || signal.aborted) settle(view)
      else {
        if (previous === null || isReplay) {
          clear()
          await dealFirst(view, signal)
        }
        await dealRest(view, signal)
        settle(view)
      }
      if (view.active !== null) tools.say(sayNow(view))
    },
    rest: clear,
  }
  function sayNow(view: BlackjackView): string {
    const hand = view.hands[view.active ?? 0]
    return text('play-blackjack.now', {
      total: hand === undefined ? '' : sayTotal(hand.cards),
      dealer: sayTotal(view.dealer),
    })
  }
}

/** While the round is open the dealer's second card lies there, and nobody knows it. */
function hiddenOf({ dealer, active }: BlackjackView): readonly ShownCard[] {
  return active === null ? dealer : [...dealer, 'back']
}
