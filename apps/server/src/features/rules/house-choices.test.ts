import { isPriceAgreed, QUOTE_CHANGES } from '@xezer/betting/acceptance/quote-changes'
import { decideBreak, decideReturnAsked } from '@xezer/betting/protection/decide-break'
import { confirmLimit, decideLimit } from '@xezer/betting/protection/decide-limit'
import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import { EXCLUSION_LENGTHS, TIME_OUT_LENGTHS } from '@xezer/sport/break-length'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { readMatchScript } from '@xezer/sports/football/facts/match-script'
import { readFootballFacts } from '@xezer/sports/football/facts/read-football-facts'
import { findSportByKey } from '@xezer/sports/registry'
import { expect, it } from 'vitest'
import { fillRules } from './house-rules.ts'
import { ruleValues } from './rule-values.ts'

/*
 * What the articles promise in words, held against what settles bets: each row says where it is promised. A row that fails
 * means that the article or the code is wrong, and which of them, somebody decides.
 */

const english = fillRules(ruleValues({ liveDelayMs: null, bookingCodeLength: 8, bookingDays: 3 }), 'en')
const textOf = (id: number) =>
  (english.find((article) => article.id === id)?.content ?? '').replace(/<[^>]*>/g, ' ')

/** `h1 2:1`: how often each side counted in a path; what is closed stands after a bar, `.` closes all. */
function record(statistic: string, script: string, status: SportFacts['status'] = 'finished'): SportFacts {
  const [played = '', closed = ''] = script.split('|')
  const counted = played
    .trim()
    .split(/, */)
    .flatMap((part) => {
      const [path = '', score = ''] = part.split(' ')
      const [home = 0, away = 0] = score.split(':').map(Number)
      const one = { statistic, path, minute: null } as const
      return [
        ...(home > 0 ? [{ ...one, side: 'home' as const, weight: home }] : []),
        ...(away > 0 ? [{ ...one, side: 'away' as const, weight: away }] : []),
      ]
    })
  return { status, advances: null, closed: closed.split(' ').filter((path) => path !== ''), counted }
}

const football = (script: string) => readFootballFacts(readMatchScript(script))
const OVERTIME = record(
  'points',
  'regular.h1.q1 40:40, ot1 9:7|regular.h1.q1 regular.h2.q4 h1 h2 regular ot1 match',
)
const RETIRED = record('sets', 'set1 1:0|set1', 'retired')
const MATCH_TIE_BREAK: SportFacts = record('games', 'set3.game1 1:0|set1 set2 set3 match')

it.each<
  [article: number, promise: string, sport: string, market: string, SportFacts, outcome: string, kind: string]
>([
  [422, '−0.5 Won', 'football', 'ahcp hcp=-0.5', football('H1 H2 | A60 .'), '1', 'won'],
  [422, '−0.75 Half won', 'football', 'ahcp hcp=-0.75', football('H1 H2 | A60 .'), '1', 'half_won'],
  [422, '−1 Void', 'football', 'ahcp hcp=-1', football('H1 H2 | A60 .'), '1', 'void'],
  [422, '−1.25 Half lost', 'football', 'ahcp hcp=-1.25', football('H1 H2 | A60 .'), '1', 'half_lost'],
  [422, '−1.5 Lost', 'football', 'ahcp hcp=-1.5', football('H1 H2 | A60 .'), '1', 'lost'],
  [422, 'first side, draw, second side', 'football', 'ehcp hcp=-1', football('H1 H2 | A60 .'), 'x', 'won'],
  [421, 'the stake comes back', 'football', 'dnb', football('H1 | A60 .'), '1', 'void'],
  [423, 'exactly as many comes back', 'football', 'total total=2', football('H1 | A60 .'), 'over', 'void'],
  [423, 'None is even', 'football', 'odd_even', football('| .'), 'even', 'won'],
  [423, 'six or more', 'football', 'exact_goals', football('H1 H2 H3 H4 H5 H6 H7 | .'), '6+', 'won'],
  [424, 'any other score', 'football', 'correct_score', football('H1 H2 H3 H4 H5 H6 | H70'), 'other', 'won'],
  [425, 'minute 45 or 90', 'football', 'first_goal_time', football('H48 | .'), '31-45', 'won'],
  [425, 'nobody got there', 'football', 'race_to n=2', football('H1 | A60 .'), 'none', 'won'],
  [426, 'as many in both', 'football', 'highest_half', football('H1 | A60 .'), 'equal', 'won'],
  [
    34,
    'two bets of half the stake',
    'football',
    'combination legs=1x2~~1,asian_total~total%3D2.25~over',
    football('H1 | H60 .'),
    'yes',
    'half_lost',
  ],
  [
    34,
    'the whole stake comes back',
    'football',
    'combination legs=dnb~~1,total~total%3D1.5~over',
    football('H1 | A60 .'),
    'yes',
    'void',
  ],
  [
    41,
    'total over 2.5 at the third goal',
    'football',
    'total total=2.5',
    football('H1 H2 H3'),
    'over',
    'won',
  ],
  [511, 'the side that gains it', 'football', '1x2', football('Ho10 | .'), '1', 'won'],
  [511, 'second half counts from 0:0', 'football', 'h2_1x2', football('H1 | A60 .'), '2', 'won'],
  [
    511,
    'a yellow counts 1, a dismissal 2',
    'football',
    'cards_total total=2.5',
    football('Hy5 | Hs50 .'),
    'over',
    'won',
  ],
  [511, 'at once or by a second yellow', 'football', 'red_card', football('Hy5 | Hs50 .'), 'yes', 'won'],
  [511, 'scored or not', 'football', 'penalty', football('Hp5 | .'), 'yes', 'won'],
  [511, 'added time of either half', 'football', 'added_time_goal', football('H47 | .'), 'yes', 'won'],
  [511, 'what is decided stands', 'football', 'total total=0.5', football('H1 | !'), 'over', 'won'],
  [61, 'all others are void', 'football', '1x2', football('H1 | !'), '1', 'void'],
  [521, 'match winner', 'basketball', 'winner', OVERTIME, '1', 'won'],
  [521, 'result of three', 'basketball', '1x2', OVERTIME, 'x', 'won'],
  [521, 'handicap, totals', 'basketball', 'total total=90.5', OVERTIME, 'over', 'won'],
  [521, 'overtime belongs to neither half', 'basketball', 'h2_total total=0.5', OVERTIME, 'under', 'won'],
  [531, 'the match winner too', 'tennis', 'winner', RETIRED, '1', 'void'],
  [531, 'what is decided stands', 'tennis', 'set_winner setnr=1', RETIRED, '1', 'won'],
  [531, 'a set or a game that was not played is void', 'tennis', 'set_winner setnr=2', RETIRED, '1', 'void'],
  [
    531,
    'counts as one set and as one game',
    'tennis',
    'set_total setnr=3|total=1.5',
    MATCH_TIE_BREAK,
    'under',
    'won',
  ],
  [
    531,
    'every longer one',
    'tennis',
    'game_score gamenr=1|setnr=1',
    record('points', 'set1.game1 6:4|set1.game1'),
    'other',
    'won',
  ],
  [
    61,
    'all bets on it are void',
    'table_tennis',
    'winner',
    record('sets', 'x 0:0|', 'walkover'),
    '1',
    'void',
  ],
  [
    541,
    'of points, unless the market names sets',
    'table_tennis',
    'total total=10.5',
    record('points', 'set1 11:0|set1'),
    'over',
    'won',
  ],
])(
  'article %i says "%s" of %s, and %s is settled so',
  (article, promise, sport, market, facts, outcome, kind) => {
    expect(textOf(article).replace(/\s+/g, ' ').toLowerCase()).toContain(promise.toLowerCase())
    const [key = '', specifier = ''] = market.split(' ')
    const type = findSportByKey(sport)?.markets.get(key)
    if (type === undefined) throw new Error(`no sport ${sport}`)
    const decision = settleMarket(type, specifier, facts)
    expect(decision === 'undecided' ? decision : decision.resultOf(outcome).kind).toBe(kind)
  },
)

