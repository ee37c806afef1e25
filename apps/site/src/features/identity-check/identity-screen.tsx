import { accountIdentity } from '@xezer/contract/identity-check'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { useReloadWithMoney } from '../../core/session/use-reload-with-money.ts'
import { DocumentList } from './document-list.tsx'
import styles from './identity.module.css'
import { IdentityForm } from './identity-form.tsx'
import { StateCard } from './state-card.tsx'

/** Who the player is: how the check stands, and what is missing. */
export function IdentityScreen() {
  const text = useText()
  const { data, error, reload } = useCall(accountIdentity, {})
  // A decision is told to the account, as everything is that happens to it.
  useReloadWithMoney(reload)
  if (data === undefined) {
    return error === undefined ? <Skeleton rows={6} rowHeight={52} /> : <ErrorState onRetry={reload} />
  }
  const isOpen = data.status !== 'submitted' && data.status !== 'verified'
  return (
    <div className={styles.screen}>
      <StateCard identity={data} />
      {isOpen ? (
        <IdentityForm identity={data} onChanged={reload} />
      ) : (
        <section className={styles.part} aria-labelledby="identity-files">
          <h2 id="identity-files" className={styles.title}>
            {text('identity.files')}
          </h2>
          <DocumentList documents={data.documents} />
          <p className={styles.note}>{text('identity.sealed')}</p>
        </section>
      )}
    </div>
  )
}
