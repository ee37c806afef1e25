import { formatOdds } from '@xezer/i18n/format-odds'
import type { Price } from './price-store.ts'

/** What a cell looks like in the document: a button whose last child holds the number. */
export type CellNode = Pick<HTMLElement, 'getAttribute' | 'setAttribute' | 'removeAttribute'> & {
  lastElementChild: Pick<Element, 'textContent'> | null
}

/** A price of the wire as the page shows it: two decimals. */
export function presentOdds(value: number): string {
  return formatOdds(Math.round(value * 1000))
}

/** Writes one cell's text and state; the box itself never changes size (design direction §4). */
export function paintCell(node: CellNode, price: Price, isLocked: boolean, isSelected: boolean): void {
  const text = isLocked || price.value === null ? '--' : presentOdds(price.value)
  const number = node.lastElementChild
  if (number !== null && number.textContent !== text) number.textContent = text
  setFlag(node, 'aria-pressed', String(isSelected))
  setFlag(node, 'aria-disabled', isLocked ? 'true' : undefined)
  setFlag(node, 'data-move', isLocked ? undefined : price.move)
  setFlag(node, 'data-tint', price.isTinted && !isLocked ? '' : undefined)
}

function setFlag(node: CellNode, name: string, value: string | undefined): void {
  // Writing what stands there already costs the browser as much as a change.
  if (node.getAttribute(name) === (value ?? null)) return
  if (value === undefined) node.removeAttribute(name)
  else node.setAttribute(name, value)
}
