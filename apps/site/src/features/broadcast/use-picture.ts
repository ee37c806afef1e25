import type { EventPage } from '@xezer/contract/live'
import type { Results } from '@xezer/contract/sport-entities'
import { seededRandom } from '@xezer/std/random'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { shownTheme } from '../../core/chrome/theme.ts'
import type { MatchState } from '../../core/live/event-states.ts'
import { shownView } from '../../core/view/view.ts'
import { createPicture, type Picture, type PictureKind } from './paint/picture.ts'
import { findTold, isRestStatus } from './play/find-told.ts'
import { findScene } from './scenes/find-scene.ts'

interface PictureOptions {
  canvas: RefObject<HTMLCanvasElement | null>
  page: EventPage
  state: MatchState
  kind: PictureKind
  /** The visitor stopped it. */
  isStopped: boolean
}

const STILL_QUERY = '(prefers-reduced-motion: reduce)'
const TURNS = { 1: 'home', 2: 'away' } as const
/** Two play together where a side has two names. */
const PAIR = /\//
const MS = 1000

/** Keeps the picture of a match on its canvas: told what the match tells, moved on with the screen's own frames. */
export function usePicture({ canvas, page, state, kind, isStopped }: PictureOptions): {
  isReplay: boolean
  isStill: boolean
} {
  const [isReplay, setIsReplay] = useState(false)
  const [picture, setPicture] = useState<Picture>()
  const isStill = useIsStill()
  const before = useRef<Results | null>(null)
  const { id, home } = page.event
  const { alias } = page.sport
  useEffect(() => {
    const element = canvas.current
    const scene = findScene(alias)
    if (element === null || scene === undefined) return
    before.current = null
    const isPair = PAIR.test(home)
    const random = seededRandom(String(id))
    setPicture(createPicture({ canvas: element, scene, kind, isPair, random, onReplay: setIsReplay }))
  }, [canvas, id, home, alias, kind])
  useEffect(() => {
    if (picture === undefined) return
    const { results } = state
    const turn = results?.turn ? TURNS[results.turn] : null
    picture.tell(findTold(before.current, results), turn, state.ended === true || isRestStatus(state.status))
    before.current = results
    if (isStill) picture.settle()
  }, [picture, state, isStill])
  useEffect(() => {
    if (picture === undefined) return
    const repaint = () => {
      picture.forgetInks()
      picture.show(0)
    }
    addEventListener('resize', repaint)
    const forget = shownTheme.subscribe(repaint)
    const stop = isStill || isStopped ? () => {} : run(picture)
    if (isStill || isStopped) repaint()
    return () => {
      removeEventListener('resize', repaint)
      forget()
      stop()
    }
  }, [picture, isStill, isStopped])
  return { isReplay, isStill }
}

/** With every frame of the screen; a page that nobody sees has none. */
function run(picture: Picture): () => void {
  let last: number | undefined
  let frame = requestAnimationFrame(function step(nowMs) {
    picture.show(last === undefined ? 0 : (nowMs - last) / MS)
    last = nowMs
    frame = requestAnimationFrame(step)
  })
  return () => cancelAnimationFrame(frame)
}

/** Whether the visitor's device asks for no motion. */
function useIsStill(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(STILL_QUERY)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => shownView.read().isStill || matchMedia(STILL_QUERY).matches,
    () => false,
  )
}
