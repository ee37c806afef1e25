import { Badge } from '@xezer/ui/badge'
import { IconBroadcast, IconDice5, IconMenu2, IconTicket, IconTrophy } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { useCasinoEntry } from '../../core/casino/use-casino-entry.ts'
import { StarIcon } from '../../core/favourites/star.tsx'
import { useFavouriteCount } from '../../core/favourites/use-favourite-count.ts'
import { CASINO_PATH, favouritesPath, LIVE_PATH, PREMATCH_PATH } from '../../core/paths.ts'
import { useSlipCount } from '../../core/slip/use-slip-count.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './bottom-bar.module.css'

interface BottomBarProps {
  /** The current entry. */
  section: string
  /** Whether the page is of what is in play. */
  isLive: boolean
  onMenu: () => void
  onSlip: () => void
}

/** The phone's main menu; the slip stands raised in the middle (design §9, phone). */
export function BottomBar({ section, isLive, onMenu, onSlip }: BottomBarProps) {
  const text = useText()
  const slipCount = useSlipCount()
  const favouriteCount = useFavouriteCount()
  const hasCasinoEntry = useCasinoEntry()
  const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const
  return (
    <nav className={styles.bar} aria-label={text('nav.bottom')}>
      <Link
        to={PREMATCH_PATH}
        className={styles.entry}
        aria-current={section === 'prematch' ? 'page' : undefined}
      >
        <IconTrophy {...icon} />
        {text('nav.sports')}
      </Link>
      <Link to={LIVE_PATH} className={styles.entry} aria-current={section === 'live' ? 'page' : undefined}>
        <IconBroadcast {...icon} />
        {text('nav.live')}
      </Link>
      <button type="button" className={styles.slip} onClick={onSlip}>
        <span className={styles.raised}>
          <IconTicket {...icon} />
          {slipCount > 0 && (
            <span className={styles.count}>
              <Badge look="live">{slipCount}</Badge>
            </span>
          )}
        </span>
        {text('nav.slip')}
      </button>
      {hasCasinoEntry ? (
        <Link
          to={CASINO_PATH}
          className={styles.entry}
          aria-current={section === 'casino' ? 'page' : undefined}
        >
          <IconDice5 {...icon} />
          {text('nav.casino')}
        </Link>
      ) : (
        <Link
          to={favouritesPath(isLive ? 'live' : 'prematch')}
          className={styles.entry}
          aria-current={section === 'favourites' ? 'page' : undefined}
        >
          <span className={styles.star}>
            <StarIcon />
            {favouriteCount > 0 && (
              <span className={styles.count}>
                <Badge>{favouriteCount}</Badge>
              </span>
            )}
          </span>
          {text('nav.favourites')}
        </Link>
      )}
      <button type="button" className={styles.entry} onClick={onMenu}>
        <IconMenu2 {...icon} />
        {text('nav.menu')}
      </button>
    </nav>
  )
}
