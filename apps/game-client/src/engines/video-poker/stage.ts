import { holdMove, type PokerMove, type PokerView } from '@xezer/game-math/play/video-poker'
import { fadeIn } from '../../drawing/fade.ts'
import { make, makeButton, setAttributes } from '../../kit/dom.ts'
import type { Stage, StageTools } from '../../kit/game-entry.ts'
import { type CardRow, createCardRow, type ShownCard } from '../cards/card-row.ts'
import { makeFelt } from '../felt/make-felt.ts'
import { handName } from './hand-names.ts'
import { createPays } from './pays.ts'

const HAND = 5
const NO_CARDS: readonly ShownCard[] = ['back', 'back', 'back', 'back', 'back']

export interface PokerStage extends Stage<PokerView> {
  /** What is held now, as the move that draws the others. */
  held(): PokerMove
}

/** The paytable above, five cards below; a card is held by pressing it, or by its number. */
export function createPokerStage(tools: StageTools<PokerMove>): PokerStage {
  const { text } = tools
  let held: readonly boolean[] = Array.from({ length: HAND }, () => false)
  let isChoosing = false
  const pays = createPays(tools)
  const places = Array.from({ length: HAND }, (_, place) => {
    const row: CardRow = createCardRow(tools, text('play-poker.hidden'))
    const tag = make('span', { class: 'vp-held' }, text('play-poker.held'))
    const button = makeButton('vp-card', () => hold(place), { 'aria-pressed': 'false' }, row.element, tag)
    return { row, button }
  })
  const element = makeFelt(
    'vp',
    pays.element,
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
  function clear(): void {
    held = held.map(() => false)
    showHeld(held)
    choose(false)
    pays.showHand(null)
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
  const onKey = holdByKey((place) => isChoosing && hold(place))
  document.addEventListener('keydown', onKey)
  clear()
  return {
    element,
    held: () => holdMove(held),
    prepare: (_choice, stakeMinor) => pays.showAmounts(stakeMinor),
    begin() {
      clear()
    },
    async show(view, { previous, isInstant, isReplay, signal, stakeMinor }) {
      pays.showAmounts(stakeMinor)
      const isAtOnce = isInstant || signal.aborted
      if (isInstant) fadeIn(element)
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
        pays.showHand(view.hand)
      } else {
        pays.showHand(view.dealtHand)
        choose(true)
        tools.say(text('play-poker.now', { hand: handName(text, view.dealtHand) }))
      }
    },
    rest: clear,
    destroy: () => document.removeEventListener('keydown', onKey),
  }
}

/** 1 to 5 hold a card from anywhere that does not take the key itself. */
function holdByKey(hold: (place: number) => void) {
  return ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
    const place = Number(key) - 1
    if (!Number.isInteger(place) || place < 0 || place >= HAND) return
    if (target instanceof HTMLInputElement || ctrlKey || altKey || metaKey) return
    hold(place)
  }
}
