import { prematchHighlights } from '@xezer/contract/highlights'
import { prematchList } from '@xezer/contract/prematch'
import { Flag } from '@xezer/ui/flag'
import { StarPattern } from '@xezer/ui/star-pattern'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { leagueTitle } from '../../core/match/league-title.ts'
import { prematchLeaguePath } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './home-below.module.css'

/** Below what is in play: the league of the banner, and the leagues that people follow. */
export default function HomeBelow() {
  const text = useText()
  const { data } = useCall(prematchList, { hours: 0 })
  const known = (data?.sports ?? []).flatMap((sport) =>
    sport.countries.flatMap((country) =>
      country.leagues.map((league) => ({ ...league, country, sport: sport.id })),
    ),
  )
  const leagues = (data?.popular.leagues ?? []).flatMap(({ id }) => known.find((one) => one.id === id) ?? [])
  return (
    <div className={styles.below}>
      <Banner />
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

/** 320 x 100, drawn of what is sold: the league's flag, its name and how many of its matches there are. */
function Banner() {
  const text = useText()
  const { data } = useCall(prematchHighlights, {})
  if (!data?.banner) return null
  const { alias, sport, league, name, count } = data.banner
  return (
    <Link to={prematchLeaguePath(sport, league)} className={styles.banner}>
      <StarPattern />
      <Flag code={alias} />
      <span className={styles.bannerName}>{name}</span>
      <span className={styles.bannerCount}>{text('home.banner', { n: count })}</span>
    </Link>
  )
}
