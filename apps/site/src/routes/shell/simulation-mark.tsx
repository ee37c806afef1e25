import { IconFlask } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useId, useRef, useState } from 'react'
import { rulesArticlePath } from '../../core/paths.ts'
import { RULE } from '../../core/rule-articles.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './simulation-mark.module.css'

/** Says on every page that scores and prices are simulated; a press tells what is real (agreement 25, simulated world). */
export function SimulationMark() {
  const text = useText()
  const isGuest = usePlayer() === undefined
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false)
    }
    const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && setIsOpen(false)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen])
  return (
    <div ref={root} className={styles.root} data-guest={isGuest || undefined}>
      <button
        type="button"
        className={styles.mark}
        aria-label={text('nav.simulation')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconFlask size={16} stroke={1.75} aria-hidden="true" />
        <span className={styles.name}>{text('nav.simulation')}</span>
      </button>
      <p id={id} className={styles.sentence} hidden={!isOpen}>
        {text('footer.simulated')}{' '}
        <Link
          to={rulesArticlePath(RULE.simulation)}
          className={styles.rules}
          onClick={() => setIsOpen(false)}
        >
          {text('nav.rules')}
        </Link>
      </p>
    </div>
  )
}
