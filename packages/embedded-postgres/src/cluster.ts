import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import type { DatabaseHome } from './database-home.ts'
import { keepNames, writeDurably } from './durable-file.ts'
import { EmbeddedFailure } from './embedded-failure.ts'
import { asIdentity, type Identity } from './identity.ts'

export const SUPERUSER = 'xezer'

/** Only this machine and only with the password; no IPv6 and no socket files. */
const HOST_RULES = 'host all all 127.0.0.1/32 scram-sha-256\n'

const SETTINGS = `
# Written by the supervisor; the port and the durability are given on the command line.
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 100
shared_buffers = 128MB
max_wal_size = 512MB
timezone = 'UTC'
log_timezone = 'UTC'
log_min_messages = warning
jit = off
`

/** Settings of a database that may be lost with the machine: tests only. */
export const FAST_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] as const

const LOCALE = ['-E', 'UTF8', '--locale-provider=builtin', '--locale=C', '--builtin-locale=C.UTF-8']
const DRAFT_PREFIX = 'draft-'

export interface ClusterOptions {
  readonly home: DatabaseHome
  readonly binaries: Binaries
  readonly identity: Identity
  /** False when the data may be lost with the machine. */
  readonly isDurable: boolean
}

/**
 * Creates the cluster once, in a folder of its own that gets its name when it is whole: whoever kills us in between
 * leaves a draft, which the next start removes. The order of the names is cluster, password, marker; each that is
 * still missing then is made good by the next start.
 */
export async function ensureCluster(options: ClusterOptions): Promise<boolean> {
  const { home, binaries, identity, isDurable } = options
  removeDrafts(home)
  if (holdsCluster(home)) {
    if (!existsSync(home.markerFile)) writeMarker(home)
    return false
  }
  refuseLostCluster(home)
  const draft = makeDraft(home, identity)
  const [cluster, passwordFile] = [join(draft, 'cluster'), join(draft, 'password')]
  writeDurably(passwordFile, newPassword(), identity)
  const args = ['-D', cluster, '-U', SUPERUSER, `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', ...LOCALE]
  await runInitdb(
    binaries.initdb,
    [...args, '--no-instructions', ...(isDurable ? [] : ['--no-sync'])],
    identity,
  )
  writeDurably(join(cluster, 'pg_hba.conf'), HOST_RULES, identity)
  writeDurably(join(cluster, 'postgresql.auto.conf'), SETTINGS, identity)
  renameSync(cluster, home.cluster)
  renameSync(passwordFile, home.passwordFile)
  keepNames(home.folder)
  writeMarker(home)
  removeDrafts(home)
  return true
}

/** Sets a new password of the superuser when its file is missing or empty; needs the cluster and no process on it. */
export async function ensurePassword({ home, binaries, identity }: ClusterOptions): Promise<boolean> {
  if (readPassword(home) !== '') return false
  const draft = makeDraft(home, identity)
  const passwordFile = join(draft, 'password')
  const password = newPassword()
  writeDurably(passwordFile, password, identity)
  const args = ['--single', '-D', home.cluster, 'postgres']
  await runAlone(binaries.postgres, args, identity, `alter role ${SUPERUSER} password '${password}'\n`)
  renameSync(passwordFile, home.passwordFile)
  keepNames(home.folder)
  removeDrafts(home)
  return true
}

/** Empty when there is none. */
export function readPassword(home: DatabaseHome): string {
  return existsSync(home.passwordFile) ? readFileSync(home.passwordFile, 'utf8').trim() : ''
}

/** A small and known environment: nothing of ours (library paths, PG* variables) reaches PostgreSQL. */
export const DATABASE_ENVIRONMENT = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }

function newPassword(): string {
  return randomBytes(24).toString('base64url')
}

function holdsCluster(home: DatabaseHome): boolean {
  return existsSync(join(home.cluster, 'PG_VERSION'))
}

/** An empty book in place of a lost one would look like a working site on which nobody ever had a bet. */
function refuseLostCluster(home: DatabaseHome): void {
  const hadOne = [home.markerFile, home.passwordFile, home.cluster].some((path) => existsSync(path))
  if (!hadOne) return
  throw new EmbeddedFailure(
    `The database is gone: its data stood in ${home.cluster} and is not there now. ` +
      'Bring that folder back from a copy, or begin with an empty book: npm run reset',
  )
}

function writeMarker(home: DatabaseHome): void {
  writeDurably(home.markerFile, 'A database was created for this folder; "npm run reset" removes both.\n')
}

function makeDraft(home: DatabaseHome, identity: Identity): string {
  const draft = mkdtempSync(join(home.folder, DRAFT_PREFIX))
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(draft, identity.uid, identity.gid)
  return draft
}

/** An initdb whose owner was killed may still write into its draft: that one goes at a later start. */
function removeDrafts(home: DatabaseHome): void {
  for (const name of readdirSync(home.folder)) {
    if (!name.startsWith(DRAFT_PREFIX)) continue
    try {
      rmSync(join(home.folder, name), { recursive: true, force: true })
    } catch {
      // See above.
    }
  }
}

async function runInitdb(program: string, args: readonly string[], identity: Identity): Promise<void> {
  const complaint = await run(program, args, identity, '')
  if (complaint === null) return
  throw new EmbeddedFailure(`PostgreSQL could not create its data folder: ${complaint}`)
}

async function runAlone(
  program: string,
  args: readonly string[],
  identity: Identity,
  statement: string,
): Promise<void> {
  const complaint = await run(program, args, identity, statement)
  if (complaint === null) return
  throw new EmbeddedFailure(
    `The database's password is lost and PostgreSQL could not set a new one: ${complaint}\n` +
      'Bring the file "password" back from a copy.',
  )
}

/** Null when the program ended well, else what it said. */
function run(
  program: string,
  args: readonly string[],
  identity: Identity,
  input: string,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const options = { ...asIdentity(identity), cwd: '/', env: DATABASE_ENVIRONMENT }
    const child = spawn(program, args, { ...options, stdio: ['pipe', 'ignore', 'pipe'] })
    let words = ''
    child.stderr.on('data', (chunk: Buffer) => {
      words += chunk.toString()
    })
    child.on('error', reject)
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
    child.on('close', (status) => resolve(status === 0 ? null : words.trim()))
  })
}
