import { findStored } from '../../platform/storage.ts'
import type { ViewKeeperParts } from './view-keeper.ts'

/**
 * Who is nobody's player sees as this browser remembers. What keeps that with an account, and the tabs in step, comes with
 * the first player or with the first change that another tab made; where it does not come the browser's own holds.
 */
export function createLateView(parts: Pick<ViewKeeperParts, 'session' | 'api' | 'random' | 'timers'>): void {
  let isHere = false
  const bring = () => {
    if (isHere) return
    isHere = true
    import('./view-keeper.ts').then(
      ({ keepView }) => keepView(parts),
      () => {
        isHere = false
      },
    )
  }
  const follow = () => {
    // What the account of somebody said stands there until it is known that he has gone.
    if (parts.session.read() ?? findStored('view-kept')) bring()
  }
  addEventListener('storage', bring)
  parts.session.subscribe(follow)
  follow()
}
