import { drawNormal, seededRandom } from '@xezer/std/random'
import { drawBasketball } from '../basketball/draw-basketball.ts'
import { LEAGUE_STRENGTHS } from '../basketball/example-league.ts'
import { BASKETBALL_MARKETS } from '../basketball/markets/basketball-markets.ts'
import { createBasketballPlay } from '../basketball/play/basketball-play.ts'
import { settleByRules } from '../basketball/settle-by-rules.ts'
import { exampleFixture } from '../football/example-league.ts'
import { FOOTBALL_MARKETS } from '../football/markets/football-markets.ts'
import { createFootballPlay } from '../football/play/football-play.ts'
import { readByWords } from '../football/settled-by-words.ts'
import { exampleMatch } from '../table-tennis/example-table-tennis.ts'
import { TABLE_TENNIS_PLAY } from '../table-tennis/play/table-tennis-play.ts'
import { readByWords as readTableTennis } from '../table-tennis/settled-by-words.ts'
import { TABLE_TENNIS_MARKETS } from '../table-tennis/table-tennis-markets.ts'
import { drawTennis, type TennisFixture, tennisStrengthOf } from '../tennis/draw-tennis.ts'
import { BEST_OF_3, BEST_OF_5, DOUBLES } from '../tennis/example-tennis.ts'
import { createTennisPlay } from '../tennis/play/tennis-play.ts'
import { readByHand, scoreSheet } from '../tennis/settled-by-hand.ts'
import { TENNIS_MARKETS } from '../tennis/tennis-markets.ts'
import type { HonestSport, MatchKind } from './honest-sport.ts'

function footballMatch(seed: string, id: number) {
  const model = exampleFixture(seededRandom(`${seed}/football/${id}`))
  return createFootballPlay({
    model,
    world: { seed, speed: 1 },
    eventId: id,
    startsAtMs: 0,
  })
}

const HONEST_FOOTBALL: HonestSport = {
  key: 'football',
  markets: FOOTBALL_MARKETS,
  kinds: [
    {
      name: '2 x 45 minutes',
      createPlay: footballMatch,
      published: {
        favourite: [0.46, 0.55],
        favouriteWon: [0.44, 0.57],
        minutes: [108, 116],
        total: [2.55, 2.9],
        correlation: [-0.1, 0.1],
        rare: [0.23, 0.3],
      },
    },
  ],
  phases: { half1: 0.02, half2: 0.02 },
  phaseOf: ({ period }) => period,
  read: readByWords,
  winner: '1x2',
  statistic: 'goals',
  rare: {
    name: 'drawn',
    count: ({ counted }) => {
      const lead = counted.reduce((sum, { statistic, side }) => {
        return statistic === 'goals' ? sum + (side === 'home' ? 1 : -1) : sum
      }, 0)
      return { hits: lead === 0 ? 1 : 0, of: 1 }
    },
  },
}

function tennisKind(name: string, fixture: TennisFixture, published: MatchKind['published']): MatchKind {
  return {
    name,
    published,
    createPlay(seed, id) {
      const random = seededRandom(`${seed}/tennis/${id}`)
      const drawn = () => tennisStrengthOf(drawNormal(random), fixture.isDoubles, random)
      const model = drawTennis({ home: drawn(), away: drawn() }, fixture)
      return createTennisPlay({
        model,
        world: { seed, speed: 1 },
        eventId: id,
        startsAtMs: 0,
      })
    },
  }
}

const MEN = { tour: 'men', isDoubles: false, surface: 'hard', format: BEST_OF_3 } as const

const HONEST_TENNIS: HonestSport = {
  key: 'tennis',
  markets: TENNIS_MARKETS,
  kinds: [
    tennisKind('men, best of three, hard', MEN, {
      favourite: [0.65, 0.71],
      favouriteWon: [0.64, 0.73],
      minutes: [90, 102],
      total: [22, 24],
      rare: [0.155, 0.195],
    }),
    tennisKind(
      'men, best of three, clay',
      { ...MEN, surface: 'clay' },
      {
        favourite: [0.65, 0.72],
        favouriteWon: [0.64, 0.74],
        minutes: [88, 102],
        total: [22, 24],
        rare: [0.13, 0.175],
      },
    ),
    tennisKind(
      'men, best of five, hard',
      { ...MEN, format: BEST_OF_5 },
      {
        favourite: [0.69, 0.77],
        favouriteWon: [0.67, 0.79],
        minutes: [148, 170],
        total: [36, 41],
        rare: [0.155, 0.195],
      },
    ),
    tennisKind(
      'women, hard',
      { ...MEN, tour: 'women' },
      {
        favourite: [0.65, 0.72],
        favouriteWon: [0.64, 0.74],
        minutes: [88, 100],
        total: [20, 23],
        rare: [0.085, 0.12],
      },
    ),
    tennisKind(
      'pairs of men, hard',
      { ...MEN, isDoubles: true, format: DOUBLES },
      {
        favourite: [0.58, 0.67],
        favouriteWon: [0.57, 0.69],
        total: [19, 22],
        rare: [0.12, 0.17],
      },
    ),
  ],
  phases: { 'between games': 0.03, 'in a game': 0.006, 'tie-break': 0.08 },
  phaseOf({ points, periods }) {
    const games = periods.at(-1)
    if (games?.home === 6 && games.away === 6) return 'tie-break'
    return points?.home === '0' && points.away === '0' ? 'between games' : 'in a game'
  },
  read(type, specifier, facts) {
    const sheet = scoreSheet({ facts })
    return (outcome) => (readByHand(type, specifier, outcome)(sheet) ? 'won' : 'lost')
  },
  winner: 'winner',
  statistic: 'games',
  rare: {
    name: 'tie-breaks of sets',
    count: ({ counted }) => ({
      hits: counted.filter(({ statistic }) => statistic === 'tie_breaks').length,
      of: counted.filter(({ statistic }) => statistic === 'sets').length,
    }),
  },
}

