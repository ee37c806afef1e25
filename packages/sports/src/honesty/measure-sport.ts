import { type MarketDecision, settleMarket } from '@xezer/betting/settlement/settle-market'
import type { Offer, OfferedOutcome } from '@xezer/pricing/offers/offer'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { must } from '@xezer/std/assert'
import { type Random, seededRandom } from '@xezer/std/random'
import type { MatchPlay } from '../match-play.ts'
import type { HonestSport } from './honest-sport.ts'
import {
  createHonestyBook,
  type HonestyBook,
  type HonestyRow,
  partsOf,
  RETURN_ODDS_MAX,
} from './honesty-book.ts'
import { marginsIn } from './margins-in.ts'

export interface MarginRow {
  readonly markets: number
  /** Sum of 1 / odds over the outcomes, by how many of them win, less 1: of markets that are sold whole. */
  readonly overround: number
  /** Mean of price times chance. */
  readonly kept: number
}

export interface SportReport {
  /** Matches that were played to the end; prices know of no other ending. */
  readonly matches: number
  readonly markets: number
  /** Frequency less chance, by class, phase and decile of the chance or outcome: the furthest first. */
  readonly calibration: readonly HonestyRow[]
  /** Return of a unit on every outcome less what its price says, by class and phase. */
  readonly returns: readonly HonestyRow[]
  readonly margins: { readonly before: MarginRow; readonly live: MarginRow }
  /** Offers that two readers of the facts settled, and those that they do not agree on. */
  readonly settled: number
  readonly disputed: readonly string[]
  readonly undecided: readonly string[]
  /** Decisions that were made during the match and are others at its end. */
  readonly changed: readonly string[]
  /** Outcomes that had left their market while it was sold, because they could not come any more. */
  readonly left: number
  /** Those of them that did not lose. */
  readonly leftWrongly: readonly string[]
}

const BEFORE = 'before'

interface Moment {
  readonly phase: string
  readonly offers: readonly Offer[]
  readonly facts: SportFacts
}

/** Plays matches of every kind in turn and holds each price against what became of it. */
export function measureSport(sport: HonestSport, seed: string, matchCount: number): SportReport {
  const books = { calibration: createHonestyBook(), returns: createHonestyBook() }
  const margins = { before: new MarginTally(), live: new MarginTally() }
  const faults = {
    disputed: new Set<string>(),
    undecided: new Set<string>(),
    changed: new Set<string>(),
    leftWrongly: new Set<string>(),
  }
  let matches = 0
  let markets = 0
  let settled = 0
  let left = 0
  for (let id = 1; id <= matchCount; id++) {
    const kind = must(sport.kinds[id % sport.kinds.length], 'a kind for each match')
    const { moments, end } = lookAt(sport, kind.createPlay(seed, id), seededRandom(`${seed}/looks/${id}`))
    if (end.status !== 'finished') continue
    matches += 1
    const results = settleSold(sport, moments, end, faults)
    settled += results.size
    for (const { phase, offers } of moments) {
      markets += offers.length
      for (const offer of offers) {
        margins[phase === BEFORE ? 'before' : 'live'].add(offer)
        const { rule, statistic } = sport.markets.get(offer.type)
        const place = `${rule}/${statistic} ${phase}`
        const decision = results.get(`${offer.type} ${offer.specifier}`)
        left += countLeft(offer, decision, faults.leftWrongly)
        for (const outcome of offer.outcomes) {
          const result = decision?.outcomes.get(outcome.key)
          if (result === undefined) faults.undecided.add(`${offer.type} ${offer.specifier} ${outcome.key}`)
          else addBet(books, place, id, outcome, result)
        }
      }
    }
  }
  return {
    matches,
    markets,
    settled,
    calibration: books.calibration.rows(),
    returns: books.returns.rows(),
    margins: { before: margins.before.row(), live: margins.live.row() },
    disputed: [...faults.disputed],
    undecided: [...faults.undecided],
    changed: [...faults.changed],
    left,
    leftWrongly: [...faults.leftWrongly],
  }
}

