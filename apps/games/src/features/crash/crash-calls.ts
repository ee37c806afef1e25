import { createHmac } from 'node:crypto'
import type { PlayedAnswer, PlayInputs } from '@xezer/contract/game-server'
import { CASH_OUT_MIN } from '@xezer/game-math/crash/crash'
import { must } from '@xezer/std/assert'
import { Refused, refusedByWallet } from '../../core/play-refusal.ts'
import type { PlaySession } from '../../core/players/play-sessions.ts'
import type { Delivered } from '../../core/rounds/deliver.ts'
import { presentRounds } from '../../core/rounds/present-round.ts'
import type { RoundRow } from '../../core/rounds/round-row.ts'
import { findRound } from '../../core/rounds/round-store.ts'
import { leaveBet } from './leave-bet.ts'
import { type Arrival, OutsUnderWay } from './outs-under-way.ts'
import { type PlaceOptions, placeBet } from './place-bet.ts'
import { recoverShared } from './recover-shared.ts'
import { SharedGame, type SharedGameOptions } from './shared-game.ts'
import { listCutOffGames } from './shared-store.ts'

export interface CrashOptions extends SharedGameOptions, Omit<PlaceOptions, keyof SharedGameOptions> {
  /** Makes the names by which others see players. */
  readonly nameKey: Uint8Array
  readonly readBalance: (session: PlaySession) => Promise<number>
}

export interface CrashCalls {
  find(game: string): SharedGame | null
  bet(session: PlaySession, input: PlayInputs['crash/bet']): Promise<PlayedAnswer>
  out(session: PlaySession, input: PlayInputs['crash/out'], arrival: Arrival): Promise<PlayedAnswer>
  /** Of a cash-out, before anything of it waits. */
  arrive(): Arrival
  /** Ends what was cut off of shared rounds. */
  lookBack(): Promise<void>
  stop(): Promise<void>
}

const NAME_LENGTH = 4

/** Shared rounds of every game that has them, and what a player does in them. */
export function createCrashCalls(options: CrashOptions): CrashCalls {
  const outs = new OutsUnderWay(options.steadyClock)
  const shared = new Map(
    [...options.book.values()]
      .filter(({ engine }) => engine.form === 'shared')
      .map(({ id }) => [id, new SharedGame(options, id, outs)]),
  )
  const gameOf = ({ game }: PlaySession) => {
    const found = shared.get(game.id)
    if (found === undefined) throw new Refused('WRONG_SYNTAX')
    return found
  }
  return {
    find: (game) => (options.book.get(game)?.isOn === true ? (shared.get(game) ?? null) : null),
    bet: (session, input) => bet(options, gameOf(session), session, input),
    out: (session, { round }, arrival) => leave(options, gameOf(session), session, { round, arrival }),
    arrive: () => outs.arrive(),
    async lookBack() {
      await Promise.all([...shared.values()].map((one) => one.lookBack().catch(options.onError)))
      // Nobody plays those that have left the catalogue.
      for (const game of await listCutOffGames(options.pool)) {
        // One that cannot be ended keeps no other waiting.
        if (!shared.has(game)) await recoverShared(options, game, () => false).catch(options.onError)
      }
    },
    async stop() {
      await Promise.all([...shared.values()].map((one) => one.stop()))
    },
  }
}

async function bet(
  options: CrashOptions,
  shared: SharedGame,
  session: PlaySession,
  input: PlayInputs['crash/bet'],
): Promise<PlayedAnswer> {
  if (session.game.isOn) await shared.wake()
  const number = shared.bettingNumber ?? shared.number
  const placed = await placeBet(options, session, number, input)
  const { round } = placed
  if (round.state === 'open' && session.handle !== null) {
    shared.noteBet(number, {
      bet: round.sharedBet ?? 0,
      who: whoIs(options, round),
      ...{ stakeMinor: round.stakeMinor, currency: round.currency, out: null, paidMinor: 0 },
    })
  }
  return show(options, session, placed)
}

async function leave(
  options: CrashOptions,
  shared: SharedGame,
  session: PlaySession,
  { round: id, arrival }: { readonly round: number; readonly arrival: Arrival },
): Promise<PlayedAnswer> {
  const round = await findRound(options.pool, id)
  const isOwn = round !== null && round.playerId === session.playerId && round.game === session.game.id
  if (!isOwn || round.sharedNumber === null) throw new Refused('ROUND_NOT_FOUND')
  // Heard before: what it came to is the answer, as soon as the wallet has told it.
  if (round.sharedOut !== null) {
    return show(options, session, { round, balanceMinor: null, isSettled: true })
  }
  const at = shared.notePress(id, findPlace(shared, round, arrival.atMs))
  const left = await leaveBet(options, id, { kind: 'out', at }, () => arrival.end())
  shared.forgetPress(id)
  if (left === null) {
    const now = must(await findRound(options.pool, id), 'a round that is gone')
    return show(options, session, { round: now, balanceMinor: null, isSettled: true })
  }
  shared.noteOut(round.sharedNumber, left.round, at)
  return show(options, session, left)
}

/** By the server's clock alone, when the press came; whoever was to leave by himself has left there. */
function findPlace(shared: SharedGame, round: RoundRow, atMs: number): number {
  const number = must(round.sharedNumber, 'a bet on no shared round')
  const curve = shared.curveFor(number, atMs)
  if (curve === null) throw new Refused(shared.bettingNumber === number ? 'TOO_EARLY' : 'TOO_LATE')
  if (curve < CASH_OUT_MIN) throw new Refused('TOO_EARLY')
  const { autoOut } = round.choice as { readonly autoOut: number | null }
  return Math.min(curve, autoOut ?? curve)
}

async function show(
  options: CrashOptions,
  session: PlaySession,
  delivered: Delivered,
): Promise<PlayedAnswer> {
  const { round } = delivered
  if (round.state === 'voided' && round.refusal !== null) throw refusedByWallet(round.refusal)
  if (round.state === 'voided') throw new Refused('TOO_LATE', { round: round.id })
  if (round.state !== 'open' && round.state !== 'settled') throw new Refused('CHECKING', { round: round.id })
  // Of a bet whose seconds were over when the wallet had taken it.
  const [shown] = await presentRounds(options, options.pool, [round])
  return {
    round: must(shown, 'one round'),
    balanceMinor: delivered.balanceMinor ?? (await options.readBalance(session)),
  }
}

/** Another name in each round, so that nobody is followed from one to the next. */
function whoIs({ nameKey }: CrashOptions, { playerId, sharedNumber }: RoundRow): string {
  const digest = createHmac('sha256', nameKey).update(`who ${playerId} ${sharedNumber}`).digest('hex')
  return digest.slice(0, NAME_LENGTH)
}
