import { addSheet } from '../../kit/add-sheet.ts'
import { make } from '../../kit/dom.ts'
import sheet from './felt.css'

addSheet(sheet)

/** A table with its frame, as wide and high as there is room; `className` lays out what is on it. */
export function makeFelt(className: string, ...children: readonly HTMLElement[]): HTMLElement {
  return make('div', { class: 'felt' }, make('div', { class: `felt-table ${className}` }, ...children))
}
