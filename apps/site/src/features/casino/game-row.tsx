import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { LobbyGame } from '@xezer/contract/casino'
import { useText } from '@xezer/ui/text-provider'
import { useRef, useState } from 'react'
import { Link } from '../../platform/router-context.tsx'
import { focusedTile } from './game-grid.tsx'
import styles from './game-row.module.css'
import { GameTile } from './game-tile.tsx'
import { moveByArrow } from './tile-keys.ts'
import { useColumns } from './use-columns.ts'

interface GameRowProps {
  name: string
  note?: string | undefined
  games: readonly LobbyGame[]
  /** Where all of them stand. */
  allPath: string
  sayProvider: (code: string) => string
  /** Of the rows of the page: the first ones are seen at once, of a phone the first alone. */
  place: number
}

/** Further ones stand behind "show all". */
const ROW_MAX = 24
/** A phone shows two rows of two. */
const PHONE_MAX = 4
const PHONE_COLUMNS = 2
/** Their pictures come at once. */
const FIRST_ROWS = 2

/** Games in a row that goes on to the right by the page; on a phone a small grid. Without games there is no row. */
export function GameRow({ name, note, games, allPath, sayProvider, place: ofPage }: GameRowProps) {
  const text = useText()
  const columns = useColumns()
  const list = useRef<HTMLUListElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  const [stop, setStop] = useState<string | null>(null)
  if (games.length === 0) return null
  const isPhone = columns === PHONE_COLUMNS
  // Two pages at first: nobody has looked further yet.
  const shown = games.slice(0, isPhone ? PHONE_MAX : isWhole ? ROW_MAX : columns * 2)
  const seen = isPhone ? (ofPage === 0 ? PHONE_MAX : 0) : ofPage < FIRST_ROWS ? columns : 0
  const stopId = shown.some(({ id }) => id === stop) ? stop : shown[0]?.id
  const turn = (pages: 1 | -1) => {
    setIsWhole(true)
    const node = list.current
    // As smooth as the style sheet says, which stands still for who asks for it.
    requestAnimationFrame(() => node?.scrollBy({ left: pages * (node.clientWidth + 12) }))
  }
  return (
    <section className={styles.row} aria-label={name}>
      <header className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <span className={styles.gap} />
        <Link to={allPath} className={styles.all} aria-label={text('casino.show_all_of', { name })}>
          {text('casino.show_all')}
        </Link>
        {!isPhone && games.length > columns && (
          <span className={styles.turns}>
            <button
              type="button"
              className={styles.turn}
              aria-label={text('casino.back', { name })}
              onClick={() => turn(-1)}
            >
              <IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />
            </button>
            <button
              type="button"
              className={styles.turn}
              aria-label={text('casino.forward', { name })}
              onClick={() => turn(1)}
            >
              <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
            </button>
          </span>
        )}
      </header>
      <ul
        ref={list}
        className={styles.games}
        onScroll={() => setIsWhole(true)}
        onKeyDown={(event) =>
          moveByArrow(event, { count: shown.length, columns: isPhone ? columns : shown.length })
        }
        onFocus={(event) => {
          setStop(focusedTile(event) ?? stop)
          setIsWhole(true)
        }}
      >
        {shown.map((game, place) => (
          <li key={game.id} className={styles.game}>
            <GameTile
              game={game}
              list={allPath}
              provider={sayProvider(game.provider)}
              isStop={game.id === stopId}
              isFirst={place < seen}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
