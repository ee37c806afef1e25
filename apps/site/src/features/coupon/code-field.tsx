import { Button } from '@xezer/ui/button'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useState } from 'react'
import { couponPath } from '../../core/paths.ts'
import { useRouter } from '../../platform/router-context.tsx'
import styles from './coupon-screen.module.css'

/** Longer than a code with its spaces: what is no code is answered as such. */
const LENGTH_MAX = 16

interface CodeFieldProps {
  code: string | undefined
  /** The code of the address was not found. */
  isUnknown: boolean
}

/** Where a code is typed; its page shows what it holds. */
export function CodeField({ code, isUnknown }: CodeFieldProps) {
  const text = useText()
  const router = useRouter()
  const [typed, setTyped] = useState(code ?? '')
  const open = (event: FormEvent) => {
    event.preventDefault()
    const plain = typed.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
    if (plain !== '') router.navigate(couponPath(encodeURIComponent(plain)))
  }
  return (
    <form className={styles.form} onSubmit={open}>
      <TextField
        className={styles.field}
        label={text('coupon.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={LENGTH_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        {...(isUnknown ? { error: text('coupon.not_found') } : {})}
      />
      <Button className={styles.open} type="submit">
        {text('coupon.open')}
      </Button>
    </form>
  )
}
