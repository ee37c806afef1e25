import { OWNER_TABLES, SERVER_RIGHTS } from '@xezer/db/rights'
import { expect, it } from 'vitest'
import { readSources } from './source-files.ts'

/** Said here as well as by the database's own test, so that the check says it before anything is run. */
it('every table that a migration makes has its line in packages/db/src/rights.ts', () => {
  const made = readSources(['packages/db/src/migrations'], ['.ts']).flatMap(({ text }) =>
    [...text.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/g)].map(([, name]) => name),
  )
  expect(made.length).toBeGreaterThan(15)
  const known = [...Object.keys(SERVER_RIGHTS), ...OWNER_TABLES]
  expect(made.filter((name) => name !== undefined && !known.includes(name))).toEqual([])
})
