import { describe, expect, it } from 'vitest'
import { createSlipStage, PLAYER } from './slip-stage.ts'

const home = '1:1x2::1'
const draw = '1:1x2::x'
const other = '2:1x2::1'

/** A press whose result nobody could tell within a minute, then the session is over. */
async function leaveUnanswered() {
  const stage = createSlipStage()
  await stage.logIn()
  await stage.tap(home)
  stage.slip.typeStake(1, '20')
  stage.server.answerPlaceWith(...Array<'network'>(20).fill('network'))
  stage.slip.place()
  for (let question = 0; question < 14; question++) await stage.passTime(5000)
  expect(stage.slip.read()).toMatchObject({ isAsking: false, slip: { phase: 'editing' } })
  stage.server.answerPlaceWith()
  stage.session.end('expired')
  return stage
}

describe('what a guest tapped', () => {
  it('is in the slip at the price that was seen, beside what it is by now', async () => {
    const stage = createSlipStage()
    await stage.tap(home, 2)
    stage.server.prices.set(home, 1.9)
    await stage.logIn()
    await stage.settle()
    expect(stage.slip.read().slip.positions[0]).toMatchObject({ agreedOdds: 2000, odds: 1900 })
  })

  it('is in nobody else’s slip when the player leaves before the server answered', async () => {
    const stage = createSlipStage()
    await stage.tap(home)
    const release = stage.server.hold()
    await stage.logIn()
    stage.session.end('logout')
    stage.session.open({ ...PLAYER, user: { ...PLAYER.user, id: 8 } })
    release()
    await stage.passTime()
    expect([stage.handles(), stage.slip.read().arriving]).toEqual([[], []])
  })

  it('comes after what the slip held, whose stakes it leaves alone', async () => {
    const stage = createSlipStage()
    await stage.logIn()
    await stage.tap(home)
    stage.slip.typeEveryStake('7')
    stage.session.end('expired')
    await stage.tap(other)
    await stage.logIn()
    await stage.settle()
    expect(stage.handles()).toEqual([home, other])
    expect(stage.slip.read().slip.positions.map(({ stake }) => stake.text)).toEqual(['7', '7'])
  })

  it.each([
    ['beside it', other],
    ['in its place', draw],
  ])('waits %s until it is known what became of a press, whose key is not lost', async (_where, tapped) => {
    const stage = await leaveUnanswered()
    await stage.tap(tapped)
    await stage.logIn()
    await stage.settle()
    expect(stage.slip.read().unanswered).toBeDefined()
    expect(stage.handles()).toEqual([home])
    const [first] = stage.server.presses()
    stage.slip.repeat()
    await stage.settle()
    expect(stage.server.presses().at(-1)).toEqual(first)
    expect(stage.slip.read().slip.phase, 'its success is seen').toBe('placed')
    await stage.passTime()
    expect(stage.handles()).toEqual([tapped])
  })

  it('places nothing, however empty the slip and fast the bet', async () => {
    const stage = await leaveUnanswered()
    stage.server.setFastBet({ on: true, amount: 5 })
    await stage.tap(other)
    await stage.logIn()
    stage.slip.repeat()
    await stage.settle()
    await stage.passTime()
    const { slip } = stage.slip.read()
    expect([slip.quickBet.isOn, stage.handles()]).toEqual([true, [other]])
    const pressed = stage.server.presses().length
    await stage.passTime()
    expect(stage.server.presses()).toHaveLength(pressed)
    expect(new Set(stage.server.presses().map(({ key }) => key)).size).toBe(1)
    await stage.tap('3:1x2::1')
    expect(stage.handles(), 'nor with the next tap').toEqual([other, '3:1x2::1'])
  })
})
