import { type MarketDecision, settleMarket } from '@xezer/betting/settlement/settle-market'
import { marginsOf } from '@xezer/pricing/margins'
import { isSpecifierOf } from '@xezer/sport/market-type'
import { parseSportFacts } from '@xezer/sport/parse-sport-facts'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { BEFORE, EXAMPLE_MODELS, playOn } from './example-tennis.ts'
import { TENNIS_UNIVERSE } from './example-tennis-markets.ts'
import { applyStep, BOARD_BEFORE_MATCH } from './play/tennis-board.ts'
import { priceTennis } from './price-tennis.ts'
import { readByHand, scoreSheet } from './settled-by-hand.ts'
import type { RecordedTennis } from './tennis-facts.ts'
import { TENNIS_MARGINS } from './tennis-margins.ts'
import { TENNIS_MARKETS } from './tennis-markets.ts'
import type { TennisModel } from './tennis-model.ts'

const MARGINS = marginsOf(TENNIS_MARGINS, 2, true)

const UNIVERSE = new Set(TENNIS_UNIVERSE.map(({ type, specifier }) => `${type}:${specifier}`))

interface Sold {
  readonly type: string
  readonly specifier: string
}

/** Everything that was sold at one of these moments. */
function soldAt(model: TennisModel, moments: readonly RecordedTennis[]): Sold[] {
  const sold = new Map<string, Sold>()
  for (const { state } of moments) {
    for (const { type, specifier } of priceTennis(model, state, MARGINS)) {
      sold.set(`${type}:${specifier}`, { type, specifier })
    }
  }
  return [...sold.values()]
}

function settle({ type, specifier }: Sold, facts: SportFacts): MarketDecision | 'undecided' {
  return settleMarket(TENNIS_MARKETS.get(type), specifier, facts)
}

function resultsOf(sold: Sold, facts: SportFacts): string {
  const decision = settle(sold, facts)
  return decision === 'undecided' ? decision : JSON.stringify([...decision.outcomes])
}

describe('the catalogue of tennis', () => {
  it('has every market that is sold, with its outcomes, its specifier and its phase', () => {
    const types = new Set<string>()
    for (const [index, model] of EXAMPLE_MODELS.entries()) {
      const moments = [BEFORE, ...playOn(model, BEFORE, seededRandom(`catalogue/${index}`)).slice(0, -1)]
      for (const [at, { state }] of moments.entries()) {
        if (at % 6 !== 0) continue
        for (const { type: key, specifier, outcomes } of priceTennis(model, state, MARGINS)) {
          const type = TENNIS_MARKETS.get(key)
          types.add(key)
          expect(isSpecifierOf(type, specifier), `${key}:${specifier}`).toBe(true)
          const keys = outcomes.map((outcome) => outcome.key)
          // What cannot come any more has left; the rest keeps its order.
          expect(keys).toEqual(type.outcomes.filter((one) => keys.includes(one)))
          if (at === 0 && model.format.setsToWin === 2) expect(keys).toEqual([...type.outcomes])
          expect(UNIVERSE.has(`${key}:${specifier}`), `${key}:${specifier}`).toBe(true)
          expect(at === 0 ? type.offered.prematch : type.offered.live).toBe(true)
        }
      }
    }
    expect([...types].sort()).toEqual(TENNIS_MARKETS.matchTypes.map(({ key }) => key).sort())
  })
})

describe('after a restart', () => {
  it('only markets of the catalogue are settled, and facts are read as they were written', () => {
    const unknown = TENNIS_UNIVERSE.filter(
      ({ type, specifier }) => !isSpecifierOf(TENNIS_MARKETS.get(type), specifier),
    )
    expect(unknown).toEqual([])
    const { facts } = playOn(EXAMPLE_MODELS[0]!, BEFORE, seededRandom('stored')).at(-1)!
    const stored = parseSportFacts(JSON.parse(JSON.stringify(facts)))
    expect(stored).toEqual({ ok: true, value: facts })
  })
})

describe('settlement of tennis', () => {
  it('a second reading of the rules settles 20,000 outcomes to the same result', () => {
    const faults: string[] = []
    let compared = 0
    for (let match = 0; compared < 20_000; match++) {
      const model = EXAMPLE_MODELS[match % EXAMPLE_MODELS.length]!
      const seen = playOn(model, BEFORE, seededRandom(`second/${match}`))
      const end = seen.at(-1)!
      const sheet = scoreSheet(end)
      const moments = [BEFORE, ...seen.slice(0, -1).filter((_one, at) => at % 11 === 0)]
      for (const sold of soldAt(model, moments)) {
        const decision = settle(sold, end.facts)
        if (decision === 'undecided') throw new Error(`${sold.type}:${sold.specifier} is undecided`)
        for (const [outcome, { kind }] of decision.outcomes) {
          const isWon = readByHand(sold.type, sold.specifier, outcome)(sheet)
          if (kind !== (isWon ? 'won' : 'lost')) faults.push(`${sold.type}:${sold.specifier}:${outcome}`)
          compared += 1
        }
      }
    }
    expect(faults).toEqual([])
  })

  it('an early decision never changes', () => {
    for (const [index, model] of EXAMPLE_MODELS.entries()) {
      const seen = playOn(model, BEFORE, seededRandom(`early/${index}`))
      const every = seen.filter((_one, at) => at % 9 === 0 || at === seen.length - 1)
      const sold = soldAt(model, [BEFORE, ...every.slice(0, -1)])
      const end = seen.at(-1)!.facts
      let early = 0
      for (const one of sold) {
        const final = resultsOf(one, end)
        for (const { facts } of every) {
          const now = resultsOf(one, facts)
          if (now === 'undecided') continue
          expect(now, `${one.type}:${one.specifier}`).toBe(final)
          early += 1
        }
      }
      expect(early).toBeGreaterThan(sold.length)
    }
  })

  it('after a retirement what is decided stands and the rest is void; a walkover voids all', () => {
    const [model] = EXAMPLE_MODELS
    const seen = playOn(model!, BEFORE, seededRandom('retires'))
    const at = Math.floor(seen.length * 0.6)
    const before = seen[at]!
    const sold = soldAt(model!, [BEFORE, ...seen.slice(0, at + 1).filter((_one, index) => index % 9 === 0)])
    const action = { kind: 'retired', side: 'away' } as const
    const retired = applyStep(model!.format, { ...BOARD_BEFORE_MATCH, ...before }, { atSeconds: 0, action })
    const walkover = applyStep(model!.format, BOARD_BEFORE_MATCH, {
      atSeconds: 0,
      action: { kind: 'walkover', side: 'home' },
    })
    const kinds = new Set<string>()
    for (const one of sold) {
      const now = resultsOf(one, before.facts)
      const decision = settle(one, retired.facts)
      if (decision === 'undecided') throw new Error(`${one.type} is undecided`)
      const voided = [...decision.outcomes.values()].every(({ kind }) => kind === 'void')
      kinds.add(voided ? 'void' : 'stands')
      if (now === 'undecided') expect(voided).toBe(true)
      else expect(resultsOf(one, retired.facts)).toBe(now)
      const nothing = settle(one, walkover.facts)
      if (nothing === 'undecided') throw new Error(`${one.type} is undecided`)
      expect([...nothing.outcomes.values()].every(({ kind }) => kind === 'void')).toBe(true)
    }
    expect(kinds.size).toBe(2)
  })
})
