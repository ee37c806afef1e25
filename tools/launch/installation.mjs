import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { REPOSITORY, Refusal, run, step } from './progress.mjs'

const OUTPUT_LINES_MAX = 30

/** Installs from the lock file unless every package of it is there in its version. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await step('installing the packages of the lock file', install)
  if (isInstalled()) return
  throw new Refusal(
    'npm said that it installed everything, but packages are missing. Delete node_modules and try again.',
  )
}

function isInstalled() {
  const present = readPackages(join(REPOSITORY, 'node_modules', '.package-lock.json'))
  if (present === undefined) return false
  const wanted = readPackages(join(REPOSITORY, 'package-lock.json')) ?? {}
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || !path.includes('node_modules/')) return true
    const found = present[path]
    // What was built for other systems is rightly absent.
    if (found === undefined)
      return entry.optional === true || entry.devOptional === true || entry.peer === true
    return found.version === entry.version && existsSync(join(REPOSITORY, path))
  })
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}

async function install() {
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional']
  const npm = process.env.npm_execpath
  const isScript = npm !== undefined && /npm-cli\.js$/.test(npm)
  const [command, ...prefix] = isScript ? [process.execPath, npm] : ['npm']
  let result
  try {
    result = await run(command, [...prefix, ...args], { env: installEnvironment(), isQuiet: true })
  } catch (error) {
    throw new Refusal(
      `npm could not be run (${error.message}). Install Node together with npm and try again.`,
    )
  }
  if (result.status === 0) return
  const words = result.output.trim().split('\n').slice(-OUTPUT_LINES_MAX).join('\n')
  throw new Refusal(`npm could not install the packages. Its own words:\n${words}`)
}

/** A user without a writable home (a service user, a container) keeps npm's cache in the repository. */
function installEnvironment() {
  const { NODE_ENV: _, ...environment } = process.env
  try {
    accessSync(homedir(), constants.W_OK)
    return environment
  } catch {
    return { ...environment, npm_config_cache: join(REPOSITORY, '.cache', 'npm') }
  }
}
