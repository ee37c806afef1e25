import type { Locale } from '@xezer/std/locale'
import { useText } from '@xezer/ui/text-provider'
import { useServices } from '../services.tsx'

/** The flag that stands for a language. */
export const LANGUAGE_FLAGS: Readonly<Record<Locale, string>> = { az: 'az', ru: 'ru', en: 'gb' }

/** Changes the language, and says so when its words cannot be loaded. */
export function useLanguageChoice(): (locale: Locale) => void {
  const text = useText()
  const { language, announcer } = useServices()
  return async (locale) => {
    if (!(await language.change(locale))) announcer.alert(text('err.network'))
  }
}
