import { STATISTICS_PATH } from '@xezer/contract/page-routes'
import { wireDate } from '@xezer/contract/wire-time'
import { Badge } from '@xezer/ui/badge'
import {
  IconActivity,
  IconBroadcast,
  IconChartBar,
  IconClockHour4,
  IconDice5,
  IconFlame,
  IconListDetails,
  IconTicket,
  IconTrophy,
} from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import type { MouseEvent } from 'react'
import { useCasinoEntry } from '../../core/casino/use-casino-entry.ts'
import { StarIcon } from '../../core/favourites/star.tsx'
import { useFavouriteCount } from '../../core/favourites/use-favourite-count.ts'
import { openStatistics } from '../../core/open-window.ts'
import {
  CASINO_PATH,
  COUPON_PATH,
  favouritesPath,
  LIVE_PATH,
  POPULAR_PATH,
  PREMATCH_PATH,
  RESULTS_LIVE_PATH,
  resultsPath,
  UPCOMING_PATH,
} from '../../core/paths.ts'
import { systemClock } from '../../platform/clock.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './phone-sections.module.css'

/** Every section of the site as tiles; a link that leads to the page that is open closes the menu too. */
export function PhoneSections({ isLive, onLeave }: { isLive: boolean; onLeave: () => void }) {
  const text = useText()
  const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const
  const favouriteCount = useFavouriteCount()
  const hasCasinoEntry = useCasinoEntry()
  const tiles = [
    { to: PREMATCH_PATH, name: text('nav.sports'), picture: <IconTrophy {...icon} /> },
    { to: LIVE_PATH, name: text('nav.live'), picture: <IconBroadcast {...icon} /> },
    ...(hasCasinoEntry
      ? [{ to: CASINO_PATH, name: text('nav.casino'), picture: <IconDice5 {...icon} /> }]
      : []),
    { to: UPCOMING_PATH, name: text('nav.upcoming'), picture: <IconClockHour4 {...icon} /> },
    { to: POPULAR_PATH, name: text('prematch.popular_matches'), picture: <IconFlame {...icon} /> },
    {
      to: favouritesPath(isLive ? 'live' : 'prematch'),
      name: text('nav.favourites'),
      picture: <StarIcon />,
      count: favouriteCount,
    },
    {
      to: resultsPath(wireDate(systemClock.nowMs())),
      name: text('nav.results'),
      picture: <IconListDetails {...icon} />,
    },
    { to: RESULTS_LIVE_PATH, name: text('results.live_title'), picture: <IconActivity {...icon} /> },
    {
      to: STATISTICS_PATH,
      name: text('nav.statistics'),
      picture: <IconChartBar {...icon} />,
      onClick: (press: MouseEvent) => openStatistics(press, STATISTICS_PATH),
    },
    { to: COUPON_PATH, name: text('coupon.title'), picture: <IconTicket {...icon} /> },
  ]
  return (
    <nav aria-label={text('nav.main')}>
      <ul className={styles.tiles}>
        {tiles.map(({ to, name, picture, count = 0, onClick }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.tile}
              target={onClick === undefined ? undefined : '_blank'}
              onClick={(press) => {
                onClick?.(press)
                onLeave()
              }}
            >
              {picture}
              {count > 0 && (
                <span className={styles.count}>
                  <Badge>{count}</Badge>
                </span>
              )}
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
