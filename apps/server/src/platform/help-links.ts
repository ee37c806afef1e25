import { LOCALES, type Locale } from '@xezer/std/locale'

/** An organisation that helps those who play too much. */
export interface HelpLink {
  readonly name: string
  readonly url: string
}
export type HelpLinks = Readonly<Record<Locale, readonly HelpLink[]>>

/** Free, anonymous, and open to people of any country. */
const GAMBLING_THERAPY = { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' }
const GAMBLERS_ANONYMOUS = { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org/' }
const INTERNATIONAL: readonly HelpLink[] = [GAMBLING_THERAPY, GAMBLERS_ANONYMOUS]

const ENTRY = /^(\w\w)\|([^|]{1,80})\|(https:\/\/\S{1,200})$/

/** `az|Name|https://…;ru|Name|https://…`; what is not set is international, null is none of it. */
export function readHelpLinks(raw: string | undefined): HelpLinks | null {
  if (raw === undefined || raw === '') return { az: INTERNATIONAL, ru: INTERNATIONAL, en: INTERNATIONAL }
  const links: Record<Locale, HelpLink[]> = { az: [], ru: [], en: [] }
  for (const entry of raw.split(';')) {
    const [, code, name, url] = ENTRY.exec(entry.trim()) ?? []
    const locale = LOCALES.find((one) => one === code)
    if (locale === undefined || name === undefined || url === undefined || !URL.canParse(url)) return null
    links[locale].push({ name: name.trim(), url })
  }
  return links
}
