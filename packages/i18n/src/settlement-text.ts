import type { RuleKey } from '@xezer/sport/market-type'
import type { Locale } from '@xezer/std/locale'
import type { TeamNames } from './market-name.ts'
import {
  createSettlementWords,
  inBrackets,
  type SettlementReasonData,
  type SettlementWords,
  sayBalance,
  sayCounted,
  sayEnding,
  sayMinute,
  sayNth,
  sayRelation,
  sayScore,
  sayTwoMinutes,
  sayWhere,
  scoreOf,
  type ToldLeg,
} from './settlement-words.ts'

/**
 * Why a leg ended as it did, as a person would say it: what happened, what that is to its line, and in which minute, where
 * the record knows one. Sides are called by their names: a player is no home team, and on most grounds nobody is at home.
 * A reason that an earlier release stored says what it knows; one of a newer release only what became of the stake.
 */
export function settlementText(
  reason: SettlementReasonData,
  leg: ToldLeg,
  teams: TeamNames,
  locale: Locale,
): string {
  const words = createSettlementWords(reason, leg, teams, locale)
  const told = isTold(reason.rule) ? TELLERS[reason.rule](words) : ''
  const { kind } = leg.result
  if (told === '' || !words.isWhole()) return words.say(`result.${kind}`, leg.result)
  const sentence = told.charAt(0).toLocaleUpperCase(locale) + told.slice(1)
  // That it won or lost stands above it; what came back needs its why.
  const stake = kind === 'won' || kind === 'lost' ? '' : sayStake(words)
  return stake === '' ? sentence : `${sentence}. ${stake}`
}

type Teller = (words: SettlementWords) => string
type TellableRule = RuleKey | 'retired' | 'walkover' | 'unplayed' | 'abandoned'

const clauses = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ')

/** Who won, or that nobody did. */
const result: Teller = (words) => {
  const { statistic, period } = words.reason
  const score = scoreOf(words)
  // A set, or a game, is one of what is counted: who has it won it.
  const unit = /([a-z]+)\d+$/.exec(period)?.[1]
  if (unit !== undefined && `${unit}s` === statistic) {
    return words.say('part_won', {
      part: words.part(),
      name: words.team(score.home > score.away ? 'home' : 'away'),
    })
  }
  return clauses(sayEnding(words, score), sayBalance(words, score))
}

const finalScore: Teller = (words) =>
  words.reason.period === 'match'
    ? result(words)
    : words.say('part_ended', { ...scoreOf(words), part: words.part() })

const correctScore: Teller = (words) => {
  const minute = words.minute()
  return minute === null ? result(words) : words.say('reached', { ...scoreOf(words), minute })
}

const margin: Teller = (words) => {
  const { home, away } = scoreOf(words)
  const size = Math.abs(home - away)
  return clauses(result(words), size === 0 ? '' : words.say('margin', { n: size }))
}

/** A start of 0:1 is given ahead, as the cell says it. */
const europeanHandicap: Teller = (words) => {
  const { home, away } = scoreOf(words)
  const line = words.count('line')
  const [ahead, behind] = [Math.max(line, 0), Math.max(-line, 0)]
  const score = { home: home + ahead, away: away + behind }
  const start = words.say('with_start', { start: `${ahead}:${behind}`, ...score })
  return clauses(sayScore(words, { home, away }), start, sayBalance(words, score))
}

/** As the side that was bet on has it. */
const asianHandicap: Teller = (words) => {
  const { home, away } = scoreOf(words)
  const side = words.leg.outcome === '2' ? 'away' : 'home'
  const line = side === 'home' ? words.count('line') : -words.count('line')
  const score = {
    home: words.number(side === 'home' ? home + line : home),
    away: words.number(side === 'away' ? away + line : away),
  }
  const given = words.say('with_handicap', {
    ...score,
    name: words.team(side),
    line: words.number(line, 'signed'),
  })
  return clauses(sayScore(words, { home, away }), given)
}