/** The prices of one match at its start and at drawn moments, each chosen by nothing but what had been played by then. */
function lookAt(sport: HonestSport, play: MatchPlay, random: Random): { moments: Moment[]; end: SportFacts } {
  const nothing = new Set<string>()
  let board = play.before
  const look = (phase: string, atSeconds: number): Moment => {
    const offers = play.offers(
      board,
      { atMs: atSeconds * 1000, atSeconds },
      marginsIn(sport, phase !== BEFORE),
      nothing,
    )
    return { phase, offers, facts: play.read(board).facts }
  }
  const moments = [look(BEFORE, 0)]
  for (const step of play.steps) {
    // What is put right after the end is another generation.
    if (play.effectOf(step).kind === 'correction') break
    board = play.apply(board, step)
    const draw = random.next()
    const { status, isStopped } = play.read(board)
    if (status !== 'live' || isStopped) continue
    const phase = sport.phaseOf(play.live(board, step.atSeconds, 1))
    if (draw < (sport.phases[phase] ?? 0)) moments.push(look(phase, step.atSeconds))
  }
  return { moments, end: play.read(board).facts }
}

/** Settles by both readers whatever was sold, and looks whether what was decided early is the same at the end. */
function settleSold(
  sport: HonestSport,
  moments: readonly Moment[],
  end: SportFacts,
  faults: Readonly<Record<'disputed' | 'undecided' | 'changed', Set<string>>>,
): Map<string, MarketDecision> {
  const results = new Map<string, MarketDecision>()
  for (const { type, specifier } of moments.flatMap(({ offers }) => offers)) {
    const name = `${type} ${specifier}`
    if (results.has(name)) continue
    const decision = settleMarket(sport.markets.get(type), specifier, end)
    if (decision === 'undecided') {
      faults.undecided.add(name)
      continue
    }
    results.set(name, decision)
    const second = sport.read(type, specifier, end)
    for (const [outcome, { kind }] of decision.outcomes) {
      if (second(outcome) !== kind) faults.disputed.add(`${name} ${outcome}`)
    }
    const kinds = kindsOf(decision)
    for (const { facts } of moments) {
      const early = settleMarket(sport.markets.get(type), specifier, facts)
      if (early !== 'undecided' && kindsOf(early) !== kinds) faults.changed.add(name)
    }
  }
  return results
}

/** Outcomes of the market that were not offered with it; all of them must lose. */
function countLeft(
  { type, specifier, outcomes }: Offer,
  decision: MarketDecision | undefined,
  wrongly: Set<string>,
): number {
  const offered = new Set(outcomes.map(({ key }) => key))
  const left = [...(decision?.outcomes ?? [])].filter(([key]) => !offered.has(key))
  for (const [key, { kind }] of left) if (kind !== 'lost') wrongly.add(`${type} ${specifier} ${key}`)
  return left.length
}

function kindsOf({ outcomes }: MarketDecision): string {
  return [...outcomes.values()].map(({ kind }) => kind).join(' ')
}

function addBet(
  books: Readonly<Record<'calibration' | 'returns', HonestyBook>>,
  place: string,
  id: number,
  { key, probability, odds }: OfferedOutcome,
  result: OutcomeResult,
): void {
  const { won, decided } = partsOf(result)
  const residual = won - probability * decided
  const decile = Math.min(9, Math.floor(probability * 10))
  books.calibration.add(`${place} ${decile}`, id, residual, probability)
  // What is given to one side and taken from the other would cancel within a decile.
  books.calibration.add(`${place}: ${key}`, id, residual, probability)
  if (odds !== null && odds <= RETURN_ODDS_MAX) {
    books.returns.add(place, id, (odds / 1000) * residual, 0.5)
  }
}

class MarginTally {
  #markets = 0
  #overround = 0
  #sold = 0
  #kept = 0

  add({ outcomes }: Offer): void {
    const prices = outcomes.map(({ odds }) => odds)
    for (const { odds, probability } of outcomes) {
      if (odds === null) continue
      this.#sold += 1
      this.#kept += (odds / 1000) * probability
    }
    if (prices.includes(null)) return
    // Two outcomes of a double chance win.
    const winners = Math.round(outcomes.reduce((sum, { probability }) => sum + probability, 0))
    this.#markets += 1
    this.#overround += prices.reduce<number>((sum, odds) => sum + 1000 / (odds ?? 1), 0) / winners - 1
  }

  row(): MarginRow {
    return {
      markets: this.#markets,
      overround: this.#overround / this.#markets,
      kept: this.#kept / this.#sold,
    }
  }
}
