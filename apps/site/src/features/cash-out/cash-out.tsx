import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { valueOfPart } from '@xezer/betting/cash-out/value-bet'
import type { AccountBet } from '@xezer/contract/account-news'
import type { CashOutOffer } from '@xezer/contract/cash-out'
import { formatMoney } from '@xezer/i18n/format-money'
import type { Minor } from '@xezer/money/minor'
import { presentWireAmount } from '@xezer/money/wire-amount'
import { Button } from '@xezer/ui/button'
import { IconButton } from '@xezer/ui/icon-button'
import { useText } from '@xezer/ui/text-provider'
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { useCalmPress } from '../../core/slip/use-calm-press.ts'
import { useCheck } from '../../core/slip/use-check.ts'
import { useLeavingFocus } from '../../platform/use-leaving-focus.ts'
import { useObservable } from '../../platform/use-observable.ts'
import styles from './cash-out.module.css'
import { CashOutSettings } from './cash-out-settings.tsx'
import type { CashOutWatch, LinePoint } from './cash-out-watch.ts'
import { type PressState, useCashOutPress } from './use-cash-out-press.ts'
import { ValueLine } from './value-line.tsx'

interface CashOutProps {
  bet: AccountBet
  watch: CashOutWatch
  /** It goes away while it has the focus. */
  onLeave: (root: HTMLElement) => void
}

/** What the house pays for an open bet now, and the one press that takes it. */
export function CashOut({ bet, watch, onLeave }: CashOutProps) {
  const text = useText()
  const view = useMemo(() => watch.viewOf(bet.id), [watch, bet.id])
  const { offer, line } = useObservable(view)
  const { state, ended, press, askAgain } = useCashOutPress(bet.id, bet.currency, watch)
  // Folded again it keeps what was typed.
  const [fold, setFold] = useState<'never' | 'open' | 'closed'>('never')
  const isOpen = fold === 'open'
  const [part, setPart] = useState<Minor | undefined>(undefined)
  const panelId = useId()
  const row = useRef<HTMLDivElement>(null)
  if (offer === undefined || offer === null) return null
  const money = (amount: Minor) => formatMoney(amount, bet.currency)
  const stake = readWireAmount(offer.stake)
  const chosen = part === undefined || part >= stake ? undefined : part
  const amount = payable(offer, chosen)
  const take = () => {
    if (offer.value === null) return
    const asked = chosen === undefined ? undefined : presentWireAmount(chosen)
    press({ stake: asked, value: offer.value }, offer.delay)
  }
  const turn = () => setFold(isOpen ? 'closed' : 'open')
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setFold('closed')
    row.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  return (
    <LeavingFocus onLeave={onLeave}>
      <div ref={row} className={styles.row}>
        <TakeButton
          {...{ state, ended, amount, line, take, money }}
          stake={offer.stake}
          value={offer.value}
        />
        <IconButton
          label={text('cashout.settings')}
          className={styles.settings}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={turn}
          onKeyDown={closeByKey}
        >
          <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      {chosen !== undefined && amount !== null && (
        <p className={styles.note}>
          {text('cashout.part_value', { amount: money(amount), stake: money(chosen) })}
        </p>
      )}
      <RuleNote rule={offer.rule} money={money} />
      <PressNote state={amount === null ? withoutValue(state) : state} askAgain={askAgain} />
      {fold !== 'never' && (
        <section
          id={panelId}
          className={styles.panel}
          aria-label={text('cashout.settings')}
          hidden={!isOpen}
          onKeyDown={closeByKey}
        >
          <CashOutSettings {...{ bet, offer, watch, stake }} part={chosen} onPart={setPart} />
        </section>
      )}
    </LeavingFocus>
  )
}

