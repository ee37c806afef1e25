import { err, ok, type Result } from '@xezer/std/result'

/** What a provider of games is known by, and what of its games may be played. */
export interface GameProvider {
  /** The newer secret first, and the one before it while both are good. */
  readonly secrets: readonly string[]
  /** By the name of the game, in minor units. */
  readonly games: ReadonlyMap<string, GameStakes>
}

export interface GameStakes {
  readonly min: number
  readonly max: number
  readonly maxWin: number
}

const NAME = /^[a-z0-9_]{1,32}$/
const GAME = /^[A-Za-z0-9._:-]{1,64}$/
const SECRET = /^[\x21-\x7e]{32,}$/
const SECRETS_MAX = 2

type Json = Readonly<Record<string, unknown>>

/** The providers by their names, or what is wrong with the setting; a secret is never repeated. */
export function readGameProviders(text: string): Result<ReadonlyMap<string, GameProvider>, string> {
  if (text === '') return ok(new Map())
  const json = parse(text)
  if (json === null)
    return err('GAME_PROVIDERS is no JSON object: write {"name":{"secrets":["…"],"games":{}}}.')
  const providers = new Map<string, GameProvider>()
  for (const [name, given] of Object.entries(json)) {
    const provider = readProvider(name, given)
    if (!provider.ok) return provider
    providers.set(name, provider.value)
  }
  return ok(providers)
}

function readProvider(name: string, given: unknown): Result<GameProvider, string> {
  if (!NAME.test(name)) return err(`GAME_PROVIDERS names "${name}": write small letters, digits and _.`)
  const { secrets, games } = isObject(given) ? given : {}
  const isList = Array.isArray(secrets) && secrets.length > 0 && secrets.length <= SECRETS_MAX
  if (!isList || !secrets.every((secret) => typeof secret === 'string' && SECRET.test(secret)))
    return err(`GAME_PROVIDERS: ${name} needs one or two secrets of 32 signs or more.`)
  const stakes = new Map<string, GameStakes>()
  for (const [game, one] of Object.entries(isObject(games) ? games : {})) {
    const read = readStakes(one)
    if (!GAME.test(game) || read === null)
      return err(
        `GAME_PROVIDERS: ${name}/${game} needs min, max and maxWin in whole minor units, min to max.`,
      )
    stakes.set(game, read)
  }
  return ok({ secrets, games: stakes })
}

function readStakes(given: unknown): GameStakes | null {
  const { min, max, maxWin } = isObject(given) ? given : {}
  if (!isWhole(min) || !isWhole(max) || !isWhole(maxWin)) return null
  return min <= max ? { min, max, maxWin } : null
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(text: string): Json | null {
  try {
    const json: unknown = JSON.parse(text)
    return isObject(json) ? json : null
  } catch {
    return null
  }
}
