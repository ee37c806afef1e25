import type { WalletCode, WalletReason } from '@xezer/contract/game-wallet'
import { type Minor, minor, ZERO_MINOR } from '@xezer/money/minor'
import { assert } from '@xezer/std/assert'
import { breakCode } from '../../core/player/breaks.ts'
import { type CountedPlay, findPassedPlayLimit } from '../../core/player/play-room.ts'
import type { PlayerTerms } from '../../core/player/read-player-terms.ts'
import {
  payRoundWin,
  refundRoundStake,
  stakeRound,
  takeRoundStake,
} from '../../core/wallet/casino-posting.ts'
import type { Posting } from '../../core/wallet/posting.ts'
import type { WalletState } from '../../core/wallet/wallet-state.ts'
import { digestCall } from './call-digest.ts'
import type { AskedMoney, GameTerms, KeptAnswer, MoneyCall } from './money-call.ts'
import type { FreeRounds, KeptTx, Round, RoundBook } from './round-book.ts'

/** All that decides; nothing here waits. */
export interface MoneyContext {
  readonly book: RoundBook
  readonly posting: Posting
  /** By log-in. */
  readonly terms: ReadonlyMap<number, PlayerTerms>
  readonly counted: ReadonlyMap<number, CountedPlay>
  readonly nowMs: number
  readonly findGame: (provider: string, game: string) => GameTerms | null
  /** A number for a round that was never heard of. */
  readonly nextRoundId: () => number
}

interface Refused {
  readonly code: WalletCode
  readonly reason?: WalletReason
}

type Of<Call extends MoneyCall['call']> = AskedMoney & { readonly call: Extract<MoneyCall, { call: Call }> }

const refuse = (code: WalletCode, reason?: WalletReason): Refused =>
  reason === undefined ? { code } : { code, reason }

/**
 * Decides one call, and collects what it moves. What was decided under its number before is answered again; what is decided
 * now is kept with it, refusals too, but for what may still come true (a win before its bet).
 */
export function decideMoney(context: MoneyContext, asked: AskedMoney): KeptAnswer {
  const { call } = asked
  const wallet = context.posting.wallets.get(asked.playerId)
  assert(wallet !== undefined, `player ${asked.playerId} has no wallet`)
  switch (call.call) {
    case 'bet':
      return decideBet(context, { ...asked, call }, wallet)
    case 'play':
      return decidePlay(context, { ...asked, call }, wallet)
    case 'win':
      return decideWin(context, { ...asked, call }, wallet)
    case 'rollback':
      return decideRollback(context, { ...asked, call }, wallet)
    case 'close':
      return decideClose(context, { ...asked, call }, wallet)
  }
}

function decideBet(context: MoneyContext, asked: Of<'bet'>, wallet: WalletState): KeptAnswer {
  const { provider, playerId, call } = asked
  const digest = digestCall(call, playerId)
  const before = answerAgain(context, provider, call.tx, digest, wallet)
  if (before !== null) return before
  const stake = minor(BigInt(call.amount))
  const staked = stakeOn(context, asked, { tx: call.tx, stake, free: call.free ?? null }, wallet)
  const kept = { ...sides(asked, 'bet', call.tx, digest), amount: stake, free: call.free ?? null }
  if ('code' in staked) return keep(context, { ...kept, ...NOWHERE }, answerOf(wallet, staked))
  return keep(context, { ...kept, roundId: staked.id, move: staked.moves }, answerOf(wallet, OK))
}