/** Below its line a total has no minute: of a joint market the record may know that of the other part. */
const tellTotal = (words: SettlementWords, count: number, team: unknown): string => {
  const line = words.count('line')
  const nth = count > line ? sayNth(words, Math.floor(line) + 1) : ''
  return `${sayCounted(words, count, { team })}: ${sayRelation(words, count, line)}${nth}`
}

const total: Teller = (words) => tellTotal(words, words.count('count'), words.reason.facts.team)

/** The total of a joint market, whose count is the sum of its score. */
const totalPart: Teller = (words) => {
  const { home, away } = scoreOf(words)
  return tellTotal(words, home + away, null)
}

const bothToScore: Teller = (words) => {
  const { home, away } = scoreOf(words)
  if (home > 0 && away > 0) {
    return words.say('both_scored_in', { in: sayWhere(words) }) + sayTwoMinutes(words)
  }
  return whoDidNotScore(words)
}

const whoDidNotScore: Teller = (words) => {
  const { home, away } = scoreOf(words)
  const isNobody = home === 0 && away === 0
  return sayCounted(words, 0, { team: isNobody ? null : home === 0 ? 'home' : 'away' })
}

const bothScoredPart: Teller = (words) => {
  const { home, away } = scoreOf(words)
  const isOfTotal = words.reason.rule === 'total_both_score'
  // That nobody scored the total has said.
  if (isOfTotal && home === 0 && away === 0) return ''
  if (home === 0 || away === 0) return whoDidNotScore(words)
  // Beside a total the minute is that of the total.
  return words.say('both_scored') + (isOfTotal ? '' : sayTwoMinutes(words))
}

const joined =
  (...parts: readonly Teller[]): Teller =>
  (words) =>
    parts
      .map((part) => part(words))
      .filter((told) => told !== '')
      .join('; ')

const oddEven: Teller = (words) => {
  const count = words.count('count')
  const parity = count === 0 ? 'zero' : count % 2 === 0 ? 'even' : 'odd'
  return `${sayCounted(words, count)}: ${words.say('odd_even', { parity })}`
}

/** ` (67-ci dəqiqədə)`, of several when the first came. */
const sayFirst = (words: SettlementWords, count: number, minute: number | null | undefined): string => {
  if (count === 0 || minute === null || minute === undefined) return ''
  const when = sayMinute(words, minute)
  return inBrackets(count === 1 ? when : words.say('first_of_them', { minute: when }))
}

const happened: Teller = (words) => {
  const count = words.count('count')
  return sayCounted(words, count) + sayFirst(words, count, words.minute())
}

/** Whose it was and when; that there was none. */
const taken = (words: SettlementWords, what: string, none: string): string => {
  const name = words.team(words.reason.facts.team)
  if (name === '') return none
  const minute = words.minute()
  const who = clauses(name, minute === null ? '' : sayMinute(words, minute))
  return words.say('taken', { what, in: sayWhere(words), who })
}

const next: Teller = (words) => {
  const { statistic } = words.reason
  const n = words.count('number')
  const none = words.say(`no_nth.${statistic}`, { n, in: sayWhere(words) })
  return taken(words, words.say(`nth.${statistic}`, { n }), n === 1 ? sayCounted(words, 0) : none)
}

const last: Teller = (words) =>
  taken(words, words.say(`last.${words.reason.statistic}`), sayCounted(words, 0, { team: null }))

const firstTime: Teller = (words) => {
  const minute = words.minute()
  if (minute === null) return sayCounted(words, 0)
  const what = words.say(`nth.${words.reason.statistic}`, { n: 1 })
  return words.say('taken', { what, in: sayWhere(words), who: sayMinute(words, minute) })
}

const raceTo: Teller = (words) => {
  const { facts, statistic } = words.reason
  const name = words.team(facts.team)
  const values = { n: words.count('number'), in: sayWhere(words), name }
  const told = words.say(`race.${statistic}`, { ...values, team: name === '' ? 'none' : 'one' })
  const minute = words.minute()
  return minute === null || name === '' ? told : told + inBrackets(sayMinute(words, minute))
}

