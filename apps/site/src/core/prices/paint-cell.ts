import { oddsText } from '../view/view.ts'
import type { Price } from './price.ts'

/** What a cell is in the document: a button whose last child holds the number. */
export type CellNode = Pick<HTMLElement, 'setAttribute' | 'removeAttribute'> & {
  lastElementChild: { textContent: string | null; firstChild: { nodeValue: string | null } | null } | null
}

/** How a cell looks; what was written last is remembered, so that nothing is read back from the document. */
export interface Look {
  text: string
  isSelected: boolean
  isLocked: boolean
  move: Price['move']
  isTinted: boolean
}

/** A price of the wire as the page shows it. */
export function presentOdds(value: number): string {
  return oddsText(Math.round(value * 1000))
}

export function decideLook(price: Price, isLocked: boolean, isSelected: boolean): Look {
  return {
    text: isLocked || price.value === null ? '--' : presentOdds(price.value),
    isSelected,
    isLocked,
    move: isLocked ? undefined : price.move,
    isTinted: price.isTinted && !isLocked,
  }
}

/** Writes what is new of one cell, or all of it; the box itself never changes size (design §4, odds cell). */
export function paintCell(node: CellNode, next: Look, painted: Look | undefined): void {
  if (painted?.text !== next.text) writeNumber(node, next.text)
  if (painted?.isSelected !== next.isSelected) node.setAttribute('aria-pressed', String(next.isSelected))
  if (painted?.isLocked !== next.isLocked) setFlag(node, 'aria-disabled', next.isLocked ? 'true' : undefined)
  if (painted === undefined || painted.move !== next.move) setFlag(node, 'data-move', next.move)
  if (painted?.isTinted !== next.isTinted) setFlag(node, 'data-tint', next.isTinted ? '' : undefined)
}

function writeNumber({ lastElementChild: number }: CellNode, text: string): void {
  if (number === null) return
  // A text that stays in its place costs the browser a tenth less than a new one.
  if (number.firstChild === null) number.textContent = text
  else number.firstChild.nodeValue = text
}

function setFlag(node: CellNode, name: string, value: string | undefined): void {
  if (value === undefined) node.removeAttribute(name)
  else node.setAttribute(name, value)
}
