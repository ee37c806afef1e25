import { LOCALE_SELF_NAMES } from '@xezer/i18n/locale'
import { LOCALES } from '@xezer/std/locale'
import { Badge } from '@xezer/ui/badge'
import { Button } from '@xezer/ui/button'
import { buttonLook } from '@xezer/ui/button-look'
import { Chip } from '@xezer/ui/chip'
import { useLocale, useText } from '@xezer/ui/text-provider'
import { chatUnread, isChatOpen } from '../../core/chrome/chat-prompt.ts'
import { chooseTheme, shownTheme } from '../../core/chrome/theme.ts'
import { useLanguageChoice } from '../../core/chrome/use-language-choice.ts'
import { RULES_PATH, SETTINGS_PATH } from '../../core/paths.ts'
import { AccountCard } from '../../features/auth/account-card.tsx'
import { Link } from '../../platform/router-context.tsx'
import { useObservable } from '../../platform/use-observable.ts'
import type { Route } from '../route-table.ts'
import { Clock } from './clock.tsx'
import { LeftMenu } from './left-menu.tsx'
import styles from './phone-menu.module.css'
import { PhoneSections } from './phone-sections.tsx'

const THEMES = ['dark', 'light'] as const

/** What the wider shell has in its bars: account, language, look, the time and the tree of sports. */
export function PhoneMenu({ section, onClose }: { section: Route['section']; onClose: () => void }) {
  const text = useText()
  const locale = useLocale()
  const theme = useObservable(shownTheme)
  const changeLanguage = useLanguageChoice()
  return (
    <div className={styles.menu}>
      <AccountCard onLeave={onClose} />
      <PhoneSections isLive={section === 'live'} onLeave={onClose} />
      <ChatEntry onLeave={onClose} />
      <fieldset className={styles.setting}>
        <legend className={styles.name}>{text('nav.language')}</legend>
        <div className={styles.choices}>
          {LOCALES.map((one) => (
            <Chip key={one} isOn={one === locale} lang={one} onClick={() => changeLanguage(one)}>
              {LOCALE_SELF_NAMES[one]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.setting}>
        <legend className={styles.name}>{text('nav.theme')}</legend>
        <div className={styles.choices}>
          {THEMES.map((one) => (
            <Chip key={one} isOn={one === theme} onClick={() => chooseTheme(one)}>
              {text(one === 'dark' ? 'nav.theme_dark' : 'nav.theme_light')}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Link to={SETTINGS_PATH} className={buttonLook('plain')}>
        {text('nav.settings')}
      </Link>
      <Link to={RULES_PATH} className={buttonLook('plain')}>
        {text('nav.rules')}
      </Link>
      <div className={styles.time}>
        <span className={styles.name}>{text('nav.clock')}</span>
        <Clock isWhole />
      </div>
      <LeftMenu section={section} form="sheet" />
    </div>
  )
}

/** The support chat takes the whole screen of a phone: the menu leaves it to that. */
function ChatEntry({ onLeave }: { onLeave: () => void }) {
  const text = useText()
  const unread = useObservable(chatUnread)
  const open = () => {
    onLeave()
    isChatOpen.write(true)
  }
  return (
    <Button onClick={open}>
      {text('nav.chat')}
      {unread > 0 && <Badge>{unread}</Badge>}
    </Button>
  )
}
