import type { ColumnGroup } from '@xezer/contract/sport-entities'
import { SportIcon } from '@xezer/ui/sport-icon'
import { useText } from '@xezer/ui/text-provider'
import styles from './column-head.module.css'

/** Sets of columns that the server has for a list: the main ones, those of the first half, … */
export interface ListGroups {
  readonly all: readonly { id: number; name: string }[]
  readonly current: number
  readonly onChoose: (group: number) => void
}

interface ColumnHeadProps {
  /** Of the icon. */
  alias: string
  head: readonly ColumnGroup[]
  column: number
  onColumn: (column: number) => void
  groups: ListGroups | undefined
}

/**
 * Above a phone's list, and stays there: which one of the column groups its cells are, and the name of each column. A
 * set of columns that is not shown has one tab of its own.
 */
export function ColumnHead({ alias, head, column, onColumn, groups }: ColumnHeadProps) {
  const text = useText()
  const tabs = head.map(({ key, name }, position) => ({
    key,
    name,
    isOn: position === column,
    choose: () => onColumn(position),
  }))
  const others = (side: (id: number) => boolean) =>
    (groups?.all ?? [])
      .filter(({ id }) => side(id))
      .map(({ id, name }) => ({ key: `${id}`, name, isOn: false, choose: () => groups?.onChoose(id) }))
  const current = groups?.current ?? 0
  const places = (groups?.all ?? []).map(({ id }) => id)
  const isBefore = (id: number) => places.indexOf(id) < places.indexOf(current)
  return (
    <div className={styles.head}>
      <fieldset className={styles.tabs}>
        <legend className={styles.legend}>{text('live.columns')}</legend>
        <span className={styles.sport}>
          <SportIcon alias={alias} />
        </span>
        {[...others(isBefore), ...tabs, ...others((id) => id !== current && !isBefore(id))].map(
          ({ key, name, isOn, choose }) => (
            <button key={key} type="button" className={styles.tab} aria-pressed={isOn} onClick={choose}>
              {name}
            </button>
          ),
        )}
      </fieldset>
      <div className={styles.names} aria-hidden="true">
        {head[column]?.columns.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </div>
  )
}
