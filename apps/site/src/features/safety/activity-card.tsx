import { ACTIVITY_SPANS, type ActivitySpan, accountActivity } from '@xezer/contract/activity'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { Chip } from '@xezer/ui/chip'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { useCall } from '../../core/calls/use-call.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import styles from './activity.module.css'
import { ActivityChart } from './activity-chart.tsx'
import { ACTIVITY_VIEWS, type ActivityRow, type ActivityViewName, columnsOf } from './activity-views.ts'
import card from './safety.module.css'

const SPANS = {
  day: 'safety.activity.day',
  week: 'safety.activity.week',
  month: 'safety.activity.month',
} as const satisfies Record<ActivitySpan, PlainMessageId>
/** Above the column whose rows are one each. */
const SPAN_HEADS = {
  day: 'safety.activity.of_day',
  week: 'safety.activity.of_week',
  month: 'safety.activity.of_month',
} as const satisfies Record<ActivitySpan, PlainMessageId>
const VIEWS = Object.keys(ACTIVITY_VIEWS) as readonly ActivityViewName[]

const sayDay = (from: string, span: ActivitySpan) =>
  span === 'month' ? `${from.slice(5, 7)}/${from.slice(0, 4)}` : `${from.slice(8)}/${from.slice(5, 7)}`

/** What the player staked, paid and how long he played, by days, weeks or months: bars, and the same as a table below them. */
export function ActivityCard() {
  const text = useText()
  const [view, setView] = useState<ActivityViewName>('bets')
  const [span, setSpan] = useState<ActivitySpan>('day')
  const { data, error, reload } = useCall(accountActivity, { span })
  const rows = data?.rows.map((row) => ({ ...row, from: sayDay(row.from, span) }))
  const isEmpty =
    rows?.every((row) => ACTIVITY_VIEWS[view].bars.every((bar) => bar.read(row) === 0n)) ?? false
  return (
    <section className={card.card} aria-labelledby="activity">
      <div>
        <h2 id="activity" className={card.title}>
          {text('safety.activity')}
        </h2>
        <p className={card.about}>{text('safety.activity_about')}</p>
      </div>
      <div className={card.chips}>
        {VIEWS.map((one) => (
          <Chip key={one} isOn={one === view} onClick={() => setView(one)}>
            {text(ACTIVITY_VIEWS[one].name)}
          </Chip>
        ))}
      </div>
      <div className={styles.choices}>
        <div className={card.chips}>
          {ACTIVITY_SPANS.map((one) => (
            <Chip key={one} isOn={one === span} onClick={() => setSpan(one)}>
              {text(SPANS[one])}
            </Chip>
          ))}
        </div>
      </div>
      {rows === undefined && error === undefined && <Skeleton rows={1} rowHeight={220} />}
      {rows === undefined && error !== undefined && <ErrorState onRetry={reload} />}
      {rows !== undefined && (
        <>
          <Totals rows={rows} view={view} />
          {isEmpty && <EmptyState title={text('safety.activity.none')} />}
          {!isEmpty && <ActivityChart rows={rows} view={view} />}
          {!isEmpty && <Table rows={rows} view={view} span={span} />}
        </>
      )}
    </section>
  )
}

interface ShownProps {
  rows: readonly ActivityRow[]
  view: ActivityViewName
}

function Totals({ rows, view }: ShownProps) {
  const text = useText()
  const currency = usePlayer()?.user.currency ?? 'AZN'
  return (
    <dl className={styles.totals}>
      {columnsOf(view).map(({ name, read, say }, place) => (
        <div key={name} className={styles.total}>
          <dt className={card.about} data-bar={place}>
            {text(name)}
          </dt>
          <dd className={styles.value}>
            {say(
              text,
              rows.reduce((sum, row) => sum + read(row), 0n),
              currency,
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Table({ rows, view, span }: ShownProps & { span: ActivitySpan }) {
  const text = useText()
  const currency = usePlayer()?.user.currency ?? 'AZN'
  const columns = columnsOf(view)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text(SPAN_HEADS[span])}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {text(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map((row) => (
          <tr key={row.from}>
            <th scope="row">{row.from}</th>
            {columns.map(({ name, read, say }) => (
              <td key={name}>{say(text, read(row), currency)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
