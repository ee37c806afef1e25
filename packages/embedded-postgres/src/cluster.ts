import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import type { DatabaseHome } from './database-home.ts'
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

/** Creates the cluster once; an interrupted creation leaves nothing behind that would be taken for a cluster. */
export async function ensureCluster(
  home: DatabaseHome,
  binaries: Binaries,
  identity: Identity,
): Promise<boolean> {
  if (existsSync(home.cluster)) return false
  const draft = `${home.cluster}.new`
  const passwordDraft = join(home.folder, 'password.new')
  rmSync(draft, { recursive: true, force: true })
  const password = randomBytes(24).toString('base64url')
  writeFileSync(passwordDraft, password, { mode: 0o600 })
  if (identity.uid !== undefined && identity.gid !== undefined) {
    chownSync(passwordDraft, identity.uid, identity.gid)
  }
  const args = [
    '-D',
    draft,
    '-U',
    SUPERUSER,
    `--pwfile=${passwordDraft}`,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
  ]
  args.push('--locale-provider=builtin', '--locale=C', '--builtin-locale=C.UTF-8', '--no-instructions')
  await runInitdb(binaries.initdb, args, identity)
  writeFileSync(join(draft, 'pg_hba.conf'), HOST_RULES)
  writeFileSync(join(draft, 'postgresql.auto.conf'), SETTINGS)
  renameSync(passwordDraft, home.passwordFile)
  renameSync(draft, home.cluster)
  return true
}

export function readPassword(home: DatabaseHome): string {
  return readFileSync(home.passwordFile, 'utf8').trim()
}

/** A small and known environment: nothing of ours (library paths, PG* variables) reaches PostgreSQL. */
export const DATABASE_ENVIRONMENT = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }

function runInitdb(program: string, args: readonly string[], identity: Identity): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { ...asIdentity(identity), cwd: '/', env: DATABASE_ENVIRONMENT }
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString()
    })
    child.on('error', reject)
    child.on('close', (status) => {
      if (status === 0) resolve()
      else reject(new EmbeddedFailure(`PostgreSQL could not create its data folder: ${complaint.trim()}`))
    })
  })
}
