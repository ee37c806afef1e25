import { prematchList } from '@xezer/contract/prematch'
import { Flag } from '@xezer/ui/flag'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { Star } from '../../core/favourites/star.tsx'
import { leagueTitle } from '../../core/match/league-title.ts'
import { prematchLeaguePath } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './favourites-page.module.css'

/** Every favourite league that has matches to come, also where none of them stands in the list above. */
export function FavouriteLeagues({ leagues }: { leagues: readonly number[] }) {
  const text = useText()
  const { data } = useCall(prematchList, { hours: 0 })
  const known = (data?.sports ?? []).flatMap((sport) =>
    sport.countries.flatMap((country) =>
      country.leagues.map((league) => ({ ...league, country, sport: sport.id })),
    ),
  )
  const own = leagues.flatMap((id) => known.find((league) => league.id === id) ?? [])
  if (own.length === 0) return null
  return (
    <section aria-label={text('favs.leagues')}>
      <h2 className={styles.name}>{text('favs.leagues')}</h2>
      <ul className={styles.leagues}>
        {own.map((league) => {
          const title = leagueTitle(league)
          return (
            <li key={league.id} className={styles.league}>
              <Link to={prematchLeaguePath(league.sport, league.id)} className={styles.leagueName}>
                <Flag code={league.country.code} /> {title}
                <span className={styles.count}>{league.count}</span>
              </Link>
              <Star kind="leagues" id={league.id} name={title} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
