import { ViewChoice } from '@xezer/contract/view'
import { findStored, store } from '../../platform/storage.ts'
import { chooseTheme, shownTheme } from '../chrome/theme.ts'
import { findView, shownView, showView, USUAL_VIEW, type View } from './view.ts'

/** Where a browser keeps what it shows, each way of seeing by itself. */
export const VIEW_KEYS = ['odds', 'zone', 'motion', 'density', 'theme'] as const

/** Chosen, and shown as soon as its words are here. */
let coming: View | undefined

/** The visitor's choice: kept in this browser, and shown at once. */
export async function chooseView(change: Partial<View>): Promise<void> {
  const next = { ...(coming ?? shownView.read()), ...change }
  coming = next
  store('odds', next.odds === USUAL_VIEW.odds ? undefined : next.odds)
  store('zone', next.zone === null ? undefined : String(next.zone))
  store('motion', next.isStill ? 'still' : undefined)
  store('density', next.isCompact ? 'compact' : undefined)
  try {
    await show(next)
  } finally {
    if (coming === next) coming = undefined
  }
}

/** Another tab has chosen. */
export async function followView(): Promise<void> {
  const theme = findStored('theme') === 'light' ? 'light' : 'dark'
  if (theme !== shownTheme.read()) chooseTheme(theme)
  const next = findView()
  if (JSON.stringify(next) !== JSON.stringify(shownView.read())) await show(next)
}

const USUAL: ViewChoice = {
  odds: 'decimal',
  zone: null,
  motion: 'system',
  theme: 'dark',
  density: 'comfortable',
}

/** All of what is shown, as an account keeps it; what storage holds that nobody can choose is as usual. */
export function readChoice(): ViewChoice {
  const { odds, zone, isStill, isCompact } = shownView.read()
  const read = ViewChoice.safeParse({
    odds,
    zone,
    motion: isStill ? 'still' : 'system',
    theme: shownTheme.read(),
    density: isCompact ? 'compact' : 'comfortable',
  })
  return read.success ? read.data : USUAL
}

export function takeChoice({ odds, zone, motion, theme, density }: ViewChoice): Promise<void> {
  if (theme !== shownTheme.read()) chooseTheme(theme)
  return chooseView({ odds, zone, isStill: motion === 'still', isCompact: density === 'compact' })
}

function show(next: View): Promise<void> {
  const { dataset } = document.documentElement
  if (next.isStill) dataset.motion = 'still'
  else delete dataset.motion
  if (next.isCompact) dataset.density = 'compact'
  else delete dataset.density
  return showView(next)
}
