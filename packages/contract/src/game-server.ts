import * as z from 'zod/mini'
import type { CurrencyCode } from './primitives.ts'

// What the frame of a game and the game server say to each other: JSON on the games' own origin. Money is in whole minor units,
// multiples are in hundredths. Every call but the first carries `authorization: Bearer <session>`.

/** Longest body of a call. */
export const PLAY_BODY_BYTES_MAX = 8 * 1024
/** Stands in the address of a frame where play money is played with and nobody is logged in. */
export const DEMO_TOKEN = 'demo'
/** The documents of the games' origin; both sources show the same games. */
export const GAME_SOURCES = ['inbet', 'rpl'] as const
export type GameSource = (typeof GAME_SOURCES)[number]
export const GAME_PREFIXES = { inbet: 'inbet/sitegame', rpl: 'inbet/sitegamerpl' } as const

/** Why a call was not done; the first group are the wallet's own words. */
export const PLAY_CODES = [
  'WRONG_SYNTAX',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'USER_BLOCKED',
  'LIMIT',
  'GAME_DISABLED',
  'INSUFFICIENT_FUNDS',
  /** The same press about anything else. */
  'DUPLICATE',
  /** Before the cycle of the game is over, or a bet of a shared round that is not open to bets; `until` says when. */
  'TOO_EARLY',
  /** A cash-out behind the crash. */
  'TOO_LATE',
  /** What became of a message to the wallet is not known yet; the round says when it is. */
  'CHECKING',
  /** Another round of this game waits for its moves. */
  'ROUND_OPEN',
  'ROUND_NOT_FOUND',
  /** Nobody knew whether its stake was taken, so it went back: the press counts for nothing, and said again it never will. */
  'GIVEN_BACK',
  'ILLEGAL_MOVE',
  /** The wallet does not take the message, now or ever. */
  'REFUSED',
  'TOO_MANY',
  'INTERNAL',
] as const
export type PlayCode = (typeof PLAY_CODES)[number]

/** The body of every answer that is no 200. */
export interface PlayRefusal {
  readonly code: PlayCode
  /** Beside `LIMIT` and `USER_BLOCKED`: what the wallet said. */
  readonly reason?: string
  /** Milliseconds since 1970 on the server's clock: from when it may be tried again. */
  readonly until?: number
  /** The round that it is about. */
  readonly round?: number
}

/** One press of a button has one; said again it has the same answer. */
const Press = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))
const GameId = z.string().check(z.regex(/^[a-z0-9]{1,8}_[a-z0-9]{1,24}$/))
const RoundId = z.int().check(z.positive())
const Stake = z.int().check(z.positive(), z.lte(10 ** 12))
/** A player's own seed. */
export const ClientSeed = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

export const OpenInput = z.strictObject({
  game: GameId,
  /** Of the frame's address; null plays with play money. */
  token: z.nullable(z.string().check(z.regex(/^[A-Za-z0-9._:-]{1,128}$/))),
  locale: z.enum(['az', 'ru', 'en']),
})
export const StartInput = z.strictObject({ press: Press, stakeMinor: Stake, choice: z.unknown() })
export const MoveInput = z.strictObject({
  press: Press,
  round: RoundId,
  move: z.unknown(),
  /** Behind how many moves: where the round has had others since, in another frame, none is made and it is answered as it stands. */
  seen: z.optional(z.int().check(z.nonnegative())),
})
export const BalanceOfPlayInput = z.strictObject({})
export const RoundsInput = z.strictObject({ before: z.optional(RoundId) })
/** What the wallet knows a round by: so it is named in the account. */
const RoundName = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
export const RoundInput = z.strictObject({ round: z.union([RoundId, RoundName]) })
export const SeedsInput = z.strictObject({ client: z.optional(ClientSeed) })
/** `auto`: the multiple at which the server takes it out by itself. */
export const CrashBetInput = z.strictObject({
  press: Press,
  stakeMinor: Stake,
  auto: z.nullable(z.int().check(z.gte(101), z.lte(1_000_000))),
})
export const CrashOutInput = z.strictObject({ press: Press, round: RoundId })

/** Each is `POST /play/…` with these inputs. */
export const PLAY_INPUTS = {
  open: OpenInput,
  start: StartInput,
  move: MoveInput,
  balance: BalanceOfPlayInput,
  rounds: RoundsInput,
  round: RoundInput,
  seeds: SeedsInput,
  'crash/bet': CrashBetInput,
  'crash/out': CrashOutInput,
} as const
export type PlayCallName = keyof typeof PLAY_INPUTS
export type PlayInputs = { readonly [Name in PlayCallName]: z.output<(typeof PLAY_INPUTS)[Name]> }

/** `checking`: the wallet's answer is awaited; nothing is known of it, and nothing is shown. */
export type PlayStatus = 'open' | 'settled' | 'voided' | 'checking'

