import { hashText, seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { createHonestyBook } from '../honesty/honesty-book.ts'
import { createFormWalk, FORM_WEEKS } from './form-walk.ts'
import { OutlookGrid } from './outlook-grid.ts'
import { LeaguePlayOuts, type PlayedMatch } from './play-out-league.ts'
import { createScoreOutlook, drawScore } from './score-outlook.ts'

const CLUBS = 6
const PER_WEEK = 0.5

/** A win of one side or the other, by how much stronger it is. */
const GRID = new OutlookGrid({
  step: 0.1,
  rows: { from: -12, to: 12 },
  columns: { from: 0, to: 0 },
  make: (edge) => {
    const home = 1 / (1 + Math.exp(-edge))
    return createScoreOutlook([
      { home: 1, away: 0, chance: home },
      { home: 0, away: 1, chance: 1 - home },
    ])
  },
})
/** The first club is the best one. */
const worthOf = (club: number): number => (club === 0 ? 1.5 : 0)

interface Meeting {
  readonly home: number
  readonly away: number
  readonly week: number
}
/** Everybody meets everybody twice, three matches a week. */
const MEETINGS: readonly Meeting[] = Array.from({ length: CLUBS }, (_, home) => home)
  .flatMap((home) => Array.from({ length: CLUBS }, (_, away) => ({ home, away })))
  .filter(({ home, away }) => home !== away)
  .sort((left, right) => ((17 * left.home + 7 * left.away) % 11) - ((17 * right.home + 7 * right.away) % 11))
  .map((pair, index) => ({ ...pair, week: 1 + Math.floor(index / 3) }))

/** A season whose first weeks are played: chances from its prices, and who wins it. */
function playSeason(id: number, known: number, isFormPriced: boolean) {
  const walk = createFormWalk(`season/${id}`, 0, PER_WEEK)
  const random = seededRandom(`results/${id}`)
  const edgeOf = ({ home, away, week }: Meeting, knownWeek: number): number =>
    worthOf(home) - worthOf(away) + walk.at(home, week, knownWeek) - walk.at(away, week, knownWeek)
  const results = MEETINGS.map((meeting): PlayedMatch => {
    const outlook = GRID.at(edgeOf(meeting, meeting.week), 0, Math.floor(random.next() * 2 ** 32))
    const score = drawScore(outlook, random.next())
    const { home, away } = meeting
    return { home, away, homeScore: outlook.home[score] ?? 0, awayScore: outlook.away[score] ?? 0 }
  })
  const remaining = MEETINGS.filter(({ week }) => week > known).map((meeting) => ({
    ...meeting,
    edge: edgeOf(meeting, known),
    weeksAhead: meeting.week - known,
    outlookAt: (edge: number, word: number) => GRID.at(edge, 0, word),
    seed: hashText(`${id}/${meeting.home}/${meeting.away}`),
  }))
  const season = {
    size: CLUBS,
    rules: { points: { win: 1, draw: 0 }, ties: [] },
    played: results.slice(0, MEETINGS.length - remaining.length),
    remaining,
    form: {
      perWeek: isFormPriced ? PER_WEEK : 0,
      seedOf: (side: number, ahead: number) => hashText(`${id}/form/${side}/${known + ahead}`),
    },
  }
  const outs = new LeaguePlayOuts(season)
  outs.play(250)
  const [winners = []] = new LeaguePlayOuts({ ...season, played: results, remaining: [] }).standing()
  return { chances: outs.chances, winners }
}

/** The worst row of what prices said against who won, in standard errors. */
function worstOf(isFormPriced: boolean): number {
  const book = createHonestyBook()
  for (let id = 0; id < 240; id++) {
    const known = [0, 3, 7][id % 3] ?? 0
    const { chances, winners } = playSeason(id, known, isFormPriced)
    for (let club = 0; club < CLUBS; club++) {
      const chance = chances.within(club, 0, 1)
      const won = winners.includes(club) ? 1 / winners.length : 0
      book.add(`after ${known}, ${Math.floor(chance * 5)}`, id, won - chance, chance)
      book.add(club === 0 ? 'the best one' : 'the others', id, won - chance, chance)
    }
  }
  return Math.max(...book.rows().map(({ standardErrors }) => Math.abs(standardErrors)))
}

describe('the form of clubs', () => {
  it('gains a step a week, none before the first, and forgets what is old', () => {
    const walk = createFormWalk('walk', 100, 1)
    expect(walk.at(7, 100)).toBe(0)
    expect(walk.at(7, 90)).toBe(0)
    const clubs = Array.from({ length: 3000 }, (_, club) => club)
    const spread = (week: number): number =>
      Math.sqrt(clubs.reduce((sum, club) => sum + walk.at(club, week) ** 2, 0) / clubs.length)
    expect(spread(101)).toBeCloseTo(1, 1)
    expect(spread(116) / 4).toBeCloseTo(1, 1)
    expect(spread(100 + FORM_WEEKS) / Math.sqrt(FORM_WEEKS)).toBeCloseTo(1, 1)
    expect(spread(1000) / Math.sqrt(FORM_WEEKS)).toBeCloseTo(1, 1)
    const mean = clubs.reduce((sum, club) => sum + walk.at(club, 140), 0) / clubs.length
    expect(Math.abs(mean)).toBeLessThan((4 * Math.sqrt(FORM_WEEKS)) / Math.sqrt(clubs.length))
  })

  it('is expected to be what is known of it, less what is forgotten by then', () => {
    const walk = createFormWalk('walk', 0, 1)
    expect(walk.at(3, 55, 50)).toBeCloseTo(walk.at(3, 50) - (walk.at(3, 15, 15) - walk.at(3, 15, 10)), 9)
    expect(walk.at(3, 50 + FORM_WEEKS, 50)).toBe(0)
  })
})

describe('a season of clubs whose form wanders', () => {
  it('ends as often as its prices say, before it and in the middle of it', () => {
    expect(worstOf(true)).toBeLessThan(4)
  })

  it('does not where prices take form for certain', () => {
    expect(worstOf(false)).toBeGreaterThan(4)
  })
})
