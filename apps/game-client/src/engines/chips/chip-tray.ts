import { CHIP_TONES, chip } from '@xezer/game-art/pieces/chips'
import type { Palette } from '@xezer/game-art/theme'
import type { Chip } from '@xezer/game-math/play/chips'
import type { Json } from '@xezer/game-math/play/engine'
import { addSheet } from '../../kit/add-sheet.ts'
import { make, makeButton, newName, setAttributes, write } from '../../kit/dom.ts'
import type { ChoicePanel, ChoiceTools, Money } from '../../kit/game-entry.ts'
import { createChipBook } from './chip-book.ts'
import sheet from './chips.css'

addSheet(sheet)

/** The stage on which chips are put. */
export interface Cloth<Bet extends string> {
  /** Called when a bet is pressed. */
  onBet(run: (bet: Bet) => void): void
  showChips(chips: readonly Chip<Bet>[]): void
  lock(isLocked: boolean): void
  /** Gives an element the drawings of this table's chips. */
  paint(element: HTMLElement): void
}

export interface TrayOptions<Bet extends string, Choice extends Json> {
  readonly tools: ChoiceTools<Choice>
  readonly cloth: Cloth<Bet>
  /** Amounts of the chips, minor units, rising. */
  readonly values: readonly number[]
  read(choice: Json): readonly Chip<Bet>[]
  make(chips: readonly Chip<Bet>[]): Choice
}

/** Chips to choose from, the way back, and what lies there in all. */
export function createChipTray<Bet extends string, Choice extends Json>({
  tools,
  cloth,
  values,
  ...choices
}: TrayOptions<Bet, Choice>): ChoicePanel<Choice> {
  const { text, money, limits, initial } = tools
  const book = createChipBook<Bet>(limits.max)
  const offered = values.filter((value) => value >= limits.min && value <= limits.max)
  let value = offered[Math.min(1, offered.length - 1)] ?? limits.min
  const group = newName()
  const picks = offered.map((one, place) => {
    const input = make('input', {
      ...{ type: 'radio', name: group, checked: one === value },
      // `.5` is for eyes.
      'aria-label': money.format(one),
    })
    input.addEventListener('change', () => {
      value = one
    })
    const label = make('label', { class: 'chip-pick' }, input, make('span', {}, chipFace(place, one, money)))
    return { input, label }
  })
  const undo = makeButton('plain', () => change(book.undo), {}, text('play-chips.undo'))
  const clear = makeButton('plain', () => change(book.clear), {}, text('play-chips.clear'))
  const total = make('b', { class: 'chips-total' })
  const element = make(
    'div',
    { class: 'chip-tray' },
    make(
      'fieldset',
      { class: 'chip-picks' },
      make('legend', { class: 'visually-hidden' }, text('play-chips.value')),
      ...picks.map(({ label }) => label),
    ),
    make('div', { class: 'chip-undo' }, undo, clear),
    make('div', {}, make('span', { class: 'label' }, text('play.total')), total),
  )
  function change(run: () => void): void {
    run()
    show()
    tools.changed()
  }
  function show(): void {
    cloth.showChips(book.chips)
    write(total, money.format(book.sumMinor))
    setAttributes(undo, { 'aria-disabled': book.canUndo ? null : 'true' })
    setAttributes(clear, { 'aria-disabled': book.sumMinor > 0 ? null : 'true' })
  }
  cloth.paint(element)
  cloth.onBet((bet) => change(() => void book.put(bet, value)))
  if (initial !== null) book.set(choices.read(initial))
  show()
  return {
    element,
    value: () => (book.sumMinor < limits.min ? null : choices.make(book.chips)),
    stakeMinor: () => book.sumMinor,
    lock(isLocked) {
      for (const { input } of picks) input.disabled = isLocked
      undo.disabled = isLocked
      clear.disabled = isLocked
      cloth.lock(isLocked)
    },
    replay(choice) {
      cloth.showChips(choice === null ? book.chips : choices.read(choice))
    },
  }
}

/** A drawing of a chip with its amount. */
function chipFace(place: number, amountMinor: number, money: Money): HTMLElement {
  return make('span', { class: `chip chip-${place % CHIP_TONES.length}` }, shortAmount(money, amountMinor))
}

/** `0.50` is `.5` on a chip, `100.00` is `100`. */
export function shortAmount(money: Money, amountMinor: number): string {
  const amount = money.amount(amountMinor)
  return amount.endsWith('.00') ? amount.slice(0, -3) : amount.replace(/^0(\.\d)0?$/, '$1')
}

/** Drawings of the theme's chips as pictures of the sheet's own names: `--chip-0` and on. */
export function paintChips(element: HTMLElement, palette: Palette, address: (svg: string) => string): void {
  CHIP_TONES.forEach((tone, place) => {
    element.style.setProperty(`--chip-${place}`, `url("${address(chip(palette, tone))}")`)
  })
}

/** The place of the largest chip that is no larger than an amount. */
export function chipPlace(values: readonly number[], amountMinor: number): number {
  const place = values.filter((value) => value <= amountMinor).length - 1
  return Math.max(place, 0) % CHIP_TONES.length
}
