import type { ColumnGroup, Factor } from '@xezer/contract/sport-entities'
import { Fragment } from 'react'
import { EmptyCell, OddsCell } from '../prices/odds-cell.tsx'

interface RowCellsProps {
  cells: readonly (Factor | null)[] | undefined
  group: ColumnGroup
  /** Whether each says its column, where no head above them does. */
  isNamed?: boolean
}

/** The cells of one column group of a match. */
export function RowCells({ cells = [], group, isNamed }: RowCellsProps) {
  return group.columns.map((column, index) => {
    const factor = cells[index] ?? null
    const label = factor?.pt ?? undefined
    return (
      <Fragment key={column}>
        {factor === null ? (
          <EmptyCell isMarked />
        ) : (
          <OddsCell factor={factor} market={group.name} label={isNamed ? column : label} isStacked />
        )}
      </Fragment>
    )
  })
}
