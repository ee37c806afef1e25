import { buttonLook } from '@xezer/ui/button-look'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useMemo } from 'react'
import { useAgainSoon } from '../../core/calls/use-again-soon.ts'
import { listNextMatches } from '../../core/match/choose-next-matches.ts'
import { LeagueList } from '../../core/match/league-list.tsx'
import { prematchSportPath } from '../../core/paths.ts'
import { systemClock } from '../../platform/clock.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './prematch.module.css'
import { usePrematchMatches } from './use-prematch-matches.ts'

const MATCHES_MAX = 6

/** Where nothing of a sport is in play: what of it comes next, with its prices. */
export default function NextOfSport({ sport }: { sport: number }) {
  const text = useText()
  const { list, error, reload } = usePrematchMatches({
    sport,
    country: undefined,
    league: undefined,
    hours: 0,
  })
  useAgainSoon(error, reload)
  const next = useMemo(() => listNextMatches(list?.leagues ?? [], systemClock.nowMs(), MATCHES_MAX), [list])
  if (list === undefined) return error === undefined ? <Skeleton rows={4} rowHeight={52} /> : null
  if (next.length === 0) return null
  return (
    <section className={styles.page} aria-label={text('slip.next_matches')}>
      <h2 className={styles.next}>{text('slip.next_matches')}</h2>
      <LeagueList sport={list.sport} head={list.sport.head} leagues={next} />
      <p>
        <Link className={buttonLook('plain')} to={prematchSportPath(sport)}>
          {text('prematch.all_matches')}
        </Link>
      </p>
    </section>
  )
}
