import { createOfferLedger } from '@xezer/feed/simulator/offer/offer-ledger'
import { createSettleLedger } from '@xezer/feed/simulator/offer/settle-ledger'
import type { MarketPrices, MarketSettlement } from '@xezer/odds-book/messages'
import type { LiveState } from '@xezer/sport/live-state'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { drawBasketball } from '@xezer/sports/basketball/draw-basketball'
import { createBasketballPlay } from '@xezer/sports/basketball/play/basketball-play'
import { EXAMPLE_MODEL } from '@xezer/sports/football/example-match'
import { createFootballPlay } from '@xezer/sports/football/play/football-play'
import { marginsIn } from '@xezer/sports/honesty/margins-in'
import type { MatchPlay } from '@xezer/sports/match-play'
import { exampleMatch } from '@xezer/sports/table-tennis/example-table-tennis'
import { TABLE_TENNIS_PLAY } from '@xezer/sports/table-tennis/play/table-tennis-play'
import { createTennisPlay } from '@xezer/sports/tennis/play/tennis-play'
import type { TennisFormat } from '@xezer/sports/tennis/tennis-model'

/** An instant of a match that was really played, and how that match ended. */
export interface PlayedMoment {
  readonly sport: { readonly id: number; readonly alias: string; readonly name: string }
  /** As it stands on the screens; its clock stands. */
  readonly live: LiveState
  /** All that was on sale then, and is on sale for as long as the journey wants. */
  readonly markets: readonly MarketPrices[]
  readonly end: {
    readonly live: LiveState
    readonly facts: SportFacts
    /** What every market that was on sale came to. */
    readonly settled: readonly MarketSettlement[]
  }
}

const world = { seed: 'moments', speed: 1 }
const PLAYS_MAX = 400
/** A match that both sides may still win. */
const OPEN_CHANCE = 0.2
/** The market of a match that every sport has, by either name. */
const WINNERS: ReadonlySet<string> = new Set(['winner', '1x2'])

const SINGLES: TennisFormat = { setsToWin: 2, isNoAd: false, finalSet: 'tie_break_7' }
const LONG: TennisFormat = { setsToWin: 3, isNoAd: false, finalSet: 'tie_break_10' }

const playTennis =
  (format: TennisFormat) =>
  (eventId: number): MatchPlay => {
    const model = { format, serve: { home: 0.65, away: 0.64 }, form: 0.045 }
    return createTennisPlay({ model, world, eventId, startsAtMs: 0 }) as MatchPlay
  }

function playBasketball(eventId: number): MatchPlay {
  const model = drawBasketball({
    seed: world.seed,
    format: '4x10',
    clubs: { home: 'lions', away: 'owls' },
    strengths: { home: 50, away: 52 },
    isNeutral: true,
  })
  return createBasketballPlay({ model, world, eventId, startsAtMs: 0 }) as MatchPlay
}

const playTableTennis = (eventId: number): MatchPlay =>
  TABLE_TENNIS_PLAY.create(exampleMatch({ world, eventId }))

const playFootball = (eventId: number): MatchPlay =>
  createFootballPlay({ model: EXAMPLE_MODEL, world, eventId, startsAtMs: 0 }) as MatchPlay

const FOOTBALL = { id: 1, alias: 'football', name: 'Futbol' }
const TABLE_TENNIS = { id: 4, alias: 'table_tennis', name: 'Stolüstü tennis' }
const TENNIS = { id: 3, alias: 'tennis', name: 'Tennis' }
const BASKETBALL = { id: 2, alias: 'basketball', name: 'Basketbol' }

const isOnSale = ({ status, moment }: LiveState) => status === 'live' && moment === null

const before = (sport: PlayedMoment['sport'], playOf: (eventId: number) => MatchPlay) => () =>
  find(sport, playOf, ({ status }) => status === 'prematch')