export interface PlayRound {
  readonly id: number
  readonly game: string
  /** When it was started, milliseconds since 1970. */
  readonly at: number
  readonly status: PlayStatus
  readonly stakedMinor: number
  /** 0 until it is settled. */
  readonly returnMinor: number
  /** As the engine of the game reads them. */
  readonly choice: unknown
  readonly moves: readonly unknown[]
  /** What may be seen of it now; null where nothing may. */
  readonly view: unknown
  /** What may be done now, and what it stakes more. */
  readonly options: readonly { readonly move: unknown; readonly extraMinor: number }[]
  /** With which draw of which pair of seeds it is played; a shared round has its own instead. */
  readonly nonce: number
  readonly hash: string
  readonly clientSeed: string
  /** Of a bet on a round of everybody. */
  readonly shared: SharedPart | null
}

export interface SharedPart {
  /** The number of the round of everybody. */
  readonly number: number
  /** Which of its bets this one is. */
  readonly bet: number
  readonly auto: number | null
  readonly out: number | null
  /** Where it ended; null until then. */
  readonly point: number | null
}

export interface PlaySeeds {
  /** SHA-256 of the server seed, whose characters nobody sees before it is changed. */
  readonly hash: string
  readonly client: string
  /** Of the next round. */
  readonly nonce: number
}

export interface PlayLimits {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly maxWin: number
}

/** How fast may be played, and whether the client may play by itself. */
export interface PlayProfile {
  readonly name: 'standard' | 'strict'
  readonly cycleMs: number
  readonly hasAutoplay: boolean
}

export interface OpenedPlay {
  /** Of the calls behind it; the token of the address is not needed again. */
  readonly session: string
  readonly isDemo: boolean
  readonly game: string
  readonly engine: string
  readonly variant: string | null
  readonly version: number
  readonly currency: z.output<typeof CurrencyCode>
  readonly limits: PlayLimits
  readonly balanceMinor: number
  /** Since the player last read what his play came to, and what it came to since, bets and games. */
  readonly elapsedSeconds: number
  readonly netMinor: number
  readonly reality: { readonly remindSeconds: number }
  readonly profile: PlayProfile
  readonly seeds: PlaySeeds
  readonly open: PlayRound | null
  /** Newest first. */
  readonly recent: readonly PlayRound[]
  /** The server's clock, milliseconds since 1970. */
  readonly nowMs: number
}

export interface PlayedAnswer {
  readonly round: PlayRound
  readonly balanceMinor: number
}

export interface RevealedSeeds {
  readonly server: string
  readonly hash: string
  readonly client: string
  /** How many were played with it. */
  readonly rounds: number
}

export interface PlayOutputs {
  readonly open: OpenedPlay
  readonly start: PlayedAnswer
  readonly move: PlayedAnswer
  readonly balance: {
    readonly balanceMinor: number
    readonly elapsedSeconds: number
    readonly netMinor: number
  }
  readonly rounds: { readonly rounds: readonly PlayRound[]; readonly hasMore: boolean }
  readonly round: {
    readonly round: PlayRound
    readonly engine: string
    readonly variant: string | null
    readonly version: number
    /** The server seed where it has been changed since; what verifies the round. */
    readonly serverSeed: string | null
    /** Of a shared round, from its end on: its link of the chain, the one published before, and the seeds of its first bets. */
    readonly sharedProof: SharedProof | null
  }
  readonly seeds: { readonly old: RevealedSeeds; readonly seeds: PlaySeeds }
  readonly 'crash/bet': PlayedAnswer
  readonly 'crash/out': PlayedAnswer
}

export interface SharedProof {
  readonly link: string
  readonly before: string
  readonly seeds: readonly string[]
  readonly point: number
  readonly chain: ChainPlace
}

/** What was published of a chain before its first round, its end; `place` links before that is the one of a round. */
export interface ChainPlace {
  readonly published: string
  readonly place: number
}

/** A bet on a round of everybody, as everybody sees it. */
export interface CrashBet {
  readonly bet: number
  /** What its player is called here, never his name. */
  readonly who: string
  readonly stakeMinor: number
  readonly currency: string
  readonly out: number | null
  readonly paidMinor: number
}

/** The newest of the chain's ended rounds. */
export interface CrashPast {
  readonly number: number
  readonly point: number
}

/** `betting` takes bets for `leftMs`; `flying` began `elapsedMs` ago; `crashed` rests for `leftMs`; `waiting` begins with a bet. */
export interface CrashState {
  readonly phase: 'waiting' | 'betting' | 'flying' | 'crashed'
  readonly number: number
  readonly leftMs: number
  readonly elapsedMs: number
  /** Published before its first bet: SHA-256 of the link that it is drawn with. */
  readonly hash: string
  /** Where that link lies; null before the first round that this server begins. */
  readonly chain: ChainPlace | null
  readonly bets: readonly CrashBet[]
  readonly past: readonly CrashPast[]
  /** Once it has crashed. */
  readonly end: SharedProof | null
}

/** What `GET /play/crash/{game}/stream` sends, an event each, its data as JSON. */
export interface CrashEvents {
  /** First, and whenever the phase changes. */
  readonly state: CrashState
  /** New bets, and those that were taken out. */
  readonly bets: readonly CrashBet[]
  /** Where the curve is by the server's clock: an anchor for the one that is drawn. */
  readonly tick: { readonly number: number; readonly elapsedMs: number }
}
