import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { DateField } from '../../core/forms/date-field.tsx'
import styles from './auth.module.css'
import { BonusField } from './bonus-field.tsx'
import { findPartner } from './find-partner.ts'
import { PromoField } from './promo-field.tsx'
import { currencyOptions, EMPTY_DRAFT } from './registration-draft.ts'
import { dayOf, fieldOf, PersonFields, PhoneAndCurrency, RegistrationEnd } from './registration-fields.tsx'
import { usePromoCheck } from './use-promo-check.ts'
import { useRegistration } from './use-registration.ts'

interface RegisterFormProps {
  onDone: () => void
  onLogin: () => void
}

/** The main form (product §3, entities). */
export function RegisterForm({ onDone, onLogin }: RegisterFormProps) {
  const text = useText()
  const promo = usePromoCheck()
  const partner = promo.partner ?? findPartner()
  const form = useRegistration(onDone, { kind: 'main', partner }, EMPTY_DRAFT)
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <PersonFields form={form} />
      <div className={styles.pair}>
        <TextField
          label={text('auth.passport')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          {...fieldOf(form, 'passport')}
        />
        <DateField label={text('auth.passport_date')} autoComplete="off" {...dayOf(form, 'iwhen')} />
      </div>
      <PhoneAndCurrency form={form} currencies={currencyOptions} />
      <PromoField field={fieldOf(form, 'promo')} promo={promo} />
      <BonusField value={form.draft.bonus} onChange={(bonus) => form.set('bonus', bonus)} />
      <RegistrationEnd form={form} onLogin={onLogin} />
    </form>
  )
}
