import { Badge } from '@xezer/ui/badge'
import { IconTicket } from '@xezer/ui/icons'
import { StarPattern } from '@xezer/ui/star-pattern'
import { useText } from '@xezer/ui/text-provider'
import { BRAND_NAME } from '../../core/brand.ts'
import { HOME_PATH, LIVE_PATH, PREMATCH_PATH } from '../../core/paths.ts'
import { useSlipCount } from '../../core/slip/use-slip.ts'
import { SearchBox } from '../../features/search/search-box.tsx'
import { isPhone } from '../../platform/media.ts'
import { Link } from '../../platform/router-context.tsx'
import { useObservable } from '../../platform/use-observable.ts'
import type { Route } from '../route-table.ts'
import { Clock } from './clock.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { SimulationMark } from './simulation-mark.tsx'
import { AccountSlot } from './slots.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import styles from './top-bar.module.css'

interface TopBarProps {
  section: Route['section']
  onOpenSlip: (() => void) | undefined
}

/** What a phone has no room for stands in its menu: the time, the look and the language. */
export function TopBar({ section, onOpenSlip }: TopBarProps) {
  const text = useText()
  const hasPhoneMenu = useObservable(isPhone)
  const slipCount = useSlipCount()
  return (
    <header className={styles.bar}>
      <StarPattern />
      <Link to={HOME_PATH} className={styles.logo} aria-label={text('nav.home_link', { brand: BRAND_NAME })}>
        {BRAND_NAME}
        <span className={styles.gem} aria-hidden="true" />
      </Link>
      <SimulationMark />
      <nav aria-label={text('nav.main')} className={styles.nav}>
        <Link
          to={PREMATCH_PATH}
          className={styles.entry}
          aria-current={section === 'prematch' ? 'page' : undefined}
        >
          {text('nav.sports')}
        </Link>
        <Link to={LIVE_PATH} className={styles.entry} aria-current={section === 'live' ? 'page' : undefined}>
          {text('nav.live')}
        </Link>
      </nav>
      <div className={styles.end}>
        <SearchBox />
        {!hasPhoneMenu && (
          <>
            <Clock />
            <ThemeToggle />
            <LanguageSwitcher />
          </>
        )}
        <AccountSlot />
        {onOpenSlip !== undefined && (
          <button
            type="button"
            className={styles.slip}
            aria-label={text('nav.open_slip')}
            onClick={onOpenSlip}
          >
            <IconTicket size={22} stroke={1.75} aria-hidden="true" />
            {slipCount > 0 && <Badge>{slipCount}</Badge>}
          </button>
        )}
      </div>
    </header>
  )
}
