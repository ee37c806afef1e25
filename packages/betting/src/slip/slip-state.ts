import { type Minor, ZERO_MINOR } from '@xezer/money/minor'
import type { Odds } from '@xezer/money/odds'
import type { StakeField } from './stake-field.ts'

/** What the server says of a chosen cell, in the language of the moment. */
export interface Quote {
  readonly eventId: number
  readonly handle: string
  readonly eventName: string
  /** With its country; empty when nobody knows it any more. */
  readonly leagueName: string
  readonly startsAtMs: number | null
  readonly marketName: string
  readonly outcomeName: string
  readonly isLive: boolean
  /** How long a bet on it is checked; 0 before the match, and when nobody says. */
  readonly liveDelayMs: number
  /** The price now; null when there is none. */
  readonly odds: Odds | null
  /** Largest stake of a single. */
  readonly maximumMinor: Minor
  readonly maximumSystemExpressMinor: Minor
  /** Largest return of one bet of any type; 0 when nobody says. */
  readonly maximumPayoutMinor: Minor
  readonly isPlaceable: boolean
  readonly error: PositionError | null
}
export interface PositionError {
  readonly code: string
  readonly message: string
  /** The stake that would fit, where a limit was crossed. */
  readonly limitMinor?: Minor | null
}
export interface SlipPosition extends Quote {
  /** The price that the player last agreed to; null until there was one. */
  readonly agreedOdds: Odds | null
  readonly stake: StakeField
}

/** `messages` is what the server said; empty for our own codes, which the site puts into words. */
export interface SlipError {
  readonly code: string
  readonly messages: readonly string[]
}

export interface SlipState {
  /** One position per event, in the order they were added (product §4, states). */
  readonly positions: readonly SlipPosition[]
  /** The common stake of singles: given to every position, and to each new one. */
  readonly singleStake: StakeField
  /** Stakes of accumulator and system options by their code. */
  readonly optionStakes: Readonly<Record<string, StakeField>>
  /** Why the last press refused an accumulator or a system, by its code; until it is edited. */
  readonly optionErrors: Readonly<Record<string, PositionError>>
  readonly quickBet: { readonly isOn: boolean; readonly stake: StakeField }
  readonly phase: 'editing' | 'placing' | 'placed'
  readonly error: SlipError | null
}

export const EMPTY_STAKE: StakeField = { text: '', amountMinor: ZERO_MINOR, isInvalid: false }

export const EMPTY_SLIP: SlipState = {
  positions: [],
  singleStake: EMPTY_STAKE,
  optionStakes: {},
  optionErrors: {},
  quickBet: { isOn: false, stake: EMPTY_STAKE },
  phase: 'editing',
  error: null,
}

/** What a press of "Place bet" was refused for, position by position. */
export interface PositionRejection {
  readonly eventId: number
  readonly isPlaceable: boolean
  readonly error: PositionError
  /** The price now, where the server named it. */
  readonly odds: Odds | null
}

export type SlipAction =
  | { readonly kind: 'add'; readonly quote: Quote }
  | { readonly kind: 'remove'; readonly eventId: number }
  /** Fresh quotes of the same cells: a change of language, or a check with the server. */
  | { readonly kind: 'refresh'; readonly quotes: readonly Quote[] }
  | { readonly kind: 'price'; readonly handle: string; readonly odds: Odds | null }
  | { readonly kind: 'agree' }
  | { readonly kind: 'stake'; readonly eventId: number; readonly text: string }
  | { readonly kind: 'single_stake'; readonly text: string }
  | { readonly kind: 'option_stake'; readonly code: string; readonly text: string }
  /** `availableMinor`: what the player has; null while nobody knows. */
  | { readonly kind: 'maximum'; readonly eventId: number; readonly availableMinor: Minor | null }
  | { readonly kind: 'option_maximum'; readonly code: string; readonly maximumMinor: Minor }
  | { readonly kind: 'quick_bet'; readonly isOn: boolean; readonly text: string }
  | { readonly kind: 'placing' }
  | { readonly kind: 'placed' }
  | { readonly kind: 'placed_shown' }
  | {
      readonly kind: 'refused'
      readonly error: SlipError | null
      readonly positions: readonly PositionRejection[]
      /** By the code of the option. */
      readonly options?: Readonly<Record<string, PositionError>>
    }
  | { readonly kind: 'clear' }
