import { formatEventTime } from '@xezer/i18n/format-time'
import { useText } from '@xezer/ui/text-provider'
import { useShownZone } from '../../core/drawn/use-shown-zone.ts'
import { type Chart, type ChartBox, drawOdds, type OddsHistory } from './chart-lines.ts'
import styles from './odds-chart.module.css'

const BOX = { width: 520, height: 180 }
/** Of a column: words are as large as in the window. */
const NARROW_BOX = { width: 200, height: 120 }
/** Room for the scale before the lines, the last prices behind them, and the times below. */
const MARGIN = { left: 44, right: 56, top: 8, bottom: 22 } as const

/** How the prices of the main market moved, a stepped line for each outcome. */
export function OddsChart({ odds, isNarrow = false }: { odds: OddsHistory; isNarrow?: boolean }) {
  const text = useText()
  const box = isNarrow ? NARROW_BOX : BOX
  const chart = drawOdds(odds, box)
  if (chart === undefined) return null
  const label = chart.lines
    .map(({ outcome, first, last }) =>
      text('statistics.odds_a11y', { outcome, from: first.toFixed(2), to: last.toFixed(2) }),
    )
    .join('; ')
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.legend}>
        <span>{odds.market}</span>
        {chart.lines.map(({ outcome }, place) => (
          <span key={outcome} className={styles.outcome} data-line={place}>
            {outcome}
          </span>
        ))}
      </figcaption>
      <svg
        viewBox={`0 0 ${MARGIN.left + box.width + MARGIN.right} ${MARGIN.top + box.height + MARGIN.bottom}`}
        role="img"
        aria-label={label}
        className={styles.picture}
        data-narrow={isNarrow || undefined}
      >
        <g transform={`translate(${MARGIN.left} ${MARGIN.top})`}>
          <Scale chart={chart} box={box} />
          {chart.lines.map(({ outcome, path, last, y, labelY }, place) => (
            <g key={outcome} data-line={place} className={styles.line}>
              <path d={path} />
              <circle cx={box.width} cy={y} r="3" />
              <text x={box.width + 8} y={labelY} dy="0.35em">
                {last.toFixed(2)}
              </text>
            </g>
          ))}
        </g>
      </svg>
    </figure>
  )
}

function Scale({ chart, box }: { chart: Chart; box: ChartBox }) {
  const zone = useShownZone()
  const times = [
    { ms: chart.fromMs, x: 0, anchor: 'start' },
    { ms: chart.toMs, x: box.width, anchor: 'end' },
  ] as const
  return (
    <>
      {chart.marks.map(({ odds, y }) => (
        <g key={odds} className={styles.mark}>
          <line x1="0" x2={box.width} y1={y} y2={y} />
          <text x="-6" y={y} dy="0.35em" textAnchor="end">
            {odds.toFixed(2)}
          </text>
        </g>
      ))}
      {times.map(({ ms, x, anchor }) => (
        <text key={anchor} className={styles.time} x={x} y={box.height + 16} textAnchor={anchor}>
          {formatEventTime(new Date(ms), zone)}
        </text>
      ))}
    </>
  )
}
