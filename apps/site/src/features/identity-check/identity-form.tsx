import { IconUpload } from '@tabler/icons-react'
import { accountGlance } from '@xezer/contract/account-glance'
import {
  accountIdentityDocumentRemove,
  accountIdentitySubmit,
  DOCUMENT_TYPES,
  DOCUMENTS_MAX,
  type IdentityForm as Form,
  type Identity,
} from '@xezer/contract/identity-check'
import { wireDate } from '@xezer/contract/wire-time'
import { Button } from '@xezer/ui/button'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { DateField } from '../../core/forms/date-field.tsx'
import { focusInvalid } from '../../core/forms/focus-invalid.ts'
import { useTyped } from '../../core/forms/use-typed.ts'
import { useServices } from '../../core/services.tsx'
import { plainText } from '../../core/text/plain-text.ts'
import type { ApiError } from '../../platform/api-client.ts'
import { systemClock } from '../../platform/clock.ts'
import { decideForm, EMPTY_FORM, type FormFaults } from './decide-form.ts'
import { DocumentList } from './document-list.tsx'
import styles from './identity.module.css'
import { useUploads } from './use-uploads.ts'

const LABELS = {
  fin: 'identity.fin',
  series: 'identity.series',
  number: 'identity.number',
  address: 'identity.address',
} as const

/** What a player types and sends; both are handed in together. */
export function IdentityForm({ identity, onChanged }: { identity: Identity; onChanged: () => void }) {
  const text = useText()
  const { api, announcer, calls } = useServices()
  const [typed, setTyped] = useTyped('identity', EMPTY_FORM)
  const [faults, setFaults] = useState<FormFaults>({})
  const [hasNoFile, setHasNoFile] = useState(false)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const [isBusy, setIsBusy] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const { documents } = identity
  const { uploads, add, drop } = useUploads(documents.length, onChanged)
  const isSending = uploads.some((upload) => upload.error === undefined)
  const change = (name: keyof Form, value: string) => {
    setTyped({ ...typed, [name]: value })
    const { [name]: _old, ...others } = faults
    setFaults(others)
    setError(undefined)
  }
  const errorOf = (name: keyof Form) => {
    const fault = faults[name]
    const refusal = error?.fields[name]
    const sentence = fault === undefined ? refusal && plainText(refusal) : text(fault)
    return sentence === undefined ? {} : { error: sentence }
  }
  const field = (name: Exclude<keyof Form, 'expires'>) => ({
    label: text(LABELS[name]),
    name,
    value: typed[name],
    autoComplete: name === 'address' ? 'street-address' : 'off',
    maxLength: name === 'address' ? 200 : 20,
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
    ...errorOf(name),
  })
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setHasNoFile(false)
    setError(undefined)
    add([...(target.files ?? [])])
    // The same file may be chosen again.
    target.value = ''
  }
  const remove = async (document: number) => {
    const answer = await api.call(accountIdentityDocumentRemove, { document })
    setError(answer.ok ? undefined : answer.error)
    onChanged()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || isSending) return
    const form = event.currentTarget
    const decided = decideForm(typed, wireDate(systemClock.nowMs()))
    setFaults(decided.ok ? {} : decided.error)
    setHasNoFile(documents.length === 0)
    if (!decided.ok) return focusInvalid(form)
    if (documents.length === 0) return picker.current?.focus()
    setIsBusy(true)
    const answer = await api.call(accountIdentitySubmit, decided.value)
    setIsBusy(false)
    if (!answer.ok) {
      setError(answer.error)
      focusInvalid(form)
    } else {
      // What was typed stays, for who is refused while he waits: no browser keeps it longer than the page.
      announcer.say(text('identity.handed_in'))
      // The account's menu says how the check stands, and nothing was told to the account that it would hear.
      void calls.get(accountGlance, {}).reload()
    }
    onChanged()
  }
  return (
    <form className={styles.part} onSubmit={submit} noValidate inert={isBusy}>
      <h2 className={styles.title}>{text('identity.document')}</h2>
      <div className={styles.fields}>
        <TextField {...field('fin')} hint={text('identity.fin_hint')} />
        <DateField
          label={text('identity.expires')}
          value={typed.expires}
          onChange={(value) => change('expires', value)}
          name="expires"
          {...errorOf('expires')}
        />
        <TextField {...field('series')} />
        <TextField {...field('number')} />
        <TextField {...field('address')} className={styles.wide ?? ''} />
      </div>
      <h2 className={styles.title}>{text('identity.files')}</h2>
      <p className={styles.note}>{text('identity.files_note', { n: DOCUMENTS_MAX })}</p>
      <DocumentList documents={documents} uploads={uploads} onRemove={remove} onDrop={drop} />
      <label className={styles.pick} data-bad={hasNoFile || undefined}>
        <input
          ref={picker}
          type="file"
          className={styles.picker}
          accept={DOCUMENT_TYPES.join(',')}
          multiple
          disabled={documents.length >= DOCUMENTS_MAX}
          aria-describedby={hasNoFile ? 'identity-no-file' : undefined}
          onChange={pick}
        />
        <IconUpload size={20} stroke={1.75} aria-hidden="true" />
        {text('identity.add')}
      </label>
      {hasNoFile && (
        <p id="identity-no-file" className={styles.fileError} role="alert">
          {text('identity.no_file')}
        </p>
      )}
      <p className={styles.note}>{text('identity.sealed')}</p>
      <ApiErrorText error={error} fields={Object.keys(typed)} />
      <Button type="submit" look="main" isBusy={isBusy} disabled={isSending}>
        {text(isBusy ? 'identity.handing_in' : 'identity.hand_in')}
      </Button>
    </form>
  )
}
