import { existsSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, posix } from 'node:path'
import { type Import, importsOf } from './imports.ts'
import { isTest, placeOf, REPOSITORY, type SourceFile } from './source-files.ts'

/** What one workspace may import; the table of ARCHITECTURE.md. */
interface Wall {
  readonly workspaces: readonly string[]
  /** Workspaces of which only types may be imported. */
  readonly typesOf?: readonly string[]
  /** npm packages; a name ending in `/` stands for its whole scope. `any` means those of its package.json. */
  readonly npm: readonly string[] | 'any'
  readonly node: boolean
}

const PURE = { npm: [], node: false } as const

export const WALLS: Readonly<Record<string, Wall>> = {
  'packages/std': { ...PURE, workspaces: [] },
  'packages/money': { ...PURE, workspaces: ['std'] },
  'packages/sport': { ...PURE, workspaces: ['std'] },
  'packages/betting': { ...PURE, workspaces: ['std', 'money', 'sport'] },
  'packages/pricing': { ...PURE, workspaces: ['std', 'money', 'sport'] },
  'packages/odds-book': { ...PURE, workspaces: ['std', 'money', 'sport'] },
  'packages/sports': { ...PURE, workspaces: ['std', 'money', 'sport', 'betting', 'pricing'] },
  'packages/payments': { ...PURE, workspaces: ['std', 'money'] },
  'packages/bonuses': { ...PURE, workspaces: ['std', 'money', 'sport'] },
  'packages/game-math': { ...PURE, workspaces: ['std'] },
  'packages/game-catalogue': { ...PURE, workspaces: ['std', 'game-math'] },
  'packages/game-art': { ...PURE, workspaces: ['std'] },
  'packages/contract': { workspaces: ['std', 'money', 'sport'], npm: ['zod'], node: false },
  'packages/i18n': {
    workspaces: ['std', 'money', 'sport'],
    typesOf: ['contract'],
    npm: ['@lingui/'],
    node: false,
  },
  'packages/ui': {
    workspaces: ['std', 'i18n'],
    npm: ['react', 'react-dom', '@base-ui/', '@tabler/'],
    node: false,
  },
  'packages/feed': {
    workspaces: ['std', 'money', 'sport', 'pricing', 'betting', 'sports'],
    typesOf: ['odds-book'],
    npm: [],
    node: true,
  },
  'packages/embedded-postgres': { workspaces: [], npm: ['pg'], node: true },
  'packages/db': { workspaces: ['std', 'embedded-postgres'], npm: ['kysely', 'pg', 'vitest'], node: true },
  'packages/dev-world': {
    workspaces: [
      'std',
      'money',
      'betting',
      'pricing',
      'sport',
      'sports',
      'odds-book',
      'contract',
      'i18n',
      'feed',
      'db',
      'server',
      'games',
      'game-catalogue',
    ],
    npm: 'any',
    node: true,
  },
  'apps/server': {
    workspaces: [
      'std',
      'money',
      'betting',
      'pricing',
      'sport',
      'sports',
      'odds-book',
      'payments',
      'bonuses',
      'game-catalogue',
      'contract',
      'i18n',
      'feed',
      'db',
      'embedded-postgres',
      'game-catalogue',
    ],
    npm: 'any',
    node: true,
  },
  'apps/games': {
    workspaces: ['std', 'money', 'game-math', 'game-catalogue', 'contract', 'db', 'i18n'],
    npm: 'any',
    node: true,
  },
  'apps/site': {
    workspaces: ['std', 'money', 'sport', 'betting', 'payments', 'bonuses', 'contract', 'i18n', 'ui'],
    typesOf: ['odds-book'],
    npm: 'any',
    node: false,
  },
  'apps/game-client': {
    workspaces: ['std', 'money', 'game-math', 'game-catalogue', 'game-art', 'i18n'],
    // Its checks bring zod along, which is more than the whole kit.
    typesOf: ['contract'],
    npm: ['@fontsource-variable/'],
    node: false,
  },
}

