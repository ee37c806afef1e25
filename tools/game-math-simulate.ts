import { findFigures } from '../packages/game-catalogue/src/figures/find-figures.ts'
import { ENGINE_NAMES } from '../packages/game-math/src/play/engine.ts'
import { simulate } from './game-math/simulate.ts'

// npm run games:simulate -- engine rounds [choice] [table] [seed]: plays rounds and holds them against what is exact.
const [engineText, roundsText = '1000000', choice = '', table = 'european', seed = 'games'] =
  process.argv.slice(2)
const engine = ENGINE_NAMES.find((name) => name === engineText)
const rounds = Number(roundsText)
if (engine === undefined || !Number.isSafeInteger(rounds) || rounds < 1) {
  console.error('npm run games:simulate -- engine rounds [choice] [table] [seed]')
  console.error(`engines: ${ENGINE_NAMES.join(' ')}`)
  process.exit(2)
}
const variant = engine === 'roulette' ? table : null
const all = findFigures({ engine, variant }).rows.map((row) => row.choice)
const chosen = choice === '' ? all : all.filter((one) => one === choice)
if (chosen.length === 0) {
  console.error(`${engine} has no choice ${choice}: ${all.join(' ')}`)
  process.exit(2)
}
let isWithin = true
for (const row of chosen) {
  const startMs = performance.now()
  const told = simulate(engine, variant, row, { rounds, seed: `${seed} ${engine} ${row}` })
  if (told === null) throw new Error(`${engine} does not play ${row}`)
  const seconds = (performance.now() - startMs) / 1000
  if (Math.max(Math.abs(told.meanOff), Math.abs(told.hitOff)) > 3) isWithin = false
  console.log(`${`${engine} ${row}`.trim()}: ${rounds} rounds in ${seconds.toFixed(1)} s`)
  console.log(
    `  mean ${told.mean.toFixed(6)}, exact ${told.exact.rtp.toFixed(6)}, standard error ${told.meanError.toFixed(6)}: ${told.meanOff.toFixed(2)} of them`,
  )
  console.log(
    `  hits ${told.hitRate.toFixed(6)}, exact ${told.exact.hitRate.toFixed(6)}, standard error ${told.hitError.toFixed(6)}: ${told.hitOff.toFixed(2)} of them`,
  )
}
if (!isWithin) {
  console.log('beyond three standard errors')
  process.exitCode = 1
}
