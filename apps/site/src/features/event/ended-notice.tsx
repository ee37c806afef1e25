import type { Event } from '@xezer/contract/sport-entities'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useMatchState } from '../../core/live/use-topic.ts'
import { useRouter } from '../../platform/router-context.tsx'
import styles from './ended-notice.module.css'

/** What becomes of the bets on a match that was not played to its end, by its last status. */
const UNFINISHED: Readonly<Record<string, PlainMessageId>> = {
  retired: 'event.retired_text',
  walkover: 'event.walkover_text',
}

/** Stands in the place of the markets after the final whistle: the board above is the last one. */
export function EndedNotice({ event, listPath }: { event: Event; listPath: string }) {
  const text = useText()
  const router = useRouter()
  const { status } = useMatchState(event)
  return (
    <div className={styles.notice} role="status">
      <p className={styles.title}>
        {text(status === 'walkover' ? 'event.walkover_title' : 'event.ended_title')}
      </p>
      <p className={styles.text}>{text(UNFINISHED[status] ?? 'event.ended_text')}</p>
      <Button onClick={() => router.navigate(listPath)}>{text('event.ended_list')}</Button>
    </div>
  )
}
