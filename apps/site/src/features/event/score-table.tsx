import type { Event, Results } from '@xezer/contract/sport-entities'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import { type BoardColumn, boardColumns } from '../../core/match/board-columns.ts'
import { boardColumnName } from '../../core/match/board-names.ts'
import { TurnDot } from '../../core/match/turn-dot.tsx'
import styles from './score-table.module.css'

interface ScoreTableProps {
  event: Event
  results: Results
}

/** A board with a column per part of play: both sides below each other, and a ball beside who serves. */
export function ScoreTable({ event, results }: ScoreTableProps) {
  const text = useText()
  const columns = boardColumns(results)
  const names = columns.map((column) => boardColumnName(text, column, results))
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{text('event.score_a11y', results.score)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {columns.map((column, place) => (
            <th key={column.key} scope="col" {...looksOf(column)}>
              <abbr title={names[place]?.[1]}>{names[place]?.[0]}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side) => (
          <tr key={side}>
            <th scope="row" className={styles.team}>
              <span className={styles.name}>
                {event[side]}
                <TurnDot isOn={results.turn === (side === 'home' ? 1 : 2)} />
              </span>
            </th>
            {columns.map((column) => (
              <td key={column.key} {...looksOf(column)} data-lost={column.loser === side || undefined}>
                {column[side]}
                {column.tieBreak !== null && column.loser === side && <sup>{column.tieBreak}</sup>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function looksOf({ kind, home, isNow, isPoints }: BoardColumn) {
  const isComing = kind === 'part' && home === ''
  return {
    'data-kind': kind,
    'data-now': (kind === 'part' && isNow) || undefined,
    'data-points': isPoints || undefined,
    'data-coming': isComing || undefined,
  }
}
