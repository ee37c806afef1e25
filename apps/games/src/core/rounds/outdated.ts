import type { Game } from '../catalogue/game-book.ts'
import type { RoundRow } from './round-row.ts'

/**
 * Whether a round was begun under other rules than those that its game has now. What it would come to nobody can draw any more, and
 * it is never drawn, moved or paid by others: its stakes go back.
 */
export function isOutdated(
  { engine, version }: Pick<RoundRow, 'engine' | 'version'>,
  game: Pick<Game, 'engine'> | undefined,
): boolean {
  return game === undefined || game.engine.engine !== engine || game.engine.version !== version
}