/** A bet, its win and the end of its round, in one: a refused bet moves nothing, and then the number of the win stays free. */
function decidePlay(context: MoneyContext, asked: Of<'play'>, wallet: WalletState): KeptAnswer {
  const { provider, playerId, call } = asked
  const digest = digestCall(call, playerId)
  const before = answerAgain(context, provider, call.bet.tx, digest, wallet)
  if (before !== null) return before
  if (context.book.findTx(provider, call.win.tx) !== null) return answerOf(wallet, refuse('DUPLICATE'))
  const stake = minor(BigInt(call.bet.amount))
  const round = stakeOn(context, asked, { tx: call.bet.tx, stake, free: null }, wallet)
  const bet = { ...sides(asked, 'bet', call.bet.tx, digest), amount: stake, free: null }
  if ('code' in round) return keep(context, { ...bet, ...NOWHERE }, answerOf(wallet, round))
  const betMove = round.moves
  const won = minor(BigInt(call.win.amount))
  pay(context, round, { won, isFinal: true, isFree: false }, wallet)
  const answer = answerOf(wallet, OK)
  keep(context, { ...bet, roundId: round.id, move: betMove }, answer)
  const win = { ...sides(asked, 'win', call.win.tx, digest), betTx: call.bet.tx, amount: won, free: null }
  return keep(context, { ...win, roundId: round.id, move: round.moves }, answer)
}

function decideWin(context: MoneyContext, asked: Of<'win'>, wallet: WalletState): KeptAnswer {
  const { provider, playerId, call } = asked
  const digest = digestCall(call, playerId)
  const before = answerAgain(context, provider, call.tx, digest, wallet)
  if (before !== null) return before
  const won = minor(BigInt(call.amount))
  const kept = {
    ...sides(asked, 'win', call.tx, digest),
    betTx: call.betTx,
    amount: won,
    free: call.free ?? null,
  }
  const bet = findBet(context, asked)
  if (isGivenBack(context, asked, bet)) {
    return keep(context, { ...kept, ...NOWHERE }, answerOf(wallet, refuse('ROLLED_BACK')))
  }
  const round = context.book.findRound(provider, call.round)
  if (bet === null || round === null || bet.free !== (call.free ?? null)) {
    return answerOf(wallet, refuse('TX_NOT_FOUND'))
  }
  if (call.currency !== wallet.currency) {
    return keep(context, { ...kept, ...NOWHERE }, answerOf(wallet, refuse('WRONG_CURRENCY')))
  }
  if (round.isClosed) {
    return keep(context, { ...kept, ...NOWHERE }, answerOf(wallet, refuse('ROUND_CLOSED')))
  }
  pay(context, round, { won, isFinal: call.final, isFree: bet.free !== null }, wallet)
  return keep(context, { ...kept, roundId: round.id, move: round.moves }, answerOf(wallet, OK))
}

function decideRollback(context: MoneyContext, asked: Of<'rollback'>, wallet: WalletState): KeptAnswer {
  const { provider, playerId, call } = asked
  const digest = digestCall(call, playerId)
  const before = answerAgain(context, provider, call.tx, digest, wallet)
  if (before !== null) return before
  const kept = {
    ...sides(asked, 'rollback', call.tx, digest),
    betTx: call.betTx,
    amount: ZERO_MINOR,
    free: null,
  }
  const said = context.book.findTx(provider, call.betTx)
  const bet = findBet(context, asked)
  // A bet of another round, player or game is none that this one could give back.
  if (bet === null && isTakenBet(said)) return answerOf(wallet, refuse('TX_NOT_FOUND'))
  const round = bet === null ? null : context.book.findRound(provider, call.round)
  if (bet === null || round === null || isGivenBack(context, asked, bet)) {
    return keep(context, { ...kept, ...NOWHERE }, { ...answerOf(wallet, OK), applied: false })
  }
  if (round.isClosed || (bet.move ?? 0) <= round.takenAt) {
    return keep(context, { ...kept, ...NOWHERE }, answerOf(wallet, refuse('ROUND_CLOSED')))
  }
  const stake = minor(bet.amount)
  next(round)
  refundRoundStake(context.posting, wallet, stake, causeOf(round))
  round.staked -= stake
  round.inPlay -= stake
  returnFree(context, bet.free)
  return keep(
    context,
    { ...kept, roundId: round.id, move: round.moves },
    { ...answerOf(wallet, OK), applied: true },
  )
}

function decideClose(context: MoneyContext, asked: Of<'close'>, wallet: WalletState): KeptAnswer {
  const round = context.book.findRound(asked.provider, asked.call.round)
  if (round === null || !isOf(round, asked)) return answerOf(wallet, refuse('TX_NOT_FOUND'))
  if (round.isClosed) return { ...answerOf(wallet, OK), applied: false }
  next(round)
  take(context, round, wallet)
  round.isClosed = true
  return { ...answerOf(wallet, OK), applied: true }
}

