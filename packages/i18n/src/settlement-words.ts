import type { Locale } from '@xezer/std/locale'
import { periodName, type TeamNames } from './market-name.ts'
import { findServerText } from './server-text.ts'
import { signedLine } from './signed-line.ts'

/** What `settleMarket` of betting says about a settled leg; stored with it, put in words when it is read. */
export interface SettlementReasonData {
  readonly rule: string
  readonly statistic: string
  readonly period: string
  readonly facts: Readonly<Record<string, string | number | null>>
}

/** A leg whose reason is told: what was bet on, and what it came to. */
export interface ToldLeg {
  readonly outcome: string
  readonly result: { readonly kind: string; readonly numerator?: number; readonly denominator?: number }
}

/** What sentences about a settlement are made of, in one language. */
export interface SettlementWords {
  readonly reason: SettlementReasonData
  readonly leg: ToldLeg
  readonly teams: TeamNames
  /** A message below `settlement`; empty where there is none. */
  readonly say: (key: string, values?: Readonly<Record<string, unknown>>) => string
  /** A number that the sentence needs; one that is missing makes the whole of it unsaid. */
  readonly count: (key: string) => number
  /** A minute, where the sport has minutes and something was decided in one. */
  readonly minute: (key?: string) => number | null
  /** Whether everything that was asked for was there. */
  readonly isWhole: () => boolean
  /** With a dot in every language, as the cells have it (design §3, type and numbers); where a sign matters it has one. */
  readonly number: (value: number, style?: 'signed') => string
  /** The name of a part of play: `2-ci set`. */
  readonly part: () => string
  readonly team: (side: unknown) => string
}

export function createSettlementWords(
  reason: SettlementReasonData,
  leg: ToldLeg,
  teams: TeamNames,
  locale: Locale,
): SettlementWords {
  let isWhole = true
  return {
    reason,
    leg,
    teams,
    say: (key, values) => findServerText(locale, `settlement.${key}`, values) ?? '',
    count: (key) => {
      const value = reason.facts[key]
      if (typeof value === 'number') return value
      isWhole = false
      return 0
    },
    // Earlier releases wrote a minute of 0 where there was none.
    minute: (key = 'minute') => Number(reason.facts[key] ?? 0) || null,
    isWhole: () => isWhole,
    number: (value, style) => (style === 'signed' ? signedLine(value) : String(value)),
    part: () => periodName(reason.period, locale),
    team: (side) => (side === 'home' ? teams.home : side === 'away' ? teams.away : ''),
  }
}

/** `oyunda`, `2-ci setin 5-ci geymində`; goals of added time are counted in it. */
export function sayWhere(words: SettlementWords, period = words.reason.period): string {
  if (words.reason.statistic === 'added_time_goals') return words.say('in.added_time')
  const [, word = '', set, n] = /^(set(?=\d+\.game)|set|q)(\d+)(?:\.game(\d+))?$/.exec(period) ?? []
  if (n !== undefined) return words.say('in.game', { set: Number(set), n: Number(n) })
  const where = words.say(`in.${word === '' ? period : word}`, { n: Number(set) })
  return where === '' ? words.say('in.other', { period: words.part() }) : where
}

/** `oyunda 3 qol oldu`, `Qarabağ oyunda 2 qol vurdu`. */
export function sayCounted(
  words: SettlementWords,
  count: number,
  { team = words.reason.facts.team, period = words.reason.period }: { team?: unknown; period?: string } = {},
): string {
  const { statistic } = words.reason
  const where = sayWhere(words, period)
  const name = words.team(team)
  if (name !== '') return words.say(`by_team.${statistic}`, { name, count, in: where })
  const key = statistic === 'added_time_goals' ? 'goals' : statistic
  return words.say('counted', { amount: words.say(`amount.${key}`, { count }), in: where })
}

/** `2.5-dən çox`, `düz 3`. */
export function sayRelation(words: SettlementWords, count: number, line: number): string {
  return words.say('relation', {
    relation: count > line ? 'over' : count < line ? 'under' : 'exact',
    line: words.number(line),
    // A suffix follows the last word of the number: two and a half ends in five.
    end: Number.isInteger(line) ? Math.abs(line) : 5,
  })
}

export function sayMinute(words: SettlementWords, minute: number): string {
  return words.say('minute', { minute })
}

/** ` (67-ci dəqiqədə)`; nothing where there is nothing to add. */
export function inBrackets(text: string): string {
  return text === '' ? '' : ` (${text})`
}

/** ` (3-cü qol 67-ci dəqiqədə)`; nothing where no minute is known. */
export function sayNth(words: SettlementWords, n: number): string {
  const minute = words.minute()
  if (minute === null) return ''
  const nth = words.say(`nth.${words.reason.statistic}`, { n })
  const when = nth === '' ? words.say('decided', { minute }) : `${nth} ${sayMinute(words, minute)}`
  return inBrackets(when)
}

/** `23' və 67'`, or the later one alone, as earlier releases stored it. */
export function sayTwoMinutes(words: SettlementWords): string {
  const [first, second] = [words.minute('firstMinute'), words.minute()]
  if (second === null) return ''
  return first === null
    ? inBrackets(words.say('decided', { minute: second }))
    : `: ${words.say('two_minutes', { first, second })}`
}

interface Score {
  readonly home: number
  readonly away: number
}

export function scoreOf(words: SettlementWords): Score {
  return { home: words.count('home'), away: words.count('away') }
}

/** `oyunda künc zərbələri 6:4`. */
export function sayScore(words: SettlementWords, score: Score, period?: string): string {
  const noun = words.say(`noun.${words.reason.statistic}`)
  return words.say('score', { ...score, noun, in: sayWhere(words, period) }).trim()
}

/** What a match is won by. */
const ENDING_STATISTICS: ReadonlySet<string> = new Set(['goals', 'points', 'sets'])

/** `oyun 2:1 bitdi`, or how what is counted stood. */
export function sayEnding(words: SettlementWords, score = scoreOf(words)): string {
  const { statistic, period } = words.reason
  if (period !== 'match' || !ENDING_STATISTICS.has(statistic)) return sayScore(words, score)
  return words.say(statistic === 'sets' ? 'ended_sets' : 'ended', { ...score })
}

/** `qalib Qarabağ`, `heç-heçə`; of what no match is won by who has more. */
export function sayBalance(words: SettlementWords, { home, away }: Score): string {
  const winner = home === away ? 'nobody' : home > away ? 'home' : 'away'
  const key = ENDING_STATISTICS.has(words.reason.statistic) ? 'winner' : 'more'
  return words.say(key, { winner, name: words.team(winner) })
}
