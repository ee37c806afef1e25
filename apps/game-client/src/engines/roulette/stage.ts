import type { Chip } from '@xezer/game-math/play/chips'
import type { RouletteView } from '@xezer/game-math/play/roulette'
import { fadeIn } from '../../drawing/fade.ts'
import { make, write } from '../../kit/dom.ts'
import type { Stage, StageTools } from '../../kit/game-entry.ts'
import { type Cloth, chipPlace, paintChips, shortAmount } from '../chips/chip-tray.ts'
import { makeFelt } from '../felt/make-felt.ts'
import { betName, colourOf } from './bet-words.ts'
import { createClothFields } from './cloth-fields.ts'
import { createWheel } from './wheel.ts'

export const CHIP_VALUES = [10, 50, 100, 500, 2500, 10_000] as const
const LAST_MAX = 10
export type RouletteStage = Stage<RouletteView> & Cloth<string>

/** The wheel, the last numbers, and the cloth with every bet as a button. */
export function createRouletteStage(tools: StageTools): RouletteStage {
  const { text, money, theme, sprites } = tools
  const wheel = createWheel(tools)
  const last = make('ol', { class: 'rl-last', 'aria-label': text('play-roulette.last') })
  const number = make('b', { class: 'rl-result' })
  let press: (bet: string) => void = () => {}
  let isLocked = false
  const { element: cloth, fields } = createClothFields(text, (bet) => !isLocked && press(bet))
  const element = makeFelt(
    'rl',
    make('div', { class: 'rl-head' }, wheel.element, make('div', { class: 'rl-side' }, number, last)),
    make('div', { class: 'rl-room' }, cloth),
  )
  paintChips(element, theme.palette, sprites.address)

  function clear(): void {
    for (const { button } of fields.values()) button.classList.remove('is-hit', 'is-won')
    write(number, '')
    number.className = 'rl-result'
  }
  function settle(view: RouletteView): void {
    clear()
    wheel.lie(view.number)
    write(number, String(view.number))
    number.className = `rl-result is-${colourOf(view.number)}`
    const hit = fields.get(`straight-${view.number}`)?.button
    hit?.classList.add('is-hit')
    // An upright cloth is longer than its room.
    hit?.scrollIntoView({ block: 'nearest' })
    for (const { bet, amountMinor, returnMinor } of view.bets)
      if (returnMinor > amountMinor) fields.get(bet)?.button.classList.add('is-won')
  }
  function remember(view: RouletteView): void {
    last.prepend(make('li', { class: `is-${colourOf(view.number)}` }, String(view.number)))
    while (last.children.length > LAST_MAX) last.lastElementChild?.remove()
  }
  return {
    element,
    begin() {
      clear()
      wheel.run()
    },
    async show(view, { isInstant, isReplay, signal }) {
      if (!isInstant && !signal.aborted) await wheel.stop(view.number, signal)
      settle(view)
      if (isInstant) fadeIn(element)
      if (!isReplay) remember(view)
    },
    rest() {
      clear()
      wheel.lie(null)
    },
    paint: (other) => paintChips(other, theme.palette, sprites.address),
    onBet(run) {
      press = run
    },
    lock(locked) {
      isLocked = locked
      cloth.classList.toggle('is-locked', locked)
    },
    showChips(chips: readonly Chip[]) {
      for (const [bet, { button, chip }] of fields) {
        const amountMinor = chips.find((one) => one.bet === bet)?.amountMinor ?? 0
        if (chip.hidden && amountMinor === 0) continue
        chip.hidden = amountMinor === 0
        chip.className = `bet-chip chip chip-${chipPlace(CHIP_VALUES, amountMinor)}`
        write(chip, amountMinor === 0 ? '' : shortAmount(money, amountMinor))
        const name = betName(text, bet)
        const said = text('play-chips.lies', { bet: name, amount: money.format(amountMinor) })
        button.setAttribute('aria-label', amountMinor === 0 ? name : said)
      }
    },
  }
}
