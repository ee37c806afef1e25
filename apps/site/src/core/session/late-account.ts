import type { AccountActual, AccountBet } from '@xezer/contract/account-news'
import { createListeners } from '../../platform/listeners.ts'
import { createCell } from '../../platform/observable.ts'
import type { AccountWatch, WatchParts } from './account-watch.ts'

type Load = () => Promise<{ createAccountWatch: (parts: WatchParts) => AccountWatch }>

/**
 * The account of whoever is here. A guest has none: the code that follows it comes with the first player, asks at once, and
 * stays. Where it does not come neither do the screens that show amounts.
 */
export function createLateAccount(
  parts: WatchParts,
  load: Load = () => import('./account-watch.ts'),
): AccountWatch {
  const amounts = createCell<AccountActual | undefined>(undefined)
  const bets = createListeners<readonly AccountBet[]>()
  let own: Promise<AccountWatch | undefined> | undefined

  const begin = ({ createAccountWatch }: Awaited<ReturnType<Load>>) => {
    const watch = createAccountWatch(parts)
    const take = () => amounts.write(watch.amounts.read())
    watch.amounts.subscribe(take)
    watch.onBets(bets.tell)
    take()
    return watch
  }
  const bring = () => {
    if (parts.session.read() !== undefined) own ??= load().then(begin, () => undefined)
  }
  parts.session.subscribe(bring)
  bring()
  return { amounts, onBets: bets.add, refresh: async () => (await own)?.refresh() }
}
