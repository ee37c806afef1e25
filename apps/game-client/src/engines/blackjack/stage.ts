import type { BlackjackMove, BlackjackView } from '@xezer/game-math/play/blackjack'
import { fadeIn } from '../../drawing/fade.ts'
import { make, setAttributes, write } from '../../kit/dom.ts'
import type { Stage, StageTools } from '../../kit/game-entry.ts'
import type { ShownCard } from '../cards/card-row.ts'
import { makeFelt } from '../felt/make-felt.ts'
import { count, createSeat, dealFirst, dealRest, sayHand, sayTotal } from './seats.ts'

const HANDS_MOST = 2

export type BlackjackStage = Stage<BlackjackView>

/** The dealer above, the player's one or two hands below. */
export function createBlackjackStage(tools: StageTools<BlackjackMove>): BlackjackStage {
  const { text } = tools
  const dealer = createSeat(tools, 'bj-dealer', text('play-blackjack.dealer'))
  const hands = Array.from({ length: HANDS_MOST }, () => createSeat(tools, 'bj-hand', null))
  const seats = { dealer, hands }
  const element = makeFelt(
    'bj',
    dealer.element,
    make('p', { class: 'felt-note' }, text('play-blackjack.printed')),
    make('div', { class: 'bj-hands' }, ...hands.map(({ element: hand }) => hand)),
  )
  function showHands(number: number): void {
    for (const [place, { element: hand }] of hands.entries())
      setAttributes(hand, { hidden: place > 0 && place >= number })
  }
  function clear(): void {
    for (const seat of [dealer, ...hands]) {
      seat.row.set([])
      count(seat)
      write(seat.note, '')
      seat.element.classList.remove('is-active', 'is-won')
    }
    showHands(1)
  }
  /** Everything as the view says, at once. */
  function settle(view: BlackjackView): void {
    showHands(view.hands.length)
    dealer.row.set(hiddenOf(view))
    count(dealer)
    for (const [place, seat] of hands.entries()) {
      const hand = view.hands[place]
      seat.row.set(hand?.cards ?? [])
      count(seat)
      seat.element.classList.toggle('is-active', view.active === place)
      seat.element.classList.toggle('is-won', (hand?.returnMinor ?? 0) > (hand?.stakedMinor ?? 0))
      write(seat.note, hand === undefined ? '' : sayHand(hand, tools))
    }
  }
  function sayNow(view: BlackjackView): string {
    const hand = view.hands[view.active ?? 0]
    const total = hand === undefined ? '' : sayTotal(hand.cards)
    return text('play-blackjack.now', { total, dealer: sayTotal(view.dealer) })
  }
  clear()
  return {
    element,
    begin: clear,
    async show(view, { previous, isInstant, isReplay, signal }) {
      if (!isInstant && !signal.aborted) {
        if (previous === null || isReplay) {
          clear()
          await dealFirst(seats, view, signal)
        }
        await dealRest(seats, view, tools, signal)
      }
      settle(view)
      if (isInstant) fadeIn(element)
      if (view.active !== null) tools.say(sayNow(view))
    },
    rest: clear,
  }
}

/** While the round is open the dealer's second card lies there, and nobody knows it. */
function hiddenOf({ dealer, active }: BlackjackView): readonly ShownCard[] {
  return active === null ? dealer : [...dealer, 'back']
}
