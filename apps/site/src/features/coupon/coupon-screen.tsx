import { type BookedSelection, slipBooked } from '@xezer/contract/booking'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { FillChoice } from '../../core/coupon/fill-choice.tsx'
import { CodeField } from './code-field.tsx'
import { CouponPick } from './coupon-pick.tsx'
import styles from './coupon-screen.module.css'
import { HandOn } from './hand-on.tsx'

/** As often as a page without a stream asks. */
const REFRESH_MS = 5000

/** A booking code: where it is typed, what it holds at the odds of now, and the ways into the slip and to others. */
export function CouponScreen({ code }: { code: string | undefined }) {
  const text = useText()
  return (
    <section className={styles.screen} aria-label={text('coupon.title')}>
      <h1 className={styles.title}>{text('coupon.title')}</h1>
      {code === undefined ? <NoCode /> : <OfCode code={code} />}
    </section>
  )
}

function NoCode() {
  const text = useText()
  return (
    <>
      <CodeField code={undefined} isUnknown={false} />
      <p className={styles.lead}>{text('coupon.lead')}</p>
    </>
  )
}

function OfCode({ code }: { code: string }) {
  const { data, error, reload } = useCall(slipBooked, { code }, { refreshMs: REFRESH_MS })
  const isUnknown = error?.code === 'booking_not_found' || error?.code === 'invalid_fields'
  if (data === undefined && isUnknown) return <CodeField code={code} isUnknown />
  if (data === undefined) {
    return error === undefined ? <Skeleton rows={3} rowHeight={84} /> : <ErrorState onRetry={reload} />
  }
  return <Selections code={data.code} selections={data.positions} />
}

interface SelectionsProps {
  code: string
  selections: readonly BookedSelection[]
}

function Selections({ code, selections }: SelectionsProps) {
  const text = useText()
  const positions = selections.map(({ position }) => position)
  return (
    <>
      <HandOn code={code} positions={positions} />
      <ul className={styles.list}>
        {selections.map((selection) => (
          <CouponPick key={selection.position.id} selection={selection} />
        ))}
      </ul>
      <FillChoice positions={positions} />
      <p className={styles.lead}>{text('coupon.lead')}</p>
    </>
  )
}
