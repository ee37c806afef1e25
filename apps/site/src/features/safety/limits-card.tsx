import { accountLimit, accountLimitConfirm, type OwnLimit } from '@xezer/contract/safety'
import { currencySign, formatAmount, formatMoney } from '@xezer/i18n/format-money'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { minor } from '@xezer/money/minor'
import { Button } from '@xezer/ui/button'
import { ProgressBar } from '@xezer/ui/progress-bar'
import { useText } from '@xezer/ui/text-provider'
import { useTyped } from '../../core/forms/use-typed.ts'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { LIMIT_NAMES, SPAN_NAMES } from '../../core/protection/limit-names.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import { LimitForm } from './limit-form.tsx'
import styles from './limits.module.css'
import card from './safety.module.css'
import { WantedBox } from './wanted-box.tsx'

const ABOUT = {
  deposit: 'safety.limit.deposit_about',
  stake: 'safety.limit.stake_about',
  loss: 'safety.limit.loss_about',
} as const satisfies Record<OwnLimit['kind'], PlainMessageId>

/** The limits of one kind, a row for each span. */
export function LimitsCard({ kind, limits }: { kind: OwnLimit['kind']; limits: readonly OwnLimit[] }) {
  const text = useText()
  return (
    <section className={card.card} aria-labelledby={`limit-${kind}`}>
      <div>
        <h2 id={`limit-${kind}`} className={card.title}>
          {text(LIMIT_NAMES[kind])}
        </h2>
        <p className={card.about}>{text(ABOUT[kind])}</p>
      </div>
      <ul className={styles.rows}>
        {limits
          .filter((limit) => limit.kind === kind)
          .map((limit) => (
            <LimitRow key={limit.days} limit={limit} />
          ))}
      </ul>
    </section>
  )
}

function LimitRow({ limit }: { limit: OwnLimit }) {
  const text = useText()
  const currency = usePlayer()?.user.currency ?? 'AZN'
  const { kind, days, amount, wanted } = limit
  const [isOpen, setIsOpen] = useTyped<boolean>(`limit ${kind} ${days} open`, false)
  const span = text(SPAN_NAMES[days])
  const usedMinor = readWireAmount(limit.used)
  const shownMinor = usedMinor > 0n ? usedMinor : minor(0n)
  const amountMinor = amount === null ? null : readWireAmount(amount)
  const say = (value: number | null) =>
    value === null ? text('safety.to_none') : formatMoney(readWireAmount(value), currency)
  const name = text('safety.amount_for', { kind: text(LIMIT_NAMES[kind]), span })
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div className={styles.name}>
          <p className={styles.span}>{span}</p>
          <p className={card.about}>
            {amountMinor === null
              ? text('safety.limit_used', { used: formatMoney(shownMinor, currency) })
              : text('safety.limit_of', {
                  used: formatAmount(shownMinor),
                  amount: formatMoney(amountMinor, currency),
                })}
          </p>
        </div>
        {amountMinor === null ? (
          <p className={styles.none}>{text('safety.no_limit')}</p>
        ) : (
          <UseBar used={usedMinor} amount={amountMinor} />
        )}
        {!isOpen && (
          <Button
            size="small"
            aria-label={`${text(amount === null ? 'safety.set' : 'safety.change')}: ${name}`}
            onClick={() => setIsOpen(true)}
          >
            {text(amount === null ? 'safety.set' : 'safety.change')}
          </Button>
        )}
      </div>
      {isOpen && (
        <LimitForm
          limit={limit}
          label={name}
          ending={currencySign(currency)}
          onClose={() => setIsOpen(false)}
        />
      )}
      {wanted !== null && (
        <WantedBox
          from={say(amount)}
          to={say(wanted.amount)}
          wanted={wanted}
          confirm={(press) => press(accountLimitConfirm, { kind, days }, text('safety.saved'))}
          takeBack={(press) => press(accountLimit, { kind, days, amount }, text('safety.saved'))}
        />
      )}
    </li>
  )
}

const WHOLE = 100n

/** How much of the limit is used; at the limit it turns. */
export function UseBar({ used, amount }: { used: bigint; amount: bigint }) {
  const share = used <= 0n ? 0n : used >= amount ? WHOLE : (used * WHOLE) / amount
  return (
    <ProgressBar className={styles.bar} value={Number(share)} max={Number(WHOLE)} isFull={share === WHOLE} />
  )
}
