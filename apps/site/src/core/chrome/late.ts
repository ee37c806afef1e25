import { type ComponentType, lazy } from 'react'
import { Unreached } from './unreached.tsx'

/**
 * A component whose code is fetched when it is shown. Code that does not come would take the whole page down with it, and
 * a browser does not ask for it a second time: something else stands in its place until the page is loaded again.
 */
export function late<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Otherwise: ComponentType<Props> = Unreached,
): ComponentType<Props> {
  return lazy(() => load().catch(() => ({ default: Otherwise })))
}
