import type { Event } from '@xezer/contract/sport-entities'
import { useText } from '@xezer/ui/text-provider'
import styles from './board-cells.module.css'
import { boardColumns, hasPartColumns } from './board-columns.ts'
import { boardColumnName, countedName } from './board-names.ts'

interface BoardHeadProps {
  /** Of one league. */
  events: readonly Event[]
  /** So many parts of play have a column in the rows below. */
  parts: number
}

/** Names above the score columns of a league's matches in play, where these count more than one thing. */
export function BoardHead({ events, parts }: BoardHeadProps) {
  const text = useText()
  const results = events
    .flatMap(({ results }) => (results !== null && hasPartColumns(results) ? [results] : []))
    .sort((one, other) => other.parts.length - one.parts.length)[0]
  if (results === undefined) return null
  const last = results.parts[parts - 1]
  const coming = results.parts.slice(parts)
  return (
    <span className={styles.head} aria-hidden="true">
      {boardColumns(results)
        .filter(({ kind, key }) => kind !== 'part' || !coming.includes(key))
        .map((column) => (
          <span
            key={column.key}
            className={styles.column}
            data-kind={column.kind}
            data-over={(column.kind === 'part' && column.key !== last) || undefined}
          >
            <span className={styles.full}>{boardColumnName(text, column, results)[0]}</span>
            <span className={styles.brief}>
              {column.kind === 'part'
                ? countedName(text, results)
                : boardColumnName(text, column, results)[0]}
            </span>
          </span>
        ))}
    </span>
  )
}