interface Bet {
  readonly tx: string
  readonly stake: Minor
  readonly free: string | null
}

/** Asked in the order of the wire: tombstone, session, player, limits, currency, game, round, funds. */
function stakeOn(
  context: MoneyContext,
  asked: Of<'bet'> | Of<'play'>,
  bet: Bet,
  wallet: WalletState,
): Round | Refused {
  const { provider, playerId, call } = asked
  if (context.book.rollbacksOf(provider, bet.tx, playerId).length > 0) return refuse('ROLLED_BACK')
  const terms = asked.loginId === null ? undefined : context.terms.get(asked.loginId)
  if (terms === undefined || asked.sessionGame !== call.game) return refuse('INVALID_TOKEN')
  if (terms.isBlocked) return refuse('USER_BLOCKED', 'account_blocked')
  if (!terms.isActive || terms.isIdle) return refuse('TOKEN_EXPIRED')
  const game = context.findGame(provider, call.game)
  const away = findProtection(context, terms, { playerId, bet, game }, wallet)
  if (away !== null) return away
  if (call.currency !== wallet.currency) return refuse('WRONG_CURRENCY')
  if (game === null || !game.isEnabled) return refuse('GAME_DISABLED')
  const known = context.book.findRound(provider, call.round)
  if (known !== null && !isOf(known, asked)) return refuse('DUPLICATE')
  if (known?.isClosed === true) return refuse('ROUND_CLOSED')
  if (wallet.balances.cash < bet.stake) return refuse('INSUFFICIENT_FUNDS')
  const free = bet.free === null ? null : context.book.findFree(bet.free)
  if (bet.free !== null) {
    if (free === null || !isOf(free, asked) || !isLeft(free, context.nowMs)) {
      return refuse('LIMIT', 'free_rounds')
    }
    free.used += 1
    free.isChanged = true
  }
  const limit = findPassedPlayLimit(terms, wallet, context.counted.get(playerId), {
    stakeMinor: bet.stake,
    nowMs: context.nowMs,
  })
  assert(limit === null, 'a limit was asked before')
  const round = known ?? open(context, asked, wallet)
  next(round)
  const isPaid = stakeRound(context.posting, wallet, bet.stake, causeOf(round))
  assert(isPaid, 'the cash was asked before')
  round.staked += bet.stake
  round.isStakedAgain ||= known !== null
  round.inPlay += bet.stake
  return round
}

/** What protects the player, and what the game allows. */
function findProtection(
  { counted, nowMs }: MoneyContext,
  terms: PlayerTerms,
  { playerId, bet, game }: { readonly playerId: number; readonly bet: Bet; readonly game: GameTerms | null },
  wallet: WalletState,
): Refused | null {
  if (terms.standingBreak !== null) return refuse('USER_BLOCKED', breakCode(terms.standingBreak))
  const played = counted.get(playerId)
  if (terms.timeLimitMinutes !== null && (played?.minutes ?? 0) >= terms.timeLimitMinutes) {
    return refuse('LIMIT', 'limit_reached')
  }
  if (terms.isRealityDue) return refuse('LIMIT', 'reality_check_due')
  if (!terms.hasAgreed) return refuse('LIMIT', 'rules_changed')
  // Only looked at: what it would take is taken where the bet is taken.
  const probe = { ...wallet }
  const use = played === undefined ? undefined : structuredClone(played)
  if (findPassedPlayLimit(terms, probe, use, { stakeMinor: bet.stake, nowMs }) !== null) {
    return refuse('LIMIT', 'limit_reached')
  }
  const isInRange = game === null || (bet.stake >= game.minMinor && bet.stake <= game.maxMinor)
  return isInRange || bet.free !== null ? null : refuse('LIMIT', 'bet_range')
}

