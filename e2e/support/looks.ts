import type { Page } from '@playwright/test'
import { serverTranslator } from '@xezer/i18n/server-text'
import { LOCALES, type Locale } from '@xezer/std/locale'
import { slipOf } from './slip.ts'
import { wordsOf } from './words.ts'

const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
} as const
/** The world of a journey stands on this machine; passkeys want its name. */
const HOSTS = ['127.0.0.1', 'localhost']

type Device = keyof typeof DEVICES
type LookName = `${Device}-${Locale}`

/** How a journey is seen: on which device, and in which language it is read. */
interface Look {
  readonly name: string
  readonly isPhone: boolean
  /** The words of the site. */
  readonly say: ReturnType<typeof wordsOf>
  /** Those of the server. */
  readonly told: ReturnType<typeof serverTranslator>
  /** For `test.use`. */
  readonly use: {
    readonly viewport: { readonly width: number; readonly height: number }
    readonly hasTouch: boolean
    readonly storageState: { cookies: ReturnType<typeof rememberLocale>; origins: [] }
  }
}

/** The journey's own look, or the one that `LOOK` names for all that can be seen in each (`npm run looks`). */
export function lookOf(own: LookName): Look {
  return describeLook(process.env.LOOK || own)
}

/** Of a journey that is seen in several by itself. */
export function looksOf(first: LookName, ...more: LookName[]): readonly [Look, ...Look[]] {
  return [lookOf(first), ...(process.env.LOOK ? [] : more.map(describeLook))]
}

function describeLook(name: string): Look {
  const [device, locale] = [findDevice(name), LOCALES.find((one) => name.endsWith(`-${one}`))]
  if (device === undefined || locale === undefined)
    throw new Error(`LOOK is a device and a language, as phone-ru, and was ${name}`)
  return {
    name,
    isPhone: device === 'phone',
    say: wordsOf(locale),
    told: serverTranslator(locale),
    use: { ...DEVICES[device], storageState: { cookies: rememberLocale(locale), origins: [] } },
  }
}

const findDevice = (name: string) =>
  (['desktop', 'phone'] as const).find((device) => name.startsWith(`${device}-`))

/** A new visitor has chosen no language, and reads Azerbaijani. */
function rememberLocale(locale: Locale) {
  if (locale === 'az') return []
  const rest = { path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' } as const
  return HOSTS.map((domain) => ({ ...rest, name: 'locale', value: locale, domain }))
}

/** The slip where it is read: in its column, or in the sheet of a phone, which is opened for it. */
export async function openSlip(page: Page, { isPhone, say }: Look) {
  if (isPhone) await page.getByRole('button', { name: new RegExp(`^${say('slip.open_slip')}`) }).click()
  return slipOf(page, say)
}
