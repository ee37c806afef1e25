import type { LobbyGame } from '@xezer/contract/casino'
import { type CSSProperties, type FocusEvent, useRef, useState } from 'react'
import { useVisibleRange } from '../../core/match/use-visible-range.ts'
import { drawnRows } from './drawn-rows.ts'
import styles from './game-grid.module.css'
import { GameTile } from './game-tile.tsx'
import { moveByArrow } from './tile-keys.ts'
import { useColumns } from './use-columns.ts'
import { usePainted } from './use-painted.ts'
import { useWidth } from './use-width.ts'

interface GameGridProps {
  label: string
  games: readonly LobbyGame[]
  sayProvider: (code: string) => string
  /** Other games stand above it: its pictures come when they are near. */
  isBelow?: boolean
}

/** Every game of a choice; of a long one only the rows near the screen are drawn. */
export function GameGrid({ label, games, sayProvider, isBelow }: GameGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const columns = useColumns()
  const width = useWidth(list)
  const visible = useVisibleRange(list)
  const [stop, setStop] = useState<string | null>(null)
  // What a press chose is painted at once, and what is further down after it.
  const isPainted = usePainted(`${games.length} ${games[0]?.id}`)
  const { from, to, before, after } = drawnRows(games.length, columns, width, visible, !isPainted)
  const drawn = games.slice(from, to).map((game, nth) => ({ game, place: from + nth }))
  const stopId = drawn.some(({ game }) => game.id === stop) ? stop : drawn[0]?.game.id
  return (
    <ul
      ref={list}
      aria-label={label}
      className={styles.grid}
      style={{ '--before': `${before}px`, '--after': `${after}px` } as CSSProperties}
      onKeyDown={(event) => moveByArrow(event, { count: games.length, columns, first: from })}
      onFocus={(event) => setStop(focusedTile(event) ?? stop)}
    >
      {drawn.map(({ game, place }) => (
        // Another choice writes other games into the tiles that are there.
        <li key={place}>
          <GameTile
            game={game}
            list="all"
            provider={sayProvider(game.provider)}
            isStop={game.id === stopId}
            isFirst={isBelow !== true && place < columns * 2}
          />
        </li>
      ))}
    </ul>
  )
}

/** The game that has the keys, or a button on it. */
export function focusedTile({ target }: FocusEvent<HTMLElement>): string | undefined {
  return target.parentElement?.querySelector<HTMLElement>('[data-tile]')?.dataset.tile
}
