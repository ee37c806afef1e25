import type { HonestSport } from '@xezer/sports/honesty/honest-sport'
import { HONEST_SPORTS } from '@xezer/sports/honesty/honest-sports'
import { measureKind } from '@xezer/sports/honesty/measure-kind'
import { type MarginRow, measureSport } from '@xezer/sports/honesty/measure-sport'

/** The rows of `docs/honesty.md`: `npm run honesty -- [matches] [sport]`. */
const [countText = '1000', only] = process.argv.slice(2)
const COUNT = Number(countText)
const LIMIT = 4.5
const SEED = 'honesty'

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
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

function printKinds(sport: HonestSport): void {
  for (const kind of sport.kinds) {
    const found = measureKind(sport, kind, SEED, COUNT)
    line(
      `${sport.key}, ${kind.name}`,
      found.matches,
      `${percent(found.favourite)}, ${percent(found.favouriteWon)}`,
      `${found.minutes.toFixed(0)} min`,
      `${found.total.toFixed(1)} ${sport.statistic}`,
      [found.spread.side, found.spread.difference, found.spread.total]
        .map((one) => one.toFixed(1))
        .join(', '),
      found.correlation.toFixed(2),
      `${percent(found.rare)} ${sport.rare.name}`,
    )
  }
}

const sports = HONEST_SPORTS.filter(({ key }) => only === undefined || key === only)
console.log(
  '| sport | matches | markets | rows | worst z (of) | worst z of returns | before | in play | settled | disputed |',
)
const areHonest = sports.map(printPrices)
console.log(
  '\n| kind | matches | favourites: chance, won | length | total | spread: side, difference, total | correlation | rare |',
)
sports.forEach(printKinds)
if (areHonest.includes(false)) process.exitCode = 1
