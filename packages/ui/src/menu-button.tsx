import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './menu-button.module.css'

export interface MenuItem {
  key: string
  content: ReactNode
  onChoose: () => void
  lang?: string
}

interface MenuButtonProps {
  label: string
  button: ReactNode
  items: readonly MenuItem[]
  className?: string
}

/** A button with a drop-down of actions; closes on choosing, Escape and a click outside. */
export function MenuButton({ label, button, items, className }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const close = () => {
    setIsOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  useEffect(() => {
    if (!isOpen) return
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close()
    // The focus goes on to what follows the button.
    if (event.key === 'Tab') return setIsOpen(false)
    const nodes = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const position = nodes.findIndex((node) => node.contains(document.activeElement))
    const targets: Record<string, number> = {
      ArrowDown: (position + 1) % nodes.length,
      ArrowUp: (position - 1 + nodes.length) % nodes.length,
      Home: 0,
      End: nodes.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    nodes[target]?.focus()
  }
  return (
    <div ref={root} className={styles.root}>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={className ?? styles.button}
        onClick={() => setIsOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <div role="menu" tabIndex={-1} aria-label={label} className={styles.menu} onKeyDown={move}>
          {items.map((item) => (
            <button
              key={item.key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              lang={item.lang}
              className={styles.item}
              onClick={() => {
                close()
                item.onChoose()
              }}
            >
              {item.content}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
