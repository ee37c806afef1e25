import type { HonestyRow } from '@xezer/sports/honesty/honesty-book'
import { measureHonesty } from './honesty/measure-honesty.ts'

/** The checks of `honesty.test.ts` over many more matches: `npx tsx honesty-long.ts [matches] [seed]`. */
const [countText = '10000', seed = 'long'] = process.argv.slice(2)
const LIMIT = 4
const ROWS_SHOWN = 15

const print = (title: string, rows: readonly HonestyRow[]): boolean => {
  const beyond = rows.filter(({ standardErrors }) => Math.abs(standardErrors) > LIMIT)
  console.log(`\n${title}: ${rows.length} rows, ${beyond.length} beyond ${LIMIT} standard errors`)
  console.log('  standard errors      mean   matches      bets  of')
  for (const { name, matches, bets, mean, standardErrors } of rows.slice(0, ROWS_SHOWN)) {
    const numbers = [standardErrors.toFixed(2).padStart(17), mean.toFixed(5).padStart(9)]
    console.log([...numbers, `${matches}`.padStart(9), `${bets}`.padStart(9), ` ${name}`].join(' '))
  }
  return beyond.length === 0
}

const report = measureHonesty(seed, Number(countText), 2)
const isHonest = [
  print('Calibration: frequency minus probability', report.calibration),
  print('Return minus expected return', report.returns),
  print('Drift of probabilities in ten minutes', report.drifts),
].every((isGood) => isGood)
if (report.undecided.length > 0) console.log('\nundecided at the end:', report.undecided)
if (!isHonest || report.undecided.length > 0) process.exitCode = 1