/** That a side let one in, and when the first. */
const conceded = (words: SettlementWords): string => {
  const { facts, statistic } = words.reason
  const minute = words.minute()
  const when = minute === null ? '' : sayMinute(words, minute)
  const told = words.say(`conceded.${statistic}`, { name: words.team(facts.team), when })
  return told.replace('  ', ' ').trim()
}

const cleanSheet: Teller = (words) => {
  const name = words.team(words.reason.facts.team)
  return words.count('conceded') > 0 ? conceded(words) : words.say('kept_out', { name, in: sayWhere(words) })
}

const winToNil: Teller = (words) => {
  const { facts, statistic } = words.reason
  const { home, away } = scoreOf(words)
  const [own, other] = facts.team === 'home' ? [home, away] : [away, home]
  if (other > 0) return conceded(words)
  const wonToNil = words.say(`to_nil.${statistic}`, { name: words.team(facts.team) })
  return own > 0 ? clauses(sayEnding(words), wonToNil) : result(words)
}

/** What was counted in each half; the second is not told where the first decided. */
const halves = (words: SettlementWords, isDecidedByFirst = false): string[] => {
  const first = sayCounted(words, words.count('first'), { period: 'h1' })
  return isDecidedByFirst ? [first] : [first, sayCounted(words, words.count('second'), { period: 'h2' })]
}

const highestHalf: Teller = (words) => {
  const [first, second] = [words.count('first'), words.count('second')]
  const half = first === second ? 'equal' : first > second ? 'h1' : 'h2'
  return `${halves(words).join('; ')}: ${words.say('highest_half', { half })}`
}

const scoreBothHalves: Teller = (words) => {
  const minutes = [words.minute('firstMinute'), words.minute('secondMinute')]
  return halves(words, words.count('first') === 0)
    .map(
      (half, place) => half + sayFirst(words, words.count(place === 0 ? 'first' : 'second'), minutes[place]),
    )
    .join('; ')
}

const bothHalves =
  (isMissed: (count: number, line: number) => boolean): Teller =>
  (words) => {
    const line = words.count('line')
    const counts = [words.count('first'), words.count('second')]
    const told = halves(words, isMissed(counts[0] ?? 0, line))
    return told
      .map((half, place) => half + inBrackets(sayRelation(words, counts[place] ?? 0, line)))
      .join(', ')
  }

/** Both halves have to be won: what was not won first decides; or one of them: what was won does. */
const halfScores =
  (isDecided: (hasWonFirst: boolean) => boolean): Teller =>
  (words) => {
    const [home, away] = [words.count('firstHome'), words.count('firstAway')]
    const hasWonFirst = words.reason.facts.team === 'home' ? home > away : away > home
    const tellHalf = (score: { home: number; away: number }, period: string) =>
      clauses(sayScore(words, score, period), sayBalance(words, score))
    const first = tellHalf({ home, away }, 'h1')
    const second = { home: words.count('secondHome'), away: words.count('secondAway') }
    return isDecided(hasWonFirst) ? first : `${first}; ${tellHalf(second, 'h2')}`
  }

const highestPeriod: Teller = (words) => {
  const told = String(words.reason.facts.counts ?? '')
  const counts = told.split(', ').map(Number)
  const most = Math.max(...counts)
  const isAlone = counts.filter((count) => count === most).length === 1
  const where = sayWhere(words, `q${counts.indexOf(most) + 1}`)
  const highest = isAlone ? words.say('highest_part', { in: where }) : words.say('equal_parts')
  return `${words.say('by_parts', { counts: told })}: ${highest}`
}

const halfFull: Teller = (words) =>
  words.say('half_full', {
    ...scoreOf(words),
    halfHome: words.count('halfHome'),
    halfAway: words.count('halfAway'),
  })

