import type { MethodTerms } from '@xezer/contract/payments'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'

type AskedField = MethodTerms['fields'][number]
type FieldKind = AskedField['kind']
const FIELD_LABELS: Readonly<Record<FieldKind, PlainMessageId>> = {
  phone: 'payments.field_phone',
  wallet: 'payments.field_wallet',
  email_or_wallet: 'payments.field_wallet_email',
  account: 'payments.field_account',
  card: 'payments.field_card',
}
/** Letters stand in wallets. */
const INPUT_MODES = {
  phone: 'tel',
  wallet: 'text',
  email_or_wallet: 'text',
  account: 'numeric',
  card: 'numeric',
} as const

interface AccountFieldProps {
  field: AskedField
  account: string
  refused: { error?: string }
  onChange: (account: string) => void
}

/** Where the money comes from, or goes to: the phone, wallet, account or card that the method asks for. */
export function AccountField({ field, account, refused, onChange }: AccountFieldProps) {
  const text = useText()
  return (
    <TextField
      label={text(FIELD_LABELS[field.kind])}
      name={field.name}
      inputMode={INPUT_MODES[field.kind]}
      autoComplete={field.kind === 'card' ? 'cc-number' : field.kind === 'phone' ? 'tel-national' : 'off'}
      autoCapitalize="off"
      spellCheck={false}
      maxLength={64}
      value={account}
      onChange={(event) => onChange(event.target.value)}
      hint={text('payments.such_as', { example: field.example })}
      {...refused}
    />
  )
}
