import type { PlainMessageId } from '@xezer/i18n/translator'
import type { Page } from 'playwright'
import type { PeopleOfAccount } from './people-of-account.ts'

/** How the words of the page's language are said. */
export type Say = (name: PlainMessageId) => string

export interface StateOfAccount {
  readonly name: string
  /** Null is a guest. */
  readonly who: keyof PeopleOfAccount | null
  readonly path: string
  /** Whoever comes showed no password for a while. */
  readonly isLongAgo?: boolean
  /** What somebody does before it is looked at. */
  readonly prepare?: (page: Page, say: Say, people: PeopleOfAccount) => Promise<void>
  /** What else he does on a phone, where less is in sight. */
  readonly onPhone?: (page: Page, say: Say) => Promise<void>
}

export const press = (page: Page, name: string, last = false) => {
  const buttons = page.getByRole('button', { name, exact: true })
  return (last ? buttons.last() : buttons.first()).click()
}
