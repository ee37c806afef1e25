import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { CurrencyCode, Id, WireTime } from './primitives.ts'

/** The tabs of the lobby, beside the ways of choosing that are no kind of a game. */
export const GAME_KINDS = ['slots', 'table', 'instant'] as const
export type GameKind = (typeof GAME_KINDS)[number]
export const GAME_FAVOURITES_MAX = 100
export const CASINO_ROUNDS_PAGE_LIMIT = 50
/** By the printed rule a round that nobody moves ends after so long. */
export const OPEN_ROUND_HOURS = 72
/** Before as many rounds a count says more of chance than of a game. */
export const POPULAR_FROM_ROUNDS = 50

/** Whose it is, and which of its games. */
const GameId = z.string().check(z.regex(/^[a-z0-9]{1,8}_[a-z0-9]{1,24}$/))
/** Which of the two frames plays it (product §2, screens). */
const GameSource = z.enum(['inbet', 'rpl'])

const Step = z.int().check(z.gte(1), z.lte(4))

const LobbyGame = z.object({
  id: z.string(),
  name: z.string(),
  /** What it is called in the other languages: whoever looks for it so finds it too. */
  also: z.array(z.string()),
  /** The code of its provider. */
  provider: z.string(),
  kind: z.enum(GAME_KINDS),
  engine: z.string(),
  /** Percent of all stakes that come back: of the worst and the best of what can be chosen. */
  rtpLeast: z.number(),
  rtpMost: z.number(),
  /** How far returns lie apart, from 1 to 4, likewise. */
  volatilityLeast: Step,
  volatilityMost: Step,
  isNew: z.boolean(),
  hasDemo: z.boolean(),
  src: GameSource,
  /** 300 × 188. */
  image: z.string(),
  /** The same of twice the size; null where the host has none. */
  image2x: z.nullable(z.string()),
  /** Rounds of the last 24 hours; null while they are too few to say anything. */
  rounds: z.nullable(z.int()),
})
export type LobbyGame = z.output<typeof LobbyGame>

export const casinoGames = defineCall({
  name: 'casinoGames',
  method: 'GET',
  path: 'casino/games',
  auth: 'none',
  summary: 'Every game that can be played, its provider, its figures and what the lobby opens with',
  input: z.object({}),
  output: z.object({
    providers: z.array(z.object({ code: z.string(), name: z.string() })),
    games: z.array(LobbyGame),
    /** Which games the lobby opens with, the large one first: the house says so. */
    hero: z.array(z.string()),
    /** The origin that frames of games come from; `:8081` stands for that port of the page's own host. */
    frames: z.string(),
  }),
  errors: [],
})
export type CasinoGames = z.output<typeof casinoGames.output>

const OpenRound = z.object({
  game: z.string(),
  time: WireTime,
  /** Of the player's currency, in major units. */
  staked: z.number(),
})

export const casinoMine = defineCall({
  name: 'casinoMine',
  method: 'GET',
  path: 'casino/mine',
  auth: 'player',
  summary: 'Favourite games of the player, what was played last, and rounds that wait for a move',
  input: z.object({}),
  output: z.object({
    favourites: z.array(z.string()),
    /** Newest first. */
    played: z.array(z.object({ game: z.string(), time: WireTime })),
    open: z.array(OpenRound),
    /** Games of these rounds that stand in no lobby, since they are switched off: they are played to the end of the round. */
    away: z.array(LobbyGame),
    currency: CurrencyCode,
  }),
  errors: [],
  isPoll: true,
})
export type CasinoMine = z.output<typeof casinoMine.output>

export const casinoFavourite = defineCall({
  name: 'casinoFavourite',
  method: 'POST',
  path: 'casino/favourite',
  auth: 'player',
  summary: 'Makes a favourite of a game or lets it go; where no place is left it is not added',
  input: z.strictObject({ game: GameId, on: z.boolean() }),
  output: z.object({ favourites: z.array(z.string()) }),
  errors: ['not_found'],
})

const CasinoRound = z.object({
  id: Id,
  game: z.string(),
  /** Null where its game is not known any more. */
  name: z.nullable(z.string()),
  /** What its provider calls it: what replays it. */
  round: z.string(),
  time: WireTime,
  status: z.enum(['open', 'closed']),
  staked: z.number(),
  returned: z.number(),
})
export type CasinoRound = z.output<typeof CasinoRound>

export const casinoRounds = defineCall({
  name: 'casinoRounds',
  method: 'POST',
  path: 'casino/rounds',
  auth: 'player',
  summary: 'Rounds of games in a period, newest first, in pages',
  input: z.strictObject({
    from: z.optional(WireTime),
    to: z.optional(WireTime),
    /** The last id of the page before; absent for the first page. */
    before: z.optional(Id),
  }),
  output: z.object({ rounds: z.array(CasinoRound), currency: CurrencyCode, more: z.boolean() }),
  errors: [],
})
