import { posix } from 'node:path'
import { importsOf } from './imports.ts'
import type { SourceFile } from './source-files.ts'

/** Circles of files that need each other at run time; types are erased and do not count. */
export function findCycles(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map((file) => file.path))
  const targets = new Map(files.map((file) => [file.path, runtimeTargets(file, paths)]))
  const state = new Map<string, 'open' | 'done'>()
  const cycles: string[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === 'done') return
    if (state.get(path) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
      return
    }
    state.set(path, 'open')
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path])
    state.set(path, 'done')
  }
  for (const path of paths) visit(path, [])
  return cycles
}

function runtimeTargets(file: SourceFile, paths: ReadonlySet<string>): string[] {
  return importsOf(file)
    .filter((statement) => !statement.isType && statement.specifier.startsWith('.'))
    .map((statement) => posix.join(posix.dirname(file.path), statement.specifier))
    .filter((target) => paths.has(target))
}
