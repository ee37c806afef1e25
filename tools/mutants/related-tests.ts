import { posix } from 'node:path'
import { importsOf } from '../rules/imports.ts'
import { isTest, type SourceFile } from '../rules/source-files.ts'
import type { Area } from './areas.ts'

/** The tests of an area that reach a file through their imports, in two groups: those beside it, and the rest. */
export interface RelatedTests {
  readonly near: readonly string[]
  readonly far: readonly string[]
}

/** One step of import counts as near, also through an example that tests share. */
const NEAR_STEPS = 2

export function findRelatedTests(area: Area, path: string, files: readonly SourceFile[]): RelatedTests {
  const steps = new Map([[path, 0]])
  const importers = readImporters(files)
  const queue = [path]
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    for (const importer of importers.get(next) ?? []) {
      if (steps.has(importer)) continue
      steps.set(importer, (steps.get(next) ?? 0) + 1)
      queue.push(importer)
    }
  }
  const tests = [...steps].filter(([test]) => /\.test\.tsx?$/.test(test) && area.tests.test(test))
  const isNear = ([test, count]: readonly [string, number]) =>
    test === path.replace(/\.tsx?$/, '.test.ts') || count < NEAR_STEPS
  return {
    near: tests.filter(isNear).map(([test]) => test),
    far: tests.filter((test) => !isNear(test)).map(([test]) => test),
  }
}

let known: { files: readonly SourceFile[]; importers: Map<string, Set<string>> } | null = null

/** Who imports each file; read once. */
function readImporters(files: readonly SourceFile[]): Map<string, Set<string>> {
  if (known?.files === files) return known.importers
  const importers = new Map<string, Set<string>>()
  for (const file of files) {
    for (const { specifier, isType } of importsOf(file)) {
      const target = isType && !isTest(file.path) ? null : resolveImport(file.path, specifier)
      if (target === null) continue
      importers.set(target, (importers.get(target) ?? new Set()).add(file.path))
    }
  }
  known = { files, importers }
  return importers
}

function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const [scope, name, ...rest] = specifier.split('/')
  if (scope !== '@xezer') return null
  // The server is an app, and the worlds of tests boot it.
  return `${name === 'server' ? 'apps' : 'packages'}/${name}/src/${rest.join('/')}.ts`
}
