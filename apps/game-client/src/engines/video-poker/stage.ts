import { holdMove, type PokerMove, type PokerView } from '@xezer/game-math/play/video-poker'
import { POKER_HANDS } from '@xezer/game-math/video-poker/video-poker'
import { make, makeButton, setAttributes, write } from '../../kit/dom.ts'
import type { Stage, StageTools } from '../../kit/game-entry.ts'
import { type CardRow, createCardRow, type ShownCard } from '../cards/card-row.ts'
import { makeFelt } from '../felt/make-felt.ts'
import { handName } from './hand-names.ts'

const HAND = 5
const NO_CARDS: readonly ShownCard[] = ['back', 'back', 'back', 'back', 'back']

export interface PokerStage extends Stage<PokerView> {
  /** What is held now, as the move that draws the others. */
  held(): PokerMove
}

/** The paytable above, five cards below; a card is held by pressing it, or by its number. */
export function createPokerStage(tools: StageTools<PokerMove>): PokerStage {
  const { text, money } = tools
  let held: readonly boolean[] = Array.from({ length: HAND }, () => false)
  let isChoosing = false
  const pays = [...POKER_HANDS].reverse().filter(({ stakes }) => stakes > 0)
  const rows = pays.map(({ name, stakes }) => {
    const amount = make('td', {})
    const row = make(
      'tr',
      {},
      make('th', { scope: 'row' }, handName(text, name)),
      make('td', {}, `${stakes}×`),
      amount,
    )
    return { name, stakes, amount, row }
  })
  const places = Array.from({ length: HAND }, (_, place) => {
    const row: CardRow = createCardRow(tools, text('play-poker.hidden'))
    const tag = make('span', { class: 'vp-held' }, text('play-poker.held'))
    const button = makeButton('vp-card', () => hold(place), { 'aria-pressed': 'false' }, row.element, tag)
    return { row, button }
  })
  const element = makeFelt(
    'vp',
    make('table', { class: 'vp-pays' }, make('tbody', {}, ...rows.map(({ row }) => row))),
    make(
      'div',
      { class: 'vp-cards', role: 'group', 'aria-label': text('play-poker.cards') },
      ...places.map(({ button }) => button),
    ),
  )
  function hold(place: number): void {
    if (!isChoosing) return
    held = held.map((isHeld, at) => (at === place ? !isHeld : isHeld))
    showHeld(held)
    tools.sound.knock()
  }
  function showHeld(which: readonly boolean[]): void {
    for (const [place, { button }] of places.entries())
      button.setAttribute('aria-pressed', String(which[place] === true))
  }
  function choose(isNow: boolean): void {
    isChoosing = isNow
    for (const { button } of places) setAttributes(button, { 'aria-disabled': isNow ? null : 'true' })
  }
  function showHand(name: string | null): void {
    for (const one of rows) one.row.classList.toggle('is-hand', one.name === name)
  }
  function showAmounts(stakeMinor: number): void {
    for (const { amount, stakes } of rows) write(amount, money.amount(stakes * stakeMinor))
  }
  function clear(): void {
    held = held.map(() => false)
    showHeld(held)
    choose(false)
    showHand(null)
    lay(NO_CARDS)
  }
  /** At once. */
  function lay(cards: readonly ShownCard[]): void {
    for (const [place, { row }] of places.entries()) row.set(cards.slice(place, place + 1))
  }
  async function turn(cards: readonly number[], isKept: (place: number) => boolean, signal: AbortSignal) {
    for (const [place, card] of cards.entries())
      if (!isKept(place)) await places[place]?.row.turn(0, card, signal)
  }
  function onKey(event: KeyboardEvent): void {
    const place = Number(event.key) - 1
    if (!isChoosing || !Number.isInteger(place) || place < 0 || place >= HAND) return
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.altKey || event.metaKey) return
    hold(place)
  }
  document.addEventListener('keydown', onKey)
  clear()
  return {
    element,
    held: () => holdMove(held),
    prepare: (_choice, stakeMinor) => showAmounts(stakeMinor),
    begin() {
      clear()
    },
    async show(view, { previous, isInstant, isReplay, signal, stakeMinor }) {
      showAmounts(stakeMinor)
      const isAtOnce = isInstant || signal.aborted
      if (isAtOnce) lay(view.dealt)
      else if (previous === null || isReplay) await turn(view.dealt, () => false, signal)
      const { cards, held: kept } = view
      if (cards !== null && kept !== null) {
        held = kept
        showHeld(kept)
        choose(false)
        if (isAtOnce) lay(cards)
        else {
          // Those that go are hidden first, then all of the new ones are turned.
          for (const [place, { row }] of places.entries())
            if (kept[place] !== true) await row.turn(0, 'back', signal)
          await turn(cards, (place) => kept[place] === true, signal)
        }
        showHand(view.hand)
      } else {
        showHand(view.dealtHand)
        choose(true)
        tools.say(text('play-poker.now', { hand: handName(text, view.dealtHand) }))
      }
    },
    rest: clear,
    destroy: () => document.removeEventListener('keydown', onKey),
  }
}
