import { describe, expect, it } from 'vitest'
import { findConstantNames } from './constant-names.ts'
import { findUndefinedTypes } from './none-words.ts'
import { readSources, type SourceFile } from './source-files.ts'
import {
  findBarrel,
  findEnvironmentRead,
  findImpurity,
  findLongFile,
  findLongFunction,
  findLooseColour,
  findLooseInstant,
  findTakenMachine,
  findTextInJsx,
  findUnfinished,
  findVagueName,
  type Rule,
} from './source-rules.ts'

const folders = ['packages', 'apps', 'tools', 'e2e', 'bench']
const code = readSources(folders, ['.ts', '.tsx', '.mjs'])
const styles = readSources(['packages', 'apps'], ['.css'])

const rules: [string, Rule, readonly SourceFile[]][] = [
  ['names say what is inside', findVagueName, [...code, ...styles]],
  ['no file is long', findLongFile, [...code, ...styles]],
  ['no function is long', findLongFunction, code],
  ['nothing is unfinished or skipped', findUnfinished, code],
  ['the environment is read in one place', findEnvironmentRead, code],
  ['pure packages stay pure', findImpurity, code],
  ['the server is given its clock, timers and randomness', findTakenMachine, code],
  ['instants of the database come from one function', findLooseInstant, code],
  ['constants that are data are in UPPER_CASE', findConstantNames, code],
  ['null is said where there is none', findUndefinedTypes, code],
  ['nobody only hands on', findBarrel, code],
  ['no text stands in JSX', findTextInJsx, code],
  ['colours are tokens', findLooseColour, [...code, ...styles]],
]

describe('source rules', () => {
  it.each(rules)('%s', (_name, rule, files) => {
    expect(files.flatMap((file) => rule(file))).toEqual([])
  })
})

/** A function of 31 lines on lines of its own. */
const aClosure = `\nconst b = () => {${'\n'.repeat(30)}}`

describe('every rule finds its breach', () => {
  it.each<[Rule, string, string]>([
    [findVagueName, 'packages/std/src/utils.ts', ''],
    [findVagueName, 'packages/std/src/helpers/time.ts', ''],
    [findVagueName, 'packages/std/src/bigClock.ts', ''],
    [findLongFile, 'packages/std/src/long.ts', 'a\n'.repeat(401)],
    [findLongFunction, 'packages/std/src/long-function.ts', `function a() {${'\n'.repeat(61)}}`],
    [findLongFunction, 'packages/std/src/long-factory.ts', `function a() {${aClosure.repeat(3)}}`],
    [findLongFunction, 'packages/ui/src/long-component.tsx', `function A() {${aClosure.repeat(4)}}`],
    [findUnfinished, 'packages/std/src/note.ts', `// ${'TO'}${'DO'} later`],
    [findUnfinished, 'packages/std/src/note.test.ts', `it.${'skip'}('a', () => {})`],
    [findEnvironmentRead, 'apps/server/src/main.ts', 'const port = process.env.PORT'],
    [findImpurity, 'packages/money/src/now.ts', 'const now = Date.now()'],
    [findImpurity, 'packages/money/src/dice.ts', 'const dice = Math.random()'],
    [findTakenMachine, 'apps/server/src/core/a.ts', 'setTimeout(() => undefined, 5)'],
    [
      findTakenMachine,
      'apps/server/src/core/a.ts',
      "import { setTimeout as rest } from 'node:timers/promises'",
    ],
    [findTakenMachine, 'apps/server/src/core/a.ts', 'const key = randomBytes(16)'],
    [findTakenMachine, 'packages/feed/src/a.ts', 'const now = Date.now()'],
    [findLooseInstant, 'apps/server/src/core/a.ts', 'const sql = `update a set b = now()`'],
    [findLooseInstant, 'apps/server/src/core/a.ts', 'const sql = `select clock_timestamp()`'],
    [findConstantNames, 'packages/std/src/a.ts', 'const delayMs = 5'],
    [findConstantNames, 'packages/std/src/a.ts', "const names = new Set(['a'])"],
    [findUndefinedTypes, 'packages/std/src/a.ts', 'function a(): string | undefined {}'],
    [findUndefinedTypes, 'packages/std/src/a.ts', 'const a = async (): Promise<Price | undefined> => find()'],
    [findUndefinedTypes, 'packages/std/src/a.ts', 'interface A { price: Price | undefined }'],
    [findUndefinedTypes, 'packages/std/src/a.ts', 'let price: Price | undefined'],
    [findUndefinedTypes, 'packages/std/src/a.ts', 'const price = createCell<Price | undefined>(none)'],
    [findBarrel, 'packages/money/src/all.ts', "export * from './odds.ts'"],
    [findBarrel, 'packages/money/src/some.ts', "export { a } from './a.ts'\nexport { b } from './b.ts'"],
    [findTextInJsx, 'apps/site/src/text.tsx', 'const a = <p>Place bet</p>'],
    [findTextInJsx, 'apps/site/src/label.tsx', 'const a = <p aria-label="Close" />'],
    [findLooseColour, 'apps/site/src/a.module.css', 'a { color: #fff }'],
    [findLooseColour, 'apps/site/src/colour.tsx', "const colour = '#00ff00'"],
  ])('%o in %s', (rule, path, text) => {
    expect(rule({ path, text })).toHaveLength(1)
  })

  it.each<[Rule, string, string]>([
    [findConstantNames, 'packages/std/src/a.ts', 'const cells = new Map()'],
    [findUndefinedTypes, 'packages/std/src/a.ts', 'interface A { a?: B | undefined; c: D | null }'],
    [findUndefinedTypes, 'packages/std/src/a.ts', 'function a(price: Price | undefined): void {}'],
    [findUndefinedTypes, 'packages/std/src/a.ts', 'type A = Record<string, string | undefined>'],
    [findUndefinedTypes, 'packages/std/src/a.ts', 'let timer: NodeJS.Timeout | undefined'],
    [findLooseInstant, 'apps/server/src/core/a.ts', 'const sql = `select instant_now()`; clock.now()'],
    [findTakenMachine, 'apps/server/src/main.ts', 'setTimeout(() => undefined, 5)'],
    [findTakenMachine, 'apps/server/src/core/a.ts', 'timers.after(5, () => undefined)'],
    [findEnvironmentRead, 'apps/server/src/features/a.ts', '// process.env is read elsewhere'],
    [findEnvironmentRead, 'apps/server/src/platform/config.ts', 'const port = process.env.PORT'],
    [findTextInJsx, 'apps/site/src/mark.tsx', 'const a = <p>{text} · 1:0</p>'],
    [findLooseColour, 'packages/ui/src/tokens.css', 'a { color: #fff }'],
  ])('and leaves alone what is fine: %o in %s', (rule, path, text) => {
    expect(rule({ path, text })).toEqual([])
  })
})
