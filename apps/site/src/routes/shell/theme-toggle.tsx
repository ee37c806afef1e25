import { IconButton } from '@xezer/ui/icon-button'
import { IconMoon, IconSun } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { chooseTheme, shownTheme } from '../../core/chrome/theme.ts'
import { useObservable } from '../../platform/use-observable.ts'
import styles from './theme-toggle.module.css'

export function ThemeToggle() {
  const text = useText()
  const next = useObservable(shownTheme) === 'light' ? 'dark' : 'light'
  const Icon = next === 'dark' ? IconMoon : IconSun
  return (
    <IconButton
      className={styles.toggle}
      label={text(next === 'dark' ? 'nav.theme_dark' : 'nav.theme_light')}
      onClick={() => chooseTheme(next)}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
    </IconButton>
  )
}
