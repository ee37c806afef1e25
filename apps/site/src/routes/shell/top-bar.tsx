import { AFFILIATE_PATH, STATISTICS_PATH } from '@xezer/contract/page-routes'
import { wireDate } from '@xezer/contract/wire-time'
import { Badge } from '@xezer/ui/badge'
import { IconTicket } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { BRAND_NAME } from '../../core/brand.ts'
import { useCasinoEntry } from '../../core/casino/use-casino-entry.ts'
import { StarIcon } from '../../core/favourites/star.tsx'
import { useFavouriteCount } from '../../core/favourites/use-favourite-count.ts'
import { openStatistics, openStatisticsWindow } from '../../core/open-window.ts'
import {
  CASINO_PATH,
  favouritesPath,
  HOME_PATH,
  LIVE_PATH,
  POPULAR_PATH,
  PREMATCH_PATH,
  RESULTS_LIVE_PATH,
  resultsPath,
  SETTINGS_PATH,
} from '../../core/paths.ts'
import { useSlipCount } from '../../core/slip/use-slip-count.ts'
import { SearchBox } from '../../features/search/search-box.tsx'
import { systemClock } from '../../platform/clock.ts'
import { isPhone } from '../../platform/media.ts'
import { Link, useRouter } from '../../platform/router-context.tsx'
import { useObservable } from '../../platform/use-observable.ts'
import type { Route } from '../route-table.ts'
import { ChatToggle } from './chat-toggle.tsx'
import { Clock } from './clock.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { SimulationMark } from './simulation-mark.tsx'
import { AccountSlot } from './slots.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import styles from './top-bar.module.css'
import { TopBarFrame } from './top-bar-frame.tsx'

interface TopBarProps {
  section: Route['section']
  /** The current entry of the menu. */
  entry: string
  onOpenSlip: (() => void) | undefined
}

/** What a phone has no room for stands in its menu: the time, the look and the language. */
export function TopBar({ section, entry, onOpenSlip }: TopBarProps) {
  const text = useText()
  const router = useRouter()
  const hasPhoneMenu = useObservable(isPhone)
  const hasCasinoEntry = useCasinoEntry()
  return (
    <TopBarFrame
      // The most important first; what a later part of the product brings has its line here.
      entries={[
        {
          key: 'prematch',
          name: text('nav.sports'),
          to: PREMATCH_PATH,
          isCurrent: entry === 'prematch',
          priority: 10,
        },
        { key: 'live', name: text('nav.live'), to: LIVE_PATH, isCurrent: entry === 'live', priority: 9 },
        {
          key: 'favourites',
          name: text('nav.favourites'),
          to: favouritesPath(section === 'live' ? 'live' : 'prematch'),
          isCurrent: entry === 'favourites',
          priority: 8,
          icon: <StarIcon />,
          count: useFavouriteCount(),
        },
        ...(hasCasinoEntry
          ? [
              {
                key: 'casino',
                name: text('nav.casino'),
                to: CASINO_PATH,
                isCurrent: entry === 'casino',
                priority: 7,
              },
            ]
          : []),
        {
          key: 'results',
          name: text('nav.results'),
          to: RESULTS_LIVE_PATH,
          isCurrent: entry === 'results',
          priority: 6,
          drop: [
            { key: 'results', name: text('nav.sports'), to: resultsPath(wireDate(systemClock.nowMs())) },
            { key: 'resultslive', name: text('nav.live'), to: RESULTS_LIVE_PATH },
          ],
        },
        {
          key: 'statistics',
          name: text('nav.statistics'),
          to: STATISTICS_PATH,
          isCurrent: false,
          priority: 5,
        },
        {
          key: 'popular',
          name: text('prematch.popular_matches'),
          to: POPULAR_PATH,
          isCurrent: entry === 'popular',
          priority: 3,
        },
        {
          key: 'affiliate',
          name: text('nav.affiliate'),
          to: AFFILIATE_PATH,
          isCurrent: entry === 'affiliate',
          priority: 0,
        },
        {
          key: 'settings',
          name: text('nav.settings'),
          to: SETTINGS_PATH,
          isCurrent: false,
          priority: -1,
        },
      ]}
      logo={(className, content) => (
        <Link to={HOME_PATH} className={className} aria-label={text('nav.home_link', { brand: BRAND_NAME })}>
          {content}
        </Link>
      )}
      link={({ to, name, isCurrent, icon, count = 0 }, className) => (
        <Link
          to={to}
          className={className}
          aria-current={isCurrent ? 'page' : undefined}
          target={to === AFFILIATE_PATH ? '_self' : to === STATISTICS_PATH ? '_blank' : undefined}
          onClick={to === STATISTICS_PATH ? (press) => openStatistics(press, to) : undefined}
        >
          {icon}
          <span className={icon === undefined ? undefined : styles.spare}>{name}</span>
          {count > 0 && <Badge>{count}</Badge>}
        </Link>
      )}
      // Another address may be configured for what partners are told: the server sends on.
      onChoose={(to) => {
        if (to === AFFILIATE_PATH || (to === STATISTICS_PATH && !openStatisticsWindow(to)))
          location.assign(to)
        else if (to !== STATISTICS_PATH) router.navigate(to)
      }}
      mark={<SimulationMark />}
      end={
        <>
          <SearchBox />
          {!hasPhoneMenu && (
            <>
              <Clock />
              <ThemeToggle />
              <LanguageSwitcher />
              <ChatToggle />
            </>
          )}
          <AccountSlot />
          {onOpenSlip !== undefined && <SlipButton onOpen={onOpenSlip} />}
        </>
      }
    />
  )
}

function SlipButton({ onOpen }: { onOpen: () => void }) {
  const text = useText()
  const slipCount = useSlipCount()
  return (
    <button type="button" className={styles.slip} aria-label={text('nav.open_slip')} onClick={onOpen}>
      <IconTicket size={22} stroke={1.75} aria-hidden="true" />
      {slipCount > 0 && <Badge>{slipCount}</Badge>}
    </button>
  )
}
