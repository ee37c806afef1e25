import type { WalletAnswer } from '@xezer/contract/game-wallet'

/** Whose money it is. */
export interface Whose {
  readonly playerId: number
  readonly provider: string
  /** What the wallet calls him; null where he plays with play money. */
  readonly handle: string | null
}

/** What is said of money, beside the number of the request. */
export type MoneyWord =
  | {
      readonly call: 'play'
      readonly body: Placed & { readonly bet: Leg; readonly win: Leg; readonly final: true }
    }
  | { readonly call: 'bet'; readonly body: Placed & { readonly tx: string; readonly amount: number } }
  | {
      readonly call: 'win'
      readonly body: Placed & {
        readonly tx: string
        readonly betTx: string
        readonly amount: number
        readonly final: true
      }
    }
  | {
      readonly call: 'rollback'
      readonly body: Omit<Placed, 'currency'> & { readonly tx: string; readonly betTx: string }
    }

interface Placed {
  readonly round: string
  readonly game: string
  readonly currency: string
}

interface Leg {
  readonly tx: string
  readonly amount: number
}

/**
 * `final`: decided for good, a refusal included. `unheard`: it was not read, and moved nothing. `unknown`: it may have been done
 * or not, and only the same message again, or its rollback, brings it out.
 */
export type Said =
  | { readonly kind: 'final'; readonly answer: WalletAnswer }
  | { readonly kind: 'unheard'; readonly code: 'WRONG_SYNTAX' | 'INVALID_SIGNATURE' }
  | { readonly kind: 'unknown' }

export interface MoneyPort {
  /** Once; `session` is the wallet's own, which bets need and nothing else does. */
  say(whose: Whose, word: MoneyWord, session: string | null): Promise<Said>
}
