import { err, ok, type Result } from '@xezer/std/result'
import { pointOf, saltOf, sharedBits } from '../crash/crash.ts'
import { hmacSha256, sha256Hex } from '../draws/sha256.ts'
import type { Hundredths } from '../hundredths.ts'
import { type CrashMove, crashEngine, playCrash } from '../play/crash.ts'
import type { PlayedRound } from '../play/engine.ts'
import { readStake } from '../play/stakes.ts'
import type { Claimed } from './redraw.ts'
import { isSameJson } from './same-json.ts'
import { CLIENT_SEED, HEX_64 } from './seed-forms.ts'

/** A round of crash that all its players share, drawn again from its link of the chain. */
export interface SharedDraw {
  /** Whether the link is the one before what was published last. */
  readonly isLink: boolean
  /** SHA-256 of the client seeds of the first bets. */
  readonly salt: string
  readonly bits: number
  readonly point: Hundredths
}

/** `seeds`: those of the first three bets, in their order; `published`: the link that was shown before, or the end of the chain. */
export function redrawShared(link: string, published: string, seeds: readonly string[]): SharedDraw {
  const salt = saltOf(sha256Hex, seeds)
  const bits = sharedBits(hmacSha256, link, salt)
  return { isLink: sha256Hex(link) === published, salt, bits, point: pointOf(bits) }
}

/** What a link comes to so many links nearer to the published end: as many as its round has in its chain, and it is that end. */
export function followChain(link: string, links: number): string {
  let hash = link
  for (let left = links; left > 0; left -= 1) hash = sha256Hex(hash)
  return hash
}

/** A shared round as a history tells it, and what one player had in it. */
export interface SharedClaim {
  readonly link: string
  /** What was shown before the round: the link before it, or the end of the chain; null where it is not at hand. */
  readonly before: string | null
  readonly seeds: readonly string[]
  /** Where the chain ends, and how many links before that this one is; null where they are not at hand. */
  readonly chain: ChainPlace | null
  /** Null where only the end of the round is to be drawn. */
  readonly own: {
    readonly stakeMinor: number
    readonly choice: unknown
    readonly moves: readonly unknown[]
  } | null
  readonly claimed: (Claimed & { readonly point?: number }) | null
}

export interface ChainPlace {
  readonly published: string
  readonly place: number
}

export type SharedFault = 'link' | 'seeds' | 'place' | 'stake' | 'choice' | 'moves'

export interface RedrawnShared {
  /** Of the link. */
  readonly hash: string
  readonly draw: Omit<SharedDraw, 'isLink'>
  /** What one player had in it; null where that was not asked. */
  readonly round: PlayedRound | null
  /** Each null where nothing was claimed of it. */
  readonly agrees: {
    readonly hash: boolean | null
    readonly point: boolean | null
    readonly staked: boolean | null
    readonly returned: boolean | null
    readonly view: boolean | null
  }
}

const SEEDS_MOST = 3
/** Longer than any chain of the house. */
const PLACE_MOST = 10_000_000

/** Draws a shared round again from its link and its seeds alone, and what its player had in it from his moves. */
export function redrawSharedRound(claim: SharedClaim): Result<RedrawnShared, SharedFault> {
  const { link, before, seeds, chain, own, claimed } = claim
  if (!HEX_64.test(link)) return err('link')
  if (seeds.length > SEEDS_MOST || !seeds.every((seed) => CLIENT_SEED.test(seed))) return err('seeds')
  if (chain !== null && !isPlace(chain.place)) return err('place')
  const draw = redrawShared(link, before ?? '', seeds)
  const played = own === null ? null : playOwn(draw.point, own)
  if (played !== null && !played.ok) return played
  const round = played?.value ?? null
  const { point, stakedMinor, returnMinor, view } = claimed ?? {}
  return ok({
    hash: sha256Hex(link),
    draw,
    round,
    agrees: {
      hash: before === null ? null : draw.isLink,
      point: point === undefined ? null : point === draw.point,
      staked: round === null || stakedMinor === undefined ? null : stakedMinor === round.stakedMinor,
      returned: round === null || returnMinor === undefined ? null : returnMinor === round.returnMinor,
      view: round === null || view === undefined ? null : isSameJson(view, round.view),
    },
  })
}

const isPlace = (place: number) => Number.isInteger(place) && place > 0 && place <= PLACE_MOST

function playOwn(
  point: Hundredths,
  { stakeMinor, choice: chosen, moves: made }: NonNullable<SharedClaim['own']>,
): Result<PlayedRound, SharedFault> {
  if (readStake(crashEngine, stakeMinor) === null) return err('stake')
  const choice = crashEngine.readChoice(null, chosen)
  if (choice === null) return err('choice')
  const moves = made.map((move) => crashEngine.readMove(move)).filter((move) => move !== null)
  if (moves.length < made.length) return err('moves')
  const round = playCrash(point, stakeMinor, choice, toEnd(moves))
  return round === null ? err('moves') : ok(round)
}

/** Who has left saw the round to its end, as everybody. */
const toEnd = (moves: readonly CrashMove[]): readonly CrashMove[] =>
  moves.some((move) => 'ended' in move) ? moves : [...moves, { ended: true }]
