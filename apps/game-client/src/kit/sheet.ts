import { make, makeButton, newName } from './dom.ts'
import type { GameText } from './game-text.ts'
import { makeIcon } from './icons.ts'

/** A dialog above the game: a card in the middle of a wide page, a sheet at the foot of a phone. Esc closes it. */
export interface Sheet {
  readonly element: HTMLDialogElement
  open(title: string, ...content: readonly Node[]): void
  close(): void
}

export function createSheet(text: GameText, closed: () => void = () => {}): Sheet {
  const name = newName()
  const title = make('h2', { id: name, class: 'sheet-title' })
  const body = make('div', { class: 'sheet-body', tabindex: 0 })
  const shut = makeButton(
    'icon-button',
    () => element.close(),
    { 'aria-label': text('play.close') },
    makeIcon('close'),
  )
  const element = make(
    'dialog',
    { class: 'sheet', 'aria-labelledby': name },
    make('header', { class: 'sheet-head' }, title, shut),
    body,
  )
  element.addEventListener('close', closed)
  // A press beside it is a press on the dialog itself: what is inside covers all of it.
  element.addEventListener('click', (event) => {
    if (event.target === element) element.close()
  })
  return {
    element,
    open(words, ...content) {
      title.textContent = words
      body.replaceChildren(...content)
      if (!element.open) element.showModal()
      body.scrollTop = 0
    },
    close: () => element.close(),
  }
}
