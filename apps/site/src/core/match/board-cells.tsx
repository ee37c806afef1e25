import type { Results } from '@xezer/contract/sport-entities'
import type { CSSProperties } from 'react'
import styles from './board-cells.module.css'
import { type BoardColumn, boardColumns, narrowColumns } from './board-columns.ts'

interface BoardCellsProps {
  results: Results
  /** There is never room for the parts that are over. */
  isNarrow?: boolean
}

/** How a match stands, in two lines: score, parts of play, points. What was not played yet takes no room. */
export function BoardCells({ results, isNarrow }: BoardCellsProps) {
  const columns = (isNarrow ? narrowColumns(results) : boardColumns(results)).filter(
    ({ home }) => home !== '',
  )
  const parts = columns.filter(({ kind }) => kind === 'part')
  return (
    <span
      className={styles.board}
      data-narrow={isNarrow || undefined}
      style={parts.length === 0 ? undefined : ({ '--own-parts': parts.length } as CSSProperties)}
    >
      {columns.map((column) => (
        <Column key={column.key} column={column} isLastPart={column === parts.at(-1)} />
      ))}
    </span>
  )
}

function Column({ column, isLastPart }: { column: BoardColumn; isLastPart: boolean }) {
  const { kind, home, away, loser, isNow, isPoints } = column
  return (
    <span
      className={styles.column}
      data-kind={kind}
      data-points={isPoints || undefined}
      data-last={isLastPart || undefined}
      data-over={(kind === 'part' && !isNow) || undefined}
    >
      <span data-lost={loser === 'home' || undefined}>{home}</span>
      <span data-lost={loser === 'away' || undefined}>{away}</span>
    </span>
  )
}
