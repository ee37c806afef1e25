import { Spinner } from '@xezer/ui/spinner'
import { useText } from '@xezer/ui/text-provider'
import type { SlipView } from '../../core/slip/slip-view.ts'
import styles from './placing-cover.module.css'

/** What lies over the slip from the press to its answer, and says so when the answer was lost on the way. */
export function PlacingCover({ view }: { view: SlipView }) {
  const text = useText()
  const isLive = view.slip.positions.some((position) => position.isLive)
  return (
    <div className={styles.cover}>
      <Spinner />
      {view.isAsking ? (
        <p role="alert" className={styles.asking}>
          {text('slip.asking')}
        </p>
      ) : (
        <>
          <p>{text('slip.placing')}</p>
          {isLive && <p className={styles.wait}>{text('slip.live_wait')}</p>}
        </>
      )}
    </div>
  )
}