function basketballKind(name: string, format: '4x12' | '4x10', published: MatchKind['published']): MatchKind {
  const strengths = LEAGUE_STRENGTHS[format]
  return {
    name,
    published,
    createPlay(seed, id) {
      const random = seededRandom(`${seed}/basketball/${id}`)
      const home = random.below(strengths.length)
      const away = (home + 1 + random.below(strengths.length - 1)) % strengths.length
      const model = drawBasketball({
        seed,
        format,
        clubs: { home: `${format}${home}`, away: `${format}${away}` },
        strengths: { home: strengths[home] ?? 50, away: strengths[away] ?? 50 },
        isNeutral: false,
      })
      return createBasketballPlay({
        model,
        world: { seed, speed: 1 },
        eventId: id,
        startsAtMs: 0,
      })
    },
  }
}

const HONEST_BASKETBALL: HonestSport = {
  key: 'basketball',
  markets: BASKETBALL_MARKETS,
  kinds: [
    basketballKind('4 x 12 minutes', '4x12', {
      favourite: [0.63, 0.71],
      favouriteWon: [0.61, 0.72],
      minutes: [123, 147],
      total: [220, 236],
      sideSpread: [12, 13.5],
      differenceSpread: [13, 15],
      totalSpread: [19.5, 23],
      correlation: [0.25, 0.5],
      rare: [0.045, 0.08],
    }),
    basketballKind('4 x 10 minutes', '4x10', {
      favourite: [0.63, 0.72],
      favouriteWon: [0.62, 0.74],
      minutes: [99, 120],
      total: [157, 172],
      correlation: [0.2, 0.5],
      rare: [0.045, 0.08],
    }),
  ],
  phases: { quarter1: 0.004, quarter2: 0.004, quarter3: 0.004, quarter4: 0.006, overtime: 0.05 },
  phaseOf: ({ period }) => period,
  read(type, specifier, facts) {
    const winners = settleByRules(type, specifier, facts)
    if (winners === 'void') return () => 'void'
    const won = winners?.split(' ') ?? []
    return (outcome) => (won.includes(outcome) ? 'won' : 'lost')
  },
  winner: 'winner',
  statistic: 'points',
  rare: {
    name: 'overtimes',
    count: ({ counted }) => ({ hits: counted.some(({ path }) => path.startsWith('ot')) ? 1 : 0, of: 1 }),
  },
}

function tableTennisKind(
  name: string,
  format: 'best_of_5' | 'best_of_7',
  published: MatchKind['published'],
): MatchKind {
  return {
    name,
    published,
    createPlay(seed, id) {
      const random = seededRandom(`${seed}/table-tennis/${id}`)
      const match = exampleMatch({
        world: { seed, speed: 1 },
        eventId: id,
        format,
        names: { home: `${id} home`, away: `${id} away` },
        strengths: { home: drawNormal(random), away: drawNormal(random) },
      })
      return TABLE_TENNIS_PLAY.create(match)
    },
  }
}

const HONEST_TABLE_TENNIS: HonestSport = {
  key: 'table_tennis',
  markets: TABLE_TENNIS_MARKETS,
  kinds: [
    tableTennisKind('best of five', 'best_of_5', { minutes: [18, 40], rare: [0.12, 0.24] }),
    tableTennisKind('best of seven', 'best_of_7', { minutes: [24, 55], rare: [0.12, 0.24] }),
  ],
  phases: { 'in a set': 0.03, 'near its end': 0.04, 'from ten all on': 0.1 },
  phaseOf({ points }) {
    const [home, away] = [Number(points?.home), Number(points?.away)]
    if (Math.min(home, away) >= 10) return 'from ten all on'
    return Math.max(home, away) >= 8 ? 'near its end' : 'in a set'
  },
  read: readTableTennis,
  winner: 'winner',
  statistic: 'points',
  rare: {
    name: 'ten all of sets',
    count: ({ counted }) => ({
      hits: counted.filter(({ statistic }) => statistic === 'deuces').length,
      of: counted.filter(({ statistic }) => statistic === 'sets').length,
    }),
  },
}

/** Every sport of the house, a row each. */
export const HONEST_SPORTS: readonly HonestSport[] = [
  HONEST_FOOTBALL,
  HONEST_TENNIS,
  HONEST_BASKETBALL,
  HONEST_TABLE_TENNIS,
]
