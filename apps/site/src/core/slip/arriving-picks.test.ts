import { describe, expect, it } from 'vitest'
import { createExampleVisitStorage } from '../../platform/example-visit-storage.ts'
import { createArrivingPicks } from './arriving-picks.ts'
import { createSlipStage, PLAYER } from './slip-stage.ts'

const home = '1:1x2::1'
const draw = '1:1x2::x'
const other = '2:1x2::1'

/** A player who taps, of whose taps nothing is answered any more, and the next document of the tab. */
async function leaveWith(...handles: readonly string[]) {
  const before = createSlipStage()
  await before.logIn()
  await before.tap('3:1x2::1')
  before.server.hold()
  for (const handle of handles) await before.tap(handle, 2)
  return { before, after: createSlipStage(before.storage) }
}

describe('what was tapped before its document was left', () => {
  it('is in the slip of the next one, behind what stood there, at the price that was seen', async () => {
    const { after } = await leaveWith(home)
    after.server.prices.set(home, 1.9)
    await after.logIn()
    await after.settle()
    expect(after.handles()).toEqual(['3:1x2::1', home])
    expect(after.slip.read().slip.positions[1]).toMatchObject({ agreedOdds: 2000, odds: 1900 })
  })

  it.each([
    ['was tapped away again', [home, home], ['3:1x2::1']],
    ['was replaced by another of its match', [home, draw], ['3:1x2::1', draw]],
    ['was tapped beside others', [home, other], ['3:1x2::1', home, other]],
  ])('and %s', async (_name, taps, expected) => {
    const { after } = await leaveWith(...taps)
    await after.logIn()
    await after.settle()
    expect(after.handles()).toEqual(expected)
  })

  it('places nothing, however fast the bet', async () => {
    const before = createSlipStage()
    await before.logIn()
    before.server.hold()
    await before.tap(home)
    const after = createSlipStage(before.storage)
    after.server.setFastBet({ on: true, amount: 5 })
    await after.logIn()
    await after.settle()
    await after.passTime()
    expect([after.handles(), after.server.presses()]).toEqual([[home], []])
  })

  it.each(['answered', 'refused'])('comes no second time once it was %s', async (how) => {
    const { after } = await leaveWith(home)
    after.server.setReachable(how === 'answered')
    await after.logIn()
    await after.settle()
    after.server.setReachable(true)
    await after.passTime()
    after.slip.remove(1)
    const again = createSlipStage(after.storage, after.server)
    await again.logIn()
    await again.settle()
    expect(again.handles()).toEqual(['3:1x2::1'])
  })

  it('comes no second time when another tab has brought it in', async () => {
    const before = createSlipStage()
    await before.logIn()
    before.server.hold()
    await before.tap(home)
    const beside = createSlipStage(before.storage, undefined, 'beside')
    await beside.logIn()
    await beside.tap(home)
    const after = createSlipStage(before.storage)
    await after.logIn()
    await after.settle()
    expect(after.handles()).toEqual([home])
    after.slip.remove(1)
    const again = createSlipStage(after.storage)
    await again.logIn()
    await again.settle()
    expect(again.handles()).toEqual([])
  })

  it('is in nobody else’s slip, and in none after a log-out', async () => {
    const { after } = await leaveWith(home)
    after.session.open({ ...PLAYER, user: { ...PLAYER.user, id: 8 } })
    await after.settle()
    expect(after.handles()).toEqual([])
    const left = await leaveWith(home)
    left.before.session.end('logout')
    await left.after.logIn()
    await left.after.settle()
    expect(left.after.handles()).not.toContain(home)
  })
})

it.each(['', '{', '[]', '{"userId":7}', '{"userId":7,"requests":[1,{"event":"x"}]}'])(
  'storage that holds %j leaves nothing',
  (text) => {
    expect(createArrivingPicks(createExampleVisitStorage(text)).begin(7)).toEqual([])
  },
)
