import type { EventPage } from '@xezer/contract/live'
import { eventTitle } from '@xezer/i18n/event-title'
import { parseCombination } from '@xezer/sport/combination'
import { isCombinationHandle } from '@xezer/sport/combination-handle'
import { formatHandle, parseHandle } from '@xezer/sport/handle'
import { IconButton } from '@xezer/ui/icon-button'
import { IconX } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { useCallback, useSyncExternalStore } from 'react'
import { eventTopic } from '../../core/live/topic-names.ts'
import { useTopic } from '../../core/live/use-topic.ts'
import { findLegName, type LegName } from '../../core/prices/leg-name.ts'
import { presentOdds } from '../../core/prices/paint-cell.ts'
import type { Pick } from '../../core/prices/picks.ts'
import { useServices } from '../../core/services.tsx'
import { useObservable } from '../../platform/use-observable.ts'
import styles from './waiting-list.module.css'

/** What waits for a guest's log-in: outcome, market, match and price, and the way to take each back. */
export default function WaitingList() {
  const { waiting } = useServices().slip
  return (
    <ul className={styles.list}>
      {useObservable(waiting).map((pick) => (
        <WaitingPick key={pick.handle} pick={pick} onRemove={() => void waiting.toggle(pick)} />
      ))}
    </ul>
  )
}

/** The slip of a player asks the server by account; a guest reads it from the event itself. */
function WaitingPick({ pick, onRemove }: { pick: Pick; onRemove: () => void }) {
  const text = useText()
  const { data, isGone } = useTopic('event', eventTopic(pick.eventId))
  const shown = useOdds(pick.handle)
  // Nobody hears a combination before the log-in: it stands at the price that was agreed to.
  const odds = isCombinationHandle(pick.handle) ? presentOdds(pick.value) : shown
  const found =
    data === undefined ? null : (findLegName(data, pick.handle) ?? findCombined(data, pick.handle))
  const name = data === undefined ? '' : eventTitle(data.event)
  return (
    <li className={styles.pick}>
      <p className={styles.outcome}>
        {found?.outcome} {/* Until its match has come, and when that is gone, nobody knows its name. */}
        <span className={styles.market}>
          {found?.market ?? (isCombinationHandle(pick.handle) ? text('slip.combo') : '')}
        </span>
      </p>
      <b className={styles.odds}>{data === undefined ? presentOdds(pick.value) : odds}</b>
      <IconButton className={styles.remove} label={text('slip.remove_of', { name })} onClick={onRemove}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <p className={styles.match}>{isGone ? text('event.gone') : name}</p>
    </li>
  )
}

/** The price as its cells show it, which may be on the page or not. */
function useOdds(handle: string): string {
  const { prices } = useServices()
  const watch = useCallback((listener: () => void) => prices.watch(handle, listener), [prices, handle])
  return useSyncExternalStore(watch, () => prices.look(handle).text)
}

/** A combination stands on no page, its legs do. */
function findCombined(page: EventPage, handle: string): { outcome: string; market?: undefined } | null {
  const selection = parseHandle(handle)
  const legs = selection === null ? null : parseCombination(selection.specifier)
  if (selection === null || legs === null) return null
  const found = legs.flatMap(
    ({ type, specifier, outcome }): LegName | [] =>
      findLegName(page, formatHandle(selection.eventId, type, specifier, outcome)) ?? [],
  )
  return { outcome: found.map(({ outcome, market }) => `${outcome} (${market})`).join(' + ') }
}
