import type { League } from '@xezer/contract/sport-entities'
import { useEffect, useMemo } from 'react'
import { leagueTopic } from '../../core/live/topic-names.ts'
import { useServices } from '../../core/services.tsx'

/** Leagues of one list that are watched for price changes. */
const WATCHED_MAX = 24

/** Watches the leagues that are here, so that their cells move between two answers. */
export function useLeaguePrices(leagues: readonly Pick<League, 'id' | 'events'>[]): void {
  const { topics } = useServices()
  const ids = useMemo(
    () =>
      [...new Set(leagues.flatMap(({ id, events }) => (events === undefined ? [] : id)))]
        .slice(0, WATCHED_MAX)
        .join(' '),
    [leagues],
  )
  useEffect(() => {
    if (ids === '') return
    const stops = ids.split(' ').map((id) => topics.observe('league', leagueTopic(id)).subscribe(() => {}))
    return () => {
      for (const stop of stops) stop()
    }
  }, [topics, ids])
}
