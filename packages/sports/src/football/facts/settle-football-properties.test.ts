import { type MarketDecision, settleMarket } from '@xezer/betting/settlement/settle-market'
import type { MarketType } from '@xezer/sport/market-type'
import { formatSpecifier } from '@xezer/sport/specifier'
import type { SportFacts } from '@xezer/sport/sport-facts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FOOTBALL_MARKETS } from '../markets/football-markets.ts'
import { readMatchScript } from './match-script.ts'
import { readFootballFacts } from './read-football-facts.ts'

/** Lines near what matches produce, with every kind of fraction that a type may have. */
const LINES = {
  whole: [1, 2, 3, 9],
  count: [1, 2, 3, 9],
  text: [],
  half_only: [0.5, 1.5, 2.5, 3.5],
  half: [0.5, 1, 2.5, 3, 9.5],
  quarter: [0.75, 1, 1.25, 2.5, 2.75, 3.25],
}

function specifiersOf(type: MarketType): string[] {
  const [specifier] = type.specifiers
  if (specifier === undefined) return ['']
  const { key, lines } = specifier
  const positive = LINES[lines]
  const values = key === 'hcp' ? [0, ...positive, ...positive.map((value) => -value)] : positive
  return values.map((value) => formatSpecifier({ [key]: value }))
}

const CASES = FOOTBALL_MARKETS.types.flatMap((type) =>
  specifiersOf(type).map((specifier) => ({ type, specifier })),
)

/** Tokens of one half in the order of play; mostly goals and corners. */
function halfScript(first: number, last: number): fc.Arbitrary<string[]> {
  const minutes = fc.array(fc.integer({ min: first, max: last }), { maxLength: 9 })
  const kinds = fc.infiniteStream(fc.constantFrom('', '', '', 'o', 'c', 'c', 'y', 's', 'r', 'p'))
  const sides = fc.infiniteStream(fc.constantFrom('H', 'A'))
  return fc
    .tuple(minutes, kinds, sides)
    .map(([times, kindStream, sideStream]) =>
      times
        .sort((left, right) => left - right)
        .map((minute) => `${sideStream.next().value}${kindStream.next().value}${minute}`),
    )
}

const matchTokens = fc
  .tuple(halfScript(1, 49), halfScript(46, 97))
  .map(([first, second]) => [...first, '|', ...second, '.'])

/** Read once: every market is asked about it. */
function factsOf(tokens: readonly string[]): SportFacts {
  return readFootballFacts(readMatchScript(tokens.join(' ')))
}

function outcomesOf(decision: MarketDecision | 'undecided'): string {
  return decision === 'undecided' ? decision : JSON.stringify([...decision.outcomes])
}

describe('settleMarket over random matches', () => {
  it('an early decision is never different from the final one, and every market is decided at the end', () => {
    fc.assert(
      fc.property(matchTokens, (tokens) => {
        const whole = factsOf(tokens)
        const starts = tokens.map((_, length) => factsOf(tokens.slice(0, length)))
        for (const { type, specifier } of CASES) {
          const final = outcomesOf(settleMarket(type, specifier, whole))
          expect(final).not.toBe('undecided')
          for (const start of starts) {
            const early = outcomesOf(settleMarket(type, specifier, start))
            if (early !== 'undecided' && early !== final)
              expect([type.key, specifier, tokens, early]).toBe(final)
          }
        }
      }),
      { numRuns: 20 },
    )
  })

  it('an abandoned match keeps what was decided and voids the rest', () => {
    fc.assert(
      fc.property(matchTokens, fc.nat(), (tokens, cut) => {
        const played = tokens.slice(0, cut % tokens.length)
        const [open, abandoned] = [factsOf(played), factsOf([...played, '!'])]
        for (const { type, specifier } of CASES) {
          const before = settleMarket(type, specifier, open)
          const after = settleMarket(type, specifier, abandoned)
          if (before !== 'undecided') expect(outcomesOf(after)).toBe(outcomesOf(before))
          else if (after !== 'undecided') {
            expect([...after.outcomes.values()].every((result) => result.kind === 'void')).toBe(true)
          } else expect(after).not.toBe('undecided')
        }
      }),
      { numRuns: 20 },
    )
  })

  it('stakes of one unit on every outcome of a market are won exactly once, or twice for double chances', () => {
    const shareOf = { won: 2, half_won: 1, void: 0, half_lost: 0, lost: 0, dead_heat: 0 }
    fc.assert(
      fc.property(matchTokens, (tokens) => {
        const facts = factsOf(tokens)
        for (const { type, specifier } of CASES) {
          const decision = settleMarket(type, specifier, facts)
          if (decision === 'undecided') continue
          const results = [...decision.outcomes.values()]
          if (results.every((result) => result.kind === 'void')) continue
          const won = results.reduce((sum, result) => sum + shareOf[result.kind], 0)
          const isHalved = results.some((result) => result.kind === 'half_won')
          const expected = type.rule.startsWith('double_chance') ? 4 : isHalved ? 1 : 2
          if (won !== expected) expect([type.key, specifier, tokens, won]).toBe(expected)
        }
      }),
      { numRuns: 25 },
    )
  })

  it('decides goal markets as early as it can: where all continuations agree, it does not wait', () => {
    const goalCases = CASES.filter(({ type }) => type.statistic === 'goals')
    fc.assert(
      fc.property(matchTokens, fc.nat(), (tokens, cut) => {
        const played = tokens.slice(0, cut % tokens.length)
        const open = factsOf(played)
        const endings = continuationsOf(played).map((ending) => factsOf([...played, ...ending]))
        for (const { type, specifier } of goalCases) {
          if (settleMarket(type, specifier, open) !== 'undecided') continue
          const finals = new Set<string>()
          for (const ending of endings) {
            finals.add(outcomesOf(settleMarket(type, specifier, ending)))
            if (finals.size > 1) break
          }
          if (finals.size === 1) expect([type.key, specifier, played]).toBe('decided early')
        }
      }),
      { numRuns: 25 },
    )
  })
})

/** Endings that give either side 0 to 25 more goals in each half that is still open. */
function continuationsOf(played: readonly string[]): string[][] {
  const runs = [0, 1, 2, 25].flatMap((home) =>
    [0, 1, 2, 25].map((away) => [...new Array<string>(away).fill('A'), ...new Array<string>(home).fill('H')]),
  )
  const at = (run: readonly string[], minute: number): string[] => run.map((side) => `${side}${minute}`)
  if (played.includes('|')) return runs.map((run) => [...at(run, 97), '.'])
  return runs.flatMap((first) => runs.map((second) => [...at(first, 49), '|', ...at(second, 97), '.']))
}
