import { make, newName, setAttributes, write } from '../kit/dom.ts'
import { fullFactor } from './factors.ts'
import { readHundredths } from './read-hundredths.ts'

interface Words {
  readonly name: string
  /** What is said where the field holds nothing that can be played. */
  readonly wrong: string
  /** Where it may be left empty: what that means. */
  readonly none?: string
}
interface Bounds {
  readonly least: number
  readonly most: number
}

/** A factor that the player writes. Its value is undefined while it holds none, and null where it is left empty and may be. */
export function createFactorField(
  words: Words,
  { least, most }: Bounds,
  first: number | null,
  changed: () => void,
) {
  const [id, hintId] = [newName(), newName()]
  const input = make('input', {
    id,
    class: 'choice-input',
    inputmode: 'decimal',
    autocomplete: 'off',
    maxlength: 8,
    placeholder: words.none ?? null,
    'aria-describedby': hintId,
  })
  input.value = first === null ? '' : fullFactor(first)
  const hint = make('p', { id: hintId, class: 'choice-hint' })
  const value = (): number | null | undefined => {
    if (input.value.trim() === '') return words.none === undefined ? undefined : null
    const read = readHundredths(input.value)
    return read === null || read < least || read > most ? undefined : read
  }
  function tell() {
    const isWrong = value() === undefined
    setAttributes(input, { 'aria-invalid': isWrong })
    write(hint, isWrong ? words.wrong : '')
  }
  input.addEventListener('input', () => {
    tell()
    changed()
  })
  input.addEventListener('blur', () => {
    const read = value()
    if (typeof read === 'number') input.value = fullFactor(read)
  })
  tell()
  return {
    element: make(
      'div',
      { class: 'choice-field' },
      make('label', { for: id, class: 'choice-name' }, words.name),
      make('div', { class: 'choice-box' }, input, make('span', { 'aria-hidden': 'true' }, '×')),
      hint,
    ),
    value,
    choose(next: number | null) {
      input.value = next === null ? '' : fullFactor(next)
      tell()
    },
    lock: (isLocked: boolean) => {
      input.disabled = isLocked
    },
  }
}
