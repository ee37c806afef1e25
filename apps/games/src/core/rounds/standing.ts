import type { PoolClient } from '@xezer/db/pool'
import { must } from '@xezer/std/assert'
import type { GameBook } from '../catalogue/game-book.ts'
import type { Seeds } from '../seeds/seed-store.ts'
import { betTx, type Standing } from './decide-step.ts'
import { isOutdated } from './outdated.ts'
import { replay } from './replay.ts'
import type { RoundRow } from './round-row.ts'

/** How rounds stand behind their moves, drawn again of their seeds each time: what was drawn is nowhere kept. */
export function createStandings(book: GameBook, seeds: Seeds) {
  return async function standingOf(
    client: PoolClient,
    round: RoundRow,
  ): Promise<(moves: readonly unknown[]) => Standing> {
    if (round.sharedNumber !== null) {
      const standing = await standingOfBet(client, round)
      return () => standing
    }
    const game = book.get(round.game)
    if (game === undefined || isOutdated(round, game)) {
      const standing = await standingOfOutdated(client, round)
      return () => standing
    }
    const { engine } = game
    const seed = must((await seeds.list(client, [round.seedId])).get(round.seedId), 'a seed that is gone')
    return (moves) => must(replay(engine, seed, round, moves), 'moves that were legal are not any more')
  }
}

/** A bet on a round of everybody: taken while bets are taken, and given back where it came later. */
async function standingOfBet(client: PoolClient, round: RoundRow): Promise<Standing> {
  const { rows } = await client.query<{ state: string }>({
    name: 'state_of_shared',
    text: 'select state from games.shared_round where game = $1 and number = $2 for share',
    values: [round.game, round.sharedNumber],
  })
  const isTooLate = rows[0]?.state !== 'betting'
  return { isOver: false, stakedMinor: round.stakedMinor, returnMinor: 0, isTooLate }
}

/** As it was when it was said: what ended with its press has its win in that word. Whatever was to come behind it comes no more. */
async function standingOfOutdated(client: PoolClient, round: RoundRow): Promise<Standing> {
  const { rows } = await client.query<{ won: bigint }>({
    name: 'won_with_its_press',
    text: "select (body -> 'win' ->> 'amount')::bigint as won from games.message where tx = $1 and call = 'play'",
    values: [betTx(round, 1)],
  })
  const won = rows[0]?.won
  return {
    ...{ isOver: won !== undefined, stakedMinor: round.stakedMinor, returnMinor: Number(won ?? 0n) },
    isTooLate: true,
  }
}
