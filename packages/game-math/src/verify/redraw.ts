import { err, ok, type Result } from '@xezer/std/result'
import { hmacSha256, sha256Hex } from '../draws/sha256.ts'
import { roundWords, type Seeds } from '../draws/words.ts'
import {
  ENGINE_NAMES,
  type EngineName,
  type GameEngine,
  type Json,
  type PlayedRound,
} from '../play/engine.ts'
import { findEngine } from '../play/find-engine.ts'
import { readOneOf, readWhole } from '../play/read-json.ts'
import { readStake } from '../play/stakes.ts'
import { type DrawMeaning, meaningsOf } from './draw-meaning.ts'
import { isSameJson } from './same-json.ts'
import { CLIENT_SEED, HEX_64 } from './seed-forms.ts'
import { type DrawStep, traceDraws } from './traced-draws.ts'

/** A round as a history tells it. Whatever it says is asked, nothing is believed. */
export interface RoundClaim {
  readonly engine: string
  readonly variant: string | null
  readonly seeds: Seeds
  /** The hash that was shown before the round; null where it is not at hand. */
  readonly hash: string | null
  readonly stakeMinor: number
  readonly choice: unknown
  readonly moves: readonly unknown[]
  /** Null where the round is only to be drawn. */
  readonly claimed: Claimed | null
}

/** What is told of a round that was paid and shown; what is left out is compared with nothing. */
export interface Claimed {
  readonly stakedMinor?: number
  readonly returnMinor?: number
  readonly view?: unknown
}

/** Which part of a claim cannot be read. */
export type ClaimFault = 'engine' | 'server' | 'client' | 'nonce' | 'stake' | 'choice' | 'moves'

export interface RedrawnRound {
  readonly engine: EngineName
  /** Of the server seed. */
  readonly hash: string
  readonly draws: readonly { readonly step: DrawStep; readonly meaning: DrawMeaning }[]
  readonly round: PlayedRound
  /** Each null where nothing was claimed of it. */
  readonly agrees: {
    readonly hash: boolean | null
    readonly staked: boolean | null
    readonly returned: boolean | null
    readonly view: boolean | null
  }
}

/** Draws a round again from its seeds, its choice and its moves alone. A shared one has no such seeds: it is drawn of its chain. */
export function redrawRound(claim: RoundClaim): Result<RedrawnRound, ClaimFault> {
  const name = readOneOf(claim.engine, ENGINE_NAMES)
  if (name === null || findEngine(name).form === 'shared') return err('engine')
  if (!HEX_64.test(claim.seeds.server)) return err('server')
  if (!CLIENT_SEED.test(claim.seeds.client)) return err('client')
  if (readWhole(claim.seeds.nonce, 0, Number.MAX_SAFE_INTEGER) === null) return err('nonce')
  const engine = findEngine(name)
  const choice = engine.readChoice(claim.variant, claim.choice)
  if (choice === null) return err('choice')
  // Chips say themselves what they stake.
  const isChips = engine.stakeOf(0, choice) > 0
  if (!isChips && readStake(engine, claim.stakeMinor) === null) return err('stake')
  const moves = claim.moves.map((move) => engine.readMove(move)).filter((move) => move !== null)
  if (moves.length < claim.moves.length) return err('moves')
  const drawn = drawAgain(engine, claim, choice, moves)
  return drawn === null ? err('moves') : ok(drawn)
}

function drawAgain(
  engine: GameEngine,
  { seeds, stakeMinor, hash: shown, claimed }: RoundClaim,
  choice: Json,
  moves: readonly Json[],
): RedrawnRound | null {
  const { draws, steps } = traceDraws(roundWords(hmacSha256, seeds))
  const round = engine.play(draws, stakeMinor, choice, moves)
  if (round === null) return null
  const meanings = meaningsOf(engine.engine, round.view, steps)
  const hash = sha256Hex(seeds.server)
  return {
    engine: engine.engine,
    hash,
    draws: steps.flatMap((step, place) => {
      const meaning = meanings[place]
      return meaning === undefined ? [] : [{ step, meaning }]
    }),
    round,
    agrees: {
      hash: shown === null ? null : shown === hash,
      staked: claimed?.stakedMinor === undefined ? null : claimed.stakedMinor === round.stakedMinor,
      returned: claimed?.returnMinor === undefined ? null : claimed.returnMinor === round.returnMinor,
      view: claimed?.view === undefined ? null : isSameJson(claimed.view, round.view),
    },
  }
}
