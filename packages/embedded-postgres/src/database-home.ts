import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { EmbeddedFailure } from './embedded-failure.ts'
import { canUse, chooseIdentity, type Identity } from './identity.ts'

/** Where one data folder keeps its PostgreSQL. */
export interface DatabaseHome {
  readonly folder: string
  /** The PGDATA of the cluster. */
  readonly cluster: string
  readonly passwordFile: string
  /** Stands in the data folder itself once there is a cluster, so that a lost one is not taken for a first start. */
  readonly markerFile: string
  readonly ownerFile: string
  readonly logFile: string
}

const LOCATION_FILE = 'database-location'
const MARKER_FILE = 'database-created'

/**
 * Creates the folder of the database below `dataDir`. When root started us and the user that runs PostgreSQL cannot
 * reach `dataDir` (a parent that only root may enter), the database lives below /var/lib/xezer or the temporary
 * folder, and `dataDir` keeps a note of where.
 */
export function prepareHome(dataDir: string): { home: DatabaseHome; identity: Identity } {
  const root = resolve(dataDir)
  makeReachable(root)
  const known =
    notedLocation(root) ?? (existsSync(join(root, MARKER_FILE)) ? join(root, 'database') : undefined)
  const candidates = known === undefined ? [join(root, 'database'), ...reachablePlaces(root)] : [known]
  for (const folder of candidates) {
    const home = homeAt(root, folder)
    // Data that an ordinary user began stays with that user.
    const identity = chooseIdentity(ownerOf(home.cluster) ?? ownerOf(folder) ?? ownerOf(root))
    if (!tryMakeFolder(folder, identity) || !canUse(identity, folder)) continue
    if (folder !== candidates[0]) writeFileSync(join(root, LOCATION_FILE), `${folder}\n`)
    return { home, identity }
  }
  throw new EmbeddedFailure(
    `The database cannot keep its data in ${root}: the folder is not writable for the user that runs PostgreSQL. ` +
      'Set DATA_DIR to a folder of that user, or DATABASE_URL to a PostgreSQL of yours.',
  )
}

/** Where the database of `dataDir` is, without creating anything. */
export function locateHome(dataDir: string): DatabaseHome {
  const root = resolve(dataDir)
  return homeAt(root, notedLocation(root) ?? join(root, 'database'))
}

function homeAt(root: string, folder: string): DatabaseHome {
  return {
    folder,
    cluster: join(folder, 'cluster'),
    passwordFile: join(folder, 'password'),
    markerFile: join(root, MARKER_FILE),
    ownerFile: join(folder, 'owner.json'),
    logFile: join(folder, 'postgres.log'),
  }
}

function notedLocation(root: string): string | null {
  const file = join(root, LOCATION_FILE)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

function reachablePlaces(root: string): string[] {
  if (process.getuid?.() !== 0) return []
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12)
  return [join('/var/lib/xezer', name), join(tmpdir(), `xezer-${name}`)]
}

/**
 * A strict umask, or a temporary folder made for one user, would hide the folders from the user that runs PostgreSQL:
 * those we make, and an empty one that we were given, may be passed through. What is inside stays closed.
 */
function makeReachable(root: string): void {
  const firstMade = mkdirSync(root, { recursive: true })
  if (process.getuid?.() !== 0) return
  if (firstMade === undefined) {
    if (readdirSync(root).length === 0 && ownerOf(root) === 0) chmodSync(root, 0o711)
    return
  }
  for (let folder = root; folder.length >= firstMade.length; folder = resolve(folder, '..'))
    chmodSync(folder, 0o711)
}

function tryMakeFolder(folder: string, identity: Identity): boolean {
  try {
    makeReachable(folder)
    chmodSync(folder, 0o700)
    if (identity.uid !== undefined && identity.gid !== undefined)
      chownSync(folder, identity.uid, identity.gid)
    return true
  } catch {
    return false
  }
}

function ownerOf(path: string): number | null {
  try {
    return statSync(path).uid
  } catch {
    return null
  }
}
