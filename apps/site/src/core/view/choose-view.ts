import { store } from '../../platform/storage.ts'
import { shownView, showView, USUAL_VIEW, type View } from './view.ts'

/** The visitor's choice: kept in this browser, and shown at once. */
export function chooseView(change: Partial<View>): Promise<void> {
  const next = { ...shownView.read(), ...change }
  store('odds', next.odds === USUAL_VIEW.odds ? undefined : next.odds)
  store('zone', next.zone === null ? undefined : String(next.zone))
  store('motion', next.isStill ? 'still' : undefined)
  const { dataset } = document.documentElement
  if (next.isStill) dataset.motion = 'still'
  else delete dataset.motion
  return showView(next)
}
