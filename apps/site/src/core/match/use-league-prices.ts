import type { League } from '@xezer/contract/sport-entities'
import { useEffect, useMemo, useRef } from 'react'
import { leagueTopic } from '../live/topic-names.ts'
import { useServices } from '../services.tsx'

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
  const watched = useRef(new Map<string, () => void>())
  useEffect(() => {
    const wanted = new Set(ids === '' ? [] : ids.split(' '))
    // What stays is not asked for again.
    for (const [id, stop] of watched.current) {
      if (wanted.has(id)) continue
      watched.current.delete(id)
      stop()
    }
    for (const id of wanted) {
      if (watched.current.has(id)) continue
      watched.current.set(
        id,
        topics.observe('league', leagueTopic(id)).subscribe(() => {}),
      )
    }
  }, [topics, ids])
  useEffect(() => {
    const held = watched.current
    return () => {
      for (const stop of held.values()) stop()
      held.clear()
    }
  }, [])
}
