import { IconCircleCheck, IconHourglass } from '@tabler/icons-react'
import { accountBets } from '@xezer/contract/account'
import type { AccountBet } from '@xezer/contract/account-news'
import { SUCCESS_MESSAGE_MS } from '@xezer/contract/bet-slip'
import { formatMoney } from '@xezer/i18n/format-money'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useState } from 'react'
import { type SharedPositions, useShare } from '../../core/coupon/use-share.ts'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { ACCOUNT_BETS_PATH } from '../../core/paths.ts'
import { presentOdds } from '../../core/prices/paint-cell.ts'
import { useServices } from '../../core/services.tsx'
import { Link } from '../../platform/router-context.tsx'
import styles from './slip-success.module.css'

interface SlipSuccessProps {
  numbers: readonly string[]
  /** Sent to be decided on, not accepted yet. */
  isVip: boolean
  /** Of the sheet that closes behind it; its time runs on a line. */
  onLeave: (() => void) | undefined
}

/** The selections of the bets, each once. */
function listPicks(bets: readonly AccountBet[]): SharedPositions {
  const picks = bets.flatMap(({ positions }) =>
    positions.flatMap(({ event, handle, factor }): SharedPositions => {
      return handle === undefined ? [] : [{ event, factor: handle, value: factor }]
    }),
  )
  return [...new Map(picks.map((pick) => [pick.factor, pick])).values()]
}

/** Replaces the body for 3 s, and only after the server's answer (product §4, states): what was placed, at which price. */
export function SlipSuccess({ numbers, isVip, onLeave }: SlipSuccessProps) {
  const text = useText()
  const bets = usePlacedBets(numbers)
  const { share, isSharing } = useShare()
  const picks = listPicks(bets.filter(({ number }) => numbers.includes(number)))
  const handOn = async () => {
    if (await share(picks)) onLeave?.()
  }
  return (
    <div className={styles.success}>
      <div className={styles.words} role="status" data-vip={isVip || undefined}>
        {isVip ? (
          <IconHourglass size={32} stroke={1.5} aria-hidden="true" />
        ) : (
          <IconCircleCheck size={32} stroke={1.5} aria-hidden="true" />
        )}
        {numbers.length === 0 && <p>{text('slip.placed')}</p>}
        {numbers.map((number) => (
          <p key={number}>{text(isVip ? 'slip.vip_sent_number' : 'slip.placed_number', { number })}</p>
        ))}
      </div>
      <ul className={styles.bets}>
        {numbers.map((number) => (
          <li key={number} className={styles.bet}>
            <PlacedBet bet={bets.find((bet) => bet.number === number)} />
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Link to={ACCOUNT_BETS_PATH} className={styles.link}>
          {text('nav.my_bets')}
        </Link>
        {picks.length > 0 && (
          <button type="button" className={styles.link} disabled={isSharing} onClick={() => void handOn()}>
            {text('coupon.share')}
          </button>
        )}
      </div>
      {onLeave !== undefined && (
        <span
          className={styles.line}
          style={{ animationDuration: `${SUCCESS_MESSAGE_MS}ms` }}
          aria-hidden="true"
        />
      )}
    </div>
  )
}

function PlacedBet({ bet }: { bet: AccountBet | undefined }) {
  const text = useText()
  const [first] = bet?.positions ?? []
  if (bet === undefined || first === undefined) return null
  const amounts = [
    ['slip.stake', bet.amount],
    ['slip.max_return', bet.winning],
  ] as const
  return (
    <>
      <p className={styles.pick}>
        {bet.positions.length === 1 ? (
          <span>
            <b>{first.outcome}</b> {first.kind}
          </span>
        ) : (
          <b>{bet.typeName}</b>
        )}
        <b className={styles.odds}>{presentOdds(bet.factor)}</b>
      </p>
      <p className={styles.event}>
        {bet.positions.length === 1
          ? first.name
          : bet.positions.map(({ outcome, kind }) => `${outcome} ${kind}`).join(' · ')}
      </p>
      <dl className={styles.amounts}>
        {amounts.map(([name, value]) => (
          <div key={name} className={styles.amount}>
            <dt>{text(name)}</dt>
            <dd>{formatMoney(readWireAmount(value), bet.currency)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** As the server struck them: with some settings not at the price that was shown. */
function usePlacedBets(numbers: readonly string[]): readonly AccountBet[] {
  const { api } = useServices()
  const [bets, setBets] = useState<readonly AccountBet[]>([])
  useEffect(() => {
    if (numbers.length === 0) return
    let isLeft = false
    void api.call(accountBets, { filter: 'open' }).then((answer) => {
      if (answer.ok && !isLeft) setBets(answer.value.bets)
    })
    return () => {
      isLeft = true
    }
  }, [api, numbers])
  return bets
}