/** What every test may import besides what its workspace may. */
const TEST_TOOLS = ['vitest', 'fast-check', '@axe-core/', '@playwright/']

/** From the top down: a file imports its own floor or a lower one. Files directly in `src` are the top. */
const FLOORS = ['main', 'routes', 'features', 'core', 'platform']

/** One line for every import that goes through a wall. */
export function findBreaches(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((statement) => {
      const complaint = findBreach(file.path, statement)
      return complaint === null ? [] : [`${placeOf(file, statement.offset)} ${complaint}`]
    }),
  )
}

export function findBreach(path: string, statement: Import): string | null {
  const workspace = path.split('/').slice(0, 2).join('/')
  const wall = WALLS[workspace]
  if (wall === undefined) return `lies in ${workspace}, which has no line in the table of walls`
  const { specifier } = statement
  if (specifier.startsWith('.')) return findRelativeBreach(path, specifier, workspace)
  if (specifier.startsWith('@xezer/')) return findWorkspaceBreach(path, statement, wall, workspace)
  return findOutsideBreach(path, specifier, wall)
}

function findRelativeBreach(path: string, specifier: string, workspace: string): string | null {
  const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''))
  if (!target.startsWith(`${workspace}/`)) return `leaves its workspace for ${target}`
  const floorBreach = workspace.startsWith('apps/') ? findFloorBreach(path, target) : null
  if (floorBreach !== null) return floorBreach
  // What is generated may not be there yet.
  if (existsSync(join(REPOSITORY, target)) || target.includes('/generated/')) return null
  return `imports ${specifier}, which does not exist (write the extension)`
}

function findFloorBreach(path: string, target: string): string | null {
  const [from, fromFeature] = floorOf(path)
  const [to, toFeature] = floorOf(target)
  if (from > to) return `is ${FLOORS[from]} and imports ${target}, a floor above`
  const isFeature = FLOORS[from] === 'features' && FLOORS[to] === 'features'
  if (isFeature && fromFeature !== toFeature) {
    return `imports the feature ${toFeature}; compose them in routes or move what is shared to core`
  }
  return null
}

/** The number of the floor, and the name of the folder on it. */
function floorOf(path: string): [number, string] {
  const parts = path.split('/').slice(3)
  const floor = FLOORS.indexOf(parts[0] ?? '')
  return [parts.length === 1 || floor < 0 ? 0 : floor, parts[1] ?? '']
}

function findWorkspaceBreach(path: string, statement: Import, wall: Wall, own: string): string | null {
  const name = statement.specifier.split('/')[1] ?? ''
  if (own.endsWith(`/${name}`)) return `imports its own workspace by name; use a relative path`
  if (name === 'dev-world' && isTest(path)) return null
  if (name === 'db' && isTest(path) && /^apps\/(server|games)$/.test(own)) return null
  if (wall.workspaces.includes(name)) return null
  if (wall.typesOf?.includes(name) === true) {
    return statement.isType || isTest(path) ? null : `may import only types of ${name}`
  }
  return `may not import ${name}`
}

function findOutsideBreach(path: string, specifier: string, wall: Wall): string | null {
  const bare = specifier.replace(/^node:/, '')
  if (specifier.startsWith('node:') || builtinModules.includes(bare)) {
    return wall.node || isTest(path) ? null : `may not use Node (${specifier})`
  }
  const allowed = isTest(path) ? [...TEST_TOOLS, ...(wall.npm === 'any' ? [] : wall.npm)] : wall.npm
  if (allowed === 'any' || wall.npm === 'any') return null
  const isAllowed = allowed.some((name) =>
    name.endsWith('/') ? specifier.startsWith(name) : specifier === name || specifier.startsWith(`${name}/`),
  )
  return isAllowed ? null : `may not import the package ${specifier}`
}
