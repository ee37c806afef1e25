import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { EmbeddedFailure } from './embedded-failure.ts'

/** The user PostgreSQL runs as; without `uid` it is the user of this process. */
export interface Identity {
  readonly uid?: number
  readonly gid?: number
  /** initdb refuses a uid that has no line in the user table; see `binaries`. */
  readonly hasName: boolean
}

const OWN_USER = 'xezer-db'
const NOBODY: Identity = { uid: 65_534, gid: 65_534, hasName: false }

/**
 * PostgreSQL refuses to run as root, so root hands it to another user: the owner of the existing data, `postgres`,
 * a user of our own, or `nobody`, whichever is there first.
 */
export function chooseIdentity(ownerUid: number | null): Identity {
  if (process.getuid?.() !== 0) return { hasName: currentUserHasName() }
  if (ownerUid !== null && ownerUid !== 0) {
    return findByUid(ownerUid) ?? { uid: ownerUid, gid: ownerUid, hasName: false }
  }
  const existing = findByName('postgres') ?? findByName(OWN_USER)
  if (existing !== null) return existing
  createOwnUser()
  return findByName(OWN_USER) ?? findByName('nobody') ?? NOBODY
}

/** The part of spawn options that runs a child as `identity`. */
export function asIdentity(identity: Identity): { uid?: number; gid?: number } {
  if (identity.uid === undefined || identity.gid === undefined) return {}
  return { uid: identity.uid, gid: identity.gid }
}

/** Whether `identity` can read, enter and write `folder`; answered by a process of that user, not by mode bits. */
export function canUse(identity: Identity, folder: string): boolean {
  if (identity.uid === undefined) return true
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$0" && [ -r . ] && [ -w . ]', folder], {
    ...asIdentity(identity),
    stdio: 'ignore',
    cwd: '/',
  })
  if (probe.error !== undefined) {
    throw new EmbeddedFailure(
      `PostgreSQL does not run as root, and this machine does not let root hand it to user ${identity.uid} ` +
        `(${probe.error.message}). Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of yours.`,
    )
  }
  return probe.status === 0
}

function currentUserHasName(): boolean {
  try {
    userInfo()
    return true
  } catch {
    return false
  }
}

function createOwnUser(): void {
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', OWN_USER]],
    ['adduser', ['-S', '-D', '-H', OWN_USER]],
  ]
  for (const [command, args] of attempts) {
    if (spawnSync(command, args, { stdio: 'ignore' }).status === 0) return
  }
}

function findByName(name: string): Identity | null {
  return findInPasswd((fields) => fields[0] === name)
}

function findByUid(uid: number): Identity | null {
  return findInPasswd((fields) => fields[2] === String(uid))
}

function findInPasswd(matches: (fields: readonly string[]) => boolean): Identity | null {
  const line = readPasswd()
    .split('\n')
    .map((text) => text.split(':'))
    .find((fields) => fields.length >= 4 && matches(fields))
  if (line === undefined) return null
  return { uid: Number(line[2]), gid: Number(line[3]), hasName: true }
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8')
  } catch {
    return ''
  }
}
