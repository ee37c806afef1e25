import { accessSync, constants, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { REPOSITORY } from '../launch/progress.mjs'

/** Per user, so that nobody runs into files of someone else; in the repository for a user without a home. */
export function cacheFolder() {
  const wanted = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache')
  for (const folder of [join(wanted, 'xezer'), join(REPOSITORY, '.cache', 'xezer')]) {
    try {
      mkdirSync(folder, { recursive: true })
      accessSync(folder, constants.W_OK)
      return folder
    } catch {
      // The next place.
    }
  }
  throw new Error('Neither the home folder nor the repository is writable.')
}
