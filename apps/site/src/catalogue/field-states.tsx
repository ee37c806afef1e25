import { Checkbox } from '@xezer/ui/checkbox'
import { Select } from '@xezer/ui/select'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { Specimen } from './specimen.tsx'

const CURRENCIES = ['AZN', 'EUR', 'USD'] as const

export function FieldStates() {
  const text = useText()
  const [currency, setCurrency] = useState<(typeof CURRENCIES)[number]>('AZN')
  return (
    <>
      <Specimen name="TextField" isWide>
        <TextField label={text('auth.email')} />
        <TextField label={text('auth.email')} defaultValue="leyla@example.az" />
        <TextField label={text('auth.phone')} hint={text('field.phone_invalid')} />
        <TextField label={text('auth.first_name')} defaultValue="Ləyla" error={text('field.latin_only')} />
        <TextField label={text('bet.amount')} defaultValue="10.00" ending={currency} />
        <TextField label={text('auth.passport')} defaultValue="AA1234567" disabled />
        <TextField label={text('market.search')} placeholder={text('market.search')} isLabelHidden />
      </Specimen>
      <Specimen name="Select" isWide>
        <Select
          label={text('auth.currency')}
          value={currency}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={setCurrency}
        />
        <Select
          label={text('auth.currency')}
          value={currency}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={setCurrency}
          disabled
        />
      </Specimen>
      <Specimen name="Checkbox" isWide>
        <Checkbox defaultChecked>{text('auth.rules_agree')}</Checkbox>
        <Checkbox>{text('auth.age_confirm')}</Checkbox>
        <Checkbox disabled>{text('auth.age_confirm')}</Checkbox>
      </Specimen>
    </>
  )
}
