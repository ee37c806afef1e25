/**
 * Fits attack, defence and home advantage to the embedded results and writes content/football/strengths.json.
 * `tsx tools/football/fit.ts`; `--check` only compares with the committed file. Prints the held-out log-loss.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFootballData } from '@xezer/feed/football-data/read-football-data'
import { fitInput, isResult } from './fit/fit-input.ts'
import { fitRho } from './fit/fit-rho.ts'
import { fitStrengths } from './fit/fit-strengths.ts'
import { heldOut } from './fit/held-out.ts'
import { adjustPromoted } from './fit/promoted-teams.ts'

const CONTENT = join(import.meta.dirname, '../../content/football')
const HALF_LIFE_DAYS = 450
const HELD_OUT_FROM = [new Date('2025-03-01T00:00:00Z'), new Date('2026-01-01T00:00:00Z')]
const DAY_MS = 86_400_000

const data = readFootballData(CONTENT)
for (const from of HELD_OUT_FROM) printHeldOut(from)
const text = fitAll()
const target = join(CONTENT, 'strengths.json')
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) throw new Error('strengths.json differs from a new fit')
  console.log('strengths.json equals a new fit')
} else {
  writeFileSync(target, text)
  console.log(`strengths.json: ${text.length} bytes`)
}

function printHeldOut(from: Date): void {
  const result = heldOut(data, from, HALF_LIFE_DAYS)
  const day = from.toISOString().slice(0, 10)
  console.log(
    `held out from ${day}: ${result.matches} league matches, log-loss ${result.logLoss.toFixed(4)}, league base rates ${result.baseLogLoss.toFixed(4)}`,
  )
  for (const { count, predicted, happened } of result.deciles) {
    if (count > 0)
      console.log(
        `  ${String(count).padStart(6)}  predicted ${predicted.toFixed(3)}  happened ${happened.toFixed(3)}`,
      )
  }
}

/** Thousandths of natural logarithms: finer than the fit knows, coarse enough to be the same everywhere. */
function fitAll(): string {
  const latest = Math.max(...data.matches.filter(isResult).map(({ kickOff }) => kickOff.getTime()))
  const before = new Date(Math.floor(latest / DAY_MS + 1) * DAY_MS)
  const input = fitInput(data, { before, halfLifeDays: HALF_LIFE_DAYS })
  const results = fitStrengths(input)
  const rho = fitRho(input, results)
  const fitted = adjustPromoted(data, input, results)
  const thousandths = (value: number): number => Math.round(value * 1000)
  const homes = input.homeKeys.map((key, index) => `    "${key}": ${thousandths(fitted.homes[index] ?? 0)}`)
  const teams = input.teamIds.map(
    (id, index) =>
      `    [${id},${thousandths(fitted.attack[index] ?? 0)},${thousandths(fitted.defence[index] ?? 0)}]`,
  )
  return [
    '{',
    `  "asOf": "${before.toISOString().slice(0, 10)}",`,
    '  "unit": "thousandths of natural logarithms; teams are [id, attack, defence]",',
    `  "base": ${thousandths(fitted.base)},`,
    `  "rho": ${thousandths(rho)},`,
    `  "homes": {\n${homes.join(',\n')}\n  },`,
    `  "teams": [\n${teams.join(',\n')}\n  ]`,
    '}\n',
  ].join('\n')
}
