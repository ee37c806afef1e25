import { describe, expect, it } from 'vitest'
import { createExampleTabs } from '../../platform/example-tabs.ts'
import { createSlipStage } from './slip-stage.ts'

const home = '1:1x2::1'
const draw = '1:1x2::x'
const other = '2:1x2::1'

async function loggedIn(storage = createExampleTabs()) {
  const stage = createSlipStage(storage)
  await stage.logIn()
  return stage
}

describe('the status line of the slip', () => {
  it('says whether a selection came or took the place of another', async () => {
    const stage = await loggedIn()
    const told: unknown[] = []
    for (const handle of [home, other, draw]) {
      await stage.tap(handle, 2)
      told.push(stage.slip.read().news)
    }
    expect(told).toEqual([
      { kind: 'added', name: home, odds: 2000 },
      { kind: 'added', name: other, odds: 2000 },
      { kind: 'replaced', name: draw, odds: 2000 },
    ])
  })
})

describe('a refused press', () => {
  it.each([
    ['price_changed', 'price_changed'],
    [undefined, 'bet_not_accepted'],
  ] as const)('with the code %s is shown as %s', async (code, shown) => {
    const stage = await loggedIn()
    await stage.tap(home, 2)
    stage.slip.typeStake(1, '10')
    stage.server.answerPlaceWith({ success: false, ...(code === undefined ? {} : { code }) })
    stage.slip.place()
    await stage.settle()
    expect(stage.slip.read().slip.error?.code).toBe(shown)
  })
})

describe('the amount of the fast bet', () => {
  it.each([
    ['0.01', true],
    ['0', false],
    ['', false],
  ])('"%s" can be placed: %s', async (text, isOn) => {
    const stage = await loggedIn()
    stage.slip.setFastBet(true, text)
    expect(stage.slip.read().slip.quickBet.isOn).toBe(isOn)
  })
})

describe('the stored slip', () => {
  it('keeps the price that was agreed to, however often it moved, and is not written for a move', async () => {
    const storage = createExampleTabs()
    const stage = await loggedIn(storage)
    await stage.tap(home, 2)
    const before = storage.writes
    stage.move(home, 2.2)
    expect(storage.writes).toBe(before)
    stage.slip.typeStake(1, '5')
    expect(storage.writes).toBe(before + 1)
    const after = createSlipStage(storage, stage.server)
    await after.logIn()
    expect(after.slip.read().slip.positions[0]).toMatchObject({ agreedOdds: 2000 })
  })

  it('comes from the answer to the session that is open, not to the one that expired', async () => {
    const before = await loggedIn()
    await before.tap(home, 2)
    const stage = createSlipStage(before.storage, before.server)
    const releaseFirst = stage.server.hold()
    await stage.logIn()
    stage.session.end('expired')
    const releaseSecond = stage.server.hold()
    await stage.logIn()
    releaseFirst()
    await stage.settle()
    expect(stage.handles()).toEqual([])
    releaseSecond()
    await stage.settle()
    expect(stage.handles()).toEqual([home])
  })
})
