import type { FrameUp } from '@xezer/contract/game-frame'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useRef, useState } from 'react'
import { shownTheme } from '../../core/chrome/theme.ts'
import { isRealityOpen } from '../../core/protection/reality-prompt.ts'
import { useObservable } from '../../platform/use-observable.ts'
import { type FrameBridge, openBridge } from './frame-bridge.ts'
import styles from './game-page.module.css'

interface GameFrameProps {
  name: string
  /** With its token: it is built anew for another language, and never written down. */
  address: string
  onHeard: (message: FrameUp) => void
  /** Whether the game itself stands there, with a bar and a way back of its own. */
  onReady: (isReady: boolean) => void
}

/** A game that has not answered by then is not on its way. */
const PATIENCE_MS = 20_000

/** A stranger's page inside ours: of another origin, with scripts and its own storage, and nothing else. */
export function GameFrame({ name, address, onHeard, onReady }: GameFrameProps) {
  const text = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const bridge = useRef<FrameBridge>(undefined)
  const [state, setState] = useState<'loading' | 'ready' | 'slow'>('loading')
  const [tries, setTries] = useState(0)
  /** A page that opens itself anew, as in another language, has forgotten what it was told. */
  const [readies, setReadies] = useState(0)
  const theme = useObservable(shownTheme)
  const isPaused = useObservable(isRealityOpen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is a frame of its own
  useEffect(() => {
    const node = frame.current
    if (node === null) return
    setState('loading')
    const opened = openBridge(window, node, new URL(address).origin, (message) => {
      if (message.type === 'ready') {
        setState('ready')
        setReadies((count) => count + 1)
      }
      onHeard(message)
    })
    bridge.current = opened
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      opened.close()
    }
  }, [address, tries, onHeard])
  const isReady = state === 'ready'
  useEffect(() => {
    onReady(isReady)
    return () => onReady(false)
  }, [isReady, onReady])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is ready is told
  useEffect(() => {
    if (isReady) bridge.current?.say({ type: 'theme', value: theme })
  }, [isReady, readies, theme])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is ready is told
  useEffect(() => {
    if (isReady) bridge.current?.say({ type: isPaused ? 'pause' : 'resume' })
  }, [isReady, readies, isPaused])
  return (
    <>
      <iframe
        key={`${address} ${tries}`}
        ref={frame}
        className={styles.frame}
        title={text('game.frame', { name })}
        src={address}
        sandbox="allow-scripts allow-same-origin"
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
      />
      {state === 'loading' && (
        <p className={styles.note} role="status">
          {text('game.loading')}
        </p>
      )}
      {state === 'slow' && (
        <div className={styles.note} role="alert">
          <p>{text('game.slow')}</p>
          <Button onClick={() => setTries(tries + 1)}>{text('err.retry')}</Button>
        </div>
      )}
    </>
  )
}
