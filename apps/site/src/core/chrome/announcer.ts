import type { Status, StatusLine } from '@xezer/ui/status-region'
import { createCell } from '../../platform/observable.ts'
import type { PageTimers } from '../../platform/page-timers.ts'

/** Says one line at a time to eyes and screen readers; a newer line replaces it. */
export type Announcer = StatusLine & {
  say: (text: string) => void
  alert: (text: string) => void
}

/** How long a line stands. */
export const LINE_MS = 4000

export function createAnnouncer(timers: PageTimers): Announcer {
  const line = createCell<Status | undefined>(undefined)
  let cancel = () => {}
  const show = (status?: Status) => {
    cancel()
    line.write(status)
    cancel = timers.after(LINE_MS, () => line.write(undefined))
  }
  return {
    read: line.read,
    subscribe: line.subscribe,
    clear: () => show(),
    say: (text) => show({ text, isAlert: false }),
    alert: (text) => show({ text, isAlert: true }),
  }
}
