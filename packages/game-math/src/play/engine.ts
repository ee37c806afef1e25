import type { Draws } from '../draws/draws.ts'

/** What JSON can say. Objects and lists are not described further: interfaces have no index. */
export type Json = null | boolean | number | string | object

export const ENGINE_NAMES = [
  'slot-lines',
  'slot-book',
  'slot-cascade',
  'slot-hold',
  'roulette',
  'blackjack',
  'baccarat',
  'video-poker',
  'crash',
  'limbo',
  'dice',
  'mines',
  'hi-lo',
  'plinko',
  'keno',
  'wheel',
  'scratch',
] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

/** An engine as every program plays it: a round is a pure function of draws, stake and what was chosen. */
export interface GameEngine<Choice extends Json = Json, Move extends Json = Json, View extends Json = Json> {
  readonly engine: EngineName
  /** Grows with every change of what a round of the same draws would be. */
  readonly version: number
  /** `single` ends with its press, `steps` waits for moves, `shared` is a crash round of everybody. */
  readonly form: 'single' | 'steps' | 'shared'
  /** Stakes are whole multiples of it, so that every payout is a whole number of minor units. */
  readonly stepMinor: number
  /** Null where it is no choice of this engine; never throws on anything that JSON can say. Of its own answer it gives the same. */
  readChoice(variant: string | null, json: unknown): Choice | null
  readMove(json: unknown): Move | null
  /** What the first press stakes, minor units: `stakeMinor` itself, or the sum of the chips, which stand in the choice. */
  stakeOf(stakeMinor: number, choice: Choice): number
  /** The most that a round of this stake and choice can ever return, whatever is drawn and moved. */
  mostReturn(stakeMinor: number, choice: Choice): number
  /** The round as far as these moves bring it; null where a move is not legal. */
  play(
    draws: Draws,
    stakeMinor: number,
    choice: Choice,
    moves: readonly Move[],
  ): PlayedRound<Move, View> | null
  /** What ends an open round by the printed rule when nobody moves any more; it may be asked for again. */
  endMove?(round: PlayedRound<Move, View>): Move | 'refund' | null
}

export interface PlayedRound<Move extends Json = Json, View extends Json = Json> {
  /** All stakes so far, later ones included. */
  readonly stakedMinor: number
  readonly isOver: boolean
  /** 0 until the round is over. */
  readonly returnMinor: number
  /** What the player may see now: nothing that is not drawn or revealed yet; after the end everything. */
  readonly view: View
  /** Legal moves now, each with what it stakes more. Empty too where they cannot be listed (crash). */
  readonly options: readonly MoveOption<Move>[]
}

export interface MoveOption<Move extends Json = Json> {
  readonly move: Move
  readonly extraMinor: number
}

/** A round that ends with its press. */
export const overRound = <View extends Json>(
  stakedMinor: number,
  returnMinor: number,
  view: View,
): PlayedRound<never, View> => ({ stakedMinor, isOver: true, returnMinor, view, options: [] })
