import { accountProfile } from '@xezer/contract/account'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { ACCOUNT_DATA_PATH } from '../../core/paths.ts'
import { ConfirmEmail } from '../../core/session/confirm-email.tsx'
import { Link } from '../../platform/router-context.tsx'
import { PasswordForm } from './password-form.tsx'
import { PersonalInfo } from './personal-info.tsx'
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
          <PersonalInfo info={data.info} wantedEmail={data.wantedEmail ?? null} onChanged={reload} />
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
