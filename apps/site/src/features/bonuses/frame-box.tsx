import { BONUS_FRAME_HEIGHT, BONUS_FRAME_STALE } from '@xezer/contract/bonuses'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useRef, useState } from 'react'
import styles from './bonuses.module.css'

/** Until the frame says how high it is: its heading, and three rows that are still to come. */
const FIRST_HEIGHT = 222
const HEIGHT_MAX = 20_000

interface FrameBoxProps {
  /** With its ticket. A newer one does not load the frame again by itself. */
  address: string
  /** Changes with what the frame shows. */
  mark: string
  /** Its ticket has run out. */
  onStale: () => void
}

/** The frame of the bonus: a page of its own, which reads with a ticket and knows nothing else of the player. */
export function FrameBox({ address, mark, onStale }: FrameBoxProps) {
  const text = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const [shown, setShown] = useState({ address, mark, isStale: false })
  // Loaded again when there is something new to show, or a ticket instead of one that has run out.
  if (shown.mark !== mark || (shown.isStale && shown.address !== address))
    setShown({ address, mark, isStale: false })
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !Array.isArray(data)) return
      const [kind, value] = data
      if (kind === BONUS_FRAME_HEIGHT && typeof value === 'number' && value > 0)
        setHeight(Math.min(Math.ceil(value), HEIGHT_MAX))
      if (kind === BONUS_FRAME_STALE) {
        setShown((now) => ({ ...now, isStale: true }))
        onStale()
      }
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [onStale])
  return (
    <iframe
      key={`${shown.address} ${shown.mark}`}
      ref={frame}
      className={styles.frame}
      height={height}
      src={shown.address}
      title={text('bonuses.bets')}
    />
  )
}
