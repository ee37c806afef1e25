import type { CallOutput } from '@xezer/contract/call'
import { accountExport, type accountLeaving } from '@xezer/contract/leaving'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { useServices } from '../../core/services.tsx'
import type { ApiError } from '../../platform/api-client.ts'
import { fetchCopy } from './fetch-copy.ts'
import styles from './profile.module.css'
import { saveFile } from './save-file.ts'

type Copy = CallOutput<typeof accountLeaving>['export']

/** A copy of everything that is kept of the player: asked for here, and fetched here with the link of a letter. */
export function CopyPart({ copy, onChanged }: { copy: Copy; onChanged: () => void }) {
  const text = useText()
  const { api } = useServices()
  const [secret, setSecret] = useState('')
  const [busy, setBusy] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  // The server draws no secret: it stands behind the `#`, which no server is told.
  useEffect(() => setSecret(location.hash.slice(1)), [])
  const press = async (work: () => Promise<ApiError | undefined>) => {
    if (busy) return
    setBusy(true)
    setError(await work())
    setBusy(false)
    onChanged()
  }
  const ask = () =>
    press(async () => {
      const answer = await api.call(accountExport, {})
      if (answer.ok) setSecret('')
      return answer.ok ? undefined : answer.error
    })
  const download = () =>
    press(async () => {
      const fetched = await fetchCopy(api, secret)
      if (!fetched.ok) return fetched.error
      saveFile(fetched.value.zip, fetched.value.name)
      setIsSaved(true)
      setSecret('')
      // It is used up: a reload offers it no more.
      history.replaceState(history.state, '', location.pathname)
      return undefined
    })
  return (
    <section className={styles.part} aria-labelledby="copy">
      <h2 id="copy" className={styles.title}>
        {text('privacy.copy')}
      </h2>
      <p className={styles.note}>{text('privacy.copy_about')}</p>
      {secret === '' ? (
        <>
          <p role="status" className={styles.state}>
            {isSaved ? text('privacy.copy_taken') : sayState(copy)}
          </p>
          {(copy === null || copy.ready !== null) && (
            <div className={styles.buttons}>
              <Button isBusy={busy} onClick={() => void ask()}>
                {text('privacy.copy_ask')}
              </Button>
            </div>
          )}
        </>
      ) : (
        <div className={styles.notice}>
          <p>{text('privacy.copy_here')}</p>
          <Button look="main" isBusy={busy} onClick={() => void download()}>
            {text('privacy.copy_download')}
          </Button>
        </div>
      )}
      <ApiErrorText error={error} />
    </section>
  )
  function sayState(asked: Copy): string {
    if (asked === null) return ''
    if (asked.ready === null) return text('privacy.copy_making')
    return text(asked.isTaken ? 'privacy.copy_taken' : 'privacy.copy_ready')
  }
}
