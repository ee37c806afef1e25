import { make, makeButton, newName, setAttributes } from '../kit/dom.ts'
import { moveByArrows } from './arrow-grid.ts'

export interface ButtonRow<Value> {
  readonly element: HTMLElement
  readonly value: () => Value
  readonly lock: (isLocked: boolean) => void
}

/** A choice of a few that are all seen: its name, and a button for each; rows below each other are a grid. */
export function createButtonRow<Value extends string | number>(
  name: string,
  options: readonly { readonly value: Value; readonly label: string }[],
  first: Value,
  changed: () => void,
): ButtonRow<Value> {
  let chosen = first
  let isLocked = false
  const id = newName()
  const buttons = options.map(({ value, label }) =>
    makeButton('choice-button', () => choose(value), {}, label),
  )
  const element = make(
    'div',
    { class: 'choice-row', role: 'group', 'aria-labelledby': id },
    make('span', { id, class: 'choice-name' }, name),
    ...buttons,
  )
  moveByArrows(element, buttons, buttons.length)
  function show(): void {
    for (const [place, button] of buttons.entries())
      setAttributes(button, {
        'aria-pressed': String(options[place]?.value === chosen),
        'aria-disabled': isLocked ? 'true' : null,
      })
  }
  function choose(value: Value): void {
    if (isLocked || value === chosen) return
    chosen = value
    show()
    changed()
  }
  show()
  return {
    element,
    value: () => chosen,
    lock(locked) {
      isLocked = locked
      show()
    },
  }
}
