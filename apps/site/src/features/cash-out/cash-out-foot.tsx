import type { AccountBet } from '@xezer/contract/account-news'
import { formatMoney } from '@xezer/i18n/format-money'
import { useText } from '@xezer/ui/text-provider'
import { useLayoutEffect, useRef, useState } from 'react'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { useServices } from '../../core/services.tsx'
import { systemClock } from '../../platform/clock.ts'
import { pageTimers } from '../../platform/page-timers.ts'
import styles from './cash-out.module.css'
import { CashOut } from './cash-out.tsx'
import { type CashOutWatch, createCashOutWatch } from './cash-out-watch.ts'

/** One for all bets of a screen. */
export function useCashOutWatch(): CashOutWatch {
  const { api, connection } = useServices()
  const [watch] = useState(() =>
    createCashOutWatch({ api, connection, timers: pageTimers, nowMs: systemClock.nowMs }),
  )
  return watch
}

/** What was sold back of a bet, and what is paid now for what is open. */
export function CashOutFoot({ bet, watch }: { bet: AccountBet; watch: CashOutWatch }) {
  const text = useText()
  const { cashedOut, currency, status } = bet
  const money = (amount: number) => formatMoney(readWireAmount(amount), currency)
  const note = useRef<HTMLParagraphElement>(null)
  const card = useRef<HTMLElement | null>(null)
  // The button that was pressed goes with the last of the stake: the keys go on at the bet, and where it says what was paid.
  useLayoutEffect(() => {
    if (card.current === null || note.current === null) return
    if (document.activeElement === card.current) note.current.focus({ preventScroll: true })
    card.current = null
  })
  return (
    <>
      {cashedOut !== undefined && (
        <p ref={note} tabIndex={-1} className={styles.note}>
          {text('cashout.part_paid', { amount: money(cashedOut.amount), stake: money(cashedOut.stake) })}
        </p>
      )}
      {status === 'placed' && (
        <CashOut
          bet={bet}
          watch={watch}
          onLeave={(root) => {
            card.current = root.closest<HTMLElement>('[tabindex="-1"]')
            card.current?.focus({ preventScroll: true })
          }}
        />
      )}
    </>
  )
}
