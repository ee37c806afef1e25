import type { Random } from '@xezer/std/random'
import type { Brush } from '../paint/brush.ts'

export type Side = 'home' | 'away'

/** In metres from the middle of the field: x along it, the home side plays towards larger ones; y across, z upwards. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** What the match told: a comment by its key, or that the score or a point went to a side. */
export interface Told {
  readonly key: string
  readonly side: Side | null
  /** By how much the score grew; 0 of everything else. */
  readonly amount: number
}

/** The way of the ball to its next place. */
export interface Flight {
  readonly to: Spot
  readonly seconds: number
  /** How far above the straight line it is in the middle of its way. */
  readonly rise: number
  /** Its end is worth seeing twice, and the crowd rises. */
  readonly isGreat?: boolean
}

/** What is seen of something told, or of play between two things that are told. */
export interface Act {
  readonly flights: readonly Flight[]
  /** Who has the ball afterwards. */
  readonly holder: Side | null
  /** Play stands for so long afterwards. */
  readonly restSeconds: number
}

/** What an act may depend on. */
export interface Situation {
  readonly ball: Spot
  readonly holder: Side | null
  /** Who serves. */
  readonly turn: Side | null
  /** Where play was told to be: `attack`, `danger`; empty when nothing was told for a while. */
  readonly zone: string
  /** Acts since something was told. */
  readonly idleActs: number
  readonly random: Random
}

/** Somebody on the field. */
export interface Actor {
  readonly side: Side
  /** His place in the line-up, from 0. */
  readonly number: number
  readonly x: number
  readonly y: number
}

/** The drawing of a sport: its field, who stands where, and what a thing that is told looks like. */
export interface Scene {
  readonly length: number
  readonly width: number
  /** Around the field, as much as is shown. */
  readonly margin: number
  readonly ballRadius: number
  readonly ballInk: string
  readonly actorHeight: number
  readonly actorSpeed: number
  /** How much of its length a camera shows. */
  readonly shown: number
  /** Actors of a side; `isPair` where two play together in a sport of single players. */
  actorsOf(isPair: boolean): number
  /** Whether the actor who is nearest to the ball of his side goes to it. */
  readonly hasCarrier: boolean
  /** Where an actor wants to stand. */
  placeOf(actor: Pick<Actor, 'side' | 'number'>, count: number, situation: Situation): Spot
  /** Null where what was told is not seen. */
  actOf(told: Told, situation: Situation): Act | null
  idleAct(situation: Situation): Act
  paintField(brush: Brush): void
}

export const MIDDLE: Spot = { x: 0, y: 0, z: 0 }

/** Towards which end a side plays. */
export function endOf(side: Side): 1 | -1 {
  return side === 'home' ? 1 : -1
}

export function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home'
}

/** Uniform between two numbers. */
export function between(random: Random, least: number, most: number): number {
  return least + (most - least) * random.next()
}
