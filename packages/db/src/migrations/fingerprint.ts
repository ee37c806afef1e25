import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MigrationName } from './migration-names.ts'

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** Of what a migration does: its comments and how its lines are broken may change, nothing else. */
export function fingerprintOf(name: MigrationName): string {
  const text = readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8')
  const done = text.replaceAll(COMMENT, '').replaceAll(/\s+/g, ' ')
  return createHash('sha256').update(done).digest('hex').slice(0, 12)
}