/** Tells when it leaves the page with the focus in it. */
function LeavingFocus({ onLeave, children }: Pick<CashOutProps, 'onLeave'> & { children: ReactNode }) {
  return (
    <div ref={useLeavingFocus<HTMLDivElement>(onLeave)} className={styles.cashOut}>
      {children}
    </div>
  )
}

/** Nothing is offered again while there is nothing to offer. */
function withoutValue(state: PressState): PressState {
  return state.kind === 'offered_again' ? { kind: 'idle' } : state
}

function payable({ value, stake }: CashOutOffer, part: Minor | undefined): Minor | null {
  if (value === null) return null
  const whole = readWireAmount(value)
  return part === undefined ? whole : valueOfPart(whole, part, readWireAmount(stake))
}

interface TakeProps {
  state: PressState
  ended: number
  /** What is paid; null while there is no value. */
  amount: Minor | null
  value: number | null
  stake: number
  line: readonly LinePoint[]
  money: (amount: Minor) => string
  take: () => void
}

/**
 * A value that changed under the finger is not taken: the press waits for a calm moment, as in the slip, and so does the one
 * behind a press that has ended: twice pressed is no second part. Where there is
 * nothing to press it is off by its mark alone: a button that is disabled would let the focus go.
 */
function TakeButton({ state, ended, amount, value, stake, line, money, take }: TakeProps) {
  const text = useText()
  const isAgain = state.kind === 'offered_again'
  const { seconds } = useCheck(state.kind === 'waiting' ? state.check : undefined)
  const isCalm = useCalmPress(isAgain ? String(value) : ended > 0 ? `after ${ended}: ${stake}` : '')
  if (state.kind === 'waiting') {
    return (
      <Button size="large" className={styles.off} isBusy aria-disabled="true">
        {seconds > 0 ? text('cashout.checking_n', { n: String(seconds) }) : text('cashout.checking')}
      </Button>
    )
  }
  if (amount === null) {
    return (
      <Button size="large" className={styles.off} aria-disabled="true">
        {text('cashout.suspended')}
      </Button>
    )
  }
  return (
    <Button
      size="large"
      look={isAgain ? 'attention' : 'plain'}
      className={isAgain ? styles.take : styles.offer}
      disabled={amount === 0n || state.kind === 'unknown'}
      onClick={() => isCalm() && take()}
    >
      <span className={styles.words}>
        {isAgain
          ? text('cashout.confirm', { amount: money(amount) })
          : text('cashout.value', { amount: money(amount) })}
      </span>
      {!isAgain && <ValueLine line={line} stake={stake} />}
    </Button>
  )
}

/** Said once: seconds are for the eyes. The region stands before its words do, so that they are spoken. */
function PressNote({ state, askAgain }: { state: PressState; askAgain: () => void }) {
  const text = useText()
  if (state.kind === 'refused' || state.kind === 'offered_again') {
    return (
      <p role="alert" className={styles.refused}>
        {state.kind === 'refused' ? state.sentence : text('cashout.changed')}
      </p>
    )
  }
  if (state.kind === 'unknown') {
    return (
      <div role="alert" className={styles.unknown}>
        <p className={styles.refused}>{text('cashout.unknown')}</p>
        <Button size="small" onClick={askAgain}>
          {text('cashout.ask')}
        </Button>
      </div>
    )
  }
  return (
    <p role="status" className={styles.waiting}>
      {state.kind === 'waiting' && text(state.isAsking ? 'cashout.asking' : 'cashout.stays')}
    </p>
  )
}

function RuleNote({ rule, money }: { rule: CashOutOffer['rule']; money: (amount: Minor) => string }) {
  const text = useText()
  if (rule === null) return null
  const { above, below } = rule
  return (
    <p className={styles.note}>
      {[
        above !== null && text('cashout.rule_above', { amount: money(readWireAmount(above)) }),
        below !== null && text('cashout.rule_below', { amount: money(readWireAmount(below)) }),
      ]
        .filter((words) => words !== false)
        .join(' · ')}
    </p>
  )
}
