import { formatMoney } from '@xezer/i18n/format-money'
import { useText } from '@xezer/ui/text-provider'
import { useRef, useState } from 'react'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { useServices } from '../../core/services.tsx'
import type { PressCheck } from '../../core/slip/slip-view.ts'
import { errorSentence } from '../../core/text/error-sentence.ts'
import { systemClock } from '../../platform/clock.ts'
import { pageTimers } from '../../platform/page-timers.ts'
import { randomKey } from '../../platform/random-key.ts'
import type { CashOutWatch } from './cash-out-watch.ts'
import { type PressEnd, type SentPress, sendPress } from './press.ts'

/** Where a press of the button is. */
export type PressState =
  | { kind: 'idle' }
  | { kind: 'waiting'; check: PressCheck; isAsking: boolean }
  /** The value that was seen is not the one now: one more press takes that. */
  | { kind: 'offered_again' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'unknown' }

interface CashOutPressing {
  state: PressState
  /** How many presses have their answer. */
  ended: number
  press: (asked: Omit<SentPress, 'key' | 'bet'>, delayMs: number) => void
  /** Asks about the press that nobody answered. */
  askAgain: () => void
}

/** One press at a time; what it comes to is said to eyes and screen readers. */
export function useCashOutPress(betId: number, currency: string, watch: CashOutWatch): CashOutPressing {
  const text = useText()
  const { api, account, announcer } = useServices()
  const [state, setState] = useState<PressState>({ kind: 'idle' })
  const [ended, setEnded] = useState(0)
  const last = useRef<SentPress | undefined>(undefined)
  const isBusy = useRef(false)
  const end = (answer: PressEnd) => {
    isBusy.current = false
    setEnded((count) => count + 1)
    watch.ask()
    if (answer.kind === 'unknown') return setState({ kind: 'unknown' })
    last.current = undefined
    if (answer.kind === 'paid') {
      setState({ kind: 'idle' })
      void account.refresh()
      announcer.say(text('cashout.paid', { amount: formatMoney(readWireAmount(answer.amount), currency) }))
      return
    }
    if (answer.code === 'cash_out_changed') return setState({ kind: 'offered_again' })
    setState({ kind: 'refused', sentence: errorSentence(text, answer) })
  }
  const send = (sent: SentPress, delayMs: number) => {
    if (isBusy.current) return
    isBusy.current = true
    last.current = sent
    const check = { sentAtMs: systemClock.nowMs(), delayMs }
    setState({ kind: 'waiting', check, isAsking: false })
    const onAsking = () => setState({ kind: 'waiting', check, isAsking: true })
    void sendPress({ api, timers: pageTimers }, sent, onAsking).then(end)
  }
  return {
    state,
    ended,
    press: (asked, delayMs) => send({ ...asked, bet: betId, key: randomKey() }, delayMs),
    askAgain: () => {
      if (last.current !== undefined) send(last.current, 0)
    },
  }
}
