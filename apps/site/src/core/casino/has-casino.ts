let isDrawnWith = true

/** Whether the house has its games on; the server says so of what it draws. */
export function drawWithCasino(isOn: boolean): void {
  isDrawnWith = isOn
}

/** Whether the house has its games on: the document says so where it has not. */
export function hasCasino(): boolean {
  if (typeof document === 'undefined') return isDrawnWith
  return document.documentElement.dataset.casino !== 'off'
}
