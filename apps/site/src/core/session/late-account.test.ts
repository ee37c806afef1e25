import type { AccountActual } from '@xezer/contract/account-news'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { err } from '@xezer/std/result'
import { expect, it, vi } from 'vitest'
import { createCell } from '../../platform/observable.ts'
import { EMPTY_STORAGE, STILL_CONNECTION } from '../../platform/still.ts'
import type { AccountWatch } from './account-watch.ts'
import { createLateAccount } from './late-account.ts'
import { createSession } from './session.ts'

const PLAYER = {
  token: 't',
  user: { id: 7, number: '100007', currency: 'AZN', settings: { quoteChanges: 1 } },
} as const
const ten: AccountActual = { balance: 10, unplayed: 0, bonus: 0 }
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** An account whose code is asked for and comes, or does not. */
function createStage(isComing = true) {
  const session = createSession(EMPTY_STORAGE)
  const amounts = createCell<AccountActual | undefined>(undefined)
  const refresh = vi.fn(async () => {})
  let tellBets: Parameters<AccountWatch['onBets']>[0] = () => {}
  const watch: AccountWatch = {
    amounts,
    refresh,
    onBets: (listener) => {
      tellBets = listener
      return () => {}
    },
  }
  const load = vi.fn(async () => {
    if (!isComing) throw new Error('away')
    return { createAccountWatch: () => watch }
  })
  const account = createLateAccount(
    {
      session,
      connection: STILL_CONNECTION,
      api: { call: async () => err({ code: 'network', text: undefined, fields: {} }) },
      random: { next: () => 1, below: () => 0 },
      timers: createHandDrivenTimers(),
    },
    load,
  )
  return { session, account, amounts, refresh, load, tellBets: () => tellBets([]) }
}

it('a guest needs no code of an account', async () => {
  const { account, load } = createStage()
  await account.refresh()
  expect(load).not.toHaveBeenCalled()
  expect(account.amounts.read()).toBeUndefined()
})

it('the first player brings it, once, and hears of amounts and bets through it', async () => {
  const { account, session, amounts, refresh, load, tellBets } = createStage()
  const [heard, heardBets] = [vi.fn(), vi.fn()]
  account.amounts.subscribe(heard)
  account.onBets(heardBets)
  session.open(PLAYER)
  amounts.write(ten)
  await settle()
  expect(account.amounts.read()).toEqual(ten)
  amounts.write({ ...ten, balance: 5 })
  expect(account.amounts.read()?.balance).toBe(5)
  expect(heard).toHaveBeenCalledTimes(2)
  tellBets()
  expect(heardBets).toHaveBeenCalledTimes(1)
  session.end('logout')
  session.open(PLAYER)
  await account.refresh()
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(load).toHaveBeenCalledTimes(1)
})

it('what is asked anew while the code is on its way is asked when it is here', async () => {
  const { account, session, refresh } = createStage()
  session.open(PLAYER)
  await account.refresh()
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('where it does not come there are no amounts, and nothing fails', async () => {
  const { account, session } = createStage(false)
  session.open(PLAYER)
  await account.refresh()
  expect(account.amounts.read()).toBeUndefined()
})
