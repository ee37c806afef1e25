import {
  WALLET_CALLS,
  type WalletAnswer,
  type WalletCallName,
  type WalletCode,
} from '@xezer/contract/game-wallet'
import { findWallet } from '../../core/wallet/lock-wallets.ts'
import { type Batcher, BatcherFull, createBatcher } from '../../platform/batcher.ts'
import { digestCall } from './call-digest.ts'
import { isSignedCall, type SignedCall } from './call-signature.ts'
import { createGameSessions, type GameSessions } from './game-sessions.ts'
import type { GameWalletOptions } from './game-wallet-options.ts'
import { decideBatch } from './money-batch.ts'
import type { AskedMoney, KeptAnswer, MoneyCall } from './money-call.ts'
import { type OpenedSession, openSession } from './open-session.ts'
import { type ReadCall, readCall } from './read-call.ts'
import { findTx } from './round-store.ts'

export interface HeardCall extends Omit<SignedCall, 'body'> {
  readonly provider: string
  readonly signature: string
  readonly body: Buffer
}

export interface GivenAnswer {
  /** 200 is final, whatever its code says; 400, 401 and 503 are as the wire has them. */
  readonly status: 200 | 400 | 401 | 503
  readonly answer: WalletAnswer
}

export interface GameWallet {
  /** Null where the address names no call. */
  answer(name: string, heard: HeardCall): Promise<GivenAnswer | null>
  /** Resolves when nothing that has come is under way any more. */
  settled(): Promise<void>
}

const BATCH_MAX = 128
/** Each has a connection; a player is only ever in one of them. */
const BATCHES_AT_ONCE = 2
/** Each begins and ends a transaction, which costs as much as a dozen calls in one: few calls go together. */
const BESIDE_MIN = 16
const WAITING_MAX = 2000
/** What the longest call of ours has, several times over. */
export const BODY_BYTES_MAX = 8 * 1024

export function createGameWallet(options: GameWalletOptions): GameWallet {
  const sessions = createGameSessions(options.pool, options.secureRandom, options.handleOf)
  const batcher = createBatcher<AskedMoney, KeptAnswer>({
    run: (asked) => decideBatch(options, asked),
    keyOf: ({ playerId }) => playerId,
    concurrent: BATCHES_AT_ONCE,
    besideMin: BESIDE_MIN,
    itemsMax: BATCH_MAX,
    waitingMax: WAITING_MAX,
    timers: options.timers,
  })
  const parts = { options, sessions, batcher }
  return {
    async answer(name, heard) {
      if (!isCallName(name)) return null
      const secrets = options.secrets.get(heard.provider) ?? []
      if (!isSignedCall(secrets, heard, options.clock.nowMs())) return bare(401, 'INVALID_SIGNATURE')
      const call = heard.body.length > BODY_BYTES_MAX ? null : readCall(name, heard.body.toString())
      if (call === null) return bare(400, 'WRONG_SYNTAX')
      try {
        return { status: 200, answer: await answerCall(parts, heard.provider, call) }
      } catch (error) {
        if (!(error instanceof BatcherFull)) options.onError(error)
        return { status: 503, answer: { code: 'INTERNAL', requestId: call.requestId } }
      }
    },
    settled: () => batcher.settled(),
  }
}

function isCallName(name: string): name is WalletCallName {
  return WALLET_CALLS.some((one) => one === name)
}

function bare(status: 400 | 401, code: WalletCode): GivenAnswer {
  return { status, answer: { code } }
}

interface Parts {
  readonly options: GameWalletOptions
  readonly sessions: GameSessions
  readonly batcher: Batcher<AskedMoney, KeptAnswer>
}

async function answerCall(parts: Parts, provider: string, call: ReadCall): Promise<WalletAnswer> {
  const { requestId } = call
  if (call.call === 'session') {
    return present(requestId, await openSession(parts.options, parts.sessions, { provider, ...call }))
  }
  if (call.call === 'balance') return answerBalance(parts, provider, call)
  const asked = await findAsked(parts, provider, call)
  if (asked === null) return presentKept(requestId, await answerUnknown(parts, provider, call))
  const kept = await parts.batcher.add(asked)
  // Who plays is there: the log-in lives on.
  if (asked.loginId !== null && kept.code === 'OK') parts.options.sessions.noteActivity(asked.loginId)
  if (kept.code === 'OK') parts.options.publisher.publishAccount(asked.playerId, [])
  return presentKept(requestId, kept)
}

async function answerBalance(
  { options, sessions }: Parts,
  provider: string,
  { requestId, session }: Extract<ReadCall, { call: 'balance' }>,
): Promise<WalletAnswer> {
  const found = await sessions.findNow(provider, session)
  if (found === null) return { requestId, code: 'INVALID_TOKEN' }
  const { balances, currency } = await findWallet(options.pool, found.playerId)
  const money = { balance: Number(balances.cash), currency }
  return { requestId, code: found.isOver ? 'TOKEN_EXPIRED' : 'OK', ...money }
}

/** Whose call it is; null where the wallet never gave out such a session or player. */
async function findAsked({ sessions }: Parts, provider: string, call: MoneyCall): Promise<AskedMoney | null> {
  if ('player' in call && call.player !== undefined) {
    const playerId = await sessions.findPlayer(provider, call.player)
    return playerId === null ? null : { provider, playerId, loginId: null, call, sessionGame: null }
  }
  const found = call.session === undefined ? null : await sessions.find(provider, call.session)
  if (found === null) return null
  return { provider, playerId: found.playerId, loginId: found.loginId, call, sessionGame: found.game }
}

/** A session that nobody knows (any more): what was decided under its number stands all the same. */
async function answerUnknown(
  { options }: Parts,
  provider: string,
  call: MoneyCall,
): Promise<KeptAnswer | { readonly code: WalletCode }> {
  if (call.call === 'close') return { code: 'INVALID_TOKEN' }
  const known = await findTx(options.pool, provider, call.call === 'play' ? call.bet.tx : call.tx)
  if (known === null) return { code: 'INVALID_TOKEN' }
  return known.digest.equals(digestCall(call, known.playerId)) ? known.answer : { code: 'DUPLICATE' }
}

function present(requestId: string, opened: OpenedSession): WalletAnswer {
  return { requestId, ...opened }
}

function presentKept(requestId: string, kept: KeptAnswer | { readonly code: WalletCode }): WalletAnswer {
  if (!('balance' in kept)) return { requestId, code: kept.code }
  const { balance, ...said } = kept
  return { requestId, ...said, balance: Number(balance) } as WalletAnswer
}
