import { expect, it } from 'vitest'
import { APPLIED_MIGRATIONS } from './applied-migrations.ts'
import { fingerprintOf } from './fingerprint.ts'
import { MIGRATION_NAMES } from './migration-names.ts'

it('a migration that was applied anywhere does what it did: what is to change is a new one', () => {
  const changed = MIGRATION_NAMES.filter((name) => APPLIED_MIGRATIONS[name] !== fingerprintOf(name))
  expect(changed.map((name) => `${name}: ${fingerprintOf(name)}`)).toEqual([])
})
