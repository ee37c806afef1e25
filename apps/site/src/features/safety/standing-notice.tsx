import { IconShieldCheck } from '@tabler/icons-react'
import { LIMIT_KINDS } from '@xezer/sport/limit-kind'
import { useText } from '@xezer/ui/text-provider'
import { ACCOUNT_SAFETY_PATH } from '../../core/paths.ts'
import { sayFullLimits, sayTimeOpens } from '../../core/protection/say-full-limits.ts'
import { Link } from '../../platform/router-context.tsx'
import { BreakNotice } from './break-notice.tsx'
import styles from './safety.module.css'
import { useSafety } from './use-safety.ts'

/** Above the pages of the account, while something protects its player from playing on: until when, and what goes on. */
export function StandingNotice() {
  const text = useText()
  const { data } = useSafety()
  if (data === undefined) return null
  if (data.break !== null) return <BreakNotice standing={data.break} />
  const said = sayFullLimits(text, data, LIMIT_KINDS)
  if (said === null) return null
  return (
    <section className={styles.notice}>
      <IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <p className={styles.question}>{said}</p>
        <p className={styles.about}>{sayTimeOpens(text, data) ?? text('safety.limit_full_about')}</p>
        <Link to={ACCOUNT_SAFETY_PATH} className={styles.link}>
          {text('safety.to_limits')}
        </Link>
      </div>
    </section>
  )
}
