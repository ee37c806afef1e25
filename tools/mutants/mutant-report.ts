import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../rules/source-files.ts'
import { AREAS, SCORE_MIN } from './areas.ts'
import type { Mutant } from './list-mutants.ts'

export type Survivor = Pick<Mutant, 'path' | 'code' | 'from' | 'to'>

/** What the trials of one area came to. */
export interface AreaResult {
  readonly area: string
  readonly mutants: number
  readonly killed: number
  readonly timeouts: number
  readonly seconds: number
  readonly survivors: readonly Survivor[]
}

export const PLANTED = 'planted by hand'
const RESULTS = join(REPOSITORY, 'tools/mutants/results.json')
const REASONS = join(REPOSITORY, 'tools/mutants/survivors.tsv')
const PAGE = join(REPOSITORY, 'docs/mutants.md')
const MARK = '<!-- What follows is written by `npm run mutants`. -->'

export function scoreOf({ mutants, killed, timeouts }: AreaResult): number {
  return mutants === 0 ? 1 : (killed + timeouts) / mutants
}

/** Why a survivor may live, as `survivors.tsv` says: path, line, what was changed into what, reason. */
export function readReasons(text = readFileSync(REASONS, 'utf8')): ReadonlyMap<string, string> {
  const rows = text.split('\n').filter((row) => row !== '' && !row.startsWith('#'))
  return new Map(
    rows.map((row) => {
      const [path = '', code = '', from = '', to = '', reason = ''] = row.split('\t')
      return [keyOf({ path, code, from, to }), reason]
    }),
  )
}

export function keyOf({ path, code, from, to }: Survivor): string {
  return [path, code, from, to].join('\t')
}

/** What was measured, area by area; those that did not run now keep what they had. */
export function keepResults(fresh: readonly AreaResult[]): AreaResult[] {
  const known = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as AreaResult[]) : []
  const names = [...AREAS.map(({ name }) => name), PLANTED]
  const results = names.flatMap(
    (name) => fresh.find(({ area }) => area === name) ?? known.find(({ area }) => area === name) ?? [],
  )
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
  return results
}

export function formatTable(results: readonly AreaResult[]): string {
  const rows = results.map((result) => {
    const { area, mutants, killed, timeouts, survivors, seconds } = result
    const score = (scoreOf(result) * 100).toFixed(1)
    return `| ${area} | ${mutants} | ${killed} | ${timeouts} | ${survivors.length} | ${score} % | ${seconds} s |`
  })
  return [
    '| Area | Mutants | Killed | Hung | Survived | Score | Time |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n')
}

/** The page keeps what people wrote above the mark. */
export function writePage(results: readonly AreaResult[], reasons: ReadonlyMap<string, string>): void {
  const [words = ''] = readFileSync(PAGE, 'utf8').split(MARK)
  writeFileSync(PAGE, `${words}${MARK}\n\n${formatTable(results)}\n\n${formatSurvivors(results, reasons)}`)
}

function formatSurvivors(results: readonly AreaResult[], reasons: ReadonlyMap<string, string>): string {
  const groups = results
    .filter(({ survivors }) => survivors.length > 0)
    .map(({ area, survivors }) => {
      const rows = survivors.map((survivor) => {
        const { path, code, from, to } = survivor
        const change = `${fence(from)} → ${fence(to === '' ? 'nothing' : to)}`
        const reason = reasons.get(keyOf(survivor)) ?? 'no reason yet: a test is missing'
        return `- ${path.split('/').at(-1)}, ${fence(code)}: ${change}. ${reason}.`
      })
      return `### ${area}\n\n${rows.join('\n')}\n`
    })
  return `## Survivors\n\n${groups.join('\n')}`
}

function fence(text: string): string {
  const short = text.length > 90 ? `${text.slice(0, 87)}…` : text
  return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short}\``
}

/** One line for everything that must not be. */
export function findFailures(results: readonly AreaResult[], reasons: ReadonlyMap<string, string>): string[] {
  return results.flatMap((result) => {
    if (result.area === PLANTED) {
      const unexplained = result.survivors.filter((survivor) => !reasons.has(keyOf(survivor)))
      return unexplained.map(({ code, path }) => `no test fails when it is not so that ${code} (${path})`)
    }
    const percent = (scoreOf(result) * 100).toFixed(1)
    return scoreOf(result) < SCORE_MIN ? [`${result.area}: ${percent} % killed`] : []
  })
}
