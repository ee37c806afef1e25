import { typeStake } from '@xezer/betting/slip/stake-field'
import { FAST_BET_AMOUNT, slipFastBetOn, slipGetFastBet } from '@xezer/contract/bet-slip'
import type { CallInput } from '@xezer/contract/call'
import { parseTypedAmount } from '@xezer/money/parse-amount'
import { presentWireAmount } from '@xezer/money/wire-amount'
import type { ApiClient } from '../../platform/api-client.ts'
import type { PageTimers } from '../../platform/page-timers.ts'
import type { TabStorage } from '../../platform/storage.ts'
import { createTurns } from '../../platform/turns.ts'
import type { SlipStore } from './slip-store.ts'

/** The switch and the amount of the fast bet, kept with the account. */
export interface FastBet {
  load: () => void
  /** The player left: no answer and no switch of theirs counts any more. */
  forget: () => void
  /** A text that is no amount switches it off: nothing may be placed with it. */
  set: (isOn: boolean, text: string) => void
}

/** An amount is sent when its typing has rested. */
const REST_MS = 600

interface FastBetParts {
  api: ApiClient
  store: SlipStore
  timers: PageTimers
  isGuest: () => boolean
  /** Says to the other tabs that the account has been told something else. */
  news: TabStorage
}

export function createFastBet({ api, store, timers, isGuest, news }: FastBetParts): FastBet {
  let cancel = () => {}
  const turns = createTurns()
  // What the account knows is no edit: stakes that stand in the slip stay as they are.
  const take = (isOn: boolean, amount: number) =>
    store.change({ slip: { ...store.read().slip, quickBet: { isOn, stake: typeStake(String(amount)) } } })
  const load = () => {
    cancel()
    const turn = turns.begin()
    take(false, FAST_BET_AMOUNT)
    void api.call(slipGetFastBet, {}).then((answer) => {
      // Switched meanwhile, or another player's.
      if (answer.ok && turn.isNewest()) take(answer.value.on, answer.value.amount)
    })
  }
  const tell = async (body: CallInput<typeof slipFastBetOn>) => {
    await api.call(slipFastBetOn, body)
    news.write(JSON.stringify(body))
  }
  news.onChange(() => {
    if (!isGuest()) load()
  })
  return {
    load,
    forget: () => {
      cancel()
      turns.end()
    },
    set: (asked, text) => {
      turns.end()
      const amount = parseTypedAmount(text)
      const isAmount = amount.ok && amount.value > 0n
      const isOn = asked && isAmount
      store.dispatch({ kind: 'quick_bet', isOn, text })
      cancel()
      const body = isAmount ? { on: isOn, amount: presentWireAmount(amount.value) } : { on: false }
      cancel = timers.after(REST_MS, () => void tell(body))
    },
  }
}
