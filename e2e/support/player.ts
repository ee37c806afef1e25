import type { Page } from '@playwright/test'
import { accountBets } from '@xezer/contract/account'
import { AccountActual } from '@xezer/contract/account-news'
import type { CallOutput } from '@xezer/contract/call'
import { type RegisterInput, register } from '@xezer/contract/identity'
import type { World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'

export interface TestPlayer {
  readonly email: string
  readonly token: string
  readonly user: CallOutput<typeof register>['user']
  actual(): Promise<AccountActual>
  bets(): Promise<CallOutput<typeof accountBets>['bets']>
  set(name: 'quoteChanges', value: 1 | 2 | 3): Promise<void>
  /** Opens the site's first page with the session of this player, as after a log-in. */
  enter(page: Page, url?: string): Promise<void>
}

let count = 0

export function draftRegistration(): RegisterInput {
  count += 1
  return exampleRegistration(`player-${process.pid}-${count}@example.com`)
}

/** A new player with the play money of every new player. */
export async function registerPlayer(world: World): Promise<TestPlayer> {
  const draft = draftRegistration()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const { status, body } = await world.call('register', draft, key)
  if (status !== 200) throw new Error(`registration answered ${status}: ${JSON.stringify(body)}`)
  const { token, user } = register.output.parse(body)
  const bearer = { authorization: `Bearer ${token}` }
  return {
    email: draft.email,
    token,
    user,
    actual: async () => AccountActual.parse((await world.call('account/actual', undefined, bearer)).body),
    bets: async () =>
      accountBets.output.parse((await world.call('account/bets', { filter: 'all' }, bearer)).body).bets,
    async set(name, value) {
      const { status: answer } = await world.call('account/setting', { name, value }, bearer)
      if (answer !== 200) throw new Error(`setting answered ${answer}`)
      user.settings[name] = value
    },
    async enter(page, url = world.url) {
      await page.goto(`${url}/icon.svg`)
      await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
        'xezer.session',
        JSON.stringify({ token, user }),
      ] as const)
      await page.goto(url)
    },
  }
}
