import { resolve } from 'node:path'
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '@xezer/contract/identity'
import { type Minor, major } from '@xezer/money/minor'
import { type CasinoSettings, readCasino } from './casino-settings.ts'
import { isEventAddress } from './event-address.ts'
import { type GameProvider, readGameProviders } from './game-provider-settings.ts'
import { type PaymentSettings, readGateway } from './gateway-settings.ts'
import { type HelpLinks, readHelpLinks } from './help-links.ts'
import { type LeagueBanner, readLeagueBanner } from './league-banner.ts'
import { type OwnGamesSettings, readOwnGames } from './own-games-settings.ts'
import { ConfigError, type Environment, flag, number, orFail, text, whole } from './read-setting.ts'

export interface Config {
  readonly isProduction: boolean
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Null: the embedded PostgreSQL of `dataDir`. The second is the role that owns its tables; null: the first one owns them. */
  readonly databaseUrl: string | null
  readonly migrationDatabaseUrl: string | null
  readonly siteDir: string
  /** The embedded facts: `football` below it. */
  readonly contentDir: string
  /** Windows of a match in play, by default pages of the site; `{event}`, `{sport}` and `{lang}` are filled in. */
  readonly animationUrl: string
  readonly streamUrl: string
  /** The league of the banner; null: the first one of the house. */
  readonly leagueBanner: LeagueBanner | null
  /** Other origins whose pages may call: exact, never reflected. */
  readonly siteOrigins: readonly string[]
  /** The partner of each promo code. */
  readonly promoCodes: ReadonlyMap<string, string>
  /** The origin of the public site, for addresses that are read elsewhere; null: whichever the request names. */
  readonly mainSite: string | null
  /** The origin of the mobile site, where it has one of its own: what comes there is told from the main site's. */
  readonly mobileSite: string | null
  /** Where partners are told how they work with the house; null: on a page of the site. */
  readonly affiliateUrl: string | null
  /** A page that shows the bets of a bonus in place of our own, in a frame. */
  readonly bonusFrameUrl: string | null
  /** The mail server. Null: mail stays in the outbox, which a developer reads. */
  readonly smtpUrl: string | null
  readonly mailFrom: { readonly name: string; readonly address: string }
  /** The origin of the site as mail names it: never what a request says. */
  readonly publicUrl: string
  /** A site of statistics in place of our own; what stands behind `/statistics` goes along. */
  readonly statisticsUrl: string | null
  /** Who helps those that play too much, by the language they help in. */
  readonly helpLinks: HelpLinks
  /** Whether the address of a visitor comes from `X-Forwarded-For`. */
  readonly isBehindProxy: boolean
  readonly metricsPort: number
  readonly logLevel: LogLevel
  readonly simSeed: string
  readonly simSpeed: number
  /** How long a live bet waits before it is decided (agreement 20, acceptance delay); null: as its sport says. */
  readonly liveDelayMs: number | null
  /** Null: there is none. Production refuses the default password, which everybody can read. */
  readonly demoPlayer: { readonly email: string; readonly password: string } | null
  /** Play money that a new player gets, in minor units of AZN; production gives none unless told. */
  readonly playMoneyManatMinor: Minor
  /** After so many years a closed account loses names, contacts and documents. */
  readonly retentionYears: number
  /** Null: none. The domain that passkeys belong to and the exact origins whose pages use them; null, any port of localhost. */
  readonly passkeys: { readonly domain: string; readonly origins: readonly string[] | null } | null
  /** Seals what nobody may read out of the database: secrets of log-ins, accounts of payments, documents. */
  readonly dataKey: Uint8Array
  /** Whose rates payments are exchanged at: the house's own, or those of a central bank's day file. */
  readonly rates: { readonly source: 'static' | 'cbar' | 'cbr'; readonly url: string }
  readonly payments: PaymentSettings
  /** Who may play with the money of players by signed calls, by name. */
  readonly gameProviders: ReadonlyMap<string, GameProvider>
  readonly ownGames: OwnGamesSettings
  readonly casino: CasinoSettings
  readonly hasResultsHistory: boolean
  readonly callsPerSecond: number
  readonly pollsPerSecond: number
  readonly loginsPerMinute: number
  readonly registrationsPerHour: number
  readonly placesPerSecond: number
  readonly connectionsPerAddress: number
  readonly socketsPerAddress: number
  readonly requestsPerSecond: number
  readonly walletCallsPerSecond: number
  readonly hooksPerSecond: number
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Stands in the read-me: whoever starts the server to look at it logs in with it. */
export const PUBLIC_DEMO_PASSWORD = 'xezer-demo-1000'

/** Everybody can read it: what a development seals is no secret. */
export const DEVELOPMENT_DATA_KEY: Uint8Array = Buffer.from('development-key-protects-nothing')

/** Reads every setting there is; each has a default and is checked. The only reader of the environment. */
export function readConfig(environment: Environment = process.env): Config {
  const isProduction = environment.NODE_ENV === 'production'
  const dataDir = resolve(text(environment, 'DATA_DIR', '.data'))
  const key = dataKey(environment, isProduction)
  return {
    isProduction,
    port: whole(environment, 'PORT', 8080, 0, 65_535),
    host: text(environment, 'HOST', '0.0.0.0'),
    dataDir,
    databaseUrl: environment.DATABASE_URL || null,
    migrationDatabaseUrl: migrationDatabaseUrl(environment),
    siteDir: resolve(text(environment, 'SITE_DIR', 'apps/site/dist')),
    contentDir: resolve(text(environment, 'CONTENT_DIR', 'content')),
    animationUrl: eventUrl(environment, 'ANIMATION_URL', '/animation/event/{event}'),
    streamUrl: eventUrl(environment, 'STREAM_URL', '/stream/event/{event}'),
    leagueBanner: leagueBanner(environment),
    siteOrigins: origins(environment),
    mainSite: origin(environment, 'MAIN_SITE'),
    mobileSite: origin(environment, 'MOBILE_SITE'),
    affiliateUrl: wholeAddress(environment, 'AFFILIATE_URL'),
    bonusFrameUrl: wholeAddress(environment, 'BONUS_FRAME_URL'),
    ...mail(environment, isProduction),
    promoCodes: promoCodes(environment),
    statisticsUrl: wholeAddress(environment, 'STATISTICS_URL'),
    helpLinks: helpLinks(environment),
    isBehindProxy: flag(environment, 'TRUST_PROXY', false),
    metricsPort: whole(environment, 'METRICS_PORT', 9464, 0, 65_535),
    logLevel: logLevel(environment),
    simSeed: text(environment, 'SIM_SEED', 'xezer'),
    simSpeed: number(environment, 'SIM_SPEED', 1, 0.1, 1000),
    liveDelayMs: environment.LIVE_DELAY_MS ? whole(environment, 'LIVE_DELAY_MS', 0, 0, 60_000) : null,
    demoPlayer: demoPlayer(environment, isProduction),
    retentionYears: whole(environment, 'RETENTION_YEARS', 5, 1, 100),
    playMoneyManatMinor: major(whole(environment, 'PLAY_MONEY', isProduction ? 0 : 1000, 0, 1_000_000)),
    passkeys: passkeys(environment, isProduction),
    dataKey: key,
    payments: payments(environment, isProduction),
    gameProviders: orFail(readGameProviders(environment.GAME_PROVIDERS ?? '')),
    ownGames: orFail(readOwnGames(environment, key)),
    casino: orFail(readCasino((name, fallback) => text(environment, name, fallback))),
    rates: rates(environment),
    hasResultsHistory: flag(environment, 'RESULTS_HISTORY', true),
    callsPerSecond: number(environment, 'CALLS_PER_SECOND', 20, 1, 1_000_000),
    pollsPerSecond: number(environment, 'POLLS_PER_SECOND', 50, 10, 1_000_000),
    loginsPerMinute: number(environment, 'LOGINS_PER_MINUTE', 5, 1, 1_000_000),
    registrationsPerHour: number(environment, 'REGISTRATIONS_PER_HOUR', 3, 1, 1_000_000),
    placesPerSecond: number(environment, 'PLACES_PER_SECOND', 5, 1, 1_000_000),
    connectionsPerAddress: whole(environment, 'CONNECTIONS_PER_ADDRESS', 64, 1, 1_000_000),
    socketsPerAddress: whole(environment, 'SOCKETS_PER_ADDRESS', 256, 1, 1_000_000),
    requestsPerSecond: number(environment, 'REQUESTS_PER_SECOND', 200, 10, 1_000_000),
    hooksPerSecond: number(environment, 'HOOKS_PER_SECOND', 60, 1, 1_000_000),
    walletCallsPerSecond: number(environment, 'WALLET_CALLS_PER_SECOND', 2000, 10, 1_000_000),
  }
}

function leagueBanner({ LEAGUE_BANNER: raw }: Environment): LeagueBanner | null {
  if (!raw) return null
  const banner = readLeagueBanner(raw)
  if (banner !== null) return banner
  throw new ConfigError(`LEAGUE_BANNER is "${raw}": set alias:sport:league, such as gb-eng:1:17.`)
}

const SECOND_MS = 1000

function payments(environment: Environment, isProduction: boolean): PaymentSettings {
  const isPlayed = whole(environment, 'PLAY_MONEY', isProduction ? 0 : 1000, 0, 1_000_000) > 0
  const gateway = readGateway({
    name: text(environment, 'GATEWAY', isProduction ? 'none' : 'sandbox'),
    isSandboxAllowed: !isProduction || flag(environment, 'ALLOW_SANDBOX', false),
    hasPlayMoney: isPlayed || flag(environment, 'DEMO_PLAYER', !isProduction),
    setting: (name) => text(environment, name, ''),
  })
  return {
    gateway: orFail(gateway),
    minimumDepositMinor: major(whole(environment, 'MIN_DEPOSIT', 20, 1, 1_000_000)),
    withdrawalWaitMs: whole(environment, 'WITHDRAWAL_WAIT', 900, 0, 604_800) * SECOND_MS,
    identityFromMinor: major(whole(environment, 'IDENTITY_FROM', 1000, 0, 1_000_000)),
  }
}

function migrationDatabaseUrl(environment: Environment): string | null {
  const url = environment.MIGRATION_DATABASE_URL || null
  if (url !== null && !environment.DATABASE_URL) {
    throw new ConfigError(
      'MIGRATION_DATABASE_URL names the owner of a database that DATABASE_URL does not name.',
    )
  }
  return url
}

function logLevel(environment: Environment): LogLevel {
  const raw = text(environment, 'LOG_LEVEL', 'info')
  const level = LOG_LEVELS.find((known) => known === raw)
  if (level === undefined)
    throw new ConfigError(`LOG_LEVEL is "${raw}": set one of ${LOG_LEVELS.join(', ')}.`)
  return level
}

const RATES_URLS = {
  static: '',
  cbar: 'https://www.cbar.az/currencies/{day}.xml',
  cbr: 'https://www.cbr.ru/scripts/XML_daily.asp',
} as const

function rates(environment: Environment): Config['rates'] {
  const named = text(environment, 'RATES', 'static')
  const source = (['static', 'cbar', 'cbr'] as const).find((known) => known === named)
  if (source === undefined) throw new ConfigError(`RATES is "${named}": set static, cbar or cbr.`)
  const url = text(environment, 'RATES_URL', RATES_URLS[source])
  const isAddress = /^https?:\/\//.test(url) && URL.canParse(url.replaceAll('{day}', '01.01.2026'))
  if (source === 'static' || isAddress) return { source, url }
  throw new ConfigError(
    `RATES_URL is "${url}": write the whole address of a day file, with {day} for its day.`,
  )
}

function origins(environment: Environment): string[] {
  const parts = text(environment, 'SITE_ORIGINS', '').split(',')
  return parts.flatMap((part) => (part.trim() === '' ? [] : exactOrigin('SITE_ORIGINS', part.trim())))
}

function origin(environment: Environment, name: string): string | null {
  const given = environment[name]?.trim()
  return given ? exactOrigin(name, given) : null
}

function exactOrigin(name: string, given: string): string {
  if (URL.canParse(given) && new URL(given).origin === given) return given
  throw new ConfigError(`${name} names "${given}": write exact origins like https://example.com.`)
}

function helpLinks(environment: Environment): HelpLinks {
  const links = readHelpLinks(environment.HELP_LINKS)
  if (links !== null) return links
  throw new ConfigError(
    'HELP_LINKS is not a list: write az|Name|https://example.org/;ru|Name|https://example.org/.',
  )
}

function wholeAddress(environment: Environment, name: string): string | null {
  const given = environment[name]?.trim()
  if (!given) return null
  if (/^https?:\/\//.test(given) && URL.canParse(given)) return new URL(given).href
  throw new ConfigError(`${name} is "${given}": write a whole address like https://partners.example.com/.`)
}

/** `CODE:partner,CODE:partner`. */
function promoCodes(environment: Environment): ReadonlyMap<string, string> {
  const raw = text(environment, 'PROMO_CODES', 'RO:904,AZ:904,AZX:904')
  return new Map(
    raw.split(',').map((pair) => {
      const [, code = '', partner = ''] = /^([A-Z0-9]{2,16}):([\w-]{1,32})$/.exec(pair.trim()) ?? []
      if (code === '') {
        throw new ConfigError(`PROMO_CODES is "${raw}": write codes with their partners like RO:904,AZ:77.`)
      }
      return [code, partner] as const
    }),
  )
}

const MAIL_ADDRESS = /^[^\s@<>",;:]{1,64}@[^\s@<>",;:]{1,190}$/

/** Where mail goes, and what it says of the house. A production that sends any names itself. */
function mail(
  environment: Environment,
  isProduction: boolean,
): Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'> {
  const smtpUrl = environment.SMTP_URL?.trim() || null
  if (smtpUrl !== null && !(/^smtps?:\/\/[^/]/.test(smtpUrl) && URL.canParse(smtpUrl))) {
    // It may hold a password: it is not repeated.
    throw new ConfigError('SMTP_URL is no address of a mail server: write smtp://user:password@host:587.')
  }
  const publicUrl = origin(environment, 'PUBLIC_URL') ?? origin(environment, 'MAIN_SITE')
  if (isProduction && smtpUrl !== null && (publicUrl === null || !environment.MAIL_FROM)) {
    throw new ConfigError('SMTP_URL sends mail: set MAIL_FROM, and PUBLIC_URL for the links in it.')
  }
  const port = whole(environment, 'PORT', 8080, 0, 65_535)
  const from = text(environment, 'MAIL_FROM', 'Xəzər <no-reply@xezer.example>')
  const [, name = '', enclosed] = /^([^<>"\p{Cc}]{0,64}?)\s*<([^<>]+)>$/u.exec(from) ?? []
  const address = enclosed ?? from
  if (!MAIL_ADDRESS.test(address)) {
    throw new ConfigError(`MAIL_FROM is "${from}": write Name <name@example.com>.`)
  }
  return { smtpUrl, mailFrom: { name, address }, publicUrl: publicUrl ?? `http://localhost:${port}` }
}

function eventUrl(environment: Environment, name: string, fallback: string): string {
  const template = text(environment, name, fallback)
  if (isEventAddress(template)) return template
  throw new ConfigError(
    `${name} is "${template}": write an address with {event}, and {sport} or {lang} where they are needed.`,
  )
}

/** An address is no domain: where the site has none, there are no passkeys. */
function passkeys(environment: Environment, isProduction: boolean): Config['passkeys'] {
  const sites = [
    origin(environment, 'MAIN_SITE') ?? origin(environment, 'PUBLIC_URL'),
    origin(environment, 'MOBILE_SITE'),
  ]
  const [main] = sites
  const domain = environment.PASSKEY_DOMAIN?.trim() || (main ? new URL(main).hostname : null)
  if (domain === null) return isProduction ? null : { domain: 'localhost', origins: null }
  if (/^[\d.]+$|:/.test(domain) && !environment.PASSKEY_DOMAIN) return null
  const origins = sites.filter((site) => site !== null)
  const isWithin = (site: string) => `.${new URL(site).hostname}`.endsWith(`.${domain}`)
  if (environment.PASSKEY_DOMAIN && (main === null || main === undefined || !isWithin(main))) {
    throw new ConfigError(
      `PASSKEY_DOMAIN is "${domain}": set the domain of MAIN_SITE, or one that it lies in.`,
    )
  }
  return { domain, origins: origins.filter(isWithin) }
}

const KEY_HINT = 'set 32 random bytes, such as `openssl rand -base64 32` prints.'

/** 32 bytes in base64 or hexadecimal; what was sealed opens under the same ones only, so production has none by default. */
function dataKey(environment: Environment, isProduction: boolean): Uint8Array {
  const given = environment.DATA_KEY?.trim()
  if (!given) {
    if (!isProduction) return DEVELOPMENT_DATA_KEY
    throw new ConfigError(`DATA_KEY is not set: ${KEY_HINT}`)
  }
  const encoding = /^[0-9a-f]{64}$/i.test(given) ? 'hex' : 'base64'
  if (encoding === 'base64' && !/^[A-Za-z0-9+/_-]{43}=?$/.test(given)) {
    // Its value is not repeated: whoever reads the log would have it.
    throw new ConfigError(`DATA_KEY is not a key: ${KEY_HINT}`)
  }
  const key = Buffer.from(given, encoding)
  if (isProduction && key.equals(DEVELOPMENT_DATA_KEY)) {
    throw new ConfigError(
      'DATA_KEY is the key of a development, which everybody can read: set one of your own.',
    )
  }
  return key
}

/** Everybody can read the demo player's password, so production has none unless one is set. */
function demoPlayer(environment: Environment, isProduction: boolean): Config['demoPlayer'] {
  if (!flag(environment, 'DEMO_PLAYER', !isProduction)) return null
  const password = text(environment, 'DEMO_PASSWORD', PUBLIC_DEMO_PASSWORD)
  if (password.length < PASSWORD_LENGTH_MIN || password.length > PASSWORD_LENGTH_MAX) {
    throw new ConfigError(
      `DEMO_PASSWORD is too short or too long: set one of ${PASSWORD_LENGTH_MIN} to ${PASSWORD_LENGTH_MAX} characters.`,
    )
  }
  if (isProduction && password.normalize('NFC') === PUBLIC_DEMO_PASSWORD) {
    throw new ConfigError(
      'DEMO_PLAYER is on with its public password: set DEMO_PASSWORD or leave DEMO_PLAYER out.',
    )
  }
  return { email: text(environment, 'DEMO_EMAIL', 'demo@xezer.example'), password }
}
