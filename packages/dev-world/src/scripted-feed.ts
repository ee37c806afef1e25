import { odds } from '@xezer/money/odds'
import type {
  Envelope,
  Feed,
  FeedMessage,
  Fixture,
  MarketPrices,
  MarketStatus,
  Producer,
  SettleMessage,
} from '@xezer/odds-book/messages'
import type { LiveState, MatchClock } from '@xezer/sport/live-state'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import type { LocalizedName } from '@xezer/std/locale'

/** A feed that says what a test tells it to say, for worlds in which nothing happens by chance. */
export interface ScriptedFeed extends Feed {
  /** Delivers one message and resolves when it took effect for good. */
  send(message: FeedMessage): Promise<void>
  /** Resolves when the server has started the feed. */
  readonly started: Promise<void>
}

/** `combine` answers who puts selections together; without it nothing is combined. */
export function createScriptedFeed(combine?: NonNullable<Feed['combine']>): ScriptedFeed {
  let deliver: Parameters<Feed['start']>[1] | null = null
  let position = 0
  let begin: () => void = () => undefined
  const started = new Promise<void>((resolve) => {
    begin = resolve
  })
  return {
    provider: 'script',
    started,
    async start(from, next) {
      position = from === null ? 0 : Number(from)
      deliver = next
      begin()
    },
    stop: async () => {
      deliver = null
    },
    ...(combine === undefined ? {} : { combine }),
    async send(message) {
      await started
      position += 1
      await deliver?.(message, String(position))
    },
  }
}

/** Who wins the league: an event of all its competitors. */
export const LEAGUE_FIELD = {
  sportId: 1,
  tournamentId: 1,
  homeId: null,
  awayId: null,
  name: { az: 'Premyer Liqa 2026/27', ru: 'Премьер-лига 2026/27', en: 'Premier League 2026/27' },
  competitorIds: [1, 2, 3, 4],
  season: '2026/27',
  round: '',
  isReal: false,
} as const

const named = (name: string): LocalizedName => ({ az: name, ru: name, en: name })

export interface ScriptedSport {
  readonly id: number
  readonly alias: string
  readonly name: string
  readonly league: string
  /** With ids from this one on. */
  readonly firstSide: number
  readonly sides: readonly string[]
}

/** Messages of one small football world: a league, two teams a fixture. */
export function createScript(clock: { nowMs(): number }) {
  const envelope = (producer: Producer) => {
    const atMs = clock.nowMs()
    return { provider: 'script', producer, generatedAtMs: atMs, receivedAtMs: atMs } as const
  }
  return {
    up: (producer: Producer): FeedMessage => ({ ...envelope(producer), kind: 'producer', state: 'up' }),
    down: (producer: Producer): FeedMessage => ({ ...envelope(producer), kind: 'producer', state: 'down' }),
    catalogue: (): FeedMessage => ({
      ...envelope('prematch'),
      kind: 'catalogue',
      sports: [{ id: 1, alias: 'football', name: { az: 'Futbol', ru: 'Футбол', en: 'Football' } }],
      categories: [
        { id: 1, sportId: 1, code: 'az', name: { az: 'Azərbaycan', ru: 'Азербайджан', en: 'Azerbaijan' } },
      ],
      tournaments: [{ id: 1, sportId: 1, categoryId: 1, name: named('Premyer Liqa'), tier: 1 }],
      competitors: [
        { id: 1, sportId: 1, name: { az: 'Qarabağ', ru: 'Карабах', en: 'Qarabag' } },
        { id: 2, sportId: 1, name: { az: 'Neftçi', ru: 'Нефтчи', en: 'Neftchi' } },
        { id: 3, sportId: 1, name: { az: 'Zirə', ru: 'Зиря', en: 'Zira' } },
        { id: 4, sportId: 1, name: { az: 'Səbail', ru: 'Сабаил', en: 'Sabail' } },
      ],
    }),
    sides: (first: number, count: number): FeedMessage => ({
      ...envelope('prematch'),
      ...listSides(first, count),
    }),
    /** Another sport with a league and sides of its own. */
    sport: (sport: ScriptedSport): FeedMessage => ({ ...envelope('prematch'), ...describeSport(sport) }),
    fixture: (eventId: number, startsAtMs: number, change: Partial<Fixture> = {}): FeedMessage => ({
      ...envelope('prematch'),
      kind: 'fixture',
      change: 'new',
      fixture: {
        eventId,
        sportId: 1,
        tournamentId: 1,
        homeId: 1,
        awayId: 2,
        startsAtMs,
        season: '2026/27',
        round: 'Matchday 1',
        number: eventId,
        isReal: false,
        ...change,
      },
    }),
    odds: (
      producer: Producer,
      eventId: number,
      markets: readonly MarketPrices[],
      resumes = false,
    ): FeedMessage => ({ ...envelope(producer), kind: 'odds', eventId, markets, resumes }),
    stop: (eventId: number): FeedMessage => ({
      ...envelope('live'),
      kind: 'stop',
      eventId,
      scope: 'event',
      status: 'suspended',
      reason: 'goal',
    }),
    /** The end of a market: what each of its outcomes came to. */
    settle: (
      eventId: number,
      type: string,
      results: Readonly<Record<string, OutcomeResult>>,
      generation = 1,
    ): SettleMessage => ({
      ...envelope('live'),
      kind: 'settle',
      eventId,
      generation,
      markets: [
        {
          type,
          specifier: '',
          outcomes: Object.entries(results).map(([outcome, result]) => ({ outcome, result })),
        },
      ],
      facts: {},
      isFinal: false,
    }),
    score: (eventId: number, change: Partial<LiveState> = {}): FeedMessage => ({
      ...envelope('live'),
      kind: 'score',
      eventId,
      live: { ...KICK_OFF, ...change },
    }),
  }
}

