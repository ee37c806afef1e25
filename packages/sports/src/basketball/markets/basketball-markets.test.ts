import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { marginsOf } from '@xezer/pricing/margins'
import { isSpecifierOf } from '@xezer/sport/market-type'
import { parseSportFacts } from '@xezer/sport/parse-sport-facts'
import { describe, expect, it } from 'vitest'
import { BASKETBALL_MARGINS } from '../basketball-margins.ts'
import { drawBasketball } from '../draw-basketball.ts'
import { createBasketballPlay } from '../play/basketball-play.ts'
import { settleByRules } from '../settle-by-rules.ts'
import { BASKETBALL_MARKETS } from './basketball-markets.ts'
import { BASKETBALL_UNIVERSE } from './example-basketball-markets.ts'

const MARGINS = marginsOf(BASKETBALL_MARGINS, 2, true)
const NOTHING_SHOWN = new Set<string>()
const UNIVERSE = new Set(BASKETBALL_UNIVERSE.map(({ type, specifier }) => `${type} ${specifier}`))
const GAMES = 6
/** A game is looked at so often: once in so many steps. */
const STEPS_APART = 60

function playOf(eventId: number) {
  const model = drawBasketball({
    seed: 'markets',
    format: eventId % 2 === 0 ? '4x10' : '4x12',
    clubs: { home: `club${eventId}`, away: 'owls' },
    strengths: { home: 60, away: 55 },
    isNeutral: false,
  })
  return createBasketballPlay({
    model,
    world: { seed: 'markets', speed: 1 },
    eventId,
    startsAtMs: 0,
  })
}

describe('the markets of basketball', () => {
  it('none is settled that the catalogue does not know', () => {
    const unknown = BASKETBALL_UNIVERSE.filter(
      ({ type, specifier }) => !isSpecifierOf(BASKETBALL_MARKETS.get(type), specifier),
    )
    expect(unknown).toEqual([])
  })

  it('whatever is sold stands in the catalogue with its outcomes, and two readers of the record settle it to the same', () => {
    let compared = 0
    for (let eventId = 1; eventId <= GAMES; eventId++) {
      const play = playOf(eventId)
      const sold = new Map<string, { type: string; specifier: string }>()
      const facts = []
      let board = play.before
      for (const [index, step] of play.steps.entries()) {
        board = play.apply(board, step)
        if (index % STEPS_APART !== 0 && index !== play.steps.length - 1) continue
        for (const { type, specifier, outcomes } of play.offers(
          board,
          { atMs: 1, atSeconds: step.atSeconds },
          MARGINS,
          NOTHING_SHOWN,
        )) {
          const row = BASKETBALL_MARKETS.get(type)
          const keys = outcomes.map(({ key }) => key)
          // What cannot come any more has left; the rest keeps its order.
          expect(keys, type).toEqual(row.outcomes.filter((one) => keys.includes(one)))
          expect(isSpecifierOf(row, specifier), `${type} ${specifier}`).toBe(true)
          expect(UNIVERSE.has(`${type} ${specifier}`), `${type} ${specifier}`).toBe(true)
          sold.set(`${type} ${specifier}`, { type, specifier })
        }
        facts.push(play.read(board).facts)
      }
      for (const known of facts) {
        for (const { type, specifier } of sold.values()) {
          const byWords = settleByRules(type, specifier, known)
          const decision = settleMarket(BASKETBALL_MARKETS.get(type), specifier, known)
          const byRules =
            decision === 'undecided'
              ? null
              : [...decision.outcomes].flatMap(([key, { kind }]) =>
                  kind === 'won' ? [key] : kind === 'void' ? ['void'] : [],
                )
          const expected =
            byWords === 'void' ? BASKETBALL_MARKETS.get(type).outcomes.map(() => 'void') : byWords?.split(' ')
          expect(byRules ?? undefined, `${type} ${specifier}`).toEqual(expected)
          compared += 1
        }
      }
      expect(parseSportFacts(JSON.parse(JSON.stringify(facts.at(-1)))).ok).toBe(true)
    }
    expect(compared).toBeGreaterThan(3000)
  })
})
