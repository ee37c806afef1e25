import { accountProfile } from '@xezer/contract/account'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { ACCOUNT_DATA_PATH, ACCOUNT_IDENTITY_PATH } from '../../core/paths.ts'
import { ConfirmEmail } from '../../core/session/confirm-email.tsx'
import { Link } from '../../platform/router-context.tsx'
import { PasswordForm } from './password-form.tsx'
import styles from './profile.module.css'
import { ProfileSettings } from './profile-settings.tsx'

/** Personal information as names and values, and the change of the password. */
export function ProfileScreen() {
  const text = useText()
  const { data, error, reload } = useCall(accountProfile, {})
  return (
    <div className={styles.screen}>
      <section className={styles.part} aria-labelledby="personal-info">
        <h2 id="personal-info" className={styles.title}>
          {text('account.personal_info')}
        </h2>
        {data === undefined && error === undefined && <Skeleton rows={8} rowHeight={40} />}
        {data === undefined && error !== undefined && <ErrorState onRetry={reload} />}
        {data?.info.some(({ key, value }) => key === 'emailConfirmed' && value === false) && <ConfirmEmail />}
        {data !== undefined && (
          <dl className={styles.info}>
            {data.info.map((line) => (
              <div key={line.key} className={styles.line}>
                <dt className={styles.name}>{line.name}</dt>
                <dd
                  className={styles.value}
                  data-yes={typeof line.value === 'boolean' ? line.value : undefined}
                >
                  {typeof line.value === 'boolean' ? text(line.value ? 'ui.yes' : 'ui.no') : line.value}
                  {line.key === 'identityVerified' && (
                    <Link to={ACCOUNT_IDENTITY_PATH} className={styles.way}>
                      {text('nav.identity')}
                    </Link>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {data?.settings !== undefined && <ProfileSettings settings={data.settings} onSaved={reload} />}
      <section className={styles.part} aria-labelledby="change-password">
        <h2 id="change-password" className={styles.title}>
          {text('auth.change_password')}
        </h2>
        <PasswordForm />
      </section>
      <Link to={ACCOUNT_DATA_PATH} className={styles.link}>
        {text('privacy.to_data')}
      </Link>
    </div>
  )
}
