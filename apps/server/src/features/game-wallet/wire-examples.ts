import type { WalletCallName } from '@xezer/contract/game-wallet'
import type { SignedCall } from './call-signature.ts'

/** With these a provider tries his signing before he has a secret of his own. */
export const EXAMPLE_SECRET = '0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0'
export const EXAMPLE_TIMESTAMP = '1764000000000'

const PLACE = { round: 'round-1', game: 'a-game' }
const MONEY = { balance: 10_000, currency: 'AZN' }
const [SESSION, PLAYER] = [{ session: 's-1' }, { player: 'p-1' }]

interface WireExample {
  readonly request: object
  readonly answers: Readonly<Record<string, object>>
}

/** The life of one round, call by call, and what refusals look like. */
export const WIRE_EXAMPLES: Readonly<Record<WalletCallName, WireExample>> = {
  session: {
    request: { requestId: 'r-1', token: 'a-launch-token', game: 'a-game' },
    answers: {
      accepted: {
        ...{ requestId: 'r-1', code: 'OK', ...SESSION, ...PLAYER, ...MONEY, locale: 'az' },
        limits: { min: 10, max: 50_000, maxWin: 25_000_000 },
        reality: { elapsedSeconds: 1260, netMinor: -350, remindSeconds: 3600 },
      },
      refused: { requestId: 'r-1', code: 'INVALID_TOKEN' },
    },
  },
  balance: {
    request: { requestId: 'r-1', ...SESSION },
    answers: { accepted: { requestId: 'r-1', code: 'OK', ...MONEY } },
  },
  bet: {
    request: { requestId: 'r-2', ...SESSION, ...PLACE, tx: 't-1', amount: 250, currency: 'AZN' },
    answers: {
      accepted: { requestId: 'r-2', code: 'OK', balance: 9750, currency: 'AZN' },
      refused: { requestId: 'r-2', code: 'LIMIT', reason: 'limit_reached', ...MONEY },
    },
  },
  win: {
    request: {
      ...{ requestId: 'r-3', ...PLAYER, ...PLACE, tx: 't-2', betTx: 't-1' },
      ...{ amount: 500, currency: 'AZN', final: true },
    },
    answers: {
      accepted: { requestId: 'r-3', code: 'OK', balance: 10_250, currency: 'AZN' },
      refused: { requestId: 'r-3', code: 'TX_NOT_FOUND', ...MONEY },
    },
  },
  play: {
    request: {
      ...{ requestId: 'r-4', ...SESSION, round: 'round-2', game: 'a-game', currency: 'AZN' },
      ...{ bet: { tx: 't-3', amount: 250 }, win: { tx: 't-4', amount: 0 }, final: true },
    },
    answers: {
      accepted: { requestId: 'r-4', code: 'OK', ...MONEY },
      refused: { requestId: 'r-4', code: 'INSUFFICIENT_FUNDS', balance: 100, currency: 'AZN' },
    },
  },
  rollback: {
    request: { requestId: 'r-5', ...PLAYER, round: 'round-3', game: 'a-game', tx: 't-6', betTx: 't-5' },
    answers: {
      accepted: { requestId: 'r-5', code: 'OK', applied: true, ...MONEY },
      refused: { requestId: 'r-5', code: 'ROUND_CLOSED', ...MONEY },
    },
  },
  close: {
    request: { requestId: 'r-6', ...PLAYER, round: 'round-4', game: 'a-game' },
    answers: { accepted: { requestId: 'r-6', code: 'OK', applied: true, ...MONEY } },
  },
}

export function exampleCall(name: WalletCallName): SignedCall & { readonly body: string } {
  const body = JSON.stringify(WIRE_EXAMPLES[name].request)
  return { timestamp: EXAMPLE_TIMESTAMP, path: `/wallet/v1/${name}`, body }
}
