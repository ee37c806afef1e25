import {
  clockAt,
  createScript,
  LEAGUE_FIELD,
  prices,
  type ScriptedFeed,
} from '@xezer/dev-world/scripted-feed'
import type { MarketPrices, MarketSettlement } from '@xezer/odds-book/messages'
import type { LiveState } from '@xezer/sport/live-state'
import type { PlayedMoment } from './moments.ts'

/** A producer that is silent for 20 s is taken as down. */
const SIGN_OF_LIFE_MS = 4000
const HOUR_MS = 3_600_000
/** Until a league is over. */
const FIELD_HOURS = 4400
/** Ids of competitors that no match has. */
const FIRST_OF_FIELDS = 100_000

/** Home, draw, away. */
export type MatchPrices = readonly [home: number, draw: number, away: number]

/** A match whose every move a journey decides. */
export interface StagedMatch {
  readonly id: number
  readonly path: string
  readonly home: string
  readonly away: string
  /** The accessible name of its cells is `market, outcome, price`. */
  price(match: MatchPrices): Promise<void>
  offer(markets: readonly MarketPrices[]): Promise<void>
  pause(): Promise<void>
  score(change: Partial<LiveState>): Promise<void>
  /** A higher generation corrects a lower one. */
  settle(markets: readonly MarketSettlement[], facts: unknown, generation?: number): Promise<void>
}

export interface Stage {
  playLive(match?: MatchPrices): Promise<StagedMatch>
  /** A match of any sport as it stood at a moment of its play, or before it. */
  playMoment(moment: PlayedMoment, sides: readonly [string, string]): Promise<StagedMatch>
  announce(hoursAhead: number, match?: MatchPrices): Promise<StagedMatch>
  /** How a league or a tournament ends: an event of many competitors. */
  playField(field: StagedField): Promise<StagedMatch>
  /** The feed says that it lost its source, and later that it has it again. */
  loseSource(): Promise<void>
  regainSource(): Promise<void>
  leave(): void
}

export interface StagedField {
  readonly sport: { readonly id: number; readonly alias: string; readonly name: string }
  readonly league: string
  /** Of the event itself, such as the league and its season. */
  readonly name: string
  readonly competitors: readonly string[]
  /** Outcomes are the places of the competitors in their list. */
  readonly markets: readonly (readonly [
    type: string,
    specifier: string,
    prices: readonly (readonly [place: number, price: number | null])[],
  ])[]
}

/** The home side won the match; the other side's bets are lost or come back. */
export function homeWin(away: 'lost' | 'void'): readonly MarketSettlement[] {
  return [
    {
      type: '1x2',
      specifier: '',
      outcomes: [
        { outcome: '1', result: { kind: 'won' } },
        { outcome: 'x', result: { kind: 'lost' } },
        { outcome: '2', result: { kind: away } },
      ],
    },
  ]
}

const LEAGUE = 'Bakı Open'
const TEAMS = ['Qarabağ', 'Neftçi', 'Zirə', 'Səbail'] as const

