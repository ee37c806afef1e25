import type { Event } from '@xezer/contract/sport-entities'
import { eventTitle } from '@xezer/i18n/event-title'
import { useText } from '@xezer/ui/text-provider'
import { useSyncExternalStore } from 'react'
import { useServices } from '../services.tsx'
import type { FavouriteKind } from './favourites.ts'
import styles from './star.module.css'

interface StarProps {
  kind: FavouriteKind
  id: number
  /** Of the match or the league. */
  name: string
}

/** Makes a favourite of a match or a league, or lets it go. Its own state alone renders it. */
export function Star({ kind, id, name }: StarProps) {
  const { favourites } = useServices()
  const isOn = useSyncExternalStore(
    favourites.subscribe,
    () => favourites.read()[kind].includes(id),
    () => false,
  )
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isOn}
      aria-label={`${useText()('nav.favourites')}: ${name}`}
      onClick={() => favourites.toggle(kind, id)}
    />
  )
}

export function EventStar({ event }: { event: Pick<Event, 'id' | 'home' | 'away'> }) {
  return <Star kind="events" id={event.id} name={eventTitle(event)} />
}

/** The same star, where it only leads to favourites. */
export function StarIcon() {
  return <span className={styles.icon} aria-hidden="true" />
}