const BEFORE = odds(2000)
const [LOWER, BETTER] = [odds(1900), odds(2100)]

it.each([
  ['you are shown every change', []],
  ['better odds are taken at once, lower ones are shown first', [BETTER]],
  ['struck at the odds of the moment', [LOWER, BETTER]],
] as const)('setting of changed odds, in their order: "%s", and %j are taken unasked', (promise, taken) => {
  const content = english.find(({ id }) => id === 23)?.content ?? ''
  const promised = [...(/<ol>(.*?)<\/ol>/.exec(content)?.[1] ?? '').matchAll(/<li>(.*?)<\/li>/g)]
  const at = promised.findIndex(([, words = '']) => words.includes(promise))
  const setting = QUOTE_CHANGES[at]
  if (setting === undefined) throw new Error('no setting promises it')
  expect([LOWER, BETTER].filter((now) => isPriceAgreed(BEFORE, now, setting))).toEqual(taken)
  expect(isPriceAgreed(BEFORE, BEFORE, setting)).toBe(true)
})

const DAY_MS = 86_400_000
const sayLength = (days: number) =>
  days === 1
    ? '24 hours'
    : days < 100
      ? `${days} days`
      : days < 200
        ? '6 months'
        : days < 400
          ? '1 year'
          : `${Math.floor(days / 365)} years`

it.each([
  [101, TIME_OUT_LENGTHS],
  [102, EXCLUSION_LENGTHS],
] as const)('article %i names each stay away as long as it is', (article, lengths) => {
  for (const length of lengths) {
    const begun = decideBreak(null, length, 0)
    const endsAtMs = begun.ok ? begun.value.endsAtMs : 0
    expect(textOf(article)).toContain(endsAtMs === null ? 'for good' : sayLength(endsAtMs / DAY_MS))
    if (begun.ok) expect(begun.value.kind).toBe(article === 101 ? 'time_out' : 'exclusion')
  }
})

it.each([
  ['waits for 24 hours and confirms', 0, 'player', DAY_MS],
  ['waits for 7 days and confirms', null, 'house', 7 * DAY_MS],
] as const)('article 102 says "%s"', (promise, endsAtMs, by, waitMs) => {
  expect(textOf(102)).toContain(promise)
  const asked = decideReturnAsked({ kind: 'exclusion', endsAtMs, returnFromMs: null }, by, DAY_MS)
  expect(asked.ok && asked.value.returnFromMs).toBe(DAY_MS + waitMs)
})

it.each([
  ['a lower limit acts at once', 50n, 0, null],
  ['waits for 24 hours', 200n, DAY_MS - 1, 'limit_too_early'],
  ['then the player has 7 days to confirm it', 200n, 8 * DAY_MS - 1, 'confirmed'],
  ['or it lapses', 200n, 8 * DAY_MS, 'limit_not_asked'],
] as const)('article 104 says "%s"', (promise, amount, afterMs, expected) => {
  expect(textOf(104).toLowerCase()).toContain(promise)
  const asked = decideLimit({ amountMinor: minor(100n), wanted: null }, minor(amount), 0)
  if (expected === null) expect(asked).toEqual({ amountMinor: amount, wanted: null })
  else {
    expect(asked?.amountMinor).toBe(100n)
    const said = confirmLimit(asked, afterMs)
    expect(said.ok ? 'confirmed' : said.error).toBe(expected)
  }
})
