import type { Locator, Page } from '@playwright/test'
import { say, type wordsOf } from './words.ts'

/** The bet slip in the right column, or in the sheet or drawer of narrower screens. */
export interface SlipScreen {
  readonly root: Locator
  readonly cards: Locator
  readonly place: Locator
  readonly total: Locator
  readonly maximumReturn: Locator
  card(name: string): Locator
  stakeOf(name: string): Locator
  /** How its selections are combined. */
  type(name: 'singles' | 'accumulator' | 'system'): Locator
}

/** In the language of a new visitor, where no other is told. */
export function slipOf(page: Page, words: ReturnType<typeof wordsOf> = say): SlipScreen {
  const root = page.getByRole('region', { name: words('slip.title') })
  const place = root.getByRole('contentinfo').or(root.locator('footer')).getByRole('button').last()
  const cards = root.getByRole('listitem').filter({ has: page.getByRole('textbox') })
  return {
    root,
    cards,
    place,
    total: root.getByTestId('total-stake'),
    maximumReturn: root.getByTestId('maximum-return'),
    card: (name) => root.getByRole('listitem').filter({ hasText: name }),
    stakeOf: (name) => root.getByRole('textbox', { name: words('slip.stake_of', { name }) }),
    type: (name) => root.getByRole('tab', { name: words(`slip.${name}`) }),
  }
}
