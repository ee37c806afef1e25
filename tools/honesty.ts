import type { HonestSport, KindReport, MatchKind } from '@xezer/sports/honesty/honest-sport'
import { HONEST_SPORTS } from '@xezer/sports/honesty/honest-sports'
import { measureKind } from '@xezer/sports/honesty/measure-kind'
import { type MarginRow, measureSport } from '@xezer/sports/honesty/measure-sport'

/** The rows of `docs/honesty.md`: `npm run honesty -- [matches] [sport]`. */
const [countText = '1000', only] = process.argv.slice(2)
const COUNT = Number(countText)
const LIMIT = 4.5
const SEED = 'honesty'
const ENOUGH = 1000

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const round = (value: number): string => String(Number(value.toFixed(2)))
const line = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`)
const marginOf = ({ overround, kept }: MarginRow): string => `${percent(overround)}, ${percent(kept)}`

function printPrices(sport: HonestSport): boolean {
  const report = measureSport(sport, SEED, COUNT)
  const worst = (rows: typeof report.calibration) => rows[0] ?? { name: '', standardErrors: 0 }
  const [calibration, returns] = [worst(report.calibration), worst(report.returns)]
  line(
    sport.key,
    report.matches,
    report.markets,
    report.calibration.length,
    `${Math.abs(calibration.standardErrors).toFixed(2)} (${calibration.name})`,
    Math.abs(returns.standardErrors).toFixed(2),
    marginOf(report.margins.before),
    marginOf(report.margins.live),
    report.settled,
    report.disputed.length,
  )
  const faults = [...report.disputed, ...report.undecided, ...report.changed, ...report.leftWrongly]
  if (faults.length > 0) console.log(faults.slice(0, 20))
  const isClose = [calibration, returns].every(({ standardErrors }) => Math.abs(standardErrors) < LIMIT)
  return isClose && faults.length === 0
}

/** A number of a kind, and where real matches lie. */
function besides(kind: MatchKind, key: keyof KindReport, shown: string, unit = 1): string {
  const range = kind.published[key]
  return range === undefined ? shown : `${shown} (${range.map((end) => round(end * unit)).join('-')})`
}

function printKinds(sport: HonestSport): boolean {
  const strayed: string[] = []
  for (const kind of sport.kinds) {
    const found = measureKind(sport, kind, SEED, COUNT)
    const tenths = (key: keyof KindReport): string => besides(kind, key, found[key].toFixed(1))
    const percents = (key: keyof KindReport): string => besides(kind, key, percent(found[key]), 100)
    line(
      `${sport.key}, ${kind.name}`,
      found.matches,
      `${percents('favourite')}, ${percent(found.favouriteWon)}`,
      besides(kind, 'minutes', `${found.minutes.toFixed(0)} min`),
      `${tenths('total')} ${sport.statistic}`,
      (['sideSpread', 'differenceSpread', 'totalSpread'] as const).map(tenths).join(', '),
      besides(kind, 'correlation', found.correlation.toFixed(2)),
      `${sport.rare.name} ${percents('rare')}`,
    )
    for (const [key, [least, most]] of Object.entries(kind.published)) {
      const value = found[key as keyof KindReport]
      if (value < least || value > most) strayed.push(`${kind.name}: ${key} is ${value}`)
    }
  }
  // Fewer matches stray from their mean by more than the ranges leave room for.
  if (COUNT < ENOUGH || strayed.length === 0) return true
  console.log(strayed)
  return false
}

const sports = HONEST_SPORTS.filter(({ key }) => only === undefined || key === only)
console.log(
  '| sport | matches | markets | rows | worst z (of) | worst z of returns | before | in play | settled | disputed |',
)
const areHonest = sports.map(printPrices)
console.log(
  '\n| kind | matches | favourites: chance, won | length | total | spread: side, difference, total | correlation | rare |',
)
const areUsual = sports.map(printKinds)
if ([...areHonest, ...areUsual].includes(false)) process.exitCode = 1
