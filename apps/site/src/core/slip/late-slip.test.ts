import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { err } from '@xezer/std/result'
import { describe, expect, it, vi } from 'vitest'
import type { ApiClient } from '../../platform/api-client.ts'
import { createCell } from '../../platform/observable.ts'
import { EMPTY_STORAGE } from '../../platform/still.ts'
import type { TopicHub } from '../live/topic-hub.ts'
import { createPicks } from '../prices/picks.ts'
import { createPriceStore } from '../prices/price-store.ts'
import { createSession } from '../session/session.ts'
import { createLateSlip } from './late-slip.ts'
import { createSlip } from './slip.ts'
import { PLAYER } from './slip-stage.ts'
import { createWaitingPicks } from './waiting-picks.ts'

const home = { eventId: 1, handle: '1:1x2::1', value: 2 }
const other = { eventId: 2, handle: '2:1x2::1', value: 3 }
const OTHER_PLAYER = { ...PLAYER, user: { ...PLAYER.user, id: 8 } }

/** A slip whose code comes when the test says so; the server refuses everything. */
function createStage() {
  const timers = createHandDrivenTimers()
  const stored = { text: undefined as string | undefined }
  const session = createSession(EMPTY_STORAGE)
  const picks = createPicks()
  const sent: string[] = []
  const api: ApiClient = {
    call: async (call) => {
      sent.push(call.name)
      return err({ code: 'selection_closed', text: 'Closed', fields: {} })
    },
  }
  const topics: TopicHub = {
    observe: () => createCell({ data: undefined, isGone: false, isFailed: false }),
    forgetUnwatched: () => {},
    isPollAlive: createCell(true),
  }
  const wanted: { give: () => void; fail: () => void }[] = []
  const slip = createLateSlip(
    {
      api,
      session,
      prices: createPriceStore({ clock: timers, timers }),
      topics,
      picks,
      language: createCell<{ locale: 'az' }>({ locale: 'az' }),
      timers,
      keeper: {
        ...EMPTY_STORAGE,
        read: () => stored.text,
        write: (text) => {
          stored.text = text
        },
      },
      waiting: createWaitingPicks(EMPTY_STORAGE),
      pressLock: { hold: () => () => {}, isHeld: async () => false },
      arePricesStale: () => false,
      newKey: () => 'key',
      onPlaced: () => {},
      findBalance: () => undefined,
    },
    () =>
      new Promise((give, reject) => {
        wanted.push({ give: () => give({ createSlip }), fail: () => reject(new Error('away')) })
      }),
  )
  const news = vi.fn()
  slip.onWaiting(news)
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  return { slip, session, picks, wanted, sent, stored, news, settle }
}

describe('a slip whose code comes late', () => {
  it('is not asked for by a guest, whose taps wait and are told', () => {
    const { picks, slip, wanted, news } = createStage()
    picks.report(home)
    expect([slip.waiting.read(), wanted, news.mock.calls]).toEqual([[home], [], [['kept']]])
    picks.report(home)
    expect([slip.waiting.read(), news.mock.lastCall]).toEqual([[], ['let_go']])
  })

  it('takes in what waited and what was tapped on its way, and says nothing of a log-in', async () => {
    const { picks, slip, session, wanted, sent, news, settle } = createStage()
    picks.report(home)
    session.open(PLAYER)
    picks.report(other)
    expect([wanted.length, news.mock.calls.length]).toEqual([1, 1])
    wanted[0]?.give()
    await settle()
    expect([slip.waiting.read(), sent.filter((name) => name === 'slipPosition').length]).toEqual([[], 2])
  })

  it('shows, does and tells what the slip of the player does from then on', async () => {
    const { picks, slip, session, wanted, settle } = createStage()
    const seen = vi.fn()
    const refused = vi.fn()
    slip.subscribe(seen)
    slip.onRefusal(refused)
    session.open(PLAYER)
    wanted[0]?.give()
    await settle()
    picks.report(home)
    expect(slip.read().arriving).toEqual([home.handle])
    await settle()
    expect([slip.read().arriving, refused.mock.calls.length]).toEqual([[], 1])
    slip.act((own) => own.typeEveryStake('5'))
    expect(slip.read().slip.singleStake.text).toBe('5')
    expect([slip.act((own) => own.place()), seen.mock.calls.length > 2]).toEqual([false, true])
  })

  it('does nothing when its code does not come: what is tapped waits', async () => {
    const { picks, slip, session, wanted, news, sent, settle } = createStage()
    session.open(PLAYER)
    session.replaceUser({ ...PLAYER.user, number: '100008' })
    expect(wanted).toHaveLength(1)
    wanted[0]?.fail()
    await settle()
    picks.report(home)
    expect([slip.act((own) => own.place()), slip.waiting.read(), sent, news.mock.calls]).toEqual([
      undefined,
      [home],
      [],
      [],
    ])
  })

  it('leaves nothing of a player who logs out before it is here, nor what was tapped meanwhile', async () => {
    const { session, stored, picks, slip, wanted, sent, settle } = createStage()
    stored.text = '{"userId":7}'
    picks.report(home)
    session.open(PLAYER)
    picks.report(other)
    session.end('logout')
    expect([stored.text, slip.waiting.read()]).toEqual([undefined, []])
    session.open(OTHER_PLAYER)
    wanted[0]?.give()
    await settle()
    expect([wanted.length, sent.includes('slipPosition')]).toEqual([1, false])
  })

  it('keeps what was tapped for the next one, where nobody left of his own will', async () => {
    const { session, picks, slip, wanted, sent, settle } = createStage()
    session.open(PLAYER)
    picks.report(home)
    session.end('expired')
    picks.report(other)
    expect(slip.waiting.read()).toEqual([home, other])
    session.open(PLAYER)
    wanted[0]?.give()
    await settle()
    expect(sent.filter((name) => name === 'slipPosition')).toHaveLength(2)
  })

  it.each([
    ['before its code is here', false],
    ['with it', true],
  ])('gives another player who takes the place nothing of the last one, %s', async (_when, isHere) => {
    const { session, picks, slip, wanted, sent, settle } = createStage()
    session.open(PLAYER)
    if (isHere) wanted[0]?.give()
    await settle()
    // Behind a press whose result is not known, what waits is not taken in by the slip.
    if (isHere) slip.waiting.toggle(home)
    else picks.report(home)
    session.open(OTHER_PLAYER)
    wanted[0]?.give()
    await settle()
    expect([slip.waiting.read(), sent.includes('slipPosition')]).toEqual([[], false])
  })
})
