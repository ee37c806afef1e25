import { DICE_FACTOR_MAX, DICE_FACTOR_MIN, DICE_SIDES, winningRolls } from '@xezer/game-math/dice/dice'
import { type DiceChoice, diceEngine } from '@xezer/game-math/play/dice'
import { make, newName, write } from '../../kit/dom.ts'
import type { ChoicePanel, ChoiceTools } from '../../kit/game-entry.ts'
import { readAmount } from '../../kit/stake.ts'

const SIDES = ['low', 'high'] as const
const FIRST: DiceChoice = { side: 'low', factor: 200 }
/** Steps of the arrow keys, by how large the factor is. */
const stepOf = (factor: number) => (factor < 200 ? 1 : factor < 1000 ? 10 : 100)

/** Which side wins, and for how much: the chance follows. */
export function createDiceChoice({
  text,
  initial,
  changed,
}: ChoiceTools<DiceChoice>): ChoicePanel<DiceChoice> {
  let choice = diceEngine.readChoice(null, initial) ?? FIRST
  const [group, name, about] = [newName(), newName(), newName()]
  const sides = SIDES.map((side) =>
    make('input', { type: 'radio', name: group, value: side, checked: side === choice.side }),
  )
  const field = make('input', {
    id: name,
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-describedby': about,
  })
  const chance = make('span', { id: about, class: 'hint' })
  const [low, high] = sides
  const element = make(
    'div',
    { class: 'dice-choice' },
    make(
      'fieldset',
      { class: 'dice-sides' },
      make('legend', { class: 'label' }, text('play-dice.side')),
      make('label', { class: 'pick' }, low ?? null, make('span', {}, text('play-dice.low'))),
      make('label', { class: 'pick' }, high ?? null, make('span', {}, text('play-dice.high'))),
    ),
    make(
      'div',
      { class: 'dice-factor' },
      make('label', { for: name, class: 'label' }, text('play-dice.factor')),
      make('div', { class: 'field-box' }, field, make('span', {}, '×')),
    ),
    chance,
  )
  function set(next: DiceChoice): void {
    choice = next
    show()
    changed()
  }
  function show(): void {
    field.value = (choice.factor / 100).toFixed(2)
    for (const input of sides) input.checked = input.value === choice.side
    const share = ((winningRolls(choice.factor) / DICE_SIDES) * 100).toFixed(2)
    write(chance, text('play-dice.chance.of', { chance: `${share}%` }))
  }
  function setFactor(factor: number): void {
    set({ ...choice, factor: Math.min(Math.max(factor, DICE_FACTOR_MIN), DICE_FACTOR_MAX) })
  }
  for (const input of sides)
    input.addEventListener('change', () => set({ ...choice, side: input.value === 'low' ? 'low' : 'high' }))
  field.addEventListener('change', () => setFactor(readAmount(field.value) ?? choice.factor))
  field.addEventListener('keydown', (event) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0) return
    event.preventDefault()
    setFactor(choice.factor + direction * stepOf(choice.factor))
  })
  show()
  return {
    element,
    value: () => choice,
    lock: (isLocked) => {
      for (const input of [...sides, field]) input.disabled = isLocked
    },
  }
}
