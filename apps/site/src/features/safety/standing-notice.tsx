import type { OwnLimit } from '@xezer/contract/safety'
import { IconInfoCircle } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { ACCOUNT_SAFETY_PATH } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import { BreakNotice } from './break-notice.tsx'
import { LIMIT_NAMES, SPAN_NAMES } from './length-names.ts'
import styles from './safety.module.css'
import { useSafety } from './use-safety.ts'

/** Above the pages of the account, while something protects its player from playing on: until when, and what goes on. */
export function StandingNotice() {
  const { data } = useSafety()
  if (data === undefined) return null
  if (data.break !== null) return <BreakNotice standing={data.break} />
  const { limits, time } = data
  const full = limits.filter(({ amount, used }) => amount !== null && used >= amount)
  const isTimeUp = time.minutes !== null && time.used >= time.minutes
  return full.length === 0 && !isTimeUp ? null : <LimitNotice full={full} isTimeUp={isTimeUp} />
}

function LimitNotice({ full, isTimeUp }: { full: readonly OwnLimit[]; isTimeUp: boolean }) {
  const text = useText()
  const names = full.map(({ kind, days }) =>
    text('safety.amount_for', { kind: text(LIMIT_NAMES[kind]), span: text(SPAN_NAMES[days]) }),
  )
  if (isTimeUp) names.push(text('safety.time'))
  return (
    <section className={styles.notice}>
      <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <p className={styles.question}>{text('safety.limit_full', { limits: names.join('; ') })}</p>
        <p className={styles.about}>{text('safety.limit_full_about')}</p>
        <Link to={ACCOUNT_SAFETY_PATH} className={styles.link}>
          {text('safety.to_limits')}
        </Link>
      </div>
    </section>
  )
}