function open(
  { book, nextRoundId }: MoneyContext,
  asked: Of<'bet'> | Of<'play'>,
  wallet: WalletState,
): Round {
  const { provider, playerId, call } = asked
  return book.openRound({
    id: nextRoundId(),
    ...{ provider, round: call.round, playerId, game: call.game, currency: wallet.currency },
    ...{ isClosed: false, staked: 0n, inPlay: 0n, returned: 0n, moves: 0, takenAt: 0 },
    isStakedAgain: false,
    change: 'new',
  })
}

/** The game pays: what was in play is the house's from now on. */
function pay(
  context: MoneyContext,
  round: Round,
  { won, isFinal, isFree }: { readonly won: Minor; readonly isFinal: boolean; readonly isFree: boolean },
  wallet: WalletState,
): void {
  next(round)
  take(context, round, wallet)
  payRoundWin(context.posting, wallet, won, causeOf(round), isFree)
  round.returned += won
  round.isClosed = isFinal
}

function take({ posting }: MoneyContext, round: Round, wallet: WalletState): void {
  takeRoundStake(posting, wallet, minor(round.inPlay), causeOf(round))
  round.inPlay = 0n
  round.takenAt = round.moves
}

/** Every message of a round that does something is a generation of its own. */
function next(round: Round): void {
  round.moves += 1
  if (round.change === 'none') round.change = 'changed'
}

function causeOf({ id, moves }: Round) {
  return { id, generation: moves }
}

/** Asked where one is begun, and only there: what was begun before the end is played and paid behind it. */
function isLeft({ used, rounds, expiresAtMs, isWithdrawn }: FreeRounds, nowMs: number): boolean {
  return used < rounds && !isWithdrawn && nowMs < expiresAtMs
}

function returnFree({ book }: MoneyContext, id: string | null): void {
  const free = id === null ? null : book.findFree(id)
  if (free === null) return
  free.used -= 1
  free.isChanged = true
}

/** The bet that a win or a rollback names, where it was taken, of the same player, round and game. */
function findBet({ book }: MoneyContext, asked: Of<'win'> | Of<'rollback'>): KeptTx | null {
  const bet = book.findTx(asked.provider, asked.call.betTx)
  const round = book.findRound(asked.provider, asked.call.round)
  if (!isTakenBet(bet) || round === null || bet.roundId !== round.id) return null
  return isOf(round, asked) ? bet : null
}

function isTakenBet(tx: KeptTx | null): tx is KeptTx {
  return tx !== null && tx.call === 'bet' && tx.answer.code === 'OK'
}

/** A bet was given back by what gave it back; one that never came, by any word that it should be. */
function isGivenBack({ book }: MoneyContext, asked: Of<'win'> | Of<'rollback'>, bet: KeptTx | null): boolean {
  const rollbacks = book.rollbacksOf(asked.provider, asked.call.betTx, asked.playerId)
  return rollbacks.some(({ answer }) => bet === null || answer.applied === true)
}

function isOf(
  one: { readonly provider: string; readonly playerId: number; readonly game: string },
  { provider, playerId, call }: AskedMoney,
): boolean {
  return one.provider === provider && one.playerId === playerId && one.game === call.game
}

/** The first answer, or that the number names something else; null where it is new. */
function answerAgain(
  { book }: MoneyContext,
  provider: string,
  tx: string,
  digest: Buffer,
  wallet: WalletState,
): KeptAnswer | null {
  const known = book.findTx(provider, tx)
  if (known === null) return null
  return known.digest.equals(digest) ? known.answer : answerOf(wallet, refuse('DUPLICATE'))
}

function keep({ book }: MoneyContext, tx: Omit<KeptTx, 'answer'>, answer: KeptAnswer): KeptAnswer {
  book.keep({ ...tx, answer })
  return answer
}

const OK: Refused = { code: 'OK' }
const NOWHERE = { roundId: null, move: null }

function sides({ provider, playerId }: AskedMoney, call: KeptTx['call'], tx: string, digest: Buffer) {
  return { provider, playerId, call, tx, digest, betTx: null }
}

function answerOf({ balances, currency }: WalletState, said: Refused): KeptAnswer {
  return { ...said, balance: String(balances.cash), currency }
}
