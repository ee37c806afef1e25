import type { PlayRound, PlayStatus } from '@xezer/contract/game-server'
import type { Queryable } from '@xezer/db/pool'
import { type CrashChoice, type CrashMove, playCrash } from '@xezer/game-math/play/crash'
import type { PlayedRound } from '@xezer/game-math/play/engine'
import { must } from '@xezer/std/assert'
import type { Game, GameBook } from '../catalogue/game-book.ts'
import type { SeedRow, Seeds } from '../seeds/seed-store.ts'
import { isOutdated } from './outdated.ts'
import { replay } from './replay.ts'
import type { RoundRow, RoundState } from './round-row.ts'

const STATUSES: Readonly<Record<RoundState, PlayStatus>> = {
  betting: 'checking',
  open: 'open',
  raising: 'checking',
  unraising: 'checking',
  settling: 'checking',
  settled: 'settled',
  voiding: 'checking',
  voided: 'voided',
}

/** What is known of a round of everybody; its point is for nobody before its end. */
export interface SharedRow {
  readonly number: number
  readonly hash: string
  readonly state: 'betting' | 'flying' | 'crashed'
  readonly point: number | null
  readonly link: string | null
  readonly seeds: readonly string[]
}

/** Rounds as their player may see them now: nothing that is not drawn, nothing that the wallet has not answered. */
export async function presentRounds(
  { book, seeds }: { readonly book: GameBook; readonly seeds: Seeds },
  client: Queryable,
  rounds: readonly RoundRow[],
): Promise<readonly PlayRound[]> {
  const pairs = await seeds.list(
    client,
    rounds.map(({ seedId }) => seedId),
  )
  const shared = await listShared(client, rounds)
  return rounds.map((round) => {
    const seed = must(pairs.get(round.seedId), 'a round without seeds')
    const own = round.sharedNumber === null ? undefined : shared.get(nameOf(round.game, round.sharedNumber))
    const game = book.get(round.game)
    return own === undefined ? presentOwn(game, round, seed) : presentShared(game, round, seed, own)
  })
}

/** What is drawn again of it is drawn by its own rules or not at all. */
function isDrawn(game: Game | undefined, round: RoundRow, status: PlayStatus): game is Game {
  return (status === 'open' || status === 'settled') && !isOutdated(round, game)
}

function presentOwn(game: Game | undefined, round: RoundRow, seed: SeedRow): PlayRound {
  const status = STATUSES[round.state]
  const played = isDrawn(game, round, status) ? replay(game.engine, seed, round, round.moves) : null
  return {
    ...presentMoney(round, status),
    ...presentView(played, status),
    ...{ nonce: round.nonce ?? 0, hash: seed.hash, clientSeed: seed.client, shared: null },
  }
}

function presentShared(game: Game | undefined, round: RoundRow, seed: SeedRow, own: SharedRow): PlayRound {
  const status = STATUSES[round.state]
  const point = own.state === 'crashed' ? own.point : null
  const moves = round.moves as readonly CrashMove[]
  const isEnded = moves.some((move) => 'ended' in move)
  const ending: readonly CrashMove[] = point === null || isEnded ? moves : [...moves, { ended: true }]
  const isShown = isDrawn(game, round, status)
  // Who has left sees no more of the point than the others, and each that is not below where he left gives the same view.
  const upTo = point ?? round.sharedOut ?? Number.MAX_SAFE_INTEGER
  const played = isShown ? playCrash(upTo, round.stakeMinor, round.choice as CrashChoice, ending) : null
  return {
    ...presentMoney(round, status),
    ...presentView(played, status),
    ...{ nonce: 0, hash: own.hash, clientSeed: seed.client },
    shared: {
      number: own.number,
      bet: round.sharedBet ?? 0,
      auto: (round.choice as CrashChoice).autoOut,
      out: status === 'settled' || status === 'open' ? round.sharedOut : null,
      point,
    },
  }
}

function presentMoney(round: RoundRow, status: PlayStatus) {
  return {
    ...{ id: round.id, game: round.game, at: round.startedMs, status, stakedMinor: round.stakedMinor },
    returnMinor: status === 'settled' ? (round.returnMinor ?? 0) : 0,
    ...{ choice: round.choice, moves: round.moves },
  }
}

function presentView(played: PlayedRound | null, status: PlayStatus) {
  return { view: played?.view ?? null, options: status === 'open' ? (played?.options ?? []) : [] }
}

const nameOf = (game: string, number: number) => `${game} ${number}`

async function listShared(
  client: Queryable,
  rounds: readonly RoundRow[],
): Promise<ReadonlyMap<string, SharedRow>> {
  const wanted = rounds.filter(({ sharedNumber }) => sharedNumber !== null)
  if (wanted.length === 0) return new Map()
  const { rows } = await client.query<{
    game: string
    number: bigint
    state: SharedRow['state']
    hash: string
    point: number | null
    link: string | null
    seeds: string[] | null
  }>({
    name: 'list_shared',
    text: `select s.game, s.number, s.state, s.hash, s.point, s.link, s.seeds
           from unnest($1::text[], $2::bigint[]) wanted (game, number)
           join games.shared_round s on s.game = wanted.game and s.number = wanted.number`,
    values: [wanted.map(({ game }) => game), wanted.map(({ sharedNumber }) => sharedNumber)],
  })
  return new Map(
    rows.map(({ game, number, seeds, ...row }) => [
      nameOf(game, Number(number)),
      { ...row, number: Number(number), seeds: seeds ?? [] },
    ]),
  )
}
