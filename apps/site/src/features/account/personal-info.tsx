import type { accountProfile } from '@xezer/contract/account'
import type { CallOutput } from '@xezer/contract/call'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { ACCOUNT_IDENTITY_PATH } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import { PhoneForm } from './contact-form.tsx'
import styles from './profile.module.css'

type Line = CallOutput<typeof accountProfile>['info'][number]

/** Names and values, yes and no in their colours; what may be changed is changed where it stands. */
export function PersonalInfo({ info, onChanged }: { info: readonly Line[]; onChanged: () => void }) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const needsCode = info.some(({ key, value }) => key === 'secondFactor' && value === true)
  const close = () => {
    setIsOpen(false)
    // The form had the focus: it goes back to what opened it.
    requestAnimationFrame(() => document.getElementById('change-phone')?.focus())
  }
  const change = () => {
    onChanged()
    close()
  }
  return (
    <dl className={styles.info}>
      {info.map((line) => (
        <div key={line.key} className={styles.line}>
          <dt className={styles.name}>{line.name}</dt>
          <dd
            className={styles.value}
            data-yes={typeof line.value === 'boolean' ? line.value : undefined}
            data-changeable={line.key === 'phone' || undefined}
          >
            {typeof line.value === 'boolean' ? text(line.value ? 'ui.yes' : 'ui.no') : line.value}
            {line.key === 'identityVerified' && (
              <Link to={ACCOUNT_IDENTITY_PATH} className={styles.way}>
                {text('nav.identity')}
              </Link>
            )}
            {line.key === 'phone' && !isOpen && (
              <Button
                id="change-phone"
                size="small"
                className={styles.change}
                aria-label={text('contact.change_phone')}
                onClick={() => setIsOpen(true)}
              >
                {text('contact.change')}
              </Button>
            )}
          </dd>
          {line.key === 'phone' && isOpen && (
            <dd className={styles.editor}>
              <PhoneForm needsCode={needsCode} onDone={change} onClose={close} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
