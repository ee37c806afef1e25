import type { Locator, Page } from '@playwright/test'

/** Odds cells are named `market, outcome, price`. */
export function cellOf(scope: Page | Locator, market: string, outcome: string): Locator {
  return scope.getByRole('button', { name: `${market}, ${outcome}, ` })
}

/** Cells that a visitor could press now. */
export function openCells(scope: Page | Locator): Locator {
  return scope.locator('[data-cells] button:not([aria-disabled])')
}
