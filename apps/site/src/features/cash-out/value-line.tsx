import { useText } from '@xezer/ui/text-provider'
import styles from './cash-out.module.css'
import type { LinePoint } from './cash-out-watch.ts'

const WIDTH = 72
const HEIGHT = 24
/** The line stays so far from the edges. */
const INSET = 2

/** How the value of what is open went since the page began to look; dashed: the stake of that. */
export function ValueLine({ line, stake }: { line: readonly LinePoint[]; stake: number }) {
  const text = useText()
  const first = line[0]
  const last = line.at(-1)
  if (first === undefined || last === undefined) return null
  const values = [...line.map(({ value }) => value), stake]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const spanMs = Math.max(1, last.atMs - first.atMs)
  const x = ({ atMs }: LinePoint) =>
    line.length === 1 ? WIDTH - INSET : INSET + ((atMs - first.atMs) / spanMs) * (WIDTH - 2 * INSET)
  const y = (value: number) =>
    HEIGHT - INSET - ((value - least) / Math.max(most - least, 0.01)) * (HEIGHT - 2 * INSET)
  const points = line.map((point) => `${x(point).toFixed(1)},${y(point.value).toFixed(1)}`)
  return (
    <svg
      className={styles.valueLine}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={text('cashout.line')}
    >
      <line className={styles.stakeLine} x1="0" x2={WIDTH} y1={y(stake)} y2={y(stake)} />
      <polyline className={styles.went} points={points.join(' ')} />
      <circle className={styles.now} cx={x(last)} cy={y(last.value)} r="2" />
    </svg>
  )
}