/** The moments that tell most of the sports, each found by playing until it comes. */
export const MOMENTS = {
  /** In the second set, with prices. */
  set: () => find(TENNIS, playTennis(SINGLES), (live) => isOnSale(live) && live.played > 1.4),
  /** The first one of its match, in the second set. */
  tieBreak: () =>
    find(TENNIS, playTennis(SINGLES), ({ moment, periods }) => {
      return isAt(moment, 'tie_break') && periods.length === 2 && !periods[0]?.tieBreak
    }),
  setPoint: () =>
    find(TENNIS, playTennis(LONG), ({ moment, played }) => isAt(moment, 'set_point') && played > 3),
  matchPoint: () => find(TENNIS, playTennis(SINGLES), ({ moment }) => isAt(moment, 'match_point')),
  retirement: () =>
    find(TENNIS, playTennis(SINGLES), ({ period, played }) => period === 'retired' && played > 1),
  walkover: () => find(TENNIS, playTennis(SINGLES), ({ period }) => period === 'walkover'),
  setsOver: () => find(TENNIS, playTennis(SINGLES), ({ status }) => status === 'ended'),
  beforeTennis: before(TENNIS, playTennis(SINGLES)),
  quarter: () => find(BASKETBALL, playBasketball, (live) => isOnSale(live) && live.played > 2.6),
  quarterBreak: () =>
    find(BASKETBALL, playBasketball, ({ period, played }) => period === 'break' && played > 2),
  timeOut: () =>
    find(BASKETBALL, playBasketball, ({ moment, played }) => isAt(moment, 'time_out') && played > 3.4),
  overtime: () => find(BASKETBALL, playBasketball, ({ status, played }) => status === 'live' && played > 4.4),
  gameOver: () => find(BASKETBALL, playBasketball, ({ status }) => status === 'ended'),
  beforeBasketball: before(BASKETBALL, playBasketball),
  rally: () => find(TABLE_TENNIS, playTableTennis, (live) => isOnSale(live) && live.played > 2.3),
  rallySetPoint: () => find(TABLE_TENNIS, playTableTennis, ({ moment }) => isAt(moment, 'set_point')),
  rallyMatchPoint: () =>
    find(TABLE_TENNIS, playTableTennis, ({ moment, played }) => isAt(moment, 'match_point') && played > 4),
  rallyRetirement: () => find(TABLE_TENNIS, playTableTennis, ({ period }) => period === 'retired'),
  rallyOver: () => find(TABLE_TENNIS, playTableTennis, ({ status }) => status === 'ended'),
  beforeTableTennis: before(TABLE_TENNIS, playTableTennis),
  redCard: () => find(FOOTBALL, playFootball, ({ incidents }) => incidents.at(-1)?.kind === 'red_card'),
  penalty: () => find(FOOTBALL, playFootball, ({ incidents }) => incidents.at(-1)?.kind === 'penalty_goal'),
  beforeFootball: before(FOOTBALL, playFootball),
}

const isAt = (moment: LiveState['moment'], key: string) => moment?.key === key

function find(
  sport: PlayedMoment['sport'],
  playOf: (eventId: number) => MatchPlay,
  isIt: (live: LiveState) => boolean,
): PlayedMoment {
  for (let eventId = 1; eventId <= PLAYS_MAX; eventId++) {
    const moment = findIn(sport, playOf(eventId), isIt)
    if (moment !== null) return moment
  }
  throw new Error(`no such moment in ${PLAYS_MAX} matches of ${sport.alias}`)
}

function findIn(
  sport: PlayedMoment['sport'],
  play: MatchPlay,
  isIt: (live: LiveState) => boolean,
): PlayedMoment | null {
  let board = play.before
  let atSeconds = 0
  let found = look(sport.alias, play, { board, atSeconds }, isIt)
  for (const step of play.steps) {
    board = play.apply(board, step)
    atSeconds = step.atSeconds
    found ??= look(sport.alias, play, { board, atSeconds }, isIt)
  }
  if (found === null) return null
  const { facts } = play.read(board)
  const ledger = createSettleLedger(sport.id)
  ledger.note(found.markets)
  const settled = ledger.takeDecided(facts)
  return { sport, ...found, end: { live: play.live(board, atSeconds, 1), facts, settled } }
}

/** What a screen shows at an instant, if it is the moment. */
function look(
  key: string,
  play: MatchPlay,
  { board, atSeconds }: { board: unknown; atSeconds: number },
  isIt: (live: LiveState) => boolean,
): Pick<PlayedMoment, 'live' | 'markets'> | null {
  const live = play.live(board, atSeconds, 1)
  if (!isIt(live)) return null
  const isOver = live.status !== 'live' && live.status !== 'prematch'
  const margins = marginsIn({ key }, live.status !== 'prematch')
  const offers = isOver ? [] : play.offers(board, { atMs: 1000 * atSeconds, atSeconds }, margins, new Set())
  const winner = offers.find(({ type }) => WINNERS.has(type))
  const isSold = winner?.outcomes.every(({ probability }) => probability > OPEN_CHANCE)
  if (isOnSale(live) && !isSold) return null
  const clock = live.clock && { ...live.clock, rate: 0 }
  return { live: { ...live, clock }, markets: createOfferLedger().update(offers) }
}
