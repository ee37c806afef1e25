import type { ApiError } from '../../platform/api-client.ts'
import { createListeners } from '../../platform/listeners.ts'
import { createCell } from '../../platform/observable.ts'
import type { OwnSlip, Slip, SlipParts, WaitingNews } from './slip.ts'
import { EMPTY_VIEW, type SlipView } from './slip-view.ts'

type Load = () => Promise<{ createSlip: (parts: SlipParts) => OwnSlip }>

/**
 * The slip of whoever is here. What a guest taps waits for the log-in and needs no more than this; the code of a player's
 * slip comes with the first player, takes in what waits, and stays. Where it does not come neither do the slip's screens, which
 * say so: taps wait for the reload.
 */
export function createLateSlip(parts: SlipParts, load: Load = () => import('./slip.ts')): Slip {
  const { session, picks, waiting, keeper } = parts
  const view = createCell<SlipView>(EMPTY_VIEW)
  const waitingNews = createListeners<WaitingNews>()
  const refusals = createListeners<ApiError>()
  let own: OwnSlip | undefined
  let isComing = false
  let playerId = session.read()?.user.id

  const begin = (slip: OwnSlip) => {
    own = slip
    slip.onWaiting(waitingNews.tell)
    slip.onRefusal(refusals.tell)
    slip.subscribe(() => view.write(slip.read()))
    view.write(slip.read())
  }
  const bring = async () => {
    if (own !== undefined || isComing || session.read() === undefined) return
    isComing = true
    const code = await load().catch(() => undefined)
    isComing = false
    if (code !== undefined) begin(code.createSlip(parts))
  }
  const keep: Slip['pick'] = (pick) => {
    const news = waiting.toggle(pick)
    // A player's tap waits for the code alone: nothing is said of a log-in.
    if (session.read() === undefined || news === 'full') waitingNews.tell(news)
  }
  const followPlayer = () => {
    const nextId = session.read()?.user.id
    // Another tab may log somebody else in: what still waits for one player is none of the next one's.
    if (playerId !== undefined && nextId !== undefined && nextId !== playerId) waiting.take()
    playerId = nextId
    void bring()
  }
  picks.onPick(keep)
  session.subscribe(followPlayer)
  session.onEnd((reason) => {
    if (reason !== 'logout') return
    waiting.take()
    if (own === undefined) keeper.write(undefined)
  })
  void bring()

  return {
    read: view.read,
    subscribe: view.subscribe,
    pick: (pick) => (own === undefined ? keep(pick) : own.pick(pick)),
    act: (action) => own && action(own),
    waiting,
    onWaiting: waitingNews.add,
    onRefusal: refusals.add,
  }
}
