import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LISTED_GAMES } from '@xezer/server/features/casino/listed-games'
import type { OfferedGame } from '@xezer/server/features/casino/offered-game'
import { must } from '@xezer/std/assert'

export interface FilledLobby {
  readonly games: readonly OfferedGame[]
  /** The content of the house, with a picture of each of these games. */
  readonly contentDir: string
  remove(): void
}

/** The games of the house, and as many again under other names as make so many; no more of them is sold anywhere. */
export function fillLobby(contentDir: string, count: number): FilledLobby {
  const folder = mkdtempSync(join(tmpdir(), 'xezer-bench-lobby-'))
  for (const name of readdirSync(contentDir))
    if (name !== 'games') symlinkSync(join(contentDir, name), join(folder, name))
  const [from, to] = [join(contentDir, 'games/thumbnails'), join(folder, 'games/thumbnails')]
  mkdirSync(to, { recursive: true })
  const games = Array.from({ length: count }, (_, place) => {
    const game = must(LISTED_GAMES[place % LISTED_GAMES.length], 'a game of the house')
    const turn = Math.floor(place / LISTED_GAMES.length)
    const filled = turn === 0 ? game : nameAgain(game, turn)
    for (const size of ['', '@2x'])
      cpSync(join(from, `${game.id}${size}.jpeg`), join(to, `${filled.id}${size}.jpeg`))
    return filled
  })
  return { games, contentDir: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const nameAgain = (game: OfferedGame, turn: number): OfferedGame => ({
  ...game,
  id: `${game.id}${turn}`,
  name: { az: `${game.name.az} ${turn}`, ru: `${game.name.ru} ${turn}`, en: `${game.name.en} ${turn}` },
})
