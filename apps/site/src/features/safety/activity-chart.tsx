import { useText } from '@xezer/ui/text-provider'
import { usePlayer } from '../../core/session/use-player.ts'
import { isPhone } from '../../platform/media.ts'
import { useObservable } from '../../platform/use-observable.ts'
import styles from './activity.module.css'
import { ACTIVITY_VIEWS, type ActivityRow, type ActivityViewName } from './activity-views.ts'
import { highestOf, layBars } from './lay-bars.ts'
import { layNet } from './lay-net.ts'

const [WIDTH, WIDTH_OF_PHONE, HEIGHT, FOOT] = [640, 320, 200, 20] as const
/** Above the bars: what the highest of them is. */
const HEAD = 20
/** Of the line below the bars, and what is around it. */
const [NET, AROUND_NET] = [48, 12] as const

const plus = (one: bigint, other: bigint) => one + other

/** What the line came to stands over its end, or under one that ends at the top. */
const besideOf = (y: number) => (y > HEIGHT + AROUND_NET + NET / 2 ? -10 : 18)

/** The table says the same in words. */
export function ActivityChart({ rows, view }: { rows: readonly ActivityRow[]; view: ActivityViewName }) {
  const text = useText()
  const currency = usePlayer()?.user.currency ?? 'AZN'
  // Letters are as large as elsewhere: the chart is drawn as wide as it stands.
  const width = useObservable(isPhone) ? WIDTH_OF_PHONE : WIDTH
  const {
    bars: [one, other],
    net,
  } = ACTIVITY_VIEWS[view]
  const bars = rows.map((row) => ({ name: row.from, first: one.read(row), second: other?.read(row) ?? 0n }))
  const laid = layBars(bars, { width, height: HEIGHT - FOOT - HEAD })
  const line = net && layNet(rows.map(net.read), { width, top: HEIGHT + AROUND_NET, height: NET })
  const last = line?.points.at(-1)
  const came = net?.say(text, rows.map(net.read).reduce(plus, 0n), currency)
  const height = line === null ? HEIGHT : HEIGHT + NET + 2 * AROUND_NET
  const middle = HEAD + (HEIGHT - FOOT - HEAD) / 2
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.chart} aria-hidden="true">
      <line className={styles.ground} x1={0} x2={width} y1={middle} y2={middle} />
      {laid.map(({ name, middle, first, second, width: wide, isNamed, nameMiddle }) => (
        <g key={name}>
          <rect
            className={styles.first}
            x={other === undefined ? middle - wide / 2 : middle - wide - 2}
            y={HEIGHT - FOOT - first}
            width={wide}
            height={first}
            rx={3}
          />
          {other !== undefined && (
            <rect
              className={styles.second}
              x={middle + 2}
              y={HEIGHT - FOOT - second}
              width={wide}
              height={second}
              rx={3}
            />
          )}
          {isNamed && (
            <text className={styles.name} x={nameMiddle} y={HEIGHT - 4} textAnchor="middle">
              {name}
            </text>
          )}
        </g>
      ))}
      <text className={styles.name} x={0} y={12}>
        {one.say(text, highestOf(bars), currency)}
      </text>
      <line className={styles.ground} x1={0} x2={width} y1={HEAD} y2={HEAD} />
      <line className={styles.ground} x1={0} x2={width} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
      {line && (
        <>
          <line className={styles.zero} x1={0} x2={width} y1={line.zero} y2={line.zero} />
          <polyline className={styles.net} points={line.points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </>
      )}
      {last && (
        <>
          <circle className={styles.end} cx={last.x} cy={last.y} r={4} />
          <text className={styles.sum} x={width} y={last.y + besideOf(last.y)} textAnchor="end">
            {came}
          </text>
        </>
      )}
    </svg>
  )
}
