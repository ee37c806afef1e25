import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles, REPOSITORY } from './source-files.ts'
import { WALLS } from './walls.ts'

const README_LINES_MAX = 10
const REPOSITORY_BYTES_MAX = 30_000_000

interface LockEntry {
  readonly version?: string
  readonly integrity?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const lock: { packages: Record<string, LockEntry> } = JSON.parse(
  readFileSync(join(REPOSITORY, 'package-lock.json'), 'utf8'),
)

const workspaces = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(REPOSITORY, folder)).map((name) => `${folder}/${name}`),
)

describe('the lock file', () => {
  // Newer releases of some tools were published without all of theirs; npm then writes a lock that cannot be installed.
  it('has every optional platform package', () => {
    const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {})
        .filter((name) => !isLocked(path, name))
        .map((name) => `${path || 'the root'} lacks ${name}`),
    )
    expect(missing).toEqual([])
  })

  // Whoever installs decides where packages come from; their bytes are pinned below.
  it('names no download address', () => {
    const text = readFileSync(join(REPOSITORY, 'package-lock.json'), 'utf8')
    expect([...text.matchAll(/"resolved": "(https?:[^"]*)"/g)].map((match) => match[1])).toEqual([])
  })

  it('pins the bytes of every package', () => {
    const loose = Object.entries(lock.packages)
      .filter(
        ([path, entry]) => path.includes('node_modules/') && !path.includes('@xezer/') && !entry.integrity,
      )
      .map(([path]) => path)
    expect(loose).toEqual([])
  })
})

describe('every workspace', () => {
  it.each(workspaces)('%s has walls, a type check and a short README', (workspace) => {
    expect(Object.keys(WALLS)).toContain(workspace)
    expect(existsSync(join(REPOSITORY, workspace, 'tsconfig.json'))).toBe(true)
    const readme = join(REPOSITORY, workspace, 'README.md')
    expect(existsSync(readme)).toBe(true)
    expect(readFileSync(readme, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(README_LINES_MAX)
  })
})

describe('the repository', () => {
  it('stays small', () => {
    const bytes = listFiles('').reduce((sum, path) => sum + readFileSync(join(REPOSITORY, path)).length, 0)
    expect(bytes).toBeLessThan(REPOSITORY_BYTES_MAX)
  })
})

/** npm looks from the package's own folder upwards. */
function isLocked(path: string, name: string): boolean {
  let folder = path
  for (;;) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (lock.packages[place] !== undefined) return true
    if (folder === '') return false
    folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : ''
  }
}
