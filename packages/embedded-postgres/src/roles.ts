import { createHmac } from 'node:crypto'
import pg from 'pg'
import { readPassword, SUPERUSER } from './cluster.ts'
import type { DatabaseHome } from './database-home.ts'
import { EmbeddedFailure } from './embedded-failure.ts'

/**
 * Connection strings of one database, for each of its roles. The server's owns nothing: whoever owns the tables grants
 * it what it needs. That of the games owns the schema of its name and sees nothing else. The owner makes and changes the
 * tables. The superuser makes roles and databases, and is not for serving.
 */
export interface RoleUrls {
  readonly server: string
  readonly games: string
  readonly owner: string
  readonly superuser: string
}

const OWNER_ROLE = 'xezer_owner'
const SERVER_ROLE = 'xezer_server'
const GAMES_ROLE = 'xezer_games'
const DATABASE = 'xezer'

const WRONG_PASSWORD = '28P01'
const NO_SUCH_DATABASE = '3D000'

export function urlsOf(home: DatabaseHome, port: number): RoleUrls {
  const urlOf = (role: string, password: string) =>
    `postgresql://${role}:${password}@127.0.0.1:${port}/${DATABASE}`
  return {
    server: urlOf(SERVER_ROLE, passwordOf(home, SERVER_ROLE)),
    games: urlOf(GAMES_ROLE, passwordOf(home, GAMES_ROLE)),
    owner: urlOf(OWNER_ROLE, passwordOf(home, OWNER_ROLE)),
    superuser: urlOf(SUPERUSER, readPassword(home)),
  }
}

/** The same database server's `urls`, for another database. */
export function inDatabase(urls: RoleUrls, database: string): RoleUrls {
  const rename = (address: string): string => {
    const url = new URL(address)
    url.pathname = `/${database}`
    return url.href
  }
  const { server, games, owner, superuser } = urls
  return {
    ...{ server: rename(server), games: rename(games) },
    ...{ owner: rename(owner), superuser: rename(superuser) },
  }
}

/** Creates `database`, which belongs to the owner role and in which nobody else may make anything. */
export async function createDatabase(admin: pg.Client, database: string, template?: string): Promise<void> {
  const name = pg.escapeIdentifier(database)
  const source = template === undefined ? '' : ` template ${pg.escapeIdentifier(template)}`
  await admin.query(`create database ${name}${source}`)
  await admin.query(handOverText(name))
}

function handOverText(database: string): string {
  return `alter database ${database} owner to ${OWNER_ROLE};
    revoke all on database ${database} from public;
    grant connect on database ${database} to ${SERVER_ROLE}, ${GAMES_ROLE}`
}

/**
 * Makes the roles and the database, and hands over what the superuser still owns in it, as everything was in data
 * folders of earlier releases. Said at every start, so that what a start was cut in, or a role changed of itself, is
 * put right by the next one.
 */
export async function ensureRoles(home: DatabaseHome, port: number): Promise<void> {
  const urls = urlsOf(home, port)
  const client = (await connect(urls.superuser, home)) ?? (await makeDatabase(urls, home))
  try {
    await client.query(
      `begin; ${rolesText(home)}; ${handOverText(DATABASE)}; ${HAND_OVER_CONTENT}; ${GAMES_SCHEMA}; commit`,
    )
  } finally {
    await client.end()
  }
}

async function makeDatabase(urls: RoleUrls, home: DatabaseHome): Promise<pg.Client> {
  const admin = await connect(inDatabase(urls, 'postgres').superuser, home)
  try {
    await admin?.query(rolesText(home))
    if (admin !== null) await createDatabase(admin, DATABASE)
  } finally {
    await admin?.end()
  }
  const client = await connect(urls.superuser, home)
  if (client === null) throw new EmbeddedFailure(`The database ${DATABASE} could not be created.`)
  return client
}

/** Null when there is no such database. */
async function connect(url: string, home: DatabaseHome): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end()
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === NO_SUCH_DATABASE) return null
    if (code !== WRONG_PASSWORD) throw error
    throw new EmbeddedFailure(
      `The password of the database in ${home.passwordFile} does not fit. ` +
        `Bring it back, or remove ${home.passwordFile}: the next start then sets a new one.`,
    )
  }
}

/** A role may change its own password and settings: each start sets them again. */
function rolesText(home: DatabaseHome): string {
  return [OWNER_ROLE, SERVER_ROLE, GAMES_ROLE]
    .map(
      (role) => `
        do $$ begin
          if to_regrole('${role}') is null then create role ${role}; end if;
        end $$;
        alter role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
          password '${passwordOf(home, role)}';
        alter role ${role} reset all`,
    )
    .join(';')
}

/** All that the role of the games has; said by a superuser, within the database. */
export const GAMES_SCHEMA = `create schema if not exists games authorization ${GAMES_ROLE}`

const HAND_OVER_CONTENT = `
  do $$
  declare thing text;
  begin
    for thing in
      select 'table ' || oid::regclass from pg_class c
      where relnamespace = 'public'::regnamespace and relowner <> to_regrole('${OWNER_ROLE}')
        and relkind in ('r', 'p', 'v', 'm', 'S')
        -- The sequence of a column goes with its table.
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid
          and deptype in ('a', 'i') and c.relkind = 'S')
      union all
      select 'routine ' || oid::regprocedure from pg_proc
      where pronamespace = 'public'::regnamespace and proowner <> to_regrole('${OWNER_ROLE}')
    loop
      execute 'alter ' || thing || ' owner to ${OWNER_ROLE}';
    end loop;
  end $$`

/** One secret is kept in the data folder; from a role's password nobody can tell it. */
function passwordOf(home: DatabaseHome, role: string): string {
  return createHmac('sha256', readPassword(home)).update(role).digest('base64url')
}
