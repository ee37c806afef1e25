import type { Results } from '@xezer/contract/sport-entities'
import styles from './board-cells.module.css'
import { type BoardColumn, boardColumns, narrowColumns } from './board-columns.ts'

interface BoardCellsProps {
  results: Results
  /** There is never room for the parts that are over. */
  isNarrow?: boolean
}

/** How a match stands, in two lines: score, parts of play, points. What was not played yet takes no room. */
export function BoardCells({ results, isNarrow }: BoardCellsProps) {
  const columns = isNarrow ? narrowColumns(results) : boardColumns(results)
  return (
    <span className={styles.board} data-narrow={isNarrow || undefined}>
      {columns.map((column) => column.home !== '' && <Column key={column.key} column={column} />)}
    </span>
  )
}

function Column({ column: { kind, home, away, loser, isNow, isPoints } }: { column: BoardColumn }) {
  return (
    <span
      className={styles.column}
      data-kind={kind}
      data-points={isPoints || undefined}
      data-over={(kind === 'part' && !isNow) || undefined}
    >
      <span data-lost={loser === 'home' || undefined}>{home}</span>
      <span data-lost={loser === 'away' || undefined}>{away}</span>
    </span>
  )
}
