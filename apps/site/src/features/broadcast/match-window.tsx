import type { EventPage } from '@xezer/contract/live'
import { eventTitle } from '@xezer/i18n/event-title'
import { IconButton } from '@xezer/ui/icon-button'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import { useRef, useState } from 'react'
import '@xezer/ui/tokens-field.css'
import { usePageTitle } from '../../core/chrome/use-page-title.ts'
import { readEventState } from '../../core/live/read-image.ts'
import { useEventState, useIsStale } from '../../core/live/use-topic.ts'
import { IconMaximize, IconPause, IconPlay } from './icons.tsx'
import styles from './match-window.module.css'
import type { PictureKind } from './paint/picture.ts'
import { isRestStatus } from './play/find-told.ts'
import { ScoreBug } from './score-bug.tsx'
import { usePicture } from './use-picture.ts'

/** A match as a moving picture in a window of its own: a plan of play, or a simulated broadcast. */
export function MatchWindow({ page, kind }: { page: EventPage; kind: PictureKind }) {
  const text = useText()
  const { event } = page
  const state = useEventState(event.id, readEventState(event))
  const [isStopped, setIsStopped] = useState(false)
  const screen = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { isReplay, isStill } = usePicture({ canvas, page, state, kind, isStopped })
  const name = text(kind === 'stream' ? 'event.stream' : 'event.animation')
  usePageTitle(`${eventTitle(event)}: ${name}`)
  const isOver = state.ended === true
  return (
    <section className={styles.window} data-kind={kind}>
      <h1>
        <VisuallyHidden>{`${eventTitle(event)}: ${name}`}</VisuallyHidden>
      </h1>
      <ScoreBug event={event} state={state} />
      <div ref={screen} className={styles.screen}>
        <canvas
          ref={canvas}
          className={styles.picture}
          role="img"
          aria-label={text('broadcast.picture_a11y', { event: eventTitle(event) })}
        />
        <p className={styles.tags}>
          <span className={styles.tag}>
            {text(kind === 'stream' ? 'broadcast.simulated' : 'nav.simulation')}
          </span>
          {isReplay && <span className={styles.replay}>{text('broadcast.replay')}</span>}
        </p>
        <Notice isOver={isOver} isResting={isRestStatus(state.status)} word={state.kind} />
        <div className={styles.controls}>
          {!isStill && (
            <IconButton
              className={styles.control}
              label={text(isStopped ? 'broadcast.go_on' : 'broadcast.stop')}
              onClick={() => setIsStopped(!isStopped)}
            >
              {isStopped ? <IconPlay /> : <IconPause />}
            </IconButton>
          )}
          {kind === 'stream' && (
            <IconButton
              className={styles.control}
              label={text('broadcast.full_screen')}
              onClick={() => void toggleFullScreen(screen.current)}
            >
              <IconMaximize />
            </IconButton>
          )}
        </div>
      </div>
      <footer className={styles.foot}>
        <p className={styles.last} role="status">
          {state.results?.comment ?? state.kind}
        </p>
        <p className={styles.hint}>
          {text(kind === 'stream' ? 'broadcast.lag' : isStill ? 'broadcast.still' : 'broadcast.drawn')}
        </p>
      </footer>
    </section>
  )
}

/** Over the picture: that nothing is played now, or that what is shown may be old. */
function Notice({ isOver, isResting, word }: { isOver: boolean; isResting: boolean; word: string | null }) {
  const text = useText()
  const isStale = useIsStale()
  if (isOver) return <p className={styles.notice}>{text('event.ended_title')}</p>
  if (isStale) return <p className={styles.notice}>{text('err.stale')}</p>
  return isResting ? <p className={styles.notice}>{word ?? text('period.not_started')}</p> : null
}

/** A browser may refuse: then it stays as it is. */
async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  try {
    if (document.fullscreenElement !== null) await document.exitFullscreen()
    else await element?.requestFullscreen()
  } catch {
    // Nothing else was asked for.
  }
}
