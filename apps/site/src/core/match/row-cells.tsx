import type { ColumnGroup, Event } from '@xezer/contract/sport-entities'
import { Fragment } from 'react'
import { EmptyCell, OddsCell } from '../prices/odds-cell.tsx'

/** The cells of one column group of a match. */
export function RowCells({ event, group, position }: { event: Event; group: ColumnGroup; position: number }) {
  const cells = event.periods[0]?.factors[position] ?? []
  return group.columns.map((column, index) => {
    const factor = cells[index] ?? null
    return (
      <Fragment key={column}>
        {factor === null ? (
          <EmptyCell isMarked />
        ) : (
          <OddsCell factor={factor} market={group.name} label={factor.pt ?? undefined} isStacked />
        )}
      </Fragment>
    )
  })
}
