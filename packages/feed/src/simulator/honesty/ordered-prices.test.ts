import { fileURLToPath } from 'node:url'
import type { MarketPrices } from '@xezer/odds-book/messages'
import type { Offer, OfferedOutcome } from '@xezer/pricing/offers/offer'
import { FOOTBALL_SPORT } from '@xezer/sports/football/football'
import { FOOTBALL_MARKETS } from '@xezer/sports/football/markets/football-markets'
import { marginsIn } from '@xezer/sports/honesty/margins-in'
import { beforeAll, describe, expect, it } from 'vitest'
import { listReplays } from './list-replays.ts'
import { replayMatch } from './replay-match.ts'

const folder = fileURLToPath(new URL('../../../../../content/football', import.meta.url))
const MATCHES = 4

interface Page {
  readonly name: string
  readonly open: readonly MarketPrices[]
  /** The same markets with their chances. */
  readonly offers: readonly Offer[]
}

/** Every page of every match from half an hour before it to its end, repriced with what is shown. */
async function listPages(): Promise<Page[]> {
  const pages: Page[] = []
  const { world, runs } = listReplays(folder, 'ordered', MATCHES)
  for (const [index, run] of runs.entries()) {
    await replayMatch(run, world, {
      look({ atMs, board, state, open }) {
        const at = { atMs, atSeconds: run.secondsAt(atMs) }
        const offers = run.play.offers(
          board,
          at,
          marginsIn(FOOTBALL_SPORT, board.status !== 'prematch'),
          new Set(open.keys()),
        )
        const name = `match ${index}, ${state.period} ${Math.floor(state.elapsedSeconds)}`
        pages.push({ name, open: [...open.values()], offers })
      },
    })
  }
  return pages
}

/** What a market counts; only propositions on the same facts can imply each other. */
function factsOf(type: string): string {
  const { statistic } = FOOTBALL_MARKETS.get(type)
  if (statistic === 'own_goals' || statistic === 'added_time_goals') return 'goals'
  return statistic === 'red_cards' ? 'cards' : statistic
}

/** Whether the player gets more (1) or less (-1) of this outcome when the number of the line rises. */
function directionOf(type: string, outcome: string): -1 | 0 | 1 {
  const parts = outcome.split('_')
  if (parts.includes('over')) return -1
  if (parts.includes('under')) return 1
  if (!/ahcp|ehcp/.test(type)) return 0
  return outcome === '1' ? 1 : outcome === '2' ? -1 : 0
}

describe('on every page of a match, repriced with the lines that are shown', () => {
  let pages: Page[] = []
  beforeAll(async () => {
    pages = await listPages()
  }, 60_000)

  it('a likelier outcome never has the longer price, and one proposition has one price', () => {
    expect(pages.length).toBeGreaterThan(MATCHES * 100)
    let equal = 0
    for (const { name, offers } of pages) {
      const sold = new Map<string, OfferedOutcome[]>()
      for (const { type, outcomes } of offers) {
        const facts = factsOf(type)
        sold.set(facts, [...(sold.get(facts) ?? []), ...outcomes.filter(({ odds }) => odds !== null)])
      }
      for (const [facts, outcomes] of sold) {
        outcomes.sort((left, right) => left.probability - right.probability)
        for (const [index, { probability, odds }] of outcomes.entries()) {
          const before = outcomes[index - 1]
          if (before === undefined || odds === null || before.odds === null) continue
          const isSame = probability - before.probability < 1e-10
          if (isSame) equal += 1
          const isOrdered = isSame ? before.odds === odds : before.odds >= odds
          if (!isOrdered) expect.fail(`${name}: ${facts} at chances ${before.probability} and ${probability}`)
        }
      }
    }
    expect(equal).toBeGreaterThan(pages.length * 20)
  })

  it('a line that gives the player more never pays more, kept lines included', () => {
    let compared = 0
    for (const { name, open } of pages) {
      const lines = new Map<string, { line: number; odds: number }[]>()
      for (const { type, specifier, outcomes } of open) {
        const line = Number(specifier.split('=')[1])
        for (const { outcome, odds } of outcomes) {
          const direction = directionOf(type, outcome)
          if (direction === 0 || odds === null || Number.isNaN(line)) continue
          const key = `${type} ${outcome}`
          lines.set(key, [...(lines.get(key) ?? []), { line: line * direction, odds }])
        }
      }
      for (const [key, rungs] of lines) {
        rungs.sort((left, right) => left.line - right.line)
        const prices = rungs.map(({ odds }) => odds)
        compared += prices.length - 1
        const isFalling = prices.every((odds, index) => index === 0 || odds <= (prices[index - 1] ?? 0))
        if (!isFalling) expect.fail(`${name}: ${key} ${JSON.stringify(rungs)}`)
      }
    }
    expect(compared).toBeGreaterThan(pages.length * 100)
  })

  it('what is shown is what is priced', () => {
    for (const { name, open, offers } of pages) {
      expect(new Set(offers.map(({ type, specifier }) => `${type}:${specifier}`)), name).toEqual(
        new Set(open.map(({ type, specifier }) => `${type}:${specifier}`)),
      )
    }
  })
})
