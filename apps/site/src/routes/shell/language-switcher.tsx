import { LOCALE_SELF_NAMES } from '@xezer/i18n/locale'
import { LOCALES, type Locale } from '@xezer/std/locale'
import { Flag } from '@xezer/ui/flag'
import { MenuButton } from '@xezer/ui/menu-button'
import { useLocale, useText } from '@xezer/ui/text-provider'
import { useServices } from '../../core/services.tsx'

const FLAGS: Record<Locale, string> = { az: 'az', ru: 'ru', en: 'gb' }

/** The flag of the shown language; its drop-down holds the other two. */
export function LanguageSwitcher() {
  const text = useText()
  const locale = useLocale()
  const { language, announcer } = useServices()
  const change = async (next: Locale) => {
    if (!(await language.change(next))) announcer.alert(text('err.network'))
  }
  return (
    <MenuButton
      label={`${text('nav.language')}: ${LOCALE_SELF_NAMES[locale]}`}
      button={<Flag code={FLAGS[locale]} />}
      items={LOCALES.filter((other) => other !== locale).map((other) => ({
        key: other,
        lang: other,
        content: (
          <>
            <Flag code={FLAGS[other]} /> {LOCALE_SELF_NAMES[other]}
          </>
        ),
        onChoose: () => void change(other),
      }))}
    />
  )
}
