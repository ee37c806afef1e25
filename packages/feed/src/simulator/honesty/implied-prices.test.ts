import { fileURLToPath } from 'node:url'
import { settleMarket } from '@xezer/betting/settlement/settle-market'
import type { MarketPrices } from '@xezer/odds-book/messages'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import type { FootballFacts } from '@xezer/sports/football/facts/football-facts'
import { readFootballFacts } from '@xezer/sports/football/facts/read-football-facts'
import { FOOTBALL_MARKETS } from '@xezer/sports/football/markets/football-markets'
import type { MatchState } from '@xezer/sports/football/match-model'
import { must } from '@xezer/std/assert'
import { type Random, seededRandom } from '@xezer/std/random'
import { beforeAll, describe, expect, it } from 'vitest'
import { listReplays } from './list-replays.ts'
import { type ReplayedMoment, replayMatch } from './replay-match.ts'

const folder = fileURLToPath(new URL('../../../../../content/football', import.meta.url))
const MATCHES = 3
const FUTURES = 500
/** Share of the halves in which nothing at all comes of one kind of incident. */
const NOTHING_SHARE = 0.3
/** What still comes to a side in a half: often nothing, sometimes more than any line asks for. */
const MORE = {
  goals: [0, 0, 0, 1, 1, 2, 3, 4, 5],
  corners: [0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 8],
  cards: [0, 0, 1, 2, 3, 4],
}

interface Page {
  readonly name: string
  readonly state: MatchState
  readonly facts: FootballFacts
  readonly markets: readonly MarketPrices[]
}

/** Pages of matches as players see them: before, early, and in the last minutes of both halves and of the match. */
const LOOKED_AT: readonly (readonly [period: string, seconds: number])[] = [
  ['prematch', 0],
  ['h1', 1500],
  ['h1', 2640],
  ['break', 0],
  ['h2', 1800],
  ['h2', 2760],
]

async function listPages(): Promise<Page[]> {
  const pages: Page[] = []
  const { world, runs } = listReplays(folder, 'implied', MATCHES)
  for (const [index, run] of runs.entries()) {
    // Each match shows some of the moments, so that all are seen at different scores.
    const wanted = LOOKED_AT.filter((_, at) => at % MATCHES === index)
    const seen = new Set<number>()
    const look = ({ board, state, open }: ReplayedMoment): void => {
      const { period, elapsedSeconds } = state
      const at = wanted.findIndex(([name, from]) => name === period && elapsedSeconds >= from)
      if (at < 0 || seen.has(at)) return
      seen.add(at)
      const name = `match ${index}, ${period} ${Math.floor(elapsedSeconds)}`
      pages.push({ name, state, facts: board.facts, markets: [...open.values()] })
    }
    await replayMatch(run, world, { look })
  }
  return pages
}

/** One of the ways in which the match may still go; any that can be, not only likely ones. */
function drawFuture({ state, facts }: Page, random: Random): FootballFacts {
  const open = { prematch: ['h1', 'h2'], h1: ['h1', 'h2'], break: ['h2'], h2: ['h2'], ended: [] } as const
  const draw = <T>(from: readonly T[]): T => must(from[random.below(from.length)], 'a list to draw from')
  const more = <T>(
    counts: readonly number[],
    make: (half: 'h1' | 'h2', team: 'home' | 'away', clockSeconds: number) => T,
  ): T[] => {
    return open[state.period].flatMap((half) => {
      if (random.next() < NOTHING_SHARE) return []
      const start = half === 'h1' ? 0 : 2700
      const from = state.period === half ? state.elapsedSeconds : 0
      const teams = (['home', 'away'] as const).flatMap((team) =>
        Array.from({ length: draw(counts) }, () => team),
      )
      const times = teams.map(() => start + from + random.next() * (2900 - from)).sort((a, b) => a - b)
      // Sides come in a drawn order.
      return times.map((at) => make(half, must(teams.splice(random.below(teams.length), 1)[0], 'a side'), at))
    })
  }
  return {
    status: 'finished',
    isFirstHalfOver: true,
    goals: [
      ...facts.goals,
      ...more(MORE.goals, (half, team, clockSeconds) => ({
        half,
        team,
        clockSeconds,
        isOwnGoal: random.next() < 0.2,
      })),
    ],
    corners: [
      ...facts.corners,
      ...more(MORE.corners, (half, team, clockSeconds) => ({ half, team, clockSeconds })),
    ],
    cards: [
      ...facts.cards,
      ...more(MORE.cards, (half, team, clockSeconds) => {
        return {
          half,
          team,
          clockSeconds,
          color: random.next() < 0.15 ? ('red' as const) : ('yellow' as const),
        }
      }),
    ],
    penalties: [
      ...facts.penalties,
      ...more([0, 0, 1], (half, team, clockSeconds) => ({ half, team, clockSeconds })),
    ],
  }
}

