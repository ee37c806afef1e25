import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { maskDay, presentDay, readDay } from './date-text.ts'

interface DateFieldProps {
  label: string
  /** `YYYY-MM-DD`, or what has been typed of a day so far. */
  value: string
  onChange: (value: string) => void
  name?: string
  autoComplete?: string
  error?: string | undefined
}

/** A day as DD.MM.YYYY in every language: a browser's own date field follows the machine, not the page. */
export function DateField({ label, value, onChange, error, ...rest }: DateFieldProps) {
  const text = useText()
  const [shown, setShown] = useState(presentDay(value))
  return (
    <TextField
      label={label}
      type="text"
      inputMode="numeric"
      placeholder={text('ui.date_pattern')}
      value={shown}
      onChange={(event) => {
        const next = maskDay(event.target.value)
        setShown(next)
        onChange(readDay(next))
      }}
      onBlur={() => setShown(presentDay(readDay(shown)))}
      {...(error === undefined ? {} : { error })}
      {...rest}
    />
  )
}
