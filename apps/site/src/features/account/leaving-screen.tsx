import { accountLeaving } from '@xezer/contract/leaving'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useCall } from '../../core/calls/use-call.ts'
import { useReloadWithMoney } from '../../core/session/use-reload-with-money.ts'
import { ClosingPart } from './closing-part.tsx'
import { CopyPart } from './copy-part.tsx'
import styles from './profile.module.css'

/** What a player takes along, and how he goes. */
export function LeavingScreen() {
  const { data, error, reload } = useCall(accountLeaving, {})
  // A notice says that the copy is ready.
  useReloadWithMoney(reload)
  if (data === undefined) {
    return error === undefined ? <Skeleton rows={4} rowHeight={84} /> : <ErrorState onRetry={reload} />
  }
  return (
    <div className={styles.screen}>
      <CopyPart copy={data.export} onChanged={reload} />
      <ClosingPart leaving={data} onChanged={reload} />
    </div>
  )
}
