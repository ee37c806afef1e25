import { IconAlertTriangle, IconCheck, IconClock, IconId, IconX } from '@tabler/icons-react'
import type { Identity, IdentityStatus } from '@xezer/contract/identity-check'
import { useText } from '@xezer/ui/text-provider'
import { presentDay } from '../../core/forms/date-text.ts'
import { momentText } from '../../core/text/moment-text.ts'
import styles from './identity.module.css'

const ICONS = {
  none: IconId,
  submitted: IconClock,
  verified: IconCheck,
  refused: IconX,
  expired: IconAlertTriangle,
} as const satisfies Record<IdentityStatus, typeof IconId>

/** How the check stands: what of it is true, and what comes next. */
export function StateCard({ identity }: { identity: Identity }) {
  const text = useText()
  const { status, reason, submitted, decided, expires } = identity
  const Icon = ICONS[status]
  const at = (time: string | null) => (time === null ? '' : momentText(time))
  const day = expires === null ? '' : presentDay(expires)
  const notes = {
    none: text('identity.note.none'),
    submitted: text('identity.note.submitted', { time: at(submitted) }),
    verified: text('identity.note.verified', { time: at(decided), day }),
    refused: text('identity.note.refused', { reason: reason ?? '' }),
    expired: text('identity.note.expired', { day }),
  }
  return (
    <section className={styles.state} data-status={status} aria-labelledby="identity-state">
      <span className={styles.icon}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
      </span>
      <div className={styles.what}>
        <h2 id="identity-state" className={styles.title}>
          {text(`identity.status.${status}`)}
        </h2>
        <p className={styles.note}>{notes[status]}</p>
      </div>
    </section>
  )
}
