import type { Minor } from '@xezer/money/minor'
import { err, ok, type Result } from '@xezer/std/result'

export interface PaymentSettings {
  /** Null: nothing can be paid in or out. */
  readonly gateway: GatewaySettings | null
  /** The least deposit, in manat. */
  readonly minimumDepositMinor: Minor
  readonly withdrawalWaitMs: number
  /** From so much in all, in manat, only who has shown who he is is paid out; 0: nobody else at all. */
  readonly identityFromMinor: Minor
}

export type GatewaySettings = 'sandbox' | PiastrixSettings

/** What a shop of Piastrix is given, and where its calls go. */
interface PiastrixSettings {
  readonly url: string
  readonly shop: string
  readonly secret: string
  readonly addresses: readonly string[]
}

const URL_DEFAULT = 'https://core.piastrix.com'
/** Where callbacks come from, as the gateway publishes it. */
const ADDRESSES = [
  '87.98.145.206',
  '51.68.53.104',
  '51.68.53.105',
  '51.68.53.106',
  '51.68.53.107',
  '91.121.216.63',
  '37.48.108.180',
  '37.48.108.181',
].join(',')
const ADDRESS = /^[\da-f.:]{3,45}$/i
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

interface GivenGateway {
  readonly name: string
  readonly isSandboxAllowed: boolean
  /** It could be withdrawn as real money. */
  readonly hasPlayMoney: boolean
  readonly setting: (name: `PIASTRIX_${'URL' | 'SHOP' | 'SECRET' | 'ADDRESSES'}`) => string
}

/** By whom money is paid in and out, or what is wrong with the settings. The sandbox pays with nothing: it is taken where it is meant. */
export function readGateway(given: GivenGateway): Result<GatewaySettings | null, string> {
  const { name } = given
  if (name === 'none') return ok(null)
  if (name === 'piastrix') return given.hasPlayMoney ? err(PLAYED) : readPiastrix(given.setting)
  if (name !== 'sandbox') return err(`GATEWAY is "${name}": set sandbox, piastrix or none.`)
  return given.isSandboxAllowed ? ok('sandbox') : err(UNMEANT)
}

const PLAYED = 'GATEWAY is piastrix, which moves real money: set PLAY_MONEY=0 and DEMO_PLAYER=0.'
const UNMEANT = 'GATEWAY is sandbox, which moves no real money: set ALLOW_SANDBOX=1 if you mean it.'

/** The secret is never repeated. */
function readPiastrix(given: GivenGateway['setting']): Result<PiastrixSettings, string> {
  const url = (given('PIASTRIX_URL') || URL_DEFAULT).replace(/\/+$/, '')
  const [shop, secret] = [given('PIASTRIX_SHOP'), given('PIASTRIX_SECRET')]
  const addresses = (given('PIASTRIX_ADDRESSES') || ADDRESSES).split(',').map((address) => address.trim())
  if (!isSafe(url)) return err(`PIASTRIX_URL is "${url}": write an address that begins with https://.`)
  if (!/^\d{1,18}$/.test(shop)) return err(`PIASTRIX_SHOP is "${shop}": set the number of your shop.`)
  if (!/^[\x21-\x7e]{8,}$/.test(secret))
    return err('PIASTRIX_SECRET is not set: set the secret of your shop.')
  const wrong = addresses.find((address) => !ADDRESS.test(address))
  if (wrong !== undefined) return err(`PIASTRIX_ADDRESSES names "${wrong}": write addresses like 192.0.2.1.`)
  return ok({ url, shop, secret, addresses })
}

/** Whatever is told to a gateway is told encrypted, unless it stands on the same machine. */
function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))
}
