import type { CallOutput } from '@xezer/contract/call'
import { prematchHighlights } from '@xezer/contract/highlights'
import { prematchList } from '@xezer/contract/prematch'
import { Flag } from '@xezer/ui/flag'
import { IconDice5 } from '@xezer/ui/icons'
import { StarPattern } from '@xezer/ui/star-pattern'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { hasCasino } from '../../core/casino/has-casino.ts'
import { leagueTitle } from '../../core/match/league-title.ts'
import { CASINO_PATH, prematchLeaguePath } from '../../core/paths.ts'
import { useKnownAway } from '../../core/protection/use-known-away.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './home-below.module.css'

type LeagueBanner = NonNullable<CallOutput<typeof prematchHighlights>['banner']>

/** Below what is in play: the league of the banner, and the leagues that people follow. */
export default function HomeBelow() {
  const text = useText()
  // Not before it is known that it may be offered.
  const hasSlots = useKnownAway() === false && hasCasino()
  const list = useCall(prematchList, { hours: 0 })
  const highlights = useCall(prematchHighlights, {})
  // Drawn at once: a banner that came after the leagues would push them down under the reader's eyes.
  if (isUnderWay(list) || isUnderWay(highlights)) return null
  const known = (list.data?.sports ?? []).flatMap((sport) =>
    sport.countries.flatMap((country) =>
      country.leagues.map((league) => ({ ...league, country, sport: sport.id })),
    ),
  )
  const leagues = (list.data?.popular.leagues ?? []).flatMap(
    ({ id }) => known.find((one) => one.id === id) ?? [],
  )
  return (
    <div className={styles.below}>
      <div className={styles.banners}>
        {highlights.data?.banner && <Banner {...highlights.data.banner} />}
        {hasSlots && <SlotsBanner />}
      </div>
      {leagues.length > 0 && (
        <section className={styles.popular} aria-label={text('prematch.popular')}>
          <h2 className={styles.title}>{text('prematch.popular')}</h2>
          <ul className={styles.leagues}>
            {leagues.map((league) => (
              <li key={league.id}>
                <Link to={prematchLeaguePath(league.sport, league.id)} className={styles.league}>
                  <Flag code={league.country.code} />
                  <span className={styles.name}>{leagueTitle(league)}</span>
                  <span className={styles.count}>{league.count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const isUnderWay = ({ data, error }: { data?: unknown; error?: unknown }) =>
  data === undefined && error === undefined

/** As large, and leads to the games. */
function SlotsBanner() {
  const text = useText()
  return (
    <Link to={CASINO_PATH} className={styles.banner}>
      <StarPattern />
      <IconDice5 size={28} stroke={1.75} aria-hidden="true" />
      <span className={styles.bannerName}>{text('nav.casino')}</span>
      <span className={styles.bannerCount}>{text('home.slots_banner')}</span>
    </Link>
  )
}

/** 320 x 100, drawn of what is sold: the league's flag, its name and how many of its matches there are. */
function Banner({ alias, sport, league, name, count }: LeagueBanner) {
  const text = useText()
  return (
    <Link to={prematchLeaguePath(sport, league)} className={styles.banner}>
      <StarPattern />
      <Flag code={alias} />
      <span className={styles.bannerName}>{name}</span>
      <span className={styles.bannerCount}>{text('home.banner', { n: count })}</span>
    </Link>
  )
}
