import type { MethodTerms } from '@xezer/contract/payments'
import { formatMoney } from '@xezer/i18n/format-money'
import type { Currency } from '@xezer/money/minor'
import { useText } from '@xezer/ui/text-provider'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { ACCOUNT_SAFETY_PATH } from '../../core/paths.ts'
import { momentText } from '../../core/text/moment-text.ts'
import { Link } from '../../platform/router-context.tsx'
import type { WantedRoom } from './deposit-room.ts'
import styles from './no-room.module.css'

interface NoRoomProps {
  room: WantedRoom
  terms: MethodTerms
  currency: Currency
}

/** Before the button that is off: the player's own limit takes not even the least deposit. */
export function NoRoom({ room: { leftMinor, from }, terms, currency }: NoRoomProps) {
  const text = useText()
  return (
    <Full title={text('payments.no_room')}>
      {text('payments.no_room_left', {
        left: formatMoney(leftMinor, currency),
        least: formatMoney(readWireAmount(terms.min), currency),
        from: from === null ? 'never' : momentText(from),
      })}
    </Full>
  )
}

/** Before the button that is off: his time of play is used up. */
export function NoTime({ opens }: { opens: string }) {
  const text = useText()
  return (
    <Full title={text('payments.no_time')}>{text('safety.time_opens', { from: momentText(opens) })}</Full>
  )
}

function Full({ title, children }: { title: string; children: string }) {
  const text = useText()
  return (
    <div className={styles.full} role="status">
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
      <Link to={ACCOUNT_SAFETY_PATH} className={styles.link}>
        {text('safety.to_limits')}
      </Link>
    </div>
  )
}
