import type { Locale } from '@xezer/std/locale'
import { messages as az } from './generated/az.ts'
import { messages as azLate } from './generated/az-late.ts'
import { messages as azPages } from './generated/az-pages.ts'
import { messages as azServer } from './generated/az-server.ts'
import { messages as en } from './generated/en.ts'
import { messages as enLate } from './generated/en-late.ts'
import { messages as enPages } from './generated/en-pages.ts'
import { messages as enServer } from './generated/en-server.ts'
import { messages as ru } from './generated/ru.ts'
import { messages as ruLate } from './generated/ru-late.ts'
import { messages as ruPages } from './generated/ru-pages.ts'
import { messages as ruServer } from './generated/ru-server.ts'
import { createTranslator, findText, type Translate } from './translator.ts'

const catalogues = {
  az: { ...az, ...azPages, ...azLate, ...azServer },
  ru: { ...ru, ...ruPages, ...ruLate, ...ruServer },
  en: { ...en, ...enPages, ...enLate, ...enServer },
}

const translators: Record<Locale, Translate> = {
  az: createTranslator('az', catalogues.az),
  ru: createTranslator('ru', catalogues.ru),
  en: createTranslator('en', catalogues.en),
}
const finders = {
  az: findText('az', catalogues.az),
  ru: findText('ru', catalogues.ru),
  en: findText('en', catalogues.en),
}

/** All words of one language, for the server: it speaks all three at once. */
export function serverTranslator(locale: Locale): Translate {
  return translators[locale]
}

/** Text of a message whose id is data (a code, a market type); null when there is no such message. */
export function findServerText(
  locale: Locale,
  id: string,
  values: Record<string, unknown> = {},
): string | null {
  return finders[locale](id, values)
}