/** From what a bet gets nothing to what it gets all: one proposition implies another if it never gets more. */
const GRADES: Readonly<Record<OutcomeResult['kind'], number>> = {
  lost: 0,
  half_lost: 1,
  void: 2,
  dead_heat: 2,
  half_won: 3,
  won: 4,
}
const GRADE_MAX = 4

interface Proposition {
  readonly name: string
  readonly odds: number
  /** For each grade above nothing the futures in which this one gets it or more, as bits. */
  readonly reaches: Uint32Array
  readonly wins: number
}

function listPropositions(page: Page, futures: readonly FootballFacts[]): Proposition[] {
  const words = Math.ceil(futures.length / 32)
  const propositions: Proposition[] = []
  for (const { type, specifier, outcomes } of page.markets) {
    const marketType = FOOTBALL_MARKETS.get(type)
    const sold = outcomes.filter(({ odds }) => odds !== null)
    const reaches = new Map(sold.map(({ outcome }) => [outcome, new Uint32Array(words * GRADE_MAX)]))
    const wins = new Map<string, number>()
    futures.map(readFootballFacts).forEach((facts, index) => {
      const decision = settleMarket(marketType, specifier, facts)
      if (decision === 'undecided') throw new Error(`${type} ${specifier} is undecided at the end`)
      for (const [outcome, bits] of reaches) {
        const grade = GRADES[must(decision.outcomes.get(outcome), outcome).kind]
        if (grade === GRADE_MAX) wins.set(outcome, (wins.get(outcome) ?? 0) + 1)
        for (let reached = 0; reached < grade; reached++) {
          const word = reached * words + (index >> 5)
          bits[word] = (bits[word] ?? 0) | (1 << (index & 31))
        }
      }
    })
    for (const { outcome, odds } of sold) {
      propositions.push({
        name: `${type} ${specifier} ${outcome}`,
        odds: odds ?? 0,
        reaches: must(reaches.get(outcome), outcome),
        wins: wins.get(outcome) ?? 0,
      })
    }
  }
  return propositions
}

function implies(one: Proposition, other: Proposition): boolean {
  for (let word = 0; word < one.reaches.length; word++) {
    if (((one.reaches[word] ?? 0) & ~(other.reaches[word] ?? 0)) !== 0) return false
  }
  return true
}

/** Fewer won futures than this do not show that one proposition implies another. */
const WINS_MIN = 20

function findCheapImplications(propositions: readonly Proposition[]): { implied: number; broken: string[] } {
  const shown = propositions.filter(({ wins }) => wins >= WINS_MIN)
  const broken: string[] = []
  let implied = 0
  for (const one of shown) {
    for (const other of shown) {
      if (one === other || !implies(one, other)) continue
      implied += 1
      if (one.odds < other.odds) broken.push(`${one.name} at ${one.odds}, and ${other.name} at ${other.odds}`)
    }
  }
  return { implied, broken }
}

describe('whatever implies something else never has the shorter price', () => {
  let pages: Page[] = []
  beforeAll(async () => {
    pages = await listPages()
  }, 60_000)

  it('holds between all propositions of an event, before the match and in play, with kept lines on the screen', () => {
    expect(pages.length).toBe(LOOKED_AT.length)
    for (const page of pages) {
      const random = seededRandom(page.name)
      const futures = Array.from({ length: FUTURES }, () => drawFuture(page, random))
      const { implied, broken } = findCheapImplications(listPropositions(page, futures))
      expect(implied, page.name).toBeGreaterThan(500)
      expect(broken, page.name).toEqual([])
    }
  }, 60_000)
})