type Described = Omit<Extract<FeedMessage, { kind: 'catalogue' }>, keyof Envelope>

/** More sides of football, with ids from the first on. */
function listSides(first: number, count: number): Described {
  const ids = Array.from({ length: count }, (_, index) => first + index)
  return {
    kind: 'catalogue',
    sports: [],
    categories: [],
    tournaments: [],
    competitors: ids.map((id) => ({ id, sportId: 1, name: named(`Side ${id}`) })),
  }
}

function describeSport({ id, alias, name, league, firstSide, sides }: ScriptedSport): Described {
  const place = 10 * id
  return {
    kind: 'catalogue',
    sports: [{ id, alias, name: named(name) }],
    categories: [{ id: place, sportId: id, code: 'az', name: named('Azərbaycan') }],
    tournaments: [{ id: place, sportId: id, categoryId: place, name: named(league), tier: 1 }],
    competitors: sides.map((side, index) => ({ id: firstSide + index, sportId: id, name: named(side) })),
  }
}

const ZERO = { home: 0, away: 0 }
const KICK_OFF: LiveState = {
  status: 'live',
  period: 'half1',
  parts: ['h1', 'h2'],
  played: 0,
  clock: clockAt(0, 1),
  turn: null,
  points: null,
  gameNumber: null,
  score: ZERO,
  tally: 'sum',
  moment: null,
  periods: [ZERO],
  statistics: { corners: ZERO, yellowCards: ZERO, redCards: ZERO },
  comments: [],
  incidents: [],
}

/** `prices('1x2', '', [['1', 1.85, 0.51], ['x', 3.4], ['2', 4.2]])`: prices, null for none, and chances where they are told. */
export function prices(
  type: string,
  specifier: string,
  outcomes: readonly (readonly [outcome: string, price: number | null, chance?: number])[],
  status: MarketStatus = 'open',
): MarketPrices {
  return {
    type,
    specifier,
    status,
    outcomes: outcomes.map(([outcome, price, chance]) => ({
      outcome,
      odds: price === null ? null : odds(Math.round(price * 1000)),
      ...(chance === undefined ? {} : { probabilityPpb: Math.round(chance * 1e9) }),
    })),
  }
}

/** A clock that says so many seconds of play, in a first half unless it is said otherwise. */
export function clockAt(seconds: number, rate = 0, lastMinute: number | null = 45): MatchClock {
  return { seconds, rate, isDown: false, lastMinute, partMinutes: 45 }
}
