import { wireDate } from '@xezer/contract/wire-time'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useRef, useState } from 'react'
import { type FormFault, faultText } from '../../core/forms/fault-text.ts'
import { focusInvalid } from '../../core/forms/focus-invalid.ts'
import { useServices } from '../../core/services.tsx'
import { justJoined } from '../../core/session/just-joined.ts'
import { useIdentity } from '../../core/session/use-identity.ts'
import { plainText } from '../../core/text/plain-text.ts'
import { type ApiError, isSilent } from '../../platform/api-client.ts'
import { systemClock } from '../../platform/clock.ts'
import { randomKey } from '../../platform/random-key.ts'
import { usePlace } from '../../platform/router-context.tsx'
import { keptPart, withKept } from './kept-draft.ts'
import {
  decideRegistration,
  type FormKind,
  faultWhileTyped,
  maskField,
  type RegistrationDraft,
  type RegistrationFaults,
  type RegistrationField,
} from './registration-draft.ts'

export type TextFieldName = Exclude<RegistrationField, 'adult' | 'rules' | 'currency' | 'bonus'>

/** Fields that say under themselves what is wrong with them. */
const SPEAKING = ['email', 'password', 'birthdate', 'firstname', 'lastname', 'middlename', 'phone', 'promo']
const SPEAKING_IN_MAIN = [...SPEAKING, 'passport', 'iwhen']

/** What a promo code can be said to be that the house does not know: its field is emptied. */
const WRONG_PROMO = 'promo_wrong'

/** Where the main form is remembered: it stands over any page. */
const MAIN_FORM = 'registration'
const DRAFT = 'draft'

/**
 * A registration form's state; a fault leaves its field as soon as the field is edited. A form that was left, by a tap
 * beside it, by Back or a reload, stands as it was when it is opened again.
 */
export function useRegistration(onDone: () => void, form: FormKind, first: RegistrationDraft) {
  const text = useText()
  const identity = useIdentity()
  const { pageMemory, session } = useServices()
  const { entry } = usePlace()
  const left = form.kind === 'main' ? MAIN_FORM : entry
  const [draft, hold] = useState(() => withKept(first, pageMemory.find(left, DRAFT)))
  const [faults, setFaults] = useState<RegistrationFaults>({})
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const [isBusy, setIsBusy] = useState(false)
  // One key for one set of values: a repeat after a lost answer must not open a second account.
  const sent = useRef({ body: '', key: '' })

  const setDraft = (next: RegistrationDraft) => {
    hold(next)
    pageMemory.keep(left, DRAFT, keptPart(next))
  }
  const change = (next: RegistrationDraft, field: RegistrationField, fault?: FormFault) => {
    const { [field]: _old, ...others } = faults
    setDraft(next)
    setFaults(fault === undefined ? others : { ...others, [field]: fault })
    setError(undefined)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const element = event.currentTarget
    const decision = decideRegistration(draft, wireDate(systemClock.nowMs()), form)
    if (!decision.ok) {
      setFaults(decision.error)
      if (decision.error.promo === WRONG_PROMO) setDraft({ ...draft, promo: '' })
      return focusInvalid(element)
    }
    const body = JSON.stringify(decision.value)
    if (sent.current.body !== body) sent.current = { body, key: randomKey() }
    setIsBusy(true)
    const answer = await identity.register(decision.value, sent.current.key)
    setIsBusy(false)
    if (answer.ok) {
      pageMemory.keep(left, DRAFT, undefined)
      justJoined.write(session.read()?.user.id)
      return onDone()
    }
    // A refused key stays refused (agreement 11, idempotency); only silence is repeated under the same one.
    if (!isSilent(answer.error)) sent.current = { body: '', key: '' }
    setError(answer.error)
    focusInvalid(element)
  }
  return {
    draft,
    error,
    speaking: form.kind === 'main' ? SPEAKING_IN_MAIN : SPEAKING,
    isBusy,
    submit,
    isConsentMissing: faults.adult !== undefined || faults.rules !== undefined,
    type: (field: TextFieldName, typed: string) =>
      change({ ...draft, [field]: maskField(field, typed) }, field, faultWhileTyped(field, typed)),
    set: <Field extends 'adult' | 'rules' | 'currency' | 'bonus'>(
      field: Field,
      value: RegistrationDraft[Field],
    ) => change({ ...draft, [field]: value }, field),
    /** A code that the form does not know. */
    refusePromo: () => change({ ...draft, promo: '' }, 'promo', WRONG_PROMO),
    findFault: (field: RegistrationField): string | undefined => {
      const fault = faults[field]
      if (fault !== undefined) return faultText(text, fault)
      const refusal = error?.fields[field]
      return refusal === undefined ? undefined : plainText(refusal)
    },
  }
}
