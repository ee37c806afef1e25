import type { PressLock } from './press-lock.ts'
import type { TabStorage } from './storage.ts'

/** What the tabs of one browser share: the storage tells the others a moment later, and the lock goes with its tab. */
export interface ExampleTabs {
  text: string | undefined
  /** How often somebody has written, for echoes. */
  writes: number
  open: () => TabStorage & { lock: PressLock; close: () => void }
  /** A reload, or the end of the browser. */
  closeAll: () => void
}

export function createExampleTabs(text?: string): ExampleTabs {
  const open = new Map<object, () => void>()
  const holders = new Set<object>()
  const tabs: ExampleTabs = {
    text,
    writes: 0,
    open: () => {
      const own = {}
      open.set(own, () => {})
      return {
        read: () => tabs.text,
        write: (next) => {
          if (next === tabs.text || !open.has(own)) return
          tabs.text = next
          tabs.writes += 1
          setTimeout(() => {
            for (const [tab, tell] of open) if (tab !== own) tell()
          })
        },
        onChange: (listener) => open.set(own, listener),
        lock: {
          hold: () => {
            holders.add(own)
            return () => holders.delete(own)
          },
          isHeld: async () => holders.size > 0,
        },
        close: () => {
          open.delete(own)
          holders.delete(own)
        },
      }
    },
    closeAll: () => {
      open.clear()
      holders.clear()
    },
  }
  return tabs
}
