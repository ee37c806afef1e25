import { FAST_BET_AMOUNT, slipFastBetOn, slipGetFastBet } from '@xezer/contract/bet-slip'
import { parseTypedAmount } from '@xezer/money/parse-amount'
import { presentWireAmount } from '@xezer/money/wire-amount'
import type { ApiClient } from '../../platform/api-client.ts'
import type { SlipStore } from './slip-store.ts'

/** The switch and the amount of the fast bet, kept with the account. */
export type FastBet = {
  load: () => void
  /** A text that is no amount switches it off: nothing may be placed with it. */
  set: (isOn: boolean, text: string) => void
}

/** An amount is sent when its typing has rested. */
const restMs = 600

type FastBetParts = {
  api: ApiClient
  store: SlipStore
  setTimer: (run: () => void, delayMs: number) => () => void
}

export function createFastBet({ api, store, setTimer }: FastBetParts): FastBet {
  let cancel = () => {}
  return {
    load: () => {
      store.dispatch({ kind: 'quick_bet', isOn: false, text: String(FAST_BET_AMOUNT) })
      void api.call(slipGetFastBet, {}).then((answer) => {
        if (!answer.ok) return
        const { on, amount } = answer.value
        store.dispatch({ kind: 'quick_bet', isOn: on, text: String(amount) })
      })
    },
    set: (asked, text) => {
      const amount = parseTypedAmount(text)
      const isAmount = amount.ok && amount.value > 0n
      const isOn = asked && isAmount
      store.dispatch({ kind: 'quick_bet', isOn, text })
      cancel()
      const body = isAmount ? { on: isOn, amount: presentWireAmount(amount.value) } : { on: false }
      cancel = setTimer(() => void api.call(slipFastBetOn, body), restMs)
    },
  }
}
