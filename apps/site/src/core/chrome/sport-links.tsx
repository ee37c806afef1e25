import { SportIcon } from '@xezer/ui/sport-icon'
import { useText } from '@xezer/ui/text-provider'
import type { ReactNode } from 'react'
import { Link } from '../../platform/router-context.tsx'
import styles from './sport-links.module.css'

interface SportLinksProps<Shown> {
  sports: readonly Shown[]
  /** The one that is shown; all together when there is none. */
  selected: number | undefined
  /** Of all sports, when there is none. */
  pathOf: (sport: number | undefined) => string
  /** How much stands behind a link, where that is known. */
  countOf?: (sport: Shown | undefined) => number
}

/** A list of several sports: all of them, or one. */
export function SportLinks<Shown extends { id: number; alias: string; name: string }>({
  sports,
  selected,
  pathOf,
  countOf,
}: SportLinksProps<Shown>) {
  const text = useText()
  const link = (sport: Shown | undefined, content: ReactNode) => (
    <Link
      key={sport?.id ?? 0}
      to={pathOf(sport?.id)}
      className={styles.sport}
      aria-current={sport?.id === selected ? 'page' : undefined}
    >
      {content}
      {countOf !== undefined && <span className={styles.count}>{countOf(sport)}</span>}
    </Link>
  )
  return (
    <nav className={styles.sports} aria-label={text('nav.sports')}>
      {link(undefined, text('ui.all'))}
      {sports.map((sport) =>
        link(
          sport,
          <>
            <SportIcon alias={sport.alias} /> {sport.name}
          </>,
        ),
      )}
    </nav>
  )
}
