import { marginsOf } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import { TIERS } from '@xezer/sport/tier'
import { FOOTBALL_MARGINS } from '@xezer/sports/football/football-margins'
import { FOOTBALL_MARKETS } from '@xezer/sports/football/markets/football-markets'
import { priceFootball } from '@xezer/sports/football/price-football'
import { sampleMatch } from './sample-match.ts'

export interface MarginRow {
  readonly phase: 'before' | 'in play'
  /** Settlement rule and what is counted. */
  readonly kind: string
  readonly markets: number
  /** Sum of 1 / odds over the winning outcomes, less 1, of markets of which every outcome is sold. */
  readonly overround: number
  /** Mean of price over fair price of the outcomes that are sold, and the lowest of all. */
  readonly kept: number
  readonly keptLeast: number
  /** Share of the outcomes that have no price. */
  readonly unsold: number
}

interface Tally {
  markets: number
  whole: number
  overrounds: number
  outcomes: number
  sold: number
  kept: number
  keptLeast: number
}

const LIVE_PER_MATCH = 3
const WINNERS_OF_DOUBLE_CHANCE = 2

/** What the margin of each class of markets comes to over matches of all tiers. */
export function measureMargins(seed: string, matchCount: number): MarginRow[] {
  const tallies = new Map<string, Tally>()
  for (let id = 1; id <= matchCount; id++) {
    const match = sampleMatch(seed, id, LIVE_PER_MATCH)
    if (match === null) continue
    const tier = TIERS[id % TIERS.length] ?? 1
    for (const { phase, state } of match.moments) {
      const isLive = phase !== 'prematch'
      for (const offer of priceFootball(match.model, state, marginsOf(FOOTBALL_MARGINS, tier, isLive))) {
        const { rule, statistic } = FOOTBALL_MARKETS.get(offer.type)
        addOffer(
          tallies,
          `${isLive ? 'in play' : 'before'}|${statistic}: ${rule.replaceAll('_', ' ')}`,
          offer,
        )
      }
    }
  }
  return [...tallies].map(([name, tally]) => rowOf(name, tally)).sort(byName)
}

function addOffer(tallies: Map<string, Tally>, name: string, { type, outcomes }: Offer): void {
  const empty = { markets: 0, whole: 0, overrounds: 0, outcomes: 0, sold: 0, kept: 0, keptLeast: 1 }
  const tally = tallies.get(name) ?? empty
  tallies.set(name, tally)
  let sum = 0
  let sold = 0
  for (const { odds, probability } of outcomes) {
    if (odds === null) continue
    const kept = (odds / 1000) * probability
    sold += 1
    sum += 1000 / odds
    tally.kept += kept
    tally.keptLeast = Math.min(tally.keptLeast, kept)
  }
  tally.markets += 1
  tally.outcomes += outcomes.length
  tally.sold += sold
  if (sold < outcomes.length) return
  const { rule } = FOOTBALL_MARKETS.get(type)
  tally.whole += 1
  tally.overrounds += sum / (rule.startsWith('double_chance') ? WINNERS_OF_DOUBLE_CHANCE : 1) - 1
}

function rowOf(name: string, tally: Tally): MarginRow {
  const [phase = '', kind = ''] = name.split('|')
  return {
    phase: phase === 'before' ? 'before' : 'in play',
    kind,
    markets: tally.markets,
    overround: tally.overrounds / tally.whole,
    kept: tally.kept / tally.sold,
    keptLeast: tally.keptLeast,
    unsold: 1 - tally.sold / tally.outcomes,
  }
}

function byName(left: MarginRow, right: MarginRow): number {
  return `${left.kind}${left.phase}` < `${right.kind}${right.phase}` ? -1 : 1
}