export async function createStage(feed: ScriptedFeed): Promise<Stage> {
  const script = createScript({ nowMs: () => Date.now() })
  let count = 0
  const signOfLife = async () => {
    for (const producer of ['prematch', 'live'] as const) await feed.send(script.up(producer))
  }
  await signOfLife()
  await feed.send(script.catalogue())
  let isSilent = false
  const heart = setInterval(() => {
    if (!isSilent) void signOfLife()
  }, SIGN_OF_LIFE_MS)

  const announceAt = async (producer: 'prematch' | 'live', startsAtMs: number): Promise<StagedMatch> => {
    count += 1
    const home = count % TEAMS.length
    const away = (count + 1) % TEAMS.length
    const id = 1000 + count
    await feed.send(script.fixture(id, startsAtMs, { homeId: home + 1, awayId: away + 1 }))
    return stageMatch(
      id,
      `/${producer}/sport/1/event/${id}`,
      [TEAMS[home] ?? '', TEAMS[away] ?? ''],
      producer,
    )
  }
  const stageMatch = (
    id: number,
    path: string,
    [home, away]: readonly [string, string],
    producer: 'prematch' | 'live',
  ): StagedMatch => {
    const offer = (markets: readonly MarketPrices[]) => feed.send(script.odds(producer, id, markets, true))
    return {
      id,
      path,
      home,
      away,
      price: ([one, draw, two]) =>
        offer([
          prices('1x2', '', [
            ['1', one],
            ['x', draw],
            ['2', two],
          ]),
        ]),
      offer,
      pause: () => feed.send(script.stop(id)),
      score: (change) => feed.send(script.score(id, change)),
      settle: async (markets, facts, generation = 1) => {
        const atMs = Date.now()
        await feed.send({
          provider: 'script',
          producer: 'live',
          generatedAtMs: atMs,
          receivedAtMs: atMs,
          kind: 'settle',
          eventId: id,
          generation,
          markets,
          facts,
          isFinal: true,
        })
      },
    }
  }
  return {
    async playLive(match = [2.5, 3.2, 2.9]) {
      const staged = await announceAt('live', Date.now() - HOUR_MS / 2)
      // Its clock stands still: nothing happens that the journey does not order.
      await staged.score({ clock: clockAt(1800) })
      await staged.price(match)
      return staged
    },
    async playMoment({ sport, live, markets }, sides) {
      count += 1
      const id = 1000 + count
      const firstSide = 1000 + 2 * count
      await feed.send(script.sport({ ...sport, league: LEAGUE, firstSide, sides }))
      const ids = { sportId: sport.id, tournamentId: 10 * sport.id, homeId: firstSide, awayId: firstSide + 1 }
      const isEarly = live.status === 'prematch'
      const producer = isEarly ? 'prematch' : 'live'
      await feed.send(script.fixture(id, Date.now() + (isEarly ? 2 : -1) * HOUR_MS, ids))
      const staged = stageMatch(id, `/${producer}/sport/${sport.id}/event/${id}`, sides, producer)
      if (!isEarly) await staged.score(live)
      if (markets.length > 0) await staged.offer(markets)
      return staged
    },
    async playField({ sport, league, name, competitors, markets }) {
      count += 1
      const id = 1000 + count
      const firstSide = FIRST_OF_FIELDS * count
      await feed.send(script.sport({ ...sport, league, firstSide, sides: competitors }))
      const terms = {
        ...LEAGUE_FIELD,
        eventId: id,
        number: id,
        startsAtMs: Date.now() + FIELD_HOURS * HOUR_MS,
        sportId: sport.id,
        tournamentId: 10 * sport.id,
        name: { az: name, ru: name, en: name },
        competitorIds: competitors.map((_, place) => firstSide + place),
      }
      const atMs = Date.now()
      await feed.send({
        provider: 'script',
        producer: 'prematch',
        generatedAtMs: atMs,
        receivedAtMs: atMs,
        kind: 'fixture',
        change: 'new',
        fixture: terms,
      })
      const staged = stageMatch(id, `/prematch/sport/${sport.id}/event/${id}`, [name, ''], 'prematch')
      await staged.offer(
        markets.map(([type, specifier, outcomes]) =>
          prices(
            type,
            specifier,
            outcomes.map(([place, price]) => [String(firstSide + place), price]),
          ),
        ),
      )
      return staged
    },
    async announce(hoursAhead, match = [2.5, 3.2, 2.9]) {
      const staged = await announceAt('prematch', Date.now() + hoursAhead * HOUR_MS)
      await staged.price(match)
      return staged
    },
    async loseSource() {
      isSilent = true
      for (const producer of ['prematch', 'live'] as const) await feed.send(script.down(producer))
    },
    async regainSource() {
      isSilent = false
      await signOfLife()
    },
    leave: () => clearInterval(heart),
  }
}
