import { Spinner } from '@xezer/ui/spinner'
import { useText } from '@xezer/ui/text-provider'
import type { ListLoading } from '../../core/match/list-loader.ts'
import styles from './loading-mark.module.css'

/** Says that rows are on their way, at the edge where they will stand; what comes at once says nothing. */
export function LoadingMark({ loading }: { loading: ListLoading }) {
  const text = useText()
  if (loading.scroll === 0) return null
  return (
    <div className={styles.edge} data-side={loading.side} role="status">
      <span className={styles.mark}>
        <Spinner /> {text('prematch.loading')}
      </span>
    </div>
  )
}
