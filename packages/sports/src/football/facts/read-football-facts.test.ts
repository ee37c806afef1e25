import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { describe, expect, it } from 'vitest'
import { FOOTBALL_MARKETS } from '../markets/football-markets.ts'
import { readMatchScript } from './match-script.ts'
import { parseStoredFootballFacts, readFootballFacts } from './read-football-facts.ts'

/** The facts of a result as releases before the facts of every sport stored them with it. */
const STORED = `{"status":"finished","isFirstHalfOver":true,
  "goals":[{"half":"h1","clockSeconds":540,"team":"home","isOwnGoal":false},
           {"half":"h1","clockSeconds":2760,"team":"away","isOwnGoal":true},
           {"half":"h2","clockSeconds":5399,"team":"home","isOwnGoal":false}],
  "corners":[{"half":"h1","clockSeconds":60,"team":"away"}],
  "cards":[{"half":"h2","clockSeconds":2700,"team":"home","color":"yellow"},
           {"half":"h2","clockSeconds":2800,"team":"home","color":"second_yellow"}],
  "penalties":[{"half":"h1","clockSeconds":500,"team":"home"}]}`

const one = { weight: 1, side: 'home', path: 'h1' } as const

describe('a record of football as the rules of every sport read it', () => {
  it('counts each thing in its half, with its weight and its minute', () => {
    expect(parseStoredFootballFacts(JSON.parse(STORED))).toEqual({
      ok: true,
      value: {
        status: 'finished',
        advances: null,
        closed: ['h1', 'h2', 'match'],
        counted: [
          { ...one, statistic: 'goals', minute: 10 },
          { ...one, statistic: 'goals', side: 'away', minute: 45 },
          { ...one, statistic: 'own_goals', side: 'away', minute: 45 },
          { ...one, statistic: 'added_time_goals', side: 'away', minute: 45 },
          { ...one, statistic: 'goals', path: 'h2', minute: 90 },
          { ...one, statistic: 'corners', side: 'away', minute: 2 },
          { ...one, statistic: 'cards', path: 'h2', minute: 46 },
          { ...one, statistic: 'cards', path: 'h2', weight: 2, minute: 47 },
          { ...one, statistic: 'red_cards', path: 'h2', minute: 47 },
          { ...one, statistic: 'penalties', minute: 9 },
        ],
      },
    })
  })

  it.each([
    ['1x2', '', '1'],
    ['h1_1x2', '', 'x'],
    ['cards_total', 'total=2.5', 'over'],
    ['red_card_home', '', 'yes'],
    ['added_time_goal', '', 'yes'],
    ['own_goal', '', 'yes'],
    ['first_goal_time', '', '1-15'],
    ['htft', '', 'x/1'],
  ])('a stored one still decides %s %s for %s', (key, specifier, winner) => {
    const facts = parseStoredFootballFacts(JSON.parse(STORED))
    const decision = facts.ok && settleMarket(FOOTBALL_MARKETS.get(key), specifier, facts.value)
    if (decision === false || decision === 'undecided') throw new Error(`${key} is undecided`)
    const won = [...decision.outcomes].filter(([, { kind }]) => kind === 'won').map(([outcome]) => outcome)
    expect(won).toEqual([winner])
  })

  it.each([
    ['', []],
    ['H10 |', ['h1']],
    ['H10 | A50 !', ['h1']],
    ['H10 | A50 .', ['h1', 'h2', 'match']],
  ])('after "%s" %j is over', (script, closed) => {
    expect(readFootballFacts(readMatchScript(script)).closed).toEqual(closed)
  })

  it('reads back the facts of every sport, and refuses what is neither', () => {
    const facts = readFootballFacts(readMatchScript('H10 Hc12 | As60 Ap70 .'))
    expect(parseStoredFootballFacts(JSON.parse(JSON.stringify(facts)))).toEqual({ ok: true, value: facts })
    expect(parseStoredFootballFacts({ ...facts, closed: null, goals: [] }).ok).toBe(false)
  })
})
