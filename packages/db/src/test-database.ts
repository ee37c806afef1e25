import { inject } from 'vitest'
import { cloneDatabase, type TestDatabase } from './cloned-database.ts'

export type { TestDatabase } from './cloned-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test run's database service; see `test-database-service`. */
    testDatabaseUrl: string
  }
}

/** A migrated, otherwise empty database of its own, for tests under vitest; made once per test file. */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneDatabase(inject('testDatabaseUrl'))
}
