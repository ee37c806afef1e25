import { accountLimit, accountLimitConfirm, type OwnLimit } from '@xezer/contract/safety'
import { parseWireTime } from '@xezer/contract/wire-time'
import { formatMoney } from '@xezer/i18n/format-money'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { systemClock } from '../../platform/clock.ts'
import styles from './limits.module.css'
import card from './safety.module.css'
import { sayUntil } from './say-until.ts'
import { useSafetyPress } from './use-safety.ts'

interface WantedBoxProps {
  limit: OwnLimit
  wanted: NonNullable<OwnLimit['wanted']>
  currency: string
}

/** What was asked for and waits for the player's second word; it can be taken back meanwhile. */
export function WantedBox({ limit: { kind, days, amount }, wanted, currency }: WantedBoxProps) {
  const text = useText()
  const { press, isBusy, error } = useSafetyPress()
  const say = (value: number | null) =>
    value === null ? text('safety.to_none') : formatMoney(readWireAmount(value), currency)
  const isOpen = parseWireTime(wanted.from) <= systemClock.nowMs()
  const until = { from: sayUntil(wanted.from), until: sayUntil(wanted.until) }
  return (
    <div className={styles.wanted}>
      <p className={card.question}>{text('safety.wanted', { from: say(amount), to: say(wanted.amount) })}</p>
      <p className={card.about}>{text('safety.wanted_from', until)}</p>
      <ApiErrorText error={error} />
      <div className={card.buttons}>
        {isOpen && (
          <Button
            look="attention"
            isBusy={isBusy}
            onClick={() => void press(accountLimitConfirm, { kind, days }, text('safety.saved'))}
          >
            {text('safety.confirm')}
          </Button>
        )}
        <Button
          disabled={isBusy}
          onClick={() => void press(accountLimit, { kind, days, amount }, text('safety.saved'))}
        >
          {text('safety.cancel')}
        </Button>
      </div>
    </div>
  )
}
