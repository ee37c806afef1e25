import { createDraws } from '@xezer/game-math/draws/draws'
import { roundWords } from '@xezer/game-math/draws/words'
import type { GameEngine, Json, PlayedRound } from '@xezer/game-math/play/engine'
import { must } from '@xezer/std/assert'
import { hmac, type SeedRow } from '../seeds/seed-store.ts'
import type { RoundRow } from './round-row.ts'

type Replayed = Pick<RoundRow, 'stakeMinor' | 'choice' | 'nonce'>

/** The round as its seeds draw it, as far as these moves bring it; null where one of them is not legal. */
export function replay(
  engine: GameEngine,
  { server, client }: Pick<SeedRow, 'server' | 'client'>,
  { stakeMinor, choice, nonce }: Replayed,
  moves: readonly unknown[],
): PlayedRound | null {
  const seeds = { server, client, nonce: must(nonce, 'a shared round is drawn of its chain') }
  const draws = createDraws(roundWords(hmac, seeds))
  return engine.play(draws, stakeMinor, choice as Json, moves as readonly Json[])
}
