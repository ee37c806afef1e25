import { resolve } from 'node:path'
import { KEY_BYTES } from './sealing.ts'

export interface GamesConfig {
  readonly isProduction: boolean
  readonly port: number
  readonly host: string
  readonly databaseUrl: string
  readonly walletUrl: string
  /** By provider. */
  readonly secrets: ReadonlyMap<string, string>
  /** Seals seeds and sessions at rest. */
  readonly key: Uint8Array
  /** Pages that may frame a game; empty: those of the host that it is asked at, at `sitePort`. */
  readonly siteOrigins: readonly string[]
  readonly sitePort: number
  readonly profile: 'standard' | 'strict'
  readonly familiesOff: ReadonlySet<string>
  readonly gamesOff: ReadonlySet<string>
  /** The server seed of every new player, for tests that know what will be drawn. */
  readonly testSeed: string | null
  readonly clientDir: string
  readonly thumbnailsDir: string
  readonly callsPerSecond: number
  readonly isBehindProxy: boolean
  readonly logLevel: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** A setting that cannot be used: the start says so and ends. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const PORT = 8081
const SITE_PORT = 8080

/** Reads every setting there is; the house hands them over. The only reader of the environment. */
export function readGamesConfig(environment: Environment = process.env): GamesConfig {
  const isProduction = environment.NODE_ENV === 'production'
  return {
    isProduction,
    port: whole(environment, 'GAMES_PORT', PORT, 65_535),
    host: environment.HOST || '0.0.0.0',
    databaseUrl: wanted(environment, 'GAMES_DATABASE_URL'),
    walletUrl: wanted(environment, 'WALLET_URL').replace(/\/$/, ''),
    secrets: secrets(environment),
    key: key(environment),
    siteOrigins: list(environment.GAMES_SITE_ORIGINS).map(exactOrigin),
    sitePort: whole(environment, 'GAMES_SITE_PORT', whole(environment, 'PORT', SITE_PORT, 65_535), 65_535),
    profile: profile(environment),
    familiesOff: new Set(list(environment.GAME_FAMILIES_OFF)),
    gamesOff: new Set(list(environment.GAMES_OFF)),
    testSeed: testSeed(environment, isProduction),
    clientDir: resolve(environment.GAMES_CLIENT_DIR || 'apps/game-client/dist'),
    thumbnailsDir: resolve(environment.GAMES_THUMBNAILS_DIR || 'content/games/thumbnails'),
    callsPerSecond: whole(environment, 'GAMES_CALLS_PER_SECOND', 20, 1_000_000),
    isBehindProxy: environment.TRUST_PROXY === '1' || environment.TRUST_PROXY === 'true',
    logLevel: environment.LOG_LEVEL || 'info',
  }
}

function wanted(environment: Environment, name: string): string {
  const given = environment[name]
  if (given) return given
  throw new ConfigError(`${name} is not set.`)
}

function whole(environment: Environment, name: string, fallback: number, most: number): number {
  const raw = environment[name]
  if (!raw) return fallback
  const value = /^\d{1,7}$/.test(raw) ? Number(raw) : Number.NaN
  if (value <= most) return value
  throw new ConfigError(`${name} is "${raw}": set a whole number up to ${most}.`)
}

const list = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function exactOrigin(given: string): string {
  if (URL.canParse(given) && new URL(given).origin === given) return given
  throw new ConfigError(`GAMES_SITE_ORIGINS names "${given}": write exact origins like https://example.com.`)
}

function secrets(environment: Environment): ReadonlyMap<string, string> {
  try {
    const json: unknown = JSON.parse(wanted(environment, 'GAME_SECRETS'))
    if (typeof json === 'object' && json !== null) {
      return new Map(Object.entries(json).map(([provider, secret]) => [provider, String(secret)]))
    }
  } catch {
    // Told below, without a word of what it says.
  }
  throw new ConfigError('GAME_SECRETS is no JSON object of providers and their secrets.')
}

function key(environment: Environment): Uint8Array {
  const bytes = Buffer.from(wanted(environment, 'GAMES_KEY'), 'base64')
  if (bytes.length === KEY_BYTES) return bytes
  throw new ConfigError(
    'GAMES_KEY is not a key: set 32 random bytes, such as `openssl rand -base64 32` prints.',
  )
}

function profile({ PLAY_PROFILE: given }: Environment): GamesConfig['profile'] {
  if (!given || given === 'standard') return 'standard'
  if (given === 'strict') return given
  throw new ConfigError(`PLAY_PROFILE is "${given}": set standard or strict.`)
}

/** Whoever knows the seed knows every outcome. */
function testSeed({ GAMES_TEST_SEED: given }: Environment, isProduction: boolean): string | null {
  if (!given) return null
  if (isProduction) throw new ConfigError('GAMES_TEST_SEED is for tests: production draws its own seeds.')
  if (/^[0-9a-f]{64}$/.test(given)) return given
  throw new ConfigError('GAMES_TEST_SEED is no seed: set 64 small hexadecimal digits.')
}
