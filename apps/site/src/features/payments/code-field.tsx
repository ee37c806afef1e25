import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { plainText } from '../../core/text/plain-text.ts'
import type { ApiError } from '../../platform/api-client.ts'

interface CodeFieldProps {
  code: string
  /** It was sent without one. */
  isMissing: boolean
  error: ApiError | undefined
  onChange: (code: string) => void
}

/** The code of a player who has two-step log-in: money leaves by it too. */
export function CodeField({ code, isMissing, error, onChange }: CodeFieldProps) {
  const text = useText()
  const refusal = error?.fields.code
  const fault = isMissing ? text('field.field_required') : refusal && plainText(refusal)
  return (
    <TextField
      label={text('payments.code')}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={24}
      value={code}
      onChange={(event) => onChange(event.target.value)}
      hint={text('payments.need.code')}
      {...(fault === undefined || fault === '' ? {} : { error: fault })}
    />
  )
}

/** Whether the last press was refused for want of a code, or for a wrong one. */
export function wantsCode(error: ApiError | undefined): boolean {
  return error?.code === 'second_factor_required' || error?.code === 'second_factor_wrong'
}
