import type { PlayedAnswer } from '@xezer/contract/game-server'
import { must } from '@xezer/std/assert'
import type { SecureRandom } from '@xezer/std/secure-random'
import type { GameBook } from '../../core/catalogue/game-book.ts'
import type { WalletWire } from '../../core/money/wallet-wire.ts'
import { Refused, refusedByWallet } from '../../core/play-refusal.ts'
import type { PlaySession, PlaySessions } from '../../core/players/play-sessions.ts'
import { findDemoBalance } from '../../core/players/player-store.ts'
import { type DeliverOptions, deliver } from '../../core/rounds/deliver.ts'
import { presentRounds } from '../../core/rounds/present-round.ts'
import type { RoundRow } from '../../core/rounds/round-row.ts'
import { findRound, type MessageRow } from '../../core/rounds/round-store.ts'
import type { Seeds } from '../../core/seeds/seed-store.ts'
import type { ProfileName } from './pace.ts'

export interface PlayOptions extends DeliverOptions {
  readonly book: GameBook
  readonly seeds: Seeds
  readonly sessions: PlaySessions
  readonly wire: WalletWire
  readonly secureRandom: SecureRandom
  readonly profile: ProfileName
}

/** Asks the wallet, and shows what came of it once it has answered. */
export async function answerRound(
  options: PlayOptions,
  session: PlaySession,
  { message }: { readonly message: MessageRow },
): Promise<PlayedAnswer> {
  const { playerId, handle, game, walletSession } = session
  const whose = { playerId, handle, provider: game.provider }
  const { round, balanceMinor, isSettled } = await deliver(options, message, {
    whose,
    session: walletSession,
  })
  return showRound(options, session, { round, balanceMinor, isSettled })
}

/**
 * A press that was heard before: the round as it stands, or why there is none. To one that came too late for the round that it was
 * meant for (`isLate`), what the wallet refused of another press is no answer.
 */
export async function answerPressed(
  options: PlayOptions,
  session: PlaySession,
  roundId: number,
  isLate = false,
): Promise<PlayedAnswer> {
  const found = must(await findRound(options.pool, roundId), 'a press of no round')
  const round = isLate && found.state === 'open' ? { ...found, refusal: null } : found
  return showRound(options, session, { round, balanceMinor: null, isSettled: true })
}

async function showRound(
  options: PlayOptions,
  session: PlaySession,
  said: { readonly round: RoundRow; readonly balanceMinor: number | null; readonly isSettled: boolean },
): Promise<PlayedAnswer> {
  const { round } = said
  if (round.refusal !== null && (round.state === 'voided' || round.state === 'open')) {
    throw refusedByWallet(round.refusal)
  }
  const isKnown = round.state === 'open' || round.state === 'settled' || round.state === 'voided'
  if (!said.isSettled || !isKnown) throw new Refused('CHECKING', { round: round.id })
  // There is nothing to show of it.
  if (round.state === 'voided') throw new Refused('GIVEN_BACK', { round: round.id })
  const [shown] = await presentRounds(options, options.pool, [round])
  const balanceMinor = said.balanceMinor ?? (await askBalance(options, session))
  return { round: must(shown, 'one round'), balanceMinor }
}

/**
 * The balance of somebody who is still logged in, as the wallet says; with play money that is everybody. A frame outlives its
 * log-in: its open rounds are played to their end, and else it tells and changes nothing.
 */
export async function provePlayer(options: PlayOptions, session: PlaySession): Promise<number> {
  const { handle, game, walletSession, playerId } = session
  if (handle === null) return findDemoBalance(options.pool, playerId)
  const said = await options.wire.ask(game.provider, 'balance', { session: walletSession })
  if (said.kind !== 'final') throw new Refused('INTERNAL')
  if (said.answer.code !== 'OK') throw refusedByWallet(said.answer)
  return must(said.answer.balance, 'a wallet without a balance')
}

export async function askBalance(
  { wire, pool }: Pick<PlayOptions, 'wire' | 'pool'>,
  { playerId, handle, game, walletSession }: PlaySession,
): Promise<number> {
  if (handle === null) return findDemoBalance(pool, playerId)
  const said = await wire.ask(game.provider, 'balance', { session: walletSession })
  const balance = said.kind === 'final' ? said.answer.balance : undefined
  if (balance === undefined) throw new Refused('INTERNAL')
  return balance
}
