import type { Currency } from '@xezer/money/minor'
import type { KeptAnswer } from './money-call.ts'

/** A round of a game, as it stands under the lock of its player's wallet. */
export interface Round {
  readonly id: number
  readonly provider: string
  readonly round: string
  readonly playerId: number
  readonly game: string
  readonly currency: Currency
  isClosed: boolean
  staked: bigint
  inPlay: bigint
  returned: bigint
  moves: number
  takenAt: number
  /** Whether a bet came to it that did not open it. */
  isStakedAgain: boolean
  /** How it has to be written. */
  change: 'none' | 'new' | 'changed'
}

/** A message that was decided for good. */
export interface KeptTx {
  readonly provider: string
  readonly tx: string
  readonly call: 'bet' | 'win' | 'rollback'
  readonly betTx: string | null
  readonly playerId: number
  readonly roundId: number | null
  readonly move: number | null
  readonly amount: bigint
  readonly free: string | null
  readonly digest: Buffer
  readonly answer: KeptAnswer
}

/** Free rounds that a person of the house gave. */
export interface FreeRounds {
  readonly id: string
  readonly provider: string
  readonly game: string
  readonly playerId: number
  readonly rounds: number
  /** From then on none of them is begun. */
  readonly expiresAtMs: number
  /** What was left of them was taken back. */
  readonly isWithdrawn: boolean
  used: number
  isChanged: boolean
}

/**
 * What a batch of calls was told by the database under the locks, and what it decided so far: later calls of the batch see what
 * earlier ones did.
 */
export class RoundBook {
  readonly #txs = new Map<string, KeptTx>()
  readonly #rollbacks = new Map<string, KeptTx[]>()
  readonly #rounds = new Map<string, Round>()
  readonly #free = new Map<string, FreeRounds>()
  readonly newTxs: KeptTx[] = []

  constructor(read: {
    readonly txs: readonly KeptTx[]
    readonly rounds: readonly Round[]
    readonly free: readonly FreeRounds[]
  }) {
    for (const tx of read.txs) this.#note(tx)
    for (const round of read.rounds) this.#rounds.set(nameOf(round.provider, round.round), round)
    for (const free of read.free) this.#free.set(free.id, free)
  }

  findTx(provider: string, tx: string): KeptTx | null {
    return this.#txs.get(nameOf(provider, tx)) ?? null
  }

  /** What this player's provider asked to be given back of that bet, and was answered OK. */
  rollbacksOf(provider: string, betTx: string, playerId: number): readonly KeptTx[] {
    const all = this.#rollbacks.get(nameOf(provider, betTx)) ?? []
    return all.filter((one) => one.playerId === playerId && one.answer.code === 'OK')
  }

  findRound(provider: string, round: string): Round | null {
    return this.#rounds.get(nameOf(provider, round)) ?? null
  }

  findFree(id: string): FreeRounds | null {
    return this.#free.get(id) ?? null
  }

  openRound(round: Round): Round {
    this.#rounds.set(nameOf(round.provider, round.round), round)
    return round
  }

  keep(tx: KeptTx): void {
    this.#note(tx)
    this.newTxs.push(tx)
  }

  get changedRounds(): readonly Round[] {
    return [...this.#rounds.values()].filter(({ change }) => change !== 'none')
  }

  get changedFree(): readonly FreeRounds[] {
    return [...this.#free.values()].filter(({ isChanged }) => isChanged)
  }

  #note(tx: KeptTx): void {
    this.#txs.set(nameOf(tx.provider, tx.tx), tx)
    if (tx.call !== 'rollback' || tx.betTx === null) return
    const name = nameOf(tx.provider, tx.betTx)
    this.#rollbacks.set(name, [...(this.#rollbacks.get(name) ?? []), tx])
  }
}

/** Neither part has a space. */
function nameOf(provider: string, id: string): string {
  return `${provider} ${id}`
}
