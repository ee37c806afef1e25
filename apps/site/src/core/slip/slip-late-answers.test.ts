import { SUCCESS_MESSAGE_MS } from '@xezer/contract/bet-slip'
import { describe, expect, it } from 'vitest'
import { createSlipStage, PLAYER } from './slip-stage.ts'

const home = '1:1x2::1'
const draw = '1:1x2::x'
const other = '2:1x2::1'
const somebodyElse = { ...PLAYER, token: 'another', user: { ...PLAYER.user, id: 8 } }

async function loggedIn() {
  const stage = createSlipStage()
  await stage.logIn()
  return stage
}

async function withStake() {
  const stage = await loggedIn()
  await stage.tap(home, 2)
  stage.slip.typeStake(1, '10')
  return stage
}

describe('an answer that comes when it is not wanted any more', () => {
  it('of a press leaves the next player’s slip alone', async () => {
    const stage = await withStake()
    const release = stage.server.hold()
    stage.slip.place()
    stage.session.end('logout')
    release()
    stage.session.open(somebodyElse)
    await stage.tap(other, 2)
    expect(stage.handles()).toEqual([other])
    expect(stage.slip.read()).toMatchObject({ placedNumbers: [], slip: { phase: 'editing' } })
  })

  it('about the fast bet does not switch it on for the next one', async () => {
    const stage = createSlipStage()
    stage.server.setFastBet({ on: true, amount: 25 })
    const release = stage.server.hold()
    stage.session.open(PLAYER)
    stage.session.end('logout')
    release()
    await stage.settle()
    expect(stage.slip.read().slip.quickBet.isOn).toBe(false)
  })

  it('about its positions is not the older of two, when the newer came first', async () => {
    const stage = await withStake()
    const releaseFirst = stage.server.hold()
    stage.language.write({ locale: 'en' })
    await stage.passTime()
    const releaseSecond = stage.server.hold()
    stage.language.write({ locale: 'az' })
    await stage.passTime()
    stage.server.prices.set(home, 3)
    releaseSecond()
    await stage.settle()
    stage.server.prices.set(home, 5)
    releaseFirst()
    await stage.settle()
    expect(stage.slip.read().slip.positions[0]?.odds).toBe(3000)
  })

  it('about the stored slip does not bring it back after a logout', async () => {
    const before = await withStake()
    const stage = createSlipStage(before.storage, before.server)
    stage.server.setReachable(false)
    await stage.logIn()
    stage.session.end('logout')
    await stage.logIn()
    stage.server.setReachable(true)
    await stage.passTime()
    expect(stage.handles()).toEqual([])
  })
})

describe('the message of success', () => {
  it('stands its whole time when a second bet follows the first', async () => {
    const stage = await loggedIn()
    stage.server.setFastBet({ on: true, amount: 25 })
    stage.session.end('logout')
    await stage.logIn()
    await stage.tap(home)
    await stage.passTime(SUCCESS_MESSAGE_MS - 1000)
    await stage.tap(other)
    await stage.passTime(1000)
    expect(stage.slip.read().slip.phase).toBe('placed')
    await stage.passTime(SUCCESS_MESSAGE_MS - 1000)
    expect(stage.slip.read().slip.phase).toBe('editing')
  })
})

describe('taking a removal back', () => {
  it('does nothing while a bet is being placed', async () => {
    const stage = await withStake()
    await stage.tap(other, 2)
    stage.slip.remove(2)
    const release = stage.server.hold()
    stage.slip.place()
    stage.slip.undo()
    expect(stage.slip.read().slip.phase).toBe('placing')
    expect(stage.slip.place()).toBe(false)
    release()
    await stage.settle()
    expect(stage.server.presses()).toHaveLength(1)
  })

  it('keeps what was typed, tapped and switched since', async () => {
    const stage = await withStake()
    await stage.tap(other, 2)
    stage.slip.remove(2)
    stage.slip.typeStake(1, '99')
    await stage.tap('3:1x2::1', 2)
    stage.slip.undo()
    expect(stage.handles()).toEqual([home, other, '3:1x2::1'])
    expect(stage.slip.read().slip.positions[0]?.stake.text).toBe('99')
    stage.slip.clear()
    stage.slip.setFastBet(true, '25')
    stage.slip.undo()
    expect(stage.handles()).toEqual([home, other, '3:1x2::1'])
    expect(stage.slip.read().slip.quickBet.isOn).toBe(true)
  })
})

describe('while the stored slip is on its way', () => {
  const reloading = async () => {
    const before = await withStake()
    await before.tap(other, 2)
    const stage = createSlipStage(before.storage, before.server)
    return { stage, release: stage.server.hold() }
  }

  it('what is tapped counts, and what is tapped away stays away', async () => {
    const { stage, release } = await reloading()
    await stage.logIn()
    void stage.tap(draw, 3)
    void stage.tap(other)
    void stage.tap('3:1x2::1')
    release()
    await stage.settle()
    expect([...stage.handles()].sort()).toEqual([draw, '3:1x2::1'])
  })

  it('the server is not asked about an empty one', async () => {
    const before = await withStake()
    before.slip.remove(1)
    const stage = createSlipStage(before.storage, before.server)
    await stage.logIn()
    expect(stage.server.count('slipUpdate')).toBe(0)
  })

  it('the fast bet that the account knows leaves its stakes as they were', async () => {
    const before = await withStake()
    before.server.setFastBet({ on: true, amount: 25 })
    const stage = createSlipStage(before.storage, before.server)
    await stage.logIn()
    expect(stage.slip.read().slip).toMatchObject({
      quickBet: { isOn: true },
      positions: [{ stake: { text: '10' } }],
    })
  })
})

describe('the fast bet', () => {
  it('stays as it was switched while the account was asked', async () => {
    const stage = createSlipStage()
    stage.server.setFastBet({ on: true, amount: 25 })
    const release = stage.server.hold()
    stage.session.open(PLAYER)
    stage.slip.setFastBet(false, '30')
    release()
    await stage.settle()
    expect(stage.slip.read().slip.quickBet).toMatchObject({ isOn: false, stake: { text: '30' } })
  })

  it('places nothing while prices may be out of date', async () => {
    const stage = createSlipStage()
    stage.server.setFastBet({ on: true, amount: 25 })
    await stage.logIn()
    stage.setStale(true)
    await stage.tap(home)
    expect([stage.handles(), stage.server.presses()]).toEqual([[home], []])
  })

  it('places the one cell that was tapped, when another answer overtakes it', async () => {
    const stage = createSlipStage()
    stage.server.setFastBet({ on: true, amount: 25 })
    await stage.logIn()
    const release = stage.server.hold()
    void stage.tap(home)
    const releaseSecond = stage.server.hold()
    void stage.tap(other)
    releaseSecond()
    await stage.settle()
    release()
    await stage.settle()
    expect(stage.handles()).toEqual([other, home])
    expect(stage.server.presses()).toEqual([])
  })
})

it('an event that ended is asked about, so that its card says why it cannot be placed', async () => {
  const stage = await withStake()
  stage.server.prices.set(home, null)
  stage.endEvent()
  await stage.passTime()
  expect(stage.slip.read().slip.positions[0]).toMatchObject({
    isPlaceable: false,
    error: { message: 'Suspended' },
  })
})
