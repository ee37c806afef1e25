import { accountPasskeyName, accountPasskeyRemove, accountPasskeys } from '@xezer/contract/passkeys'
import { Button } from '@xezer/ui/button'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { type FormEvent, useState } from 'react'
import { BRAND_NAME } from '../../core/brand.ts'
import { useCall } from '../../core/calls/use-call.ts'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { useServices } from '../../core/services.tsx'
import { addPasskey, canUsePasskeys } from '../../core/session/passkeys.ts'
import type { ApiError } from '../../platform/api-client.ts'
import { PasskeyRow } from './passkey-row.tsx'
import styles from './security.module.css'
import { useProof } from './use-proof.tsx'

const NAME_LENGTH_MAX = 40

/** What of it is open for typing or for a second press. */
interface Open {
  readonly id: number | 'new'
  readonly kind: 'name' | 'remove'
  readonly name: string
}

/** The player's passkeys: add, name and remove them. Hidden from a player without one where none can be added. */
export function PasskeysPart() {
  const text = useText()
  const { api, announcer } = useServices()
  const { withProof, dialog } = useProof()
  const { data, error, reload } = useCall(accountPasskeys, {})
  const [open, setOpen] = useState<Open | undefined>(undefined)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | undefined>(undefined)
  // The house has no domain that passkeys could belong to.
  if (error?.code === 'not_found') return null
  const canAdd = data !== undefined && canUsePasskeys(data.domain)
  if (data !== undefined && !canAdd && data.passkeys.length === 0) return null
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const name = open?.name.trim() ?? ''
    if (open === undefined || isBusy || name === '') return
    setIsBusy(true)
    const { id } = open
    const answer =
      id === 'new'
        ? await withProof(() => addPasskey(api, BRAND_NAME, name))
        : await api.call(accountPasskeyName, { id, name })
    finish(answer, text(id === 'new' ? 'security.passkey_added' : 'security.passkey_named'))
  }
  const remove = async (id: number) => {
    if (isBusy) return
    setIsBusy(true)
    finish(await withProof(() => api.call(accountPasskeyRemove, { id })), text('security.passkey_removed'))
  }
  const finish = (answer: { ok: boolean; value?: unknown; error?: ApiError } | undefined, said: string) => {
    setIsBusy(false)
    setRefusal(answer?.error)
    if (answer?.ok && answer.value !== 'left') {
      setOpen(undefined)
      announcer.say(said)
    }
    reload()
  }
  const nameForm = (
    <form className={styles.naming} onSubmit={save} noValidate>
      <TextField
        label={text('security.passkey_name')}
        name="passkey"
        maxLength={NAME_LENGTH_MAX}
        value={open?.name ?? ''}
        onChange={(event) => open && setOpen({ ...open, name: event.target.value })}
      />
      <div className={styles.presses}>
        <Button type="submit" look="main" isBusy={isBusy}>
          {text(open?.id === 'new' ? 'security.passkey_create' : 'account.save')}
        </Button>
        <Button look="quiet" onClick={() => setOpen(undefined)}>
          {text('ui.back')}
        </Button>
      </div>
    </form>
  )
  return (
    <section className={styles.part} aria-labelledby="passkeys">
      <h2 id="passkeys" className={styles.title}>
        {text('security.passkeys')}
      </h2>
      <p className={styles.note}>{text('security.passkeys_why')}</p>
      {data === undefined && error === undefined && <Skeleton rows={1} rowHeight={40} />}
      {data === undefined && error !== undefined && <ErrorState onRetry={reload} />}
      {data !== undefined && data.passkeys.length > 0 && (
        <ul className={styles.rows}>
          {data.passkeys.map(({ id, name, used, added }) => (
            <PasskeyRow
              key={id}
              passkey={{ name, used, added }}
              onName={() => setOpen({ id, kind: 'name', name })}
              onRemove={() => setOpen({ id, kind: 'remove', name })}
            >
              {open?.id === id && open.kind === 'name' && nameForm}
              {open?.id === id && open.kind === 'remove' && (
                <div className={styles.ask}>
                  <p>{text('security.passkey_remove_ask', { name })}</p>
                  <div className={styles.presses}>
                    <Button isBusy={isBusy} onClick={() => remove(id)}>
                      {text('security.remove')}
                    </Button>
                    <Button look="quiet" onClick={() => setOpen(undefined)}>
                      {text('ui.back')}
                    </Button>
                  </div>
                </div>
              )}
            </PasskeyRow>
          ))}
        </ul>
      )}
      {canAdd && open?.id !== 'new' && (
        <div className={styles.presses}>
          <Button
            look={data.passkeys.length === 0 ? 'main' : 'plain'}
            onClick={() => setOpen({ id: 'new', kind: 'name', name: text('security.passkey_first_name') })}
          >
            {text('security.passkey_add')}
          </Button>
        </div>
      )}
      {open?.id === 'new' && nameForm}
      <ApiErrorText error={refusal} />
      {dialog}
    </section>
  )
}
