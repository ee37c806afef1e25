import type { Category, Competitor, Tournament } from '@xezer/odds-book/messages'
import { assert, must } from '@xezer/std/assert'
import type { LocalizedName } from '@xezer/std/locale'
import { field, localizedName, parseTier, type Row } from '../table.ts'
import { type Athlete, inventAthletes, type NameSource, pairName } from './invent-athletes.ts'
import { parseClock, parseGender, parseRange, readNames, readSport, readTable } from './read-sport-tables.ts'
import type { Gender, PlayedCompetition } from './sport-content.ts'
import { catalogueId } from './sport-ids.ts'
import type { TourEvent, TourField, TourSport } from './tour-sport.ts'

/** Athletes are part of the content: who plays under an id must not change with the world that is played. */
const ATHLETES_SEED = 'athletes'
/** Enough for every week's tournaments at once, even beside one of 128. */
const FIELD = { direct: 560, qualifyingEachWeek: 192, pairs: 64 } as const
const SINGLES = FIELD.direct + 2 * FIELD.qualifyingEachWeek
/** First positions of competitors, far enough from each other for larger fields. */
const POSITIONS: Readonly<Record<Gender, { readonly singles: number; readonly pairs: number }>> = {
  m: { singles: 1, pairs: 200_001 },
  w: { singles: 100_001, pairs: 300_001 },
}
const DOUBLES: LocalizedName = { az: 'cütlük', ru: 'пары', en: 'doubles' }
const NO_DOUBLES = '-'

/** Reads `content/sports/<alias>` of a sport of tournaments, and invents who plays in them. */
export function readTourSport(folder: string, alias: string, spread = 1): TourSport {
  const sport = readSport(folder, alias)
  const circuits = readTable(folder, alias, 'circuits.tsv')
  const rows = readTable(folder, alias, 'tournaments.tsv')
  const events = rows.map((row, index) => parseEvent(row, sport.id, index))
  const names = readNames(folder)
  const nations = readTable(folder, alias, 'nations.tsv')
  const competitors: Competitor[] = []
  const fieldOf = (gender: Gender): TourField => {
    const order = { gender, weights: nationWeights(nations, gender), spread }
    return inventField(names, order, sport.id, competitors)
  }
  return {
    sport,
    categories: circuits.map(
      (row, index): Category => ({
        id: catalogueId(sport.id, index + 1),
        sportId: sport.id,
        code: 'un',
        name: localizedName(row),
      }),
    ),
    tournaments: rows.flatMap((row, index) => {
      const { singles, doubles } = must(events[index], 'a tournament for each row')
      const place = circuits.findIndex((circuit) => circuit['key'] === row['circuit'])
      assert(place >= 0, `no circuit ${row['circuit']}`)
      return [
        tournamentOf(sport.id, place, singles, localizedName(row)),
        ...(doubles === null
          ? []
          : [tournamentOf(sport.id, place, doubles, doublesName(localizedName(row)))]),
      ]
    }),
    fields: { m: fieldOf('m'), w: fieldOf('w') },
    competitors,
    events,
  }
}

function tournamentOf(
  sportId: number,
  circuit: number,
  { id, tier }: PlayedCompetition,
  name: LocalizedName,
): Tournament {
  return { id, sportId, categoryId: catalogueId(sportId, circuit + 1), name, tier }
}

function doublesName(name: LocalizedName): LocalizedName {
  return {
    az: `${name.az}, ${DOUBLES.az}`,
    ru: `${name.ru}, ${DOUBLES.ru}`,
    en: `${name.en}, ${DOUBLES.en}`,
  }
}

/** Two ids a row, the second one for doubles. */
function parseEvent(row: Row, sportId: number, index: number): TourEvent {
  const [firstStart, lastStart] = parseRange(field(row, 'hours'), parseClock)
  const lengthWeeks = Number(field(row, 'length'))
  assert(lengthWeeks === 1 || lengthWeeks === 2, 'a tournament takes one week or two')
  const singles: PlayedCompetition = {
    id: catalogueId(sportId, 2 * index + 1),
    tier: parseTier(row),
    countryCode: field(row, 'country'),
    format: field(row, 'format'),
    gender: parseGender(row),
    surface: field(row, 'surface'),
  }
  const doubles = field(row, 'doubles')
  return {
    singles,
    doubles: doubles === NO_DOUBLES ? null : { ...singles, id: singles.id + 1, format: doubles },
    timeZone: field(row, 'zone'),
    weeks: field(row, 'weeks').split(',').map(Number),
    lengthWeeks,
    draw: Number(field(row, 'draw')),
    firstStart,
    lastStart,
  }
}

function nationWeights(rows: readonly Row[], gender: Gender): ReadonlyMap<string, number> {
  const column = gender === 'm' ? 'men' : 'women'
  return new Map(rows.map((row) => [field(row, 'country'), Number(field(row, column))]))
}

function inventField(
  names: NameSource,
  order: { gender: Gender; weights: ReadonlyMap<string, number>; spread: number },
  sportId: number,
  competitors: Competitor[],
): TourField {
  const invent = (kind: string, count: number): Athlete[] =>
    inventAthletes(names, { ...order, count, seed: `${ATHLETES_SEED}/${sportId}/${kind}` })
  const enter = (position: number, name: LocalizedName, strength: number) => {
    const id = catalogueId(sportId, position)
    competitors.push({ id, sportId, name })
    return { id, strength }
  }
  const positions = POSITIONS[order.gender]
  const singles = invent('singles', SINGLES)
    .map(({ name, strength }, index) => enter(positions.singles + index, name, strength))
    .sort((left, right) => right.strength - left.strength)
  const partners = invent('pairs', 2 * FIELD.pairs)
  const pairs = partners.slice(0, FIELD.pairs).map((first, index) => {
    const second = must(partners[FIELD.pairs + index], 'everybody has a partner')
    const name = must(pairName(names, first, second), 'two pairs of one name')
    return enter(positions.pairs + index, name, (first.strength + second.strength) * Math.SQRT1_2)
  })
  const qualifying = singles.slice(FIELD.direct)
  return {
    direct: singles.slice(0, FIELD.direct),
    qualifying: [
      qualifying.filter((_, index) => index % 2 === 0),
      qualifying.filter((_, index) => index % 2 === 1),
    ],
    pairs: pairs.sort((left, right) => right.strength - left.strength),
  }
}
