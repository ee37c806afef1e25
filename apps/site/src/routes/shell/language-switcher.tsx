import { LOCALE_SELF_NAMES } from '@xezer/i18n/locale'
import { LOCALES } from '@xezer/std/locale'
import { Flag } from '@xezer/ui/flag'
import { MenuButton } from '@xezer/ui/menu-button'
import { useLocale, useText } from '@xezer/ui/text-provider'
import { LANGUAGE_FLAGS, useLanguageChoice } from '../../core/chrome/use-language-choice.ts'

/** The flag of the shown language; its drop-down holds the other two. */
export function LanguageSwitcher() {
  const text = useText()
  const locale = useLocale()
  const change = useLanguageChoice()
  return (
    <MenuButton
      label={`${text('nav.language')}: ${LOCALE_SELF_NAMES[locale]}`}
      button={<Flag code={LANGUAGE_FLAGS[locale]} />}
      items={LOCALES.filter((other) => other !== locale).map((other) => ({
        key: other,
        lang: other,
        content: (
          <>
            <Flag code={LANGUAGE_FLAGS[other]} /> {LOCALE_SELF_NAMES[other]}
          </>
        ),
        onChoose: () => change(other),
      }))}
    />
  )
}
