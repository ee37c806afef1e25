import type { EngineName } from '@xezer/game-math/play/engine'

/**
 * `betting → open → settling → settled`, `betting → voiding → voided`; a move that stakes more is `raising`, and `unraising` where
 * nobody knows whether it was taken. Each is committed before the call that follows it.
 */
export const ROUND_STATES = [
  'betting',
  'open',
  'raising',
  'unraising',
  'settling',
  'settled',
  'voiding',
  'voided',
] as const
export type RoundState = (typeof ROUND_STATES)[number]

/** Why the wallet did not take a bet. */
export interface Refusal {
  readonly code: string
  readonly reason?: string
}

export interface RoundRow {
  readonly id: number
  /** What the wallet knows it by. */
  readonly name: string
  readonly playerId: number
  readonly game: string
  readonly provider: string
  readonly engine: EngineName
  readonly version: number
  readonly state: RoundState
  readonly currency: string
  readonly stakeMinor: number
  readonly choice: unknown
  readonly moves: readonly unknown[]
  /** A move that stakes more, until the wallet has taken it. */
  readonly raise: unknown
  readonly seedId: number
  /** Null: of a shared round, which is drawn of its chain. */
  readonly nonce: number | null
  readonly stakedMinor: number
  readonly returnMinor: number | null
  /** How many bets it has had at the wallet. */
  readonly bets: number
  readonly refusal: Refusal | null
  readonly sharedNumber: number | null
  readonly sharedBet: number | null
  readonly sharedOut: number | null
  readonly startedMs: number
}

/** Its columns as `readRound` takes them; `r` is the table. */
export const ROUND_COLUMNS = `r.id, r.name, r.player_id, r.game, r.provider, r.engine, r.version, r.state, r.currency, r.stake_minor,
  r.choice, r.moves, r.raise, r.seed_id, r.nonce, r.staked_minor, r.return_minor, r.bets, r.refusal, r.shared_number,
  r.shared_bet, r.shared_out, floor(extract(epoch from r.started_at) * 1000)::bigint as started_ms`

export interface StoredRound {
  readonly id: bigint
  readonly name: string
  readonly player_id: bigint
  readonly game: string
  readonly provider: string
  readonly engine: EngineName
  readonly version: number
  readonly state: RoundState
  readonly currency: string
  readonly stake_minor: bigint
  readonly choice: unknown
  readonly moves: readonly unknown[]
  readonly raise: unknown
  readonly seed_id: bigint
  readonly nonce: number | null
  readonly staked_minor: bigint
  readonly return_minor: bigint | null
  readonly bets: number
  readonly refusal: Refusal | null
  readonly shared_number: bigint | null
  readonly shared_bet: number | null
  readonly shared_out: number | null
  readonly started_ms: bigint
}

export function readRound(row: StoredRound): RoundRow {
  return {
    ...{ id: Number(row.id), name: row.name, playerId: Number(row.player_id) },
    ...{ game: row.game, provider: row.provider, engine: row.engine, version: row.version },
    ...{ state: row.state, currency: row.currency, stakeMinor: Number(row.stake_minor) },
    ...{ choice: row.choice, moves: row.moves, raise: row.raise },
    ...{ seedId: Number(row.seed_id), nonce: row.nonce },
    ...{ stakedMinor: Number(row.staked_minor), bets: row.bets, refusal: row.refusal },
    returnMinor: row.return_minor === null ? null : Number(row.return_minor),
    sharedNumber: row.shared_number === null ? null : Number(row.shared_number),
    ...{ sharedBet: row.shared_bet, sharedOut: row.shared_out },
    startedMs: Number(row.started_ms),
  }
}
