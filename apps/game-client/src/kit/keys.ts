import { mayRepeat, type Pace } from './pace.ts'

/** Space and Enter play from anywhere that does not take them itself: no field, no button, no open sheet. */
export function listenToKeys(view: Window, pace: Pace, press: () => void): void {
  view.addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('button, a, input, select, textarea, summary, dialog, [data-keys]') != null) {
      // A button that is held down presses again and again; strict rules want it let go of.
      if (event.repeat && !mayRepeat(pace, true) && target.closest('button') !== null) event.preventDefault()
      return
    }
    event.preventDefault()
    if (mayRepeat(pace, event.repeat)) press()
  })
}
