import { make } from './dom.ts'

/** A card of a side, or the content of a sheet where there is no room for sides. */
export interface Panel {
  readonly element: HTMLElement
  readonly title: string
  readonly body: HTMLElement
}

export function createPanel(title: string, body: HTMLElement, action: HTMLElement | null = null): Panel {
  const heading = make('h2', { class: 'panel-title' }, title)
  const head = make('div', { class: 'panel-head' }, heading, action)
  return { element: make('section', { class: 'panel', 'aria-label': title }, head, body), title, body }
}
