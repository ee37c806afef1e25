import { make, newName } from '../kit/dom.ts'

export interface SelectField<Value> {
  readonly element: HTMLElement
  readonly value: () => Value
  readonly choose: (value: Value) => void
  readonly lock: (isLocked: boolean) => void
}

/** A choice of a few beside the stake: its name above a list. */
export function createSelectField<Value extends string | number>(
  name: string,
  options: readonly { readonly value: Value; readonly label: string }[],
  first: Value,
  changed: () => void,
): SelectField<Value> {
  const id = newName()
  const select = make(
    'select',
    { id, class: 'choice-select' },
    ...options.map(({ value, label }) => make('option', { value: String(value) }, label)),
  )
  select.value = String(first)
  select.addEventListener('change', changed)
  return {
    element: make(
      'div',
      { class: 'choice-field' },
      make('label', { for: id, class: 'choice-name' }, name),
      select,
    ),
    value: () => options.find(({ value }) => String(value) === select.value)?.value ?? first,
    choose: (value) => {
      select.value = String(value)
    },
    lock: (isLocked) => {
      select.disabled = isLocked
    },
  }
}