const firstSetMatch: Teller = (words) => {
  const name = words.team(words.reason.facts.first)
  const first = words.say('first_set_won', { name })
  return `${first}; ${result(words)}`
}

/** The place of whom the bet was on, and which places win. Earlier releases stored only the latter. */
const places =
  (key: 'top_places' | 'bottom_places'): Teller =>
  (words) => {
    const { placed } = words.reason.facts
    const rule = words.say(key, { count: words.count('count'), names: words.count('names') })
    const standing = String(placed ?? '')
      .split(' ')
      .map((one) => one.split(':'))
    const place = standing.find(([competitor]) => competitor === words.leg.outcome)?.[1]
    if (place === undefined) {
      const isMissing = placed !== undefined || (key === 'bottom_places' && words.leg.result.kind === 'void')
      return isMissing ? words.say('not_placed') : rule
    }
    const n = standing.filter(([, other]) => other === place).length
    return clauses(words.say(n === 1 ? 'place' : 'shared_place', { place: Number(place), n }), rule)
  }

/** Its legs in the order in which its name says them. */
const combination: Teller = (words) => {
  const legs = words.count('legs')
  const { kind } = words.leg.result
  if (kind === 'won') return words.say('combination.won', { legs })
  const leg = words.count('decisive')
  return words.say(`combination.${kind === 'dead_heat' ? 'void' : kind}`, { legs, leg })
}

const endedEarly: Teller = (words) => words.say(`ended_early.${words.reason.rule}`)

const TELLERS: Readonly<Record<TellableRule, Teller>> = {
  result,
  double_chance: result,
  draw_no_bet: result,
  european_handicap: europeanHandicap,
  asian_handicap: asianHandicap,
  total,
  both_to_score: bothToScore,
  correct_score: correctScore,
  final_score: finalScore,
  half_full: halfFull,
  first_set_match: firstSetMatch,
  odd_even: oddEven,
  next,
  last,
  first_time: firstTime,
  band: (words) => sayCounted(words, words.count('count')),
  margin,
  clean_sheet: cleanSheet,
  win_to_nil: winToNil,
  result_total: joined(result, totalPart),
  result_both_score: joined(result, bothScoredPart),
  total_both_score: joined(totalPart, bothScoredPart),
  double_chance_total: joined(result, totalPart),
  double_chance_both_score: joined(result, bothScoredPart),
  highest_half: highestHalf,
  highest_period: highestPeriod,
  score_both_halves: scoreBothHalves,
  both_halves_over: bothHalves((count, line) => count < line),
  both_halves_under: bothHalves((count, line) => count > line),
  win_both_halves: halfScores((hasWonFirst) => !hasWonFirst),
  win_either_half: halfScores((hasWonFirst) => hasWonFirst),
  race_to: raceTo,
  happened,
  top_places: places('top_places'),
  bottom_places: places('bottom_places'),
  combination,
  retired: endedEarly,
  walkover: endedEarly,
  unplayed: endedEarly,
  abandoned: endedEarly,
}

function isTold(rule: string): rule is TellableRule {
  return Object.hasOwn(TELLERS, rule)
}

/** What came back of the stake; of two halves which line each of them had. */
function sayStake(words: SettlementWords): string {
  const { leg, reason } = words
  const { kind } = leg.result
  const { home, away, count, line } = reason.facts
  if ((kind !== 'half_won' && kind !== 'half_lost') || typeof line !== 'number') {
    return words.say(`result.${kind}`, leg.result)
  }
  const isHandicap = reason.rule === 'asian_handicap'
  const isAway = isHandicap && leg.outcome === '2'
  const own = isAway ? -line : line
  // The half that came back is the one whose line was met.
  const behind = Number(away) - Number(home)
  const returned = isHandicap ? (isAway ? -behind : behind) : Number(count)
  const style = isHandicap ? 'signed' : undefined
  return words.say(kind, {
    line: words.number(2 * own - returned, style),
    returned: words.number(returned, style),
  })
}
