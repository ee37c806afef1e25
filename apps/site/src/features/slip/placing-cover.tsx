import type { PlainMessageId } from '@xezer/i18n/translator'
import { Spinner } from '@xezer/ui/spinner'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { useAmounts } from '../../core/session/use-amounts.ts'
import { useCheck } from '../../core/slip/use-check.ts'
import type { useSlip } from '../../core/slip/use-slip.ts'
import styles from './placing-cover.module.css'
import { PlacingSums } from './placing-sums.tsx'

const STEPS: readonly PlainMessageId[] = ['slip.step_sent', 'slip.step_checked', 'slip.step_accepted']
interface PlacingCoverProps {
  view: ReturnType<typeof useSlip>
  currency: string
}

/**
 * What lies over the slip from the press to its answer: where the bet stands, how long a check in play still takes, and
 * what is being placed. It says so too when that took longer, or when the answer was lost on the way.
 */
export function PlacingCover({ view, currency }: PlacingCoverProps) {
  const text = useText()
  const { isLate, seconds, secondsInAll } = useCheck(view.check)
  const isReceived = useIsReceived(view)
  const stepNow = isReceived ? 1 : 0
  const isCounting = seconds > 0 && !view.isAsking
  const sentence = () => {
    if (view.isAsking) return undefined
    if (isLate) return text(isReceived ? 'slip.still_checking' : 'slip.still_sending')
    return secondsInAll > 0 ? text('slip.live_wait', { n: String(secondsInAll) }) : undefined
  }
  const said = sentence()
  return (
    <div className={styles.cover} data-testid="placing">
      <div className={styles.body}>
        <div className={styles.now}>
          <span className={styles.ring} data-testid="placing-ring" aria-hidden="true">
            {isCounting ? <Countdown seconds={seconds} of={secondsInAll} /> : <Spinner />}
          </span>
          {/* Said once: the seconds are for the eyes. */}
          <div role={view.isAsking ? 'alert' : 'status'} className={styles.words}>
            {view.isAsking ? (
              <p className={styles.wait}>{text('slip.asking')}</p>
            ) : (
              <p className={styles.title}>{text(isReceived ? 'slip.checking' : 'slip.sending')}</p>
            )}
            {said !== undefined && <p className={styles.wait}>{said}</p>}
          </div>
        </div>
        <ol className={styles.steps}>
          {STEPS.map((step, index) => (
            <li
              key={step}
              className={styles.step}
              data-state={index < stepNow ? 'done' : index === stepNow ? 'now' : 'next'}
              aria-current={index === stepNow ? 'step' : undefined}
            >
              {text(step)}
            </li>
          ))}
        </ol>
        <PlacingSums view={view} currency={currency} />
      </div>
    </div>
  )
}

/**
 * Whether the server has the press: since it was made more is in play, which the account hears as soon as a stake is held. Of a
 * press that another tab made, or that is asked about again, it is known that it was on its way.
 */
function useIsReceived({ check, isAsking, isElsewhere }: PlacingCoverProps['view']): boolean {
  const unplayedMinor = useAmounts()?.unplayedMinor ?? 0n
  const [beforeMinor] = useState(unplayedMinor)
  return check === undefined || isAsking || isElsewhere || unplayedMinor > beforeMinor
}

const RADIUS = 28
const ROUND = 2 * Math.PI * RADIUS

/** The seconds that are left, and a ring that empties with them. */
function Countdown({ seconds, of }: { seconds: number; of: number }) {
  return (
    <>
      <svg className={styles.circle} viewBox="0 0 64 64" aria-hidden="true">
        <circle className={styles.track} cx="32" cy="32" r={RADIUS} />
        <circle
          className={styles.rest}
          cx="32"
          cy="32"
          r={RADIUS}
          strokeDasharray={`${(ROUND * seconds) / of} ${ROUND}`}
        />
      </svg>
      <b className={styles.seconds}>{seconds}</b>
    </>
  )
}
