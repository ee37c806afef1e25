import type { Migration } from 'kysely'

/** Every migration by name, in the order of the names; a name never changes once it was applied anywhere. */
export const migrations: Record<string, Migration> = {}
