import { AREAS, type Area } from './mutants/areas.ts'
import { listMutants, type Mutant } from './mutants/list-mutants.ts'
import {
  type AreaResult,
  findFailures,
  formatTable,
  keepResults,
  keyOf,
  PLANTED,
  readReasons,
  writePage,
} from './mutants/mutant-report.ts'
import { pickMutants } from './mutants/pick-mutants.ts'
import { listPlanted } from './mutants/planted-faults.ts'
import { findRelatedTests } from './mutants/related-tests.ts'
import { type Outcome, openLaboratory } from './mutants/try-mutants.ts'
import { isTest, readSources } from './rules/source-files.ts'

// npm run mutants [-- area …]: breaks the code in small ways and counts how often a test sees it.
const MINUTES_MAX = 40
const LABORATORIES = 2

/** A fault with the tests that are asked about it. */
interface Case {
  readonly mutant: Mutant
  readonly tests: readonly (readonly string[])[]
}

const startMs = performance.now()
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const isOneByOne = process.argv.includes('--one-by-one')
const files = readSources(['packages', 'apps', 'tools'], ['.ts', '.tsx'])
const reasons = readReasons()

const works = [
  ...AREAS.map((area) => ({ name: area.name, cases: () => casesOf(area) })),
  { name: PLANTED, cases: plantedCases },
].filter(({ name }, _index, all) => wanted.length === 0 || isWanted(name, all))

/** By its whole name, or where none has it, by a part of it. */
function isWanted(name: string, all: readonly { readonly name: string }[]): boolean {
  return wanted.some((word) => (all.some((one) => one.name === word) ? name === word : name.includes(word)))
}

function casesOf(area: Area): Case[] {
  const sources = files.filter(({ path }) => area.sources.test(path) && !isTest(path) && path.endsWith('.ts'))
  const mutants = pickMutants(sources.flatMap(listMutants), area.countMax)
  return mutants.map((mutant) => {
    const { near, far } = findRelatedTests(area, mutant.path, files)
    return { mutant, tests: [near, far].filter((group) => group.length > 0) }
  })
}

function plantedCases(): Case[] {
  const everywhere = { name: PLANTED, sources: /./, tests: /./, countMax: 0 }
  return listPlanted().map(({ mutant, tests }) => {
    const { near } = findRelatedTests(everywhere, mutant.path, files)
    return { mutant, tests: [tests.length > 0 ? tests : near] }
  })
}

function testsOf(cases: readonly Case[]): string[] {
  return [...new Set(cases.flatMap(({ tests }) => tests.flat()))]
}

async function tryAll(name: string, cases: readonly Case[]): Promise<AreaResult> {
  const fromMs = performance.now()
  const laboratory = openLaboratory()
  const outcomes: Outcome[] = []
  try {
    const sound = { path: cases[0]?.mutant.path ?? '', edit: null, tests: [testsOf(cases)], limitsTime: true }
    await laboratory.measure(sound)
    for (const { mutant, tests } of cases) {
      if (performance.now() - startMs > MINUTES_MAX * 60_000)
        throw new Error(`longer than ${MINUTES_MAX} minutes`)
      const outcome =
        tests.length === 0 ? 'survived' : await laboratory.attempt({ path: mutant.path, edit: mutant, tests })
      outcomes.push(outcome)
      if (outcome === 'survived')
        console.log(
          `${reasons.has(keyOf(mutant)) ? 'known ' : 'ALIVE '} ${mutant.path}:${mutant.line} ${mutant.from} → ${mutant.to}`,
        )
    }
    // What was tried last must have left nothing behind: else everything would count as seen.
    await laboratory.measure(sound)
  } finally {
    await laboratory.close()
  }
  const count = (wantedOutcome: Outcome) => outcomes.filter((outcome) => outcome === wantedOutcome).length
  return {
    area: name,
    mutants: cases.length,
    killed: count('killed'),
    timeouts: count('timeout'),
    seconds: Math.round((performance.now() - fromMs) / 1000),
    survivors: cases
      .filter((_, index) => outcomes[index] === 'survived')
      .map(({ mutant: { path, code, from, to } }) => ({ path, code, from, to })),
  }
}

/** All areas, in as many laboratories as the machine that must pass has processors. */
async function tryEverything(): Promise<AreaResult[]> {
  const fresh: AreaResult[] = []
  const queue = [...works]
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const result = await tryAll(next.name, next.cases())
      console.log(formatTable([result]).split('\n').at(-1))
      fresh.push(result)
    }
  }
  await Promise.all(Array.from({ length: isOneByOne ? 1 : LABORATORIES }, work))
  return fresh
}

const fresh = await tryEverything()
const results = keepResults(fresh)
writePage(results, reasons)
console.log(formatTable(results))
const failures = findFailures(fresh, reasons)
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exitCode = 1
