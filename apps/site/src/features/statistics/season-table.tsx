import type { SeasonTable as Table } from '@xezer/contract/statistics'
import { useText } from '@xezer/ui/text-provider'
import { FormMarks } from './form-marks.tsx'
import styles from './season-table.module.css'

interface SeasonTableProps {
  table: Table
  /** Sides that the window is about. */
  marked?: readonly number[]
  hasForm?: boolean
}

const COLUMNS = ['played', 'won', 'drawn', 'lost', 'scores', 'points'] as const

/** Who stands where in a season, once all of its results are there. */
export function SeasonTable({ table, marked = [], hasForm }: SeasonTableProps) {
  const text = useText()
  if (!table.isWhole) return <p className={styles.notice}>{text('statistics.not_whole')}</p>
  const columns = COLUMNS.filter((column) => table.hasDraws || (column !== 'drawn' && column !== 'points'))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" colSpan={2} className={styles.team}>
            {text('statistics.team')}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              <abbr title={text(`statistics.${column}_full`)}>{text(`statistics.${column}`)}</abbr>
            </th>
          ))}
          {hasForm && (
            <th scope="col" className={styles.form}>
              {text('statistics.form')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.id} data-marked={marked.includes(row.id) || undefined}>
            <td className={styles.place}>{row.place}</td>
            <th scope="row" className={styles.team}>
              {row.name}
            </th>
            {columns.map((column) => (
              <td key={column} data-column={column}>
                {column === 'scores' ? `${row.scored}:${row.conceded}` : row[column]}
              </td>
            ))}
            {hasForm && (
              <td className={styles.form}>
                <FormMarks marks={row.form} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
