import type { Queryable } from '@xezer/db/pool'
import { withVersion } from '@xezer/db/stored-json'
import type { AnyFixture, CatalogueMessage, Tournament } from '@xezer/odds-book/messages'
import type { EventStatus, LiveState } from '@xezer/sport/live-state'
import type { LocalizedName } from '@xezer/std/locale'

/** Of the shapes of a name and of a score; only what history will need, nothing that runs reads them back. */
const NAME_VERSION = 1
const SCORE_VERSION = 1
const TABLE_VERSION = 1

/** Adds and changes entries in one statement per table; an entry that is the same is not written again. */
export async function storeCatalogue(db: Queryable, message: CatalogueMessage): Promise<void> {
  const { sports, categories, tournaments, competitors } = message
  if (sports.length > 0) await db.query(SPORTS, [named(sports)])
  if (categories.length > 0) await db.query(CATEGORIES, [named(categories)])
  if (tournaments.length > 0) await db.query(TOURNAMENTS, [named(tournaments.map(withTable))])
  if (competitors.length > 0) await db.query(COMPETITORS, [named(competitors)])
}

function named(entries: readonly { readonly name: LocalizedName }[]): string {
  return JSON.stringify(entries.map((entry) => ({ ...entry, name: withVersion(NAME_VERSION, entry.name) })))
}

function withTable({ table, ...tournament }: Tournament) {
  return { ...tournament, table: table === undefined ? null : withVersion(TABLE_VERSION, table) }
}

const SPORTS = `
  insert into sport as t (id, alias, name)
  select id, alias, name from jsonb_to_recordset($1::jsonb) as x (id bigint, alias text, name jsonb)
  order by id
  on conflict (id) do update set alias = excluded.alias, name = excluded.name
  where (t.alias, t.name) is distinct from (excluded.alias, excluded.name)`

const CATEGORIES = `
  insert into category as t (id, sport_id, code, name)
  select id, "sportId", code, name
  from jsonb_to_recordset($1::jsonb) as x (id bigint, "sportId" bigint, code text, name jsonb)
  order by id
  on conflict (id) do update set sport_id = excluded.sport_id, code = excluded.code, name = excluded.name
  where (t.sport_id, t.code, t.name) is distinct from (excluded.sport_id, excluded.code, excluded.name)`

const TOURNAMENTS = `
  insert into tournament as t (id, sport_id, category_id, tier, name, table_rules)
  select id, "sportId", "categoryId", tier, name, "table"
  from jsonb_to_recordset($1::jsonb)
    as x (id bigint, "sportId" bigint, "categoryId" bigint, tier smallint, name jsonb, "table" jsonb)
  order by id
  on conflict (id) do update set sport_id = excluded.sport_id, category_id = excluded.category_id,
    tier = excluded.tier, name = excluded.name, table_rules = excluded.table_rules
  where (t.sport_id, t.category_id, t.tier, t.name, t.table_rules)
    is distinct from (excluded.sport_id, excluded.category_id, excluded.tier, excluded.name, excluded.table_rules)`

const COMPETITORS = `
  insert into competitor as t (id, sport_id, name)
  select id, "sportId", name
  from jsonb_to_recordset($1::jsonb) as x (id bigint, "sportId" bigint, name jsonb)
  order by id
  on conflict (id) do update set sport_id = excluded.sport_id, name = excluded.name
  where (t.sport_id, t.name) is distinct from (excluded.sport_id, excluded.name)`

/** What is kept of an event: its fixture, and how it stands or ended. */
export interface EventRecord {
  readonly fixture: AnyFixture
  readonly status: EventStatus
  readonly score: Pick<LiveState, 'score' | 'periods'> | null
}

/** A fixture that comes again never takes a result back. */
const EVENTS = `
  insert into event as t (id, sport_id, tournament_id, home_id, away_id, starts_at, season, round, number, is_real,
    status, score)
  select id, "sportId", "tournamentId", "homeId", "awayId", to_timestamp("startsAtMs" / 1000.0), season, round,
    number, "isReal", status, score
  from jsonb_to_recordset($1::jsonb) as x (id bigint, "sportId" bigint, "tournamentId" bigint, "homeId" bigint,
    "awayId" bigint, "startsAtMs" bigint, season text, round text, number integer, "isReal" boolean, status text,
    score jsonb)
  order by id
  on conflict (id) do update set tournament_id = excluded.tournament_id, home_id = excluded.home_id,
    away_id = excluded.away_id, starts_at = excluded.starts_at, season = excluded.season, round = excluded.round,
    number = excluded.number, status = excluded.status, score = coalesce(excluded.score, t.score),
    changed_at = instant_now()`

export async function storeEvents(db: Queryable, records: readonly EventRecord[]): Promise<void> {
  if (records.length === 0) return
  const rows = records.map(({ fixture, status, score }) => ({
    ...fixture,
    id: fixture.eventId,
    status,
    score: score === null ? null : withVersion(SCORE_VERSION, score),
  }))
  await db.query(EVENTS, [JSON.stringify(rows)])
}

export async function findFeedOffset(db: Queryable, provider: string): Promise<string | null> {
  const { rows } = await db.query<{ position: string }>(
    'select position from feed_position where provider = $1',
    [provider],
  )
  return rows[0]?.position ?? null
}

export async function storeFeedOffset(db: Queryable, provider: string, offset: string): Promise<void> {
  await db.query(
    `insert into feed_position (provider, position) values ($1, $2)
     on conflict (provider) do update set position = excluded.position, stored_at = instant_now()`,
    [provider, offset],
  )
}
