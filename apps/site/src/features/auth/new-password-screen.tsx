import { PASSWORD_LENGTH_MIN } from '@xezer/contract/identity'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { type FormFault, faultText } from '../../core/forms/fault-text.ts'
import { focusInvalid } from '../../core/forms/focus-invalid.ts'
import { PasswordField } from '../../core/forms/password-field.tsx'
import { HOME_PATH } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import { useIdentity } from '../../core/session/use-identity.ts'
import { plainText } from '../../core/text/plain-text.ts'
import type { ApiError } from '../../platform/api-client.ts'
import { useRouter } from '../../platform/router-context.tsx'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'
import styles from './auth.module.css'

const EMPTY = { next: '', repeat: '' }
type Field = keyof typeof EMPTY

/** A new password with the link of a mail: what opens it stands behind the `#` of the address and is sent in the body alone. */
export function NewPasswordScreen() {
  const text = useText()
  const router = useRouter()
  const identity = useIdentity()
  const { authPrompt, announcer } = useServices()
  // The document has it before the script: what was typed until then would be lost.
  const isDrawn = useIsDrawn()
  const [values, setValues] = useState(EMPTY)
  const [faults, setFaults] = useState<Partial<Record<Field, FormFault>>>({})
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const [isBusy, setIsBusy] = useState(false)
  const field = (name: Field) => {
    const fault = faults[name]
    const refusal = error?.fields[name]
    const sentence = fault === undefined ? refusal && plainText(refusal) : faultText(text, fault)
    return {
      name,
      autoComplete: 'new-password',
      value: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setValues({ ...values, [name]: event.target.value })
        setFaults({})
        setError(undefined)
      },
      ...(sentence === undefined ? {} : { error: sentence }),
    }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const found = findFaults(values)
    setFaults(found)
    if (Object.keys(found).length > 0) return focusInvalid(form)
    setIsBusy(true)
    const answer = await identity.restorePassword({ token: location.hash.slice(1), ...values })
    setIsBusy(false)
    if (!answer.ok) {
      setError(answer.error)
      return focusInvalid(form)
    }
    announcer.say(text('auth.password_restored'))
    router.navigate(HOME_PATH)
    authPrompt.write('login')
  }
  // No password that is typed here will ever be taken: what stays is the way on.
  const isDead = error?.code === 'link_expired'
  return (
    <section className={styles.screen} aria-labelledby="new-password">
      <h1 id="new-password" className={styles.heading}>
        {text('auth.new_password_title')}
      </h1>
      {isDead ? (
        <div className={styles.told}>
          <ApiErrorText error={error} />
          <Button look="main" size="large" isWide autoFocus onClick={() => authPrompt.write('recovery')}>
            {text('auth.new_link')}
          </Button>
        </div>
      ) : (
        <form onSubmit={submit} noValidate>
          <fieldset className={styles.form} disabled={isDrawn}>
            <p className={styles.lead}>{text('auth.new_password_lead')}</p>
            <PasswordField label={text('auth.password_new')} {...field('next')} />
            <PasswordField label={text('auth.password_repeat')} {...field('repeat')} />
            <ApiErrorText error={error} fields={Object.keys(values)} />
            <Button type="submit" look="main" size="large" isWide isBusy={isBusy}>
              {text('auth.change_password')}
            </Button>
          </fieldset>
        </form>
      )}
    </section>
  )
}

function findFaults({ next, repeat }: typeof EMPTY): Partial<Record<Field, FormFault>> {
  if (next === '') return { next: 'field_required' }
  if (next.length < PASSWORD_LENGTH_MIN) return { next: 'password_short' }
  return next === repeat ? {} : { repeat: 'password_mismatch' }
}
