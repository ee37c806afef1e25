import { IconButton } from '@xezer/ui/icon-button'
import { IconMoon, IconSun } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { store } from '../../platform/storage.ts'
import styles from './theme-toggle.module.css'

/** Dark is the default, light its equal; `boot.js` applies the choice before the first paint. */
export function ThemeToggle() {
  const text = useText()
  const [isLight, setIsLight] = useState(() => document.documentElement.dataset.theme === 'light')
  const toggle = () => {
    const theme = isLight ? 'dark' : 'light'
    document.documentElement.dataset.theme = theme
    store('theme', theme)
    setIsLight(!isLight)
  }
  const Icon = isLight ? IconMoon : IconSun
  return (
    <IconButton
      className={styles.toggle}
      label={text(isLight ? 'nav.theme_dark' : 'nav.theme_light')}
      onClick={toggle}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
    </IconButton>
  )
}
