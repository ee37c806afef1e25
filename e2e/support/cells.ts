import type { Locator, Page } from '@playwright/test'
import { say } from './words.ts'

/** Odds cells are named `market, outcome, price`. */
export function cellOf(scope: Page | Locator, market: string, outcome: string): Locator {
  return scope.getByRole('button', { name: `${market}, ${outcome}, ` })
}

/** Cells that a visitor could press now. */
export function openCells(scope: Page | Locator): Locator {
  return scope.locator('[data-cells] button:not([aria-disabled])')
}

/** Of a market with many lines one is shown at first. */
export async function openAllLines(page: Page, count: number): Promise<void> {
  await page
    .getByRole('button', { name: say('event.all_lines', { n: count }) })
    .first()
    .click()
}
