import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useRouter } from '../../platform/router-context.tsx'
import styles from './ended-notice.module.css'

/** Stands in the place of the markets after the final whistle: the board above is the last one. */
export function EndedNotice({ listPath }: { listPath: string }) {
  const text = useText()
  const router = useRouter()
  return (
    <div className={styles.notice} role="status">
      <p className={styles.title}>{text('event.ended_title')}</p>
      <p className={styles.text}>{text('event.ended_text')}</p>
      <Button onClick={() => router.navigate(listPath)}>{text('event.ended_list')}</Button>
    </div>
  )
}
