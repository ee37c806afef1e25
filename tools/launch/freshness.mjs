import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { REPOSITORY } from './progress.mjs'

const SKIPPED = new Set(['node_modules', 'dist', 'dist-document'])
const SHARED = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'tools/build.mjs', 'packages']

/** What is built, from what, and where a stamp remembers the sources it was built from. */
export const TARGETS = {
  server: { sources: [...SHARED, 'apps/server', 'content'], product: 'apps/server/dist/main.js' },
  site: {
    sources: [...SHARED, 'tools/compress-files.mjs', 'apps/site'],
    product: 'apps/site/dist/index.html',
  },
  'games-client': {
    sources: [...SHARED, 'tools/compress-files.mjs', 'tools/games-client', 'apps/game-client'],
    product: 'apps/game-client/dist/game.html',
  },
  games: { sources: [...SHARED, 'apps/games'], product: 'apps/games/dist/main.js' },
}

/** The names of the targets whose product is missing or was built from other sources. */
export function staleTargets() {
  return Object.keys(TARGETS).filter((name) => {
    const { product, sources } = TARGETS[name]
    const stamp = stampFile(name)
    if (!existsSync(join(REPOSITORY, product)) || !existsSync(stamp)) return true
    return readFileSync(stamp, 'utf8') !== hashSources(sources)
  })
}

/** The hash is taken before the build: a source that changes meanwhile makes the product stale again. */
export function hashOf(name) {
  return hashSources(TARGETS[name].sources)
}

export function writeStamp(name, hash) {
  mkdirSync(dirname(stampFile(name)), { recursive: true })
  writeFileSync(stampFile(name), hash)
}

/** Not beside the product: what lies there is served. */
function stampFile(name) {
  return join(REPOSITORY, '.cache', `${name}-built-from`)
}

function hashSources(sources) {
  const hash = createHash('sha256').update(process.version)
  for (const path of sources.flatMap((source) => listFiles(source))) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(REPOSITORY, path)))
  }
  return hash.digest('hex')
}

function listFiles(path) {
  const absolute = join(REPOSITORY, path)
  if (!existsSync(absolute)) return []
  let entries
  try {
    entries = readdirSync(absolute, { withFileTypes: true })
  } catch {
    return [path]
  }
  return entries
    .filter((entry) => !SKIPPED.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)]))
}
