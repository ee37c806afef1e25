import type { accountProfile } from '@xezer/contract/account'
import type { CallOutput } from '@xezer/contract/call'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useTyped } from '../../core/forms/use-typed.ts'
import { ACCOUNT_IDENTITY_PATH } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import { ContactForm, type ContactKind } from './contact-form.tsx'
import styles from './profile.module.css'
import { type WantedEmail, WantedEmailNotice } from './wanted-email.tsx'

type Line = CallOutput<typeof accountProfile>['info'][number]

interface PersonalInfoProps {
  info: readonly Line[]
  wantedEmail: WantedEmail | null
  onChanged: () => void
}

const isContact = (key: string): key is ContactKind => key === 'phone' || key === 'email'
const buttonId = (kind: ContactKind) => `change-${kind}`

/** Names and values, yes and no in their colours; what may be changed is changed where it stands. */
export function PersonalInfo({ info, wantedEmail, onChanged }: PersonalInfoProps) {
  const text = useText()
  // Open again where a session ended in the middle of it.
  const [open, setOpen] = useTyped<ContactKind | ''>('contact open', '')
  const needsCode = info.some(({ key, value }) => key === 'secondFactor' && value === true)
  const close = (kind: ContactKind) => {
    setOpen(undefined)
    // The form had the focus: it goes back to what opened it.
    requestAnimationFrame(() => document.getElementById(buttonId(kind))?.focus())
  }
  const change = (kind: ContactKind) => {
    onChanged()
    close(kind)
  }
  return (
    <dl className={styles.info}>
      {info.map(({ key, name, value }) => (
        <div key={key} className={styles.line}>
          <dt className={styles.name}>{name}</dt>
          <dd
            className={styles.value}
            data-yes={typeof value === 'boolean' ? value : undefined}
            data-changeable={isContact(key) || undefined}
          >
            {typeof value === 'boolean' ? text(value ? 'ui.yes' : 'ui.no') : value}
            {key === 'identityVerified' && (
              <Link to={ACCOUNT_IDENTITY_PATH} className={styles.way}>
                {text('nav.identity')}
              </Link>
            )}
            {isContact(key) && open !== key && (
              <Button
                id={buttonId(key)}
                size="small"
                className={styles.change}
                aria-label={text(key === 'phone' ? 'contact.change_phone' : 'contact.change_email')}
                onClick={() => setOpen(key)}
              >
                {text('contact.change')}
              </Button>
            )}
          </dd>
          {key === 'email' && wantedEmail !== null && open !== 'email' && (
            <dd className={styles.editor}>
              <WantedEmailNotice wanted={wantedEmail} onChanged={onChanged} />
            </dd>
          )}
          {isContact(key) && open === key && (
            <dd className={styles.editor}>
              <ContactForm
                kind={key}
                needsCode={needsCode}
                onDone={() => change(key)}
                onClose={() => close(key)}
              />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
