import type { PlayInputs } from '@xezer/contract/game-server'
import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import type { SecureRandom } from '@xezer/std/secure-random'
import { Refused } from '../../core/play-refusal.ts'
import type { PlaySession } from '../../core/players/play-sessions.ts'
import { lockPlayer } from '../../core/players/player-store.ts'
import { findPressed, notePress } from '../../core/players/presses.ts'
import { firstWord } from '../../core/rounds/decide-step.ts'
import { type Delivered, type DeliverOptions, deliver } from '../../core/rounds/deliver.ts'
import type { RoundRow } from '../../core/rounds/round-row.ts'
import {
  findAtHand,
  findRound,
  insertMessage,
  insertRound,
  type MessageRow,
} from '../../core/rounds/round-store.ts'
import type { Seeds } from '../../core/seeds/seed-store.ts'

export interface PlaceOptions extends DeliverOptions {
  readonly seeds: Seeds
  readonly secureRandom: SecureRandom
}

const NAME_BYTES = 15

/** A bet on the round that takes bets; the wallet is asked before its start, and what comes behind it goes back. */
export async function placeBet(
  options: PlaceOptions,
  session: PlaySession,
  number: number,
  input: PlayInputs['crash/bet'],
): Promise<Delivered> {
  const { round, message } = await write(options, session, number, input)
  if (message === null) return { round, balanceMinor: null, isSettled: true }
  const { playerId, handle, game, walletSession } = session
  const whose = { playerId, handle, provider: game.provider }
  return deliver(options, message, { whose, session: walletSession })
}

async function write(
  options: PlaceOptions,
  session: PlaySession,
  number: number,
  { press, stakeMinor, auto }: PlayInputs['crash/bet'],
): Promise<{ round: RoundRow; message: MessageRow | null }> {
  const { playerId, game, stakeMin, stakeMax } = session
  const choice = must(game.engine.readChoice(game.variant, { autoOut: auto }), 'a choice of the shape')
  if (stakeMinor % game.stakes.step !== 0) throw new Refused('WRONG_SYNTAX')
  // What a stake far out of range could bring is more than a number holds: it is asked last.
  if (
    stakeMinor < stakeMin ||
    stakeMinor > stakeMax ||
    game.engine.mostReturn(stakeMinor, choice) > game.maxWinMinor
  ) {
    throw new Refused('LIMIT', { reason: 'bet_range' })
  }
  const about = `bet ${game.id} ${stakeMinor} ${auto}`
  return withTransaction(options.pool, async (client) => {
    await lockPlayer(client, playerId)
    const pressed = await findPressed(client, { playerId, press, about })
    if (pressed !== null) return { round: must(await findRound(client, pressed), 'no round'), message: null }
    if (!game.isOn) throw new Refused('GAME_DISABLED')
    const atHand = await findAtHand(client, playerId, game.id)
    if (atHand !== null) {
      throw new Refused(atHand.state === 'open' ? 'ROUND_OPEN' : 'CHECKING', { round: atHand.id })
    }
    const seed = await options.seeds.find(client, playerId)
    const inserted = await insertRound(client, {
      name: Buffer.from(options.secureRandom.bytes(NAME_BYTES)).toString('base64url'),
      ...{ playerId, game: game.id, provider: game.provider, currency: session.currency },
      ...{ engine: game.engine.engine, version: game.engine.version },
      ...{ stakeMinor, choice, seedId: seed.id, nonce: null, stakedMinor: stakeMinor, sharedNumber: number },
    })
    const round = await numberBet(client, inserted, number)
    await notePress(client, { playerId, press, about, roundId: round.id })
    return { round, message: await insertMessage(client, round.id, firstWord(round, null)) }
  })
}

/** In the order in which they came; the row of the round stands for the queue. Refused where it takes none any more. */
async function numberBet(client: PoolClient, round: RoundRow, number: number): Promise<RoundRow> {
  const { rows: taken } = await client.query(
    `update games.shared_round set bets = bets + 1 where game = $1 and number = $2 and state = 'betting' returning bets`,
    [round.game, number],
  )
  if (taken[0] === undefined) throw new Refused('TOO_EARLY')
  const { bets } = taken[0] as { readonly bets: number }
  await client.query('update games.round set shared_bet = $2 where id = $1', [round.id, bets])
  return { ...round, sharedBet: bets }
}
