import { make, makeButton, setAttributes, write } from './dom.ts'
import type { GameText } from './game-text.ts'
import { type IconName, makeIcon } from './icons.ts'
import { keepHeight } from './keep-height.ts'
import { stackWhereNarrow } from './stack-bar.ts'

export interface BetBar {
  readonly element: HTMLElement
  /** The round button: what it does now, and whether it may be pressed. */
  showRound(button: RoundButton): void
  /** In its place while a round waits for moves, or of a round of everybody; null brings the button back. */
  showMoves(moves: HTMLElement | null): void
  showReturn(label: string, amount: string): void
  readonly round: HTMLButtonElement
}
export interface RoundButton {
  readonly icon: IconName
  readonly label: string
  readonly isEnabled: boolean
}

interface Parts {
  readonly stake: HTMLElement
  readonly choice: HTMLElement | null
  readonly hasAutoplay: boolean
  readonly press: () => void
  readonly autoplay: () => void
  readonly paytable: () => void
  readonly history: () => void
  readonly seeds: () => void
  readonly rules: () => void
}

export function createBetBar(text: GameText, parts: Parts): BetBar {
  const round = makeButton('round', parts.press)
  // Not a stop of its own: it only keeps the place of who plays by keyboard.
  const moves = make('div', { class: 'moves', tabindex: -1, hidden: true })
  const label = make('span', { class: 'label' })
  const amount = make('b', { class: 'amount' })
  const extra = (className: string, icon: IconName, words: string, press: () => void) =>
    makeButton(`extra ${className}`, press, {}, makeIcon(icon, 20), make('span', {}, words))
  const link = (words: string, press: () => void) => makeButton('link', press, {}, words)
  const choice = make('div', { class: 'choice' }, parts.choice)
  choice.hidden = parts.choice === null
  const centre = make('div', { class: 'bet-centre' }, round, moves)
  const element = make(
    'footer',
    { class: 'bet-bar' },
    make('div', { class: 'bet-left' }, parts.stake, choice),
    centre,
    make(
      'div',
      { class: 'bet-right' },
      make('div', { class: 'return' }, label, amount),
      parts.hasAutoplay ? extra('auto', 'repeat', text('play.auto'), parts.autoplay) : null,
      extra('paytable', 'table', text('play.paytable.short'), parts.paytable),
    ),
    make(
      'nav',
      { class: 'links', 'aria-label': text('play.menu') },
      link(text('play.history'), parts.history),
      link(text('play.seeds'), parts.seeds),
      link(text('play.rules'), parts.rules),
    ),
  )
  stackWhereNarrow({ bar: element, stake: parts.stake, choice, centre })
  keepHeight(element)
  let shown = ''
  return {
    element,
    round,
    showRound({ icon, label: words, isEnabled }) {
      setAttributes(round, { 'aria-label': words, 'aria-disabled': isEnabled ? null : 'true' })
      if (shown !== icon) round.replaceChildren(makeIcon(icon, 40))
      shown = icon
    },
    showMoves(panel) {
      const { activeElement } = document
      const isFromRound = panel !== null && activeElement === round
      const isFromMoves = panel === null && moves.contains(activeElement)
      round.hidden = panel !== null
      moves.hidden = panel === null
      if (panel === null) moves.replaceChildren()
      else if (moves.firstChild !== panel) moves.replaceChildren(panel)
      // What was pressed goes away: the place goes on beside it, on no button that a key held down would press.
      if (isFromRound) moves.focus({ preventScroll: true })
      if (isFromMoves) round.focus({ preventScroll: true })
    },
    showReturn(words, sum) {
      write(label, words)
      write(amount, sum)
    },
  }
}
