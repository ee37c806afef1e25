import { IconPuzzle } from '@tabler/icons-react'
import { slipCombination } from '@xezer/contract/combination'
import type { EventPage } from '@xezer/contract/live'
import { Badge } from '@xezer/ui/badge'
import { useText } from '@xezer/ui/text-provider'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIsEnded } from '../../core/live/use-topic.ts'
import { useServices } from '../../core/services.tsx'
import type { ApiClient } from '../../platform/api-client.ts'
import { isSlipFolded } from '../../platform/media.ts'
import { useObservable } from '../../platform/use-observable.ts'
import styles from './combo.module.css'
import type { Combo } from './combo.ts'
import { ComboCard } from './combo-card.tsx'
import { findCombo } from './kept-combos.ts'

/**
 * The bet builder of an event: under the slip where that has a column, else at the lower edge of the page. It is there where
 * combinations are sold, and folded until somebody builds one; what is built stays while it is folded.
 */
export default function ComboDoor({ page }: { page: EventPage }) {
  const text = useText()
  const isSold = useIsSold(page)
  const isEnded = useIsEnded(page.event)
  const isAtEdge = useObservable(isSlipFolded)
  const { isOpen, turn, root, combo } = useFold(page.event.id, isAtEdge)
  if (!isSold || isEnded) return null
  const column = isAtEdge ? null : document.getElementById('slip')
  const content = isOpen ? (
    <ComboCard
      page={page}
      combo={combo}
      onClose={() => turn(false)}
      keepFocus={() => root.current?.focus({ preventScroll: true })}
    />
  ) : (
    <Opener combo={combo} onOpen={() => turn(true)} />
  )
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    turn(false)
  }
  const builder = (
    <section
      ref={root}
      tabIndex={-1}
      className={styles.place}
      data-edge={column === null || undefined}
      data-open={isOpen || undefined}
      aria-label={text('slip.combo')}
      onKeyDown={closeByKey}
    >
      {content}
    </section>
  )
  return column === null ? builder : createPortal(builder, column)
}

/** The keys stay where the fold is: in the builder that opens, and on its opener when it is folded again. */
function useFold(eventId: number, isAtEdge: boolean) {
  const { api, prices, session } = useServices()
  const playerId = useObservable(session)?.user.id
  const combo = useMemo(() => findCombo({ api, prices, eventId }, playerId), [api, prices, eventId, playerId])
  useEffect(() => combo.rest, [combo])
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLElement>(null)
  const wasTurned = useRef(false)
  useEffect(() => {
    const target = isOpen ? root.current : root.current?.querySelector('button')
    if (wasTurned.current) target?.focus({ preventScroll: true })
    wasTurned.current = false
  }, [isOpen])
  // In a low column what was not added pushes the button below its edge.
  useEffect(() => {
    const follow = () => requestAnimationFrame(() => root.current?.scrollIntoView({ block: 'nearest' }))
    return isOpen && !isAtEdge ? combo.subscribe(follow) : undefined
  }, [combo, isOpen, isAtEdge])
  const turn = (next: boolean) => {
    wasTurned.current = true
    setIsOpen(next)
  }
  return { isOpen, turn, root, combo }
}

/** Says how much is built behind it. */
function Opener({ combo, onOpen }: { combo: Combo; onOpen: () => void }) {
  const text = useText()
  const { legs } = useObservable(combo)
  return (
    <button type="button" className={styles.opener} onClick={onOpen}>
      <IconPuzzle size={20} stroke={1.75} aria-hidden="true" />
      <span>{text('slip.combo_start')}</span>
      {legs.length > 0 && <Badge>{legs.length}</Badge>}
    </button>
  )
}

/** By sport, as long as the page is loaded: a provider that sells none begins to only with a release. */
const known = new Map<number, Promise<boolean>>()

function useIsSold(page: EventPage): boolean {
  const { api } = useServices()
  const [isSold, setIsSold] = useState(false)
  const handle = page.event.competitors === undefined ? findCell(page) : undefined
  const { id: event } = page.event
  const { id: sport } = page.sport
  useEffect(() => {
    if (handle === undefined) return
    let isHere = true
    const asked = known.get(sport) ?? askOf(api, event, handle)
    known.set(sport, asked)
    asked.then(
      (sold) => isHere && setIsSold(sold),
      () => known.delete(sport),
    )
    return () => {
      isHere = false
    }
  }, [api, event, sport, handle])
  return isSold
}

/** One selection is no combination yet: the answer says whether it could be a part of one. */
async function askOf(api: ApiClient, event: number, handle: string): Promise<boolean> {
  const answer = await api.call(slipCombination, { event, legs: [handle] })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.value.fault === null
}

function findCell({ periods }: EventPage): string | undefined {
  for (const { markets } of periods) {
    for (const { factors } of markets) {
      const factor = factors.find((one) => one !== null)
      if (factor) return factor.h
    }
  }
  return undefined
}
