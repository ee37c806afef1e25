import { make, makeButton, newName, write } from './dom.ts'
import type { Money } from './game-entry.ts'
import type { GameText } from './game-text.ts'
import { makeIcon } from './icons.ts'
import { clampStake, doubleStake, readAmount, type StakeLimits, stepStake } from './stake.ts'

export interface Stepper {
  readonly element: HTMLElement
  value(): number
  set(stakeMinor: number): void
  lock(isLocked: boolean): void
  /** Another line under the stake. */
  explain(line: string): void
}

/** The stake: typed, or stepped by its buttons and by arrow keys. What is typed counts when it is left. */
export function createStepper(
  text: GameText,
  money: Money,
  limits: StakeLimits,
  initialMinor: number,
  changed: (stakeMinor: number) => void,
): Stepper {
  let stakeMinor = clampStake(initialMinor, limits)
  const [name, about] = [newName(), newName()]
  const field = make('input', {
    id: name,
    class: 'stake-field',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-describedby': about,
  })
  const line = make('span', { id: about, class: 'stake-about' })
  const step = (direction: 1 | -1) => set(stepStake(stakeMinor, direction, limits))
  const less = makeButton(
    'step',
    () => step(-1),
    { 'aria-label': text('play.stake.less') },
    makeIcon('minus'),
  )
  const more = makeButton('step', () => step(1), { 'aria-label': text('play.stake.more') }, makeIcon('plus'))
  const least = makeButton('quick', () => set(limits.min), {}, text('play.stake.min'))
  const twice = makeButton(
    'quick',
    () => set(doubleStake(stakeMinor, limits)),
    { 'aria-label': text('play.stake.double') },
    '×2',
  )
  const controls = [field, less, more, least, twice]

  function set(wanted: number): void {
    const next = clampStake(wanted, limits)
    const isOther = next !== stakeMinor
    stakeMinor = next
    field.value = money.format(stakeMinor)
    if (isOther) changed(stakeMinor)
  }
  field.addEventListener('focus', () => {
    field.value = money.amount(stakeMinor)
    field.select()
  })
  field.addEventListener('blur', () => set(readAmount(field.value) ?? stakeMinor))
  field.addEventListener('keydown', (event) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null
    if (direction !== null) {
      event.preventDefault()
      set(stepStake(readAmount(field.value) ?? stakeMinor, direction, limits))
      field.value = money.amount(stakeMinor)
    }
    if (event.key === 'Enter') set(readAmount(field.value) ?? stakeMinor)
  })
  set(stakeMinor)
  return {
    element: make(
      'div',
      { class: 'stake' },
      make('label', { for: name, class: 'label' }, text('play.stake')),
      make('div', { class: 'stepper' }, less, field, more),
      line,
      make('div', { class: 'quicks' }, least, twice),
    ),
    value: () => stakeMinor,
    set,
    lock: (isLocked) => {
      for (const control of controls) control.disabled = isLocked
    },
    explain: (words) => write(line, words),
  }
}
