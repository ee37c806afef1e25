import { type BestPlay, findBestPlay } from '@xezer/game-math/blackjack/best-play'
import { BLACKJACK_CHOICES } from '@xezer/game-math/blackjack/definition'
import { cardValue, totalOf } from '@xezer/game-math/blackjack/hand'
import type { BlackjackMove, BlackjackView } from '@xezer/game-math/play/blackjack'
import { make, makeButton, setAttributes, write } from '../../kit/dom.ts'
import type { MoveOption, MovesPanel, MoveTools } from '../../kit/game-entry.ts'

const NAMES = {
  hit: 'play-blackjack.hit',
  stand: 'play-blackjack.stand',
  double: 'play-blackjack.double',
  split: 'play-blackjack.split',
} as const

/** What the exact table of best play says to a hand. */
export function hintFor(play: BestPlay, { hands, active, dealer }: BlackjackView): BlackjackMove | null {
  const hand = hands[active ?? 0]
  const [up] = dealer
  if (active === null || hand === undefined || up === undefined) return null
  const [first, second] = hand.cards
  const isPair =
    first !== undefined &&
    second !== undefined &&
    hand.cards.length === 2 &&
    cardValue(first) === cardValue(second)
  return play.choiceFor({
    total: totalOf(hand.cards),
    up: cardValue(up),
    isFresh: hand.cards.length === 2,
    isSplit: hands.length > 1,
    pair: isPair && first !== undefined ? cardValue(first) : null,
  })
}

/** Hit, stand, double, split, each in its place; and, where it is asked for, which of them is best. */
export function createBlackjackMoves({
  text,
  money,
  move,
}: MoveTools<BlackjackMove>): MovesPanel<BlackjackMove, BlackjackView> {
  let legal: readonly MoveOption<BlackjackMove>[] = []
  let shown: BlackjackView | null = null
  let play: BestPlay | null = null
  let isHinted = false
  const buttons = BLACKJACK_CHOICES.map((name) => {
    const extra = make('span', { class: 'bj-extra' })
    const press = () => legal.some((option) => option.move === name) && move(name)
    const button = makeButton('plain bj-move', press, {}, text(NAMES[name]), extra)
    return { name, button, extra }
  })
  const hint = makeButton('plain', toggleHint, { 'aria-pressed': 'false' }, text('play-blackjack.hint'))
  function toggleHint(): void {
    isHinted = !isHinted
    play ??= findBestPlay()
    setAttributes(hint, { 'aria-pressed': String(isHinted) })
    paint()
  }
  function paint(): void {
    const best = isHinted && play !== null && shown !== null && legal.length > 0 ? hintFor(play, shown) : null
    for (const { name, button, extra } of buttons) {
      const option = legal.find((one) => one.move === name)
      setAttributes(button, { 'aria-disabled': option === undefined ? 'true' : null })
      button.classList.toggle('is-best', name === best)
      write(extra, option !== undefined && option.extraMinor > 0 ? `+${money.amount(option.extraMinor)}` : '')
      setAttributes(button, { title: name === best ? text('play-blackjack.best') : null })
    }
  }
  return {
    element: make('div', { class: 'bj-moves' }, ...buttons.map(({ button }) => button), hint),
    show(round, options) {
      legal = options
      shown = round.view
      paint()
    },
  }
}
