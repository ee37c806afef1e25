import { createHmac } from 'node:crypto'
import { PROVIDERS } from '@xezer/game-catalogue/providers'
import { err, ok, type Result } from '@xezer/std/result'

/** The games that this project ships: a program of its own, which this one starts and ends. */
export interface OwnGamesSettings {
  /** Null where they are switched off. */
  readonly port: number | null
  /** Where frames of games come from; null: the host of the page, at `port`. */
  readonly url: string | null
  /** For the role of the schema `games`, where the database is not our own. */
  readonly databaseUrl: string | null
  /** By provider: the secret that both sides sign with. */
  readonly secrets: ReadonlyMap<string, string>
  /** Seals what the game server keeps secret. */
  readonly key: Uint8Array
  /** Kinds of games, engines and games that take no new rounds. */
  readonly familiesOff: ReadonlySet<string>
  readonly gamesOff: ReadonlySet<string>
  /** Handed over as they came; the game server reads them. */
  readonly handedOver: Readonly<Record<string, string>>
}

type Environment = Readonly<Record<string, string | undefined>>

const PORT = 8081
const SECRET = /^[\x21-\x7e]{32,}$/
const HANDED_OVER = [
  'PLAY_PROFILE',
  'GAMES_TEST_SEED',
  'GAMES_CALLS_PER_SECOND',
  'TRUST_PROXY',
  'NODE_ENV',
  'HOST',
  'GAMES_SITE_PORT',
]

/** What there is to know of them, or what is wrong with a setting; a secret is never repeated. */
export function readOwnGames(
  environment: Environment,
  dataKey: Uint8Array,
): Result<OwnGamesSettings, string> {
  const { CASINO, GAMES_PORT, GAMES_URL, GAMES_DATABASE_URL, GAME_SECRETS } = environment
  if (CASINO && !/^[01]$/.test(CASINO)) return err(`CASINO is "${CASINO}": set 1 or 0.`)
  const port = GAMES_PORT ? Number(GAMES_PORT) : PORT
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return err(`GAMES_PORT is "${GAMES_PORT}": set a number from 0 to 65535.`)
  if (GAMES_URL && !(URL.canParse(GAMES_URL) && new URL(GAMES_URL).origin === GAMES_URL))
    return err(`GAMES_URL is "${GAMES_URL}": write an exact origin like https://games.example.com.`)
  const secrets = readSecrets(GAME_SECRETS, dataKey)
  if (secrets === null)
    return err('GAME_SECRETS needs a secret of 32 signs or more for each of our providers.')
  return ok({
    port: CASINO === '0' ? null : port,
    ...{ url: GAMES_URL || null, databaseUrl: GAMES_DATABASE_URL || null },
    ...{ secrets, key: derive(dataKey, 'games') },
    familiesOff: namesOf(environment.GAME_FAMILIES_OFF),
    gamesOff: namesOf(environment.GAMES_OFF),
    handedOver: Object.fromEntries(
      HANDED_OVER.flatMap((name) => {
        const value = environment[name]
        return value ? [[name, value]] : []
      }),
    ),
  })
}

/** Those that are set, or those that both sides know because this one starts the other. */
function readSecrets(given: string | undefined, dataKey: Uint8Array): ReadonlyMap<string, string> | null {
  if (!given) {
    const secretOf = (name: string) => derive(dataKey, `game provider ${name}`).toString('base64url')
    return new Map(PROVIDERS.map(({ code }) => [code, secretOf(code)]))
  }
  try {
    const json = JSON.parse(given) as Readonly<Record<string, unknown>>
    const pairs = PROVIDERS.map(({ code }) => [code, json[code]] as const)
    const isWhole = pairs.every(([, secret]) => typeof secret === 'string' && SECRET.test(secret))
    return isWhole ? new Map(pairs.map(([name, secret]) => [name, String(secret)])) : null
  } catch {
    return null
  }
}

function derive(dataKey: Uint8Array, purpose: string): Buffer {
  return createHmac('sha256', dataKey).update(purpose).digest()
}

function namesOf(text: string | undefined): ReadonlySet<string> {
  const names = (text ?? '').split(',').map((part) => part.trim())
  return new Set(names.filter((name) => name !== ''))
}
