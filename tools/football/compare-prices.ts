/**
 * Compares two recordings of `record-prices.ts`, match by match and outcome by outcome:
 * `npm run football:compare -- <before.gz> <after.gz>`. Fails when a result differs.
 */

import { typeOfMarketKey } from '@xezer/sport/handle'
import { FOOTBALL_MARKETS } from '@xezer/sports/football/markets/football-markets'
import { must } from '@xezer/std/assert'
import { parsePairs, RESULT, type RecordLine, readRecord } from './price-record.ts'

interface Tally {
  prices: number
  equal: number
  longer: number
  shorter: number
  /** Sold before and not now, and the other way round. */
  closed: number
  opened: number
  /** Sums of after / before of the prices that moved, and the ends of it. */
  ratioSum: number
  least: number
  most: number
}

const NOTHING = '-'
const tallies = new Map<string, Tally>()
const counts = new Map<string, { lines: number; before: number; after: number }>()
/** Results of both recordings. */
let sameResults = 0
let otherResults = 0

function tallyOf(name: string): Tally {
  const empty = { prices: 0, equal: 0, longer: 0, shorter: 0, closed: 0, opened: 0 }
  const tally = tallies.get(name) ?? { ...empty, ratioSum: 0, least: 1, most: 1 }
  tallies.set(name, tally)
  return tally
}

function comparePrice(tally: Tally, before: string, after: string): void {
  if (before === NOTHING && after === NOTHING) return
  tally.prices += 1
  if (before === after) tally.equal += 1
  else if (after === NOTHING) tally.closed += 1
  else if (before === NOTHING) tally.opened += 1
  else {
    const ratio = Number(after) / Number(before)
    if (ratio > 1) tally.longer += 1
    else tally.shorter += 1
    tally.ratioSum += ratio
    tally.least = Math.min(tally.least, ratio)
    tally.most = Math.max(tally.most, ratio)
  }
}

function compareMoment(before: RecordLine, after: RecordLine): void {
  const phase = before.moment === 'before' ? 'before' : 'in play'
  for (const name of new Set([...Object.keys(before.markets), ...Object.keys(after.markets)])) {
    const { rule, statistic } = FOOTBALL_MARKETS.get(typeOfMarketKey(name))
    const [left, right] = [before, after].map(({ markets }) => parsePairs(markets[name] ?? ''))
    for (const outcome of new Set([...must(left, name).keys(), ...must(right, name).keys()])) {
      if (outcome === '') continue
      for (const row of [`${phase}  ${statistic} ${rule}`, `${phase}  all`]) {
        comparePrice(tallyOf(row), left?.get(outcome) ?? NOTHING, right?.get(outcome) ?? NOTHING)
      }
    }
  }
  const count = counts.get(before.moment) ?? { lines: 0, before: 0, after: 0 }
  count.lines += 1
  count.before += Object.keys(before.markets).length
  count.after += Object.keys(after.markets).length
  counts.set(before.moment, count)
}

function compareResults(before: RecordLine, after: RecordLine): void {
  for (const name of new Set([...Object.keys(before.markets), ...Object.keys(after.markets)])) {
    const isEqual = before.markets[name] === after.markets[name]
    // A market that one side never sold has no result there.
    const isOnBoth = before.markets[name] !== undefined && after.markets[name] !== undefined
    if (isEqual) sameResults += 1
    else if (isOnBoth) {
      otherResults += 1
      console.log(`match ${before.match} ${name}: ${before.markets[name]} became ${after.markets[name]}`)
    }
  }
}

function printTables(): void {
  const percent = (part: number, whole: number): string =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
  console.log(
    '| phase and class | prices | equal | longer | shorter | closed | opened | mean move | least | most |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|---|')
  for (const [name, one] of [...tallies].sort(([left], [right]) => left.localeCompare(right))) {
    const moved = one.longer + one.shorter
    const shares = [one.equal, one.longer, one.shorter, one.closed, one.opened].map((part) =>
      percent(part, one.prices),
    )
    const mean = moved === 0 ? 1 : one.ratioSum / moved
    const moves = [mean, one.least, one.most].map((ratio) => ratio.toFixed(3))
    console.log(`| ${[name, one.prices, ...shares, ...moves].join(' | ')} |`)
  }
  console.log('\n| moment | matches | markets before | markets after |\n|---|---|---|---|')
  for (const [moment, { lines, before, after }] of counts) {
    console.log(`| ${moment} | ${lines} | ${(before / lines).toFixed(1)} | ${(after / lines).toFixed(1)} |`)
  }
  console.log(`\nresults: ${sameResults} equal, ${otherResults} different`)
}

const [beforePath, afterPath] = process.argv.slice(2)
if (beforePath === undefined || afterPath === undefined) throw new Error('Name two recordings to compare.')
const others = readRecord(afterPath)
for await (const before of readRecord(beforePath)) {
  const { value: after } = await others.next()
  const isPair = after?.match === before.match && after.moment === before.moment
  if (!isPair) throw new Error(`the recordings part at match ${before.match}, ${before.moment}`)
  if (before.moment === RESULT) compareResults(before, after)
  else compareMoment(before, after)
}
printTables()
if (otherResults > 0) process.exitCode = 1
