import { Button } from '@xezer/ui/button'
import { Checkbox } from '@xezer/ui/checkbox'
import { Select } from '@xezer/ui/select'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import type { ComponentProps } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { DateField } from '../../core/forms/date-field.tsx'
import { PasswordField } from '../../core/forms/password-field.tsx'
import { RULES_PATH } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './auth.module.css'
import { COUNTRY_CODE } from './phone-mask.ts'
import { PromoField } from './promo-field.tsx'
import { currencyOptions } from './registration-draft.ts'
import { usePromoCheck } from './use-promo-check.ts'
import { type TextFieldName, useRegistration } from './use-registration.ts'

interface RegisterFormProps {
  onDone: () => void
  onLogin: () => void
}

/** The main form (product §3, entities); every field says what is wrong with it as soon as the form was sent. */
export function RegisterForm({ onDone, onLogin }: RegisterFormProps) {
  const text = useText()
  const promo = usePromoCheck()
  const form = useRegistration(onDone, promo.partner)
  const field = (
    name: TextFieldName,
  ): Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'onChange' | 'error'> => {
    const error = form.findFault(name)
    return {
      name,
      value: form.draft[name],
      onChange: (event) => form.type(name, event.target.value),
      ...(error === undefined ? {} : { error }),
    }
  }
  const day = (name: 'birthdate' | 'iwhen') => ({
    name,
    value: form.draft[name],
    onChange: (value: string) => form.type(name, value),
    error: form.findFault(name),
  })
  const consent = (name: 'adult' | 'rules') => ({
    name,
    checked: form.draft[name],
    onChange: () => form.set(name, !form.draft[name]),
    'aria-invalid': form.findFault(name) !== undefined,
  })
  const hasPrefix = !form.draft.phone.startsWith('+')
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <TextField
        label={text('auth.email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...field('email')}
      />
      <PasswordField label={text('auth.password')} autoComplete="new-password" {...field('password')} />
      <div className={styles.pair}>
        <TextField
          label={text('auth.first_name')}
          autoComplete="given-name"
          maxLength={64}
          {...field('firstname')}
        />
        <TextField
          label={text('auth.last_name')}
          autoComplete="family-name"
          maxLength={64}
          {...field('lastname')}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          label={text('auth.middle_name')}
          autoComplete="additional-name"
          maxLength={64}
          {...field('middlename')}
        />
        <DateField label={text('auth.birthdate')} autoComplete="bday" {...day('birthdate')} />
      </div>
      <div className={styles.pair}>
        <TextField label={text('auth.passport')} autoComplete="off" maxLength={20} {...field('passport')} />
        <DateField label={text('auth.passport_date')} autoComplete="off" {...day('iwhen')} />
      </div>
      <div className={styles.pair}>
        <TextField
          label={hasPrefix ? `${text('auth.phone')} (${COUNTRY_CODE})` : text('auth.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          {...field('phone')}
        />
        <Select
          label={text('auth.currency')}
          value={form.draft.currency}
          options={currencyOptions}
          onChange={(currency) => form.set('currency', currency)}
        />
      </div>
      <PromoField field={{ ...field('promo'), value: form.draft.promo }} promo={promo} />
      <Checkbox {...consent('adult')}>{text('auth.age_confirm')}</Checkbox>
      <Checkbox {...consent('rules')}>{text('auth.rules_agree')}</Checkbox>
      <p className={styles.other}>
        <Link to={RULES_PATH} target="_blank" className={styles.link}>
          {text('nav.rules')}
        </Link>
      </p>
      {form.isConsentMissing && <p className={styles.consent}>{text('auth.consents_required')}</p>}
      <ApiErrorText error={form.error} />
      <Button type="submit" look="main" size="large" isWide isBusy={form.isBusy}>
        {text('auth.register')}
      </Button>
      <p className={styles.other}>
        {text('auth.have_account')}{' '}
        <button type="button" className={styles.link} onClick={onLogin}>
          {text('auth.login')}
        </button>
      </p>
    </form>
  )
}
