import { Button } from '@xezer/ui/button'
import { Checkbox } from '@xezer/ui/checkbox'
import { Select } from '@xezer/ui/select'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import type { ComponentProps } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { DateField } from '../../core/forms/date-field.tsx'
import { PasswordField } from '../../core/forms/password-field.tsx'
import { COUNTRY_CODE } from '../../core/forms/phone-mask.ts'
import { RULES_PATH } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './auth.module.css'
import type { TextFieldName, useRegistration } from './use-registration.ts'

// What every registration form asks; each field says what is wrong with it as soon as the form was sent.

type Form = ReturnType<typeof useRegistration>

export function fieldOf(
  form: Form,
  name: TextFieldName,
): Pick<ComponentProps<typeof TextField>, 'name' | 'onChange' | 'error'> & { value: string } {
  const error = form.findFault(name)
  return {
    name,
    value: form.draft[name],
    onChange: (event) => form.type(name, event.target.value),
    ...(error === undefined ? {} : { error }),
  }
}

export function dayOf(form: Form, name: 'birthdate' | 'iwhen') {
  return {
    name,
    value: form.draft[name],
    onChange: (value: string) => form.type(name, value),
    error: form.findFault(name),
  }
}

/** How he logs in, and who he is. */
export function PersonFields({ form }: { form: Form }) {
  const text = useText()
  return (
    <>
      <TextField
        label={text('auth.email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...fieldOf(form, 'email')}
      />
      <PasswordField
        label={text('auth.password')}
        autoComplete="new-password"
        {...fieldOf(form, 'password')}
      />
      <div className={styles.pair}>
        <TextField
          label={text('auth.first_name')}
          autoComplete="given-name"
          maxLength={64}
          {...fieldOf(form, 'firstname')}
        />
        <TextField
          label={text('auth.last_name')}
          autoComplete="family-name"
          maxLength={64}
          {...fieldOf(form, 'lastname')}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          label={text('join.middle_name')}
          autoComplete="additional-name"
          maxLength={64}
          {...fieldOf(form, 'middlename')}
        />
        <DateField label={text('auth.birthdate')} autoComplete="bday" {...dayOf(form, 'birthdate')} />
      </div>
    </>
  )
}

interface PhoneAndCurrencyProps {
  form: Form
  currencies: ComponentProps<typeof Select<Form['draft']['currency']>>['options']
}

export function PhoneAndCurrency({ form, currencies }: PhoneAndCurrencyProps) {
  const text = useText()
  const hasPrefix = !form.draft.phone.startsWith('+')
  return (
    <div className={styles.pair}>
      <TextField
        label={hasPrefix ? `${text('auth.phone')} (${COUNTRY_CODE})` : text('auth.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...fieldOf(form, 'phone')}
      />
      <Select
        label={text('auth.currency')}
        value={form.draft.currency}
        options={currencies}
        onChange={(currency) => form.set('currency', currency)}
      />
    </div>
  )
}

/** The two confirmations of product §5, input, and the button. */
export function RegistrationEnd({ form, onLogin }: { form: Form; onLogin: () => void }) {
  const text = useText()
  const consent = (name: 'adult' | 'rules') => ({
    name,
    checked: form.draft[name],
    onChange: () => form.set(name, !form.draft[name]),
    'aria-invalid': form.findFault(name) !== undefined,
  })
  return (
    <>
      <Checkbox {...consent('adult')}>{text('auth.age_confirm')}</Checkbox>
      <Checkbox {...consent('rules')}>{text('auth.rules_agree')}</Checkbox>
      <p className={styles.rules}>
        <Link to={RULES_PATH} target="_blank" className={styles.link}>
          {text('nav.rules')}
        </Link>
      </p>
      {form.isConsentMissing && <p className={styles.consent}>{text('auth.consents_required')}</p>}
      <ApiErrorText error={form.error} fields={form.speaking} />
      <Button type="submit" look="main" size="large" isWide isBusy={form.isBusy}>
        {text('auth.register')}
      </Button>
      <p className={styles.other}>
        {text('auth.have_account')}{' '}
        <button type="button" className={styles.link} onClick={onLogin}>
          {text('auth.login')}
        </button>
      </p>
    </>
  )
}
