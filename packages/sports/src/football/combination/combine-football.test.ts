import type { CombinationVerdict } from '@xezer/pricing/combination/combination-verdict'
import { marginsOf } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import { type CombinationLeg, formatCombination } from '@xezer/sport/combination'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { must } from '@xezer/std/assert'
import { type Random, seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { comparePrices, errorsFrom, legsOf, resultsOf, soldAlone } from '../../combination/example-legs.ts'
import { EXAMPLE_MODEL } from '../example-match.ts'
import type { FootballFacts } from '../facts/football-facts.ts'
import { readFootballFacts } from '../facts/read-football-facts.ts'
import { FOOTBALL_MARGINS } from '../football-margins.ts'
import { halfLengthSeconds } from '../half-profile.ts'
import { FOOTBALL_MARKETS } from '../markets/football-markets.ts'
import { type MatchModel, type MatchState, STATE_BEFORE_MATCH } from '../match-model.ts'
import { advanceState } from '../play/advance-state.ts'
import { drawIncident, listRates } from '../play/incident-rates.ts'
import type { PlayIncident } from '../play/play-incident.ts'
import { priceFootball } from '../price-football.ts'
import { combineFootball } from './combine-football.ts'

const MARGINS = marginsOf(FOOTBALL_MARGINS, 1, true)

const STATES: Readonly<Record<string, MatchState>> = {
  'where many are sent off': STATE_BEFORE_MATCH,
  'before the match': STATE_BEFORE_MATCH,
  'in the first half at 1:0': {
    ...STATE_BEFORE_MATCH,
    period: 'h1',
    elapsedSeconds: 1500,
    goals: { h1: { home: 1, away: 0 }, h2: { home: 0, away: 0 } },
    corners: { h1: { home: 2, away: 1 }, h2: { home: 0, away: 0 } },
    lastGoal: 'home',
    lastCorner: 'away',
  },
  'in the second half at 1:1': {
    ...STATE_BEFORE_MATCH,
    period: 'h2',
    elapsedSeconds: 900,
    goals: { h1: { home: 1, away: 1 }, h2: { home: 0, away: 0 } },
    corners: { h1: { home: 3, away: 2 }, h2: { home: 1, away: 1 } },
    lastGoal: 'away',
    lastCorner: 'home',
  },
}

/** So many dismissals that what they do to goals is seen in few games. */
const ROUGH_MODEL: MatchModel = { ...EXAMPLE_MODEL, redCards: { home: 0.25, away: 0.25 } }
const ROUGH = 'where many are sent off'
const modelOf = (name: string): MatchModel => (name === ROUGH ? ROUGH_MODEL : EXAMPLE_MODEL)

const COMBINATIONS: Readonly<Record<string, readonly string[]>> = {
  [ROUGH]: [
    'red_card_home yes, 1x2 2',
    'red_card_away yes, h2_1x2 1, total total=2.5 over',
    'red_card no, win_to_nil_home yes',
    'cards_total_home total=3.5 over, 1x2 2, corners_total total=9.5 over',
  ],
  'before the match': [
    '1x2 1, total total=2.5 over',
    '1x2 1, total total=2.5 over, corners_total total=9.5 over',
    'btts yes, h1_total total=1.5 over, 1x2 2',
    'first_goal 1, 1x2 2',
    'htft 1/1, btts yes, corners_1x2 1',
    'race_to n=2 1, total total=3.5 under',
    'first_goal_time 1-15, btts yes',
    'first_goal_time none, corners_total total=9.5 over',
    'ahcp hcp=-1 1, btts no',
    'dnb 1, h2_total total=1.5 under',
    'cards_total total=4.5 over, corners_total total=10.5 under, h1_corners_1x2 1',
    'highest_half h2, odd_even even, corners_race_to n=5 1',
    'penalty yes, 1x2 1',
    'added_time_goal yes, total total=3.5 under',
    'own_goal yes, btts yes',
    'btts yes, total total=2.5 over, last_goal 1',
    'cards_total total=4.5 over, 1x2 1',
    'cards_total total=5.5 over, btts yes, total total=2.5 over, corners_total total=9.5 over',
    'red_card yes, 1x2 2',
    'red_card_home yes, 1x2 2, total total=2.5 over',
    'red_card_away yes, h2_1x2 1',
    'h1_red_card no, h2_total total=1.5 over, cards_total_away total=2.5 over',
    'red_card_home no, cards_total_home total=1.5 over, h1_cards_total total=1.5 over, 1x2 1',
    'cards_1x2 2, h1_cards_total total=1.5 under, htft x/1',
    'cards_first 2, first_goal 1, corners_1x2 1',
    'ahcp hcp=-0.25 1, total total=2.5 over',
    'asian_total total=2.75 over, btts yes, cards_total total=3.5 over',
    'ahcp hcp=-0.75 2, btts yes, h1_dnb 2, red_card no',
  ],
  'in the first half at 1:0': [
    '1x2 2, total total=3.5 under',
    'next_goal goalnr=2 2, 1x2 1',
    'h1_next_goal goalnr=2 1, total total=3.5 over',
    'htft x/1, corners_total total=9.5 over',
    'race_to n=3 1, btts yes',
    'h1_total total=1.5 over, total total=3.5 over, corners_next cornernr=4 1',
    'dnb 2, h2_btts yes',
    'ahcp hcp=-1.25 2, h2_total total=1.5 over',
    'cards_total total=3.5 under, 1x2 1',
    'red_card_away yes, total total=3.5 over',
  ],
  'in the second half at 1:1': [
    '1x2 1, corners_total total=9.5 over',
    'next_goal goalnr=3 none, corners_total total=9.5 under',
    'h2_1x2 2, total total=4.5 under',
    'last_goal 2, 1x2 x',
    'winning_margin 1_by_1, total total=3.5 under',
    'red_card no, h2_1x2 x, cards_total total=2.5 over',
    'corners_ahcp hcp=-2.25 1, 1x2 1',
  ],
}

/** What had happened by the state, somewhere in its half: what is asked below hangs on no earlier minute. */
function factsAt(state: MatchState): FootballFacts {
  const list = (counts: MatchState['goals'], last: MatchState['lastGoal']) => {
    const found = (['h1', 'h2'] as const).flatMap((half) =>
      (['home', 'away'] as const).flatMap((team) =>
        Array.from({ length: counts[half][team] }, () => ({
          half,
          team,
          clockSeconds: half === 'h1' ? 60 : 2760,
          isOwnGoal: false,
        })),
      ),
    )
    return found.sort((one, two) => Number(one.team === last) - Number(two.team === last))
  }
  return {
    status: 'playing',
    isFirstHalfOver: state.period === 'h2',
    goals: list(state.goals, state.lastGoal),
    corners: list(state.corners, state.lastCorner),
    cards: [],
    penalties: [],
  }
}

function record(facts: FootballFacts, incident: PlayIncident): FootballFacts {
  const { half, side: team, kind } = incident
  const clockSeconds = Math.floor(incident.elapsedSeconds) + (half === 'h1' ? 0 : 2700)
  const at = { half, team, clockSeconds }
  if (kind === 'corner') return { ...facts, corners: [...facts.corners, at] }
  if (kind === 'yellow_card') return { ...facts, cards: [...facts.cards, { ...at, color: 'yellow' }] }
  if (kind === 'red_card') return { ...facts, cards: [...facts.cards, { ...at, color: 'red' }] }
  if (kind === 'penalty_missed') return { ...facts, penalties: [...facts.penalties, at] }
  if (incident.kind !== 'goal') return facts
  const penalties = incident.origin === 'penalty' ? [...facts.penalties, at] : facts.penalties
  return {
    ...facts,
    penalties,
    goals: [...facts.goals, { ...at, isOwnGoal: incident.origin === 'own_goal' }],
  }
}

/** Plays on in steps so short that no two things happen in one, from the rates that the simulator draws from. */
const STEP = 10
function playOn(model: MatchModel, from: MatchState, random: Random): SportFacts {
  let state = from
  let facts = factsAt(from)
  const halves = from.period === 'h2' ? (['h2'] as const) : (['h1', 'h2'] as const)
  for (const half of halves) {
    let second = from.period === half ? from.elapsedSeconds : 0
    for (const end = halfLengthSeconds(half, null); second < end; second += STEP) {
      const length = Math.min(STEP, end - second)
      state = { ...state, period: half, elapsedSeconds: second + length / 2 }
      for (const rate of listRates(model, state)) {
        if (rate.kind === 'abandoned' || random.next() >= 1 - Math.exp(-rate.perSecond * length)) continue
        const incident = drawIncident(rate, { half, elapsedSeconds: second + random.next() * length }, random)
        state = advanceState(state, incident)
        facts = record(facts, incident)
      }
    }
  }
  return readFootballFacts({ ...facts, status: 'finished', isFirstHalfOver: true })
}

const GAMES = 3000

describe.each(Object.keys(STATES))('a combination %s', (name) => {
  const state = must(STATES[name], 'a state')
  const model = modelOf(name)
  const offers = priceFootball(model, state, MARGINS)
  const random = seededRandom(`combinations ${name}`)
  const games = Array.from({ length: GAMES }, () => playOn(model, state, random))

  it.each(COMBINATIONS[name] ?? [])('%s is as likely as it is frequent in games played on', (text) => {
    const legs = legsOf(text)
    const verdict = combineFootball(model, state, MARGINS, offers, legs)
    if (verdict.kind !== 'price') throw new Error(JSON.stringify(verdict))
    const { won = 0, lost = 0, undecided } = resultsOf(FOOTBALL_MARKETS, legs, games)
    expect(undecided).toBe(0)
    const { probability, returned } = verdict
    expect(errorsFrom(probability, won, won + lost)).toBeLessThan(3)
    expect(errorsFrom(returned, GAMES - won - lost, GAMES)).toBeLessThan(3)
  })

  it('is with all outcomes of any market as likely as the other leg alone', () => {
    const sold = offers.filter(({ returned = 0, outcomes }) => returned === 0 && outcomes.every(isSold))
    const draw = seededRandom(`marginals ${name}`)
    const some = (): Offer => must(sold[Math.floor(draw.next() * sold.length)], 'an offer')
    let compared = 0
    for (let round = 0; round < 150; round++) {
      const [one, other] = [some(), some()]
      const [outcome] = one.outcomes
      if (OVERLAPPING.test(other.type) || outcome === undefined) continue
      const chances = other.outcomes.map(({ key }) =>
        chanceOf(
          combineFootball(model, state, MARGINS, offers, [
            { ...one, outcome: outcome.key },
            { ...other, outcome: key },
          ]),
        ),
      )
      const sum = chances.reduce((total, chance) => total + chance, 0)
      if (Number.isNaN(sum)) continue
      const name = `${one.type} ${one.specifier}, ${other.type} ${other.specifier}`
      expect(Math.abs(sum - outcome.probability), name).toBeLessThan(1e-8)
      compared += 1
    }
    expect(compared).toBeGreaterThan(30)
  })
})

/** Two outcomes of such a market may win at once. */
const OVERLAPPING = /double_chance|dc_/
const isSold = ({ odds }: Offer['outcomes'][number]): boolean => odds !== null

/** Not a number where only the whole of the other leg says it. */
function chanceOf(verdict: CombinationVerdict): number {
  if (verdict.kind === 'price') return verdict.probability
  return verdict.kind === 'impossible' ? 0 : Number.NaN
}

function combine(offers: readonly Offer[], state: MatchState, legs: readonly CombinationLeg[]) {
  const specifier = must(formatCombination(legs), 'a combination')
  expect(specifier).toContain('legs=')
  return combineFootball(EXAMPLE_MODEL, state, MARGINS, offers, legs)
}

describe('the price of a combination', () => {
  const offers = priceFootball(EXAMPLE_MODEL, STATE_BEFORE_MATCH, MARGINS)
  const priceOf = (text: string) => combine(offers, STATE_BEFORE_MATCH, legsOf(text))
  const soldAt = (text: string) => soldAlone(offers, must(legsOf(text)[0], text))

  it.each([
    ['1x2 1, total total=2.5 over', 'result_total total=2.5 1_over'],
    ['1x2 x, btts yes', 'result_btts x_yes'],
    ['total total=2.5 over, btts no', 'total_btts total=2.5 over_no'],
    ['double_chance x2, total total=3.5 under', 'dc_total total=3.5 x2_under'],
    ['1x2 1, clean_sheet_home yes', 'win_to_nil_home yes'],
    ['h1_1x2 1, h1_total total=1.5 over', 'h1_result_total total=1.5 1_over'],
    ['total_home total=0.5 over, total_away total=0.5 over', 'btts yes'],
    ['double_chance 1x, double_chance x2', '1x2 x'],
    ['corners_total total=8.5 over, corners_total total=11.5 under', 'corners_range 9-11'],
  ])('%s is that of %s', (text, single) => {
    expect(priceOf(text)).toMatchObject({ kind: 'price', odds: soldAt(single) })
  })

  it.each([
    ['1x2 1, 1x2 2', { kind: 'impossible', legs: [0, 1] }],
    ['btts yes, clean_sheet_home yes', { kind: 'impossible', legs: [0, 1] }],
    ['first_goal 1, btts no, 1x2 2', { kind: 'impossible', legs: [0, 1, 2] }],
    ['1x2 1, double_chance 1x', { kind: 'redundant', leg: 1, by: 0 }],
    ['total total=1.5 over, total total=2.5 over', { kind: 'redundant', leg: 0, by: 1 }],
    ['total_home total=0.5 over, total_away total=0.5 over, btts yes', { kind: 'redundant', leg: 0, by: 2 }],
    ['1x2 1, ahcp hcp=-0.25 1', { kind: 'redundant', leg: 1, by: 0 }],
    ['1x2 x, ahcp hcp=-0.25 1', { kind: 'impossible', legs: [0, 1] }],
    ['red_card yes, red_card_home no, red_card_away no', { kind: 'impossible', legs: [0, 1, 2] }],
    ['red_card_home yes, cards_total_home total=1.5 over', { kind: 'redundant', leg: 1, by: 0 }],
    ['1x2 1, red_card_home yes, red_card yes', { kind: 'redundant', leg: 2, by: 1 }],
    ['ahcp hcp=-0.25 1, asian_total total=2.25 over', { kind: 'not_combinable', leg: 1 }],
    ['cards_first 1, cards_total total=4.5 over', { kind: 'not_combinable', leg: 1 }],
    ['first_goal 1, last_goal 2', { kind: 'not_combinable', leg: 1 }],
    ['1x2 1, total total=17.5 over', { kind: 'closed', leg: 1 }],
    ['correct_score 5:0, corners_total total=12.5 over, h1_correct_score 3:0', { kind: 'no_price' }],
  ])('%s has none: %o', (text, fault) => {
    expect(priceOf(text)).toEqual(fault)
  })

  it('is never shorter with a leg more, and never longer than fair', () => {
    const pool = [
      '1x2 1',
      'btts yes',
      'corners_total total=8.5 over',
      'cards_total total=3.5 over',
      'red_card_home no',
      'first_goal 1',
    ]
    const { priced, wrong } = comparePrices(pool, priceOf, soldAt)
    expect(wrong).toEqual([])
    expect(priced).toBeGreaterThan(50)
  })

  it('does not hang on the order of its legs', () => {
    expect(priceOf('corners_1x2 1, btts yes, 1x2 1')).toEqual(priceOf('1x2 1, corners_1x2 1, btts yes'))
  })
})
