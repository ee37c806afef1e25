import { IconButton } from '@xezer/ui/icon-button'
import { IconSettings } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { Suspense, useEffect, useRef, useState } from 'react'
import { late } from '../../core/chrome/late.ts'
import type { Player } from '../../core/session/session.ts'
import styles from './slip-settings.module.css'

// A player's first page comes without what stands behind the gear.
const SlipSettingsPanel = late(() => import('./slip-settings-panel.tsx'))

/** The gear of the slip: changed odds, and keys. Closes on a click outside and on Escape (product §4, states). */
export function SlipSettings({ player }: { player: Player }) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const close = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false)
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A sheet around the slip would close as well.
      event.stopPropagation()
      setIsOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    const node = root.current
    document.addEventListener('pointerdown', close)
    node?.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', close)
      node?.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen])
  return (
    <div ref={root} className={styles.root}>
      <IconButton label={text('slip.settings')} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <IconSettings size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <SlipSettingsPanel player={player} />
        </Suspense>
      )}
    </div>
  )
}
