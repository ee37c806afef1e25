import { ACTIVITY_SPANS, type ActivitySpan, accountActivity } from '@xezer/contract/activity'
import { formatMoney } from '@xezer/i18n/format-money'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { minor } from '@xezer/money/minor'
import { Chip } from '@xezer/ui/chip'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { useCall } from '../../core/calls/use-call.ts'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import { isPhone } from '../../platform/media.ts'
import { useObservable } from '../../platform/use-observable.ts'
import styles from './activity.module.css'
import { type ActivityBar, highestOf, layBars } from './lay-bars.ts'
import card from './safety.module.css'
import { sayNet } from './say-net.ts'

const SPANS = {
  day: 'safety.activity.day',
  week: 'safety.activity.week',
  month: 'safety.activity.month',
} as const satisfies Record<ActivitySpan, PlainMessageId>

const sayDay = (from: string, span: ActivitySpan) =>
  span === 'month' ? `${from.slice(5, 7)}.${from.slice(0, 4)}` : `${from.slice(8)}.${from.slice(5, 7)}`

/** What the player staked and got back, by days, weeks or months: bars, and the same as a table. */
export function ActivityCard() {
  const text = useText()
  const currency = usePlayer()?.user.currency ?? 'AZN'
  const [span, setSpan] = useState<ActivitySpan>('day')
  const [isTable, setIsTable] = useState(false)
  const { data, error, reload } = useCall(accountActivity, { span })
  const bars = data?.rows.map(({ from, staked, returned }): ActivityBar => {
    return { name: sayDay(from, span), staked: readWireAmount(staked), returned: readWireAmount(returned) }
  })
  return (
    <section className={card.card} aria-labelledby="activity">
      <div>
        <h2 id="activity" className={card.title}>
          {text('safety.activity')}
        </h2>
        <p className={card.about}>{text('safety.activity_about')}</p>
      </div>
      <div className={card.chips}>
        {ACTIVITY_SPANS.map((one) => (
          <Chip key={one} isOn={one === span} onClick={() => setSpan(one)}>
            {text(SPANS[one])}
          </Chip>
        ))}
        <Chip isOn={isTable} onClick={() => setIsTable(!isTable)}>
          {text('safety.activity.table')}
        </Chip>
      </div>
      {bars === undefined && error === undefined && <Skeleton rows={1} rowHeight={220} />}
      {bars === undefined && error !== undefined && <ErrorState onRetry={reload} />}
      {bars !== undefined && <Totals bars={bars} currency={currency} />}
      {bars !== undefined &&
        (isTable ? <Table bars={bars} currency={currency} /> : <Chart bars={bars} currency={currency} />)}
    </section>
  )
}

const sumOf = (bars: readonly ActivityBar[], name: 'staked' | 'returned') =>
  minor(bars.reduce((sum, bar) => sum + bar[name], 0n))

function Totals({ bars, currency }: { bars: readonly ActivityBar[]; currency: string }) {
  const text = useText()
  const [staked, returned] = [sumOf(bars, 'staked'), sumOf(bars, 'returned')]
  const cells = [
    ['safety.activity.staked', formatMoney(staked, currency)],
    ['safety.activity.returned', formatMoney(returned, currency)],
    ['safety.activity.net', sayNet(returned - staked, currency)],
  ] as const
  return (
    <dl className={styles.totals}>
      {cells.map(([name, value]) => (
        <div key={name} className={styles.total}>
          <dt className={card.about} data-bar={name.split('.').at(-1)}>
            {text(name)}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const [WIDTH, WIDTH_OF_PHONE, HEIGHT, FOOT] = [640, 320, 200, 20] as const
/** Above the bars: what the highest of them is. */
const HEAD = 20

/** The table says the same in words. */
function Chart({ bars, currency }: { bars: readonly ActivityBar[]; currency: string }) {
  // Letters are as large as elsewhere: the chart is drawn as wide as it stands.
  const width = useObservable(isPhone) ? WIDTH_OF_PHONE : WIDTH
  const laid = layBars(bars, { width, height: HEIGHT - FOOT - HEAD })
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} className={styles.chart} aria-hidden="true">
      {laid.map(({ name, middle, staked, returned, width: wide, isNamed }) => (
        <g key={name}>
          <rect
            className={styles.staked}
            x={middle - wide - 2}
            y={HEIGHT - FOOT - staked}
            width={wide}
            height={staked}
            rx={3}
          />
          <rect
            className={styles.returned}
            x={middle + 2}
            y={HEIGHT - FOOT - returned}
            width={wide}
            height={returned}
            rx={3}
          />
          {isNamed && (
            <text className={styles.name} x={middle} y={HEIGHT - 4} textAnchor="middle">
              {name}
            </text>
          )}
        </g>
      ))}
      <text className={styles.name} x={0} y={12}>
        {formatMoney(minor(highestOf(bars)), currency)}
      </text>
      <line className={styles.ground} x1={0} x2={width} y1={HEAD} y2={HEAD} />
      <line className={styles.ground} x1={0} x2={width} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
    </svg>
  )
}

function Table({ bars, currency }: { bars: readonly ActivityBar[]; currency: string }) {
  const text = useText()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('safety.activity.from')}</th>
          <th scope="col">{text('safety.activity.staked')}</th>
          <th scope="col">{text('safety.activity.returned')}</th>
          <th scope="col">{text('safety.activity.net')}</th>
        </tr>
      </thead>
      <tbody>
        {bars.toReversed().map(({ name, staked, returned }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatMoney(staked, currency)}</td>
            <td>{formatMoney(returned, currency)}</td>
            <td>{sayNet(returned - staked, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
