import { accountSetting, type ProfileSettings as Settings } from '@xezer/contract/account'
import type { CallInput } from '@xezer/contract/call'
import { LOCALE_SELF_NAMES } from '@xezer/i18n/locale'
import { LOCALES } from '@xezer/std/locale'
import { Button } from '@xezer/ui/button'
import { Select } from '@xezer/ui/select'
import { Switch } from '@xezer/ui/switch'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { SETTINGS_PATH } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import { momentText } from '../../core/text/moment-text.ts'
import type { ApiError } from '../../platform/api-client.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './profile.module.css'

const LANGUAGES = LOCALES.map((value) => ({ value, label: LOCALE_SELF_NAMES[value] }))

interface ProfileSettingsProps {
  settings: Settings
  onSaved: () => void
}

/** What the player is told and in which language, and whether ordered withdrawals are out of reach. */
export function ProfileSettings({ settings, onSaved }: ProfileSettingsProps) {
  const text = useText()
  const { api } = useServices()
  const [refused, setRefused] = useState<{ name: string; error: ApiError } | undefined>(undefined)
  // A switch goes over at once and stays until the settings are read anew; back where the server did not take it.
  const [pressed, setPressed] = useState<{ since: Settings; values: Partial<Settings> }>({
    since: settings,
    values: {},
  })
  if (pressed.since !== settings) setPressed({ since: settings, values: {} })
  const shown = { ...settings, ...pressed.values }
  const { notifications, offers, language, withdrawalLock, withdrawalUnlock } = shown
  const lockError = refused?.name === 'withdrawalLock' ? refused.error : undefined
  const save = async (input: CallInput<typeof accountSetting>) => {
    setPressed(({ since, values }) => ({ since, values: { ...values, [input.name]: input.value } }))
    setRefused(undefined)
    const answer = await api.call(accountSetting, input)
    if (answer.ok) return onSaved()
    setPressed(({ since }) => ({ since, values: {} }))
    setRefused({ name: input.name, error: answer.error })
  }
  return (
    <>
      <section className={styles.part} aria-labelledby="letters">
        <h2 id="letters" className={styles.title}>
          {text('privacy.letters')}
        </h2>
        <p className={styles.note}>{text('privacy.letters_note')}</p>
        <Switch isOn={notifications} onChange={(value) => void save({ name: 'notifications', value })}>
          {text('privacy.service_letters')}
        </Switch>
        <Switch isOn={offers} onChange={(value) => void save({ name: 'offers', value })}>
          {text('privacy.offers')}
        </Switch>
        <p className={styles.note}>{text('privacy.offers_note')}</p>
        <div className={styles.field}>
          <Select
            label={text('privacy.language')}
            value={language}
            options={LANGUAGES}
            onChange={(value) => void save({ name: 'language', value })}
          />
        </div>
        <Link to={SETTINGS_PATH} className={styles.link}>
          {text('privacy.ways_of_seeing')}
        </Link>
        <ApiErrorText error={lockError === undefined ? refused?.error : undefined} />
      </section>
      <section className={styles.part} aria-labelledby="withdrawal-lock">
        <h2 id="withdrawal-lock" className={styles.title}>
          {text('privacy.withdrawals')}
        </h2>
        <p className={styles.note}>{text('privacy.withdrawals_note')}</p>
        {withdrawalLock && withdrawalUnlock !== null ? (
          <div className={styles.notice}>
            <p role="status">{text('privacy.unlocks', { time: momentText(withdrawalUnlock) })}</p>
            <Button size="small" onClick={() => void save({ name: 'withdrawalLock', value: true })}>
              {text('privacy.keep_lock')}
            </Button>
          </div>
        ) : (
          <Switch isOn={withdrawalLock} onChange={(value) => void save({ name: 'withdrawalLock', value })}>
            {text('privacy.lock')}
          </Switch>
        )}
        <ApiErrorText error={lockError} />
      </section>
    </>
  )
}
