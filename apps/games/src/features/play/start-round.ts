import type { PlayedAnswer, PlayInputs } from '@xezer/contract/game-server'
import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import type { Json } from '@xezer/game-math/play/engine'
import { must } from '@xezer/std/assert'
import { Refused } from '../../core/play-refusal.ts'
import type { PlaySession } from '../../core/players/play-sessions.ts'
import { lockPlayer } from '../../core/players/player-store.ts'
import { findPressed, notePress } from '../../core/players/presses.ts'
import { firstWord } from '../../core/rounds/decide-step.ts'
import { replay } from '../../core/rounds/replay.ts'
import type { RoundRow } from '../../core/rounds/round-row.ts'
import { findAtHand, insertMessage, insertRound, type MessageRow } from '../../core/rounds/round-store.ts'
import { answerPressed, answerRound, type PlayOptions } from './answer-round.ts'
import { profileOf } from './pace.ts'

const NAME_BYTES = 15
/** Who is early by no more than a line's wobble waits here instead of asking again. */
const EARLY_MS_MAX = 300

interface Wanted {
  readonly press: string
  readonly about: string
  readonly stakeMinor: number
  readonly choice: Json
  readonly stakedMinor: number
}

type Begun =
  | { readonly kind: 'again'; readonly roundId: number }
  | { readonly kind: 'early'; readonly byMs: number; readonly until: number }
  | { readonly kind: 'begun'; readonly round: RoundRow; readonly message: MessageRow }

/** A press: the round is written down with its number of the seeds, then the wallet is asked, then it is shown. */
export async function startRound(
  options: PlayOptions,
  session: PlaySession,
  input: PlayInputs['start'],
): Promise<PlayedAnswer> {
  const wanted = readWanted(session, input)
  let begun = await begin(options, session, wanted)
  if (begun.kind === 'early' && begun.byMs <= EARLY_MS_MAX) {
    await options.timers.sleep(begun.byMs + 1)
    begun = await begin(options, session, wanted)
  }
  if (begun.kind === 'early') throw new Refused('TOO_EARLY', { until: begun.until })
  if (begun.kind === 'again') return answerPressed(options, session, begun.roundId)
  return answerRound(options, session, begun)
}

function readWanted(session: PlaySession, { press, stakeMinor, choice: json }: PlayInputs['start']): Wanted {
  const { game, stakeMin, stakeMax } = session
  const choice = game.engine.form === 'shared' ? null : game.engine.readChoice(game.variant, json)
  // Amounts on a table stand in the choice; the stake beside them says nothing then.
  if (choice === null || game.engine.form === 'shared') throw new Refused('WRONG_SYNTAX')
  const stakedMinor = game.engine.stakeOf(stakeMinor, choice)
  if (!Number.isSafeInteger(stakedMinor) || stakedMinor % game.stakes.step !== 0) {
    throw new Refused('WRONG_SYNTAX')
  }
  // What a stake far out of range could bring is more than a number holds: it is asked last.
  if (
    stakedMinor < stakeMin ||
    stakedMinor > stakeMax ||
    game.engine.mostReturn(stakeMinor, choice) > game.maxWinMinor
  ) {
    throw new Refused('LIMIT', { reason: 'bet_range' })
  }
  const about = `start ${game.id} ${stakeMinor} ${JSON.stringify(choice)}`
  return { press, about, stakeMinor, choice, stakedMinor }
}

async function begin(options: PlayOptions, session: PlaySession, wanted: Wanted): Promise<Begun> {
  return withTransaction(options.pool, async (client) => {
    const { playerId, game } = session
    await lockPlayer(client, playerId)
    const pressed = await findPressed(client, { playerId, press: wanted.press, about: wanted.about })
    if (pressed !== null) return { kind: 'again', roundId: pressed }
    if (!game.isOn) throw new Refused('GAME_DISABLED')
    const [atHand, early] = await Promise.all([
      findAtHand(client, playerId, game.id),
      findEarly(client, options, session),
    ])
    if (atHand !== null) {
      throw new Refused(atHand.state === 'open' ? 'ROUND_OPEN' : 'CHECKING', { round: atHand.id })
    }
    if (early !== null) return { kind: 'early', ...early }
    return { kind: 'begun', ...(await write(client, options, session, wanted)) }
  })
}

/** By how much the cycle of the game is not over yet. */
async function findEarly(
  client: PoolClient,
  { profile }: PlayOptions,
  { playerId, game }: PlaySession,
): Promise<{ byMs: number; until: number } | null> {
  const { cycleMs } = profileOf(profile, game)
  const { rows } = await client.query<{ by_ms: bigint; until: bigint }>({
    name: 'find_early',
    text: `select ceil(extract(epoch from due - clock_timestamp()) * 1000)::bigint as by_ms,
             ceil(extract(epoch from due) * 1000)::bigint as until
           from (select started_at + make_interval(secs => $3::float8 / 1000) as due from games.round
                 where player_id = $1 and game = $2 and state <> 'voided' order by id desc limit 1) last
           where due > clock_timestamp()`,
    values: [playerId, game.id, cycleMs],
  })
  const row = rows[0]
  return row === undefined ? null : { byMs: Number(row.by_ms), until: Number(row.until) }
}

async function write(
  client: PoolClient,
  { seeds, secureRandom }: PlayOptions,
  { playerId, game, currency }: PlaySession,
  { press, about, stakeMinor, choice, stakedMinor }: Wanted,
): Promise<{ round: RoundRow; message: MessageRow }> {
  const { seed, nonce } = await seeds.takeNonce(client, playerId)
  const round = await insertRound(client, {
    name: Buffer.from(secureRandom.bytes(NAME_BYTES)).toString('base64url'),
    ...{ playerId, game: game.id, provider: game.provider, currency },
    ...{ engine: game.engine.engine, version: game.engine.version },
    ...{ stakeMinor, choice, seedId: seed.id, nonce, stakedMinor, sharedNumber: null },
  })
  const isSingle = game.engine.form === 'single'
  const end = isSingle ? must(replay(game.engine, seed, round, []), 'a round that does not begin') : null
  const [message] = await Promise.all([
    insertMessage(client, round.id, firstWord(round, end)),
    notePress(client, { playerId, press, about, roundId: round.id }),
  ])
  return { round, message }
}
