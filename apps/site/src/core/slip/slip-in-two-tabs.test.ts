import { SUCCESS_MESSAGE_MS } from '@xezer/contract/bet-slip'
import { describe, expect, it } from 'vitest'
import { followingKey, laterKey } from './press-key.ts'
import { createSlipStage, PLAYER } from './slip-stage.ts'

const home = '1:1x2::1'
const draw = '1:1x2::x'
const other = '2:1x2::1'
const somebodyElse = { ...PLAYER, token: 'another', user: { ...PLAYER.user, id: 8 } }

type Stage = ReturnType<typeof createSlipStage>

const settled = async (stage: Stage) => {
  for (let round = 0; round < 4; round++) await stage.settle()
}
const openBeside = async (stage: Stage) => {
  const tab = createSlipStage(stage.storage, stage.server, 'beside')
  await tab.logIn()
  await settled(tab)
  return tab
}
const stakes = ({ slip }: Stage) => slip.read().slip.positions.map(({ stake }) => stake.text)
const refusals = ({ slip }: Stage) => slip.read().slip.positions.map(({ error }) => error?.code)
const phase = ({ slip }: Stage) => slip.read().slip.phase

/** Two tabs of one player with one selection at 2.00. */
async function openTwo(): Promise<[Stage, Stage]> {
  const one = createSlipStage()
  await one.logIn()
  const two = await openBeside(one)
  await one.tap(home)
  await settled(one)
  return [one, two]
}

describe('what is done in one tab is in the other', () => {
  it('selections that come, are replaced, go and come back', async () => {
    const [one, two] = await openTwo()
    expect([two.handles(), two.selected(home)]).toEqual([[home], true])
    await two.tap(other)
    await settled(two)
    expect(one.handles()).toEqual([home, other])
    await one.tap(draw)
    await settled(one)
    expect(two.handles()).toEqual([draw, other])
    two.slip.remove(1)
    await settled(two)
    expect(one.handles()).toEqual([other])
    two.slip.undo()
    await settled(two)
    expect(one.handles()).toEqual([draw, other])
    one.slip.clear()
    await settled(one)
    expect(two.handles()).toEqual([])
  })

  it('stakes, the stakes of options and the shown type', async () => {
    const [one, two] = await openTwo()
    await one.tap(other)
    one.slip.typeStake(1, '12,')
    one.slip.typeOptionStake('accumulator_2_2', '7')
    one.slip.showType('accumulator')
    await settled(one)
    expect(stakes(two)).toEqual(['12,', ''])
    expect(two.slip.read()).toMatchObject({
      shownType: 'accumulator',
      slip: { optionStakes: { accumulator_2_2: { text: '7', amountMinor: 700n } } },
    })
    two.slip.typeEveryStake('3')
    await settled(two)
    expect([stakes(one), one.slip.read().slip.singleStake.text]).toEqual([['3', '3'], '3'])
  })

  it('the switch of the fast bet and its amount, as the account has them', async () => {
    const [one, two] = await openTwo()
    const fastBet = () => two.slip.read().slip.quickBet
    for (const isOn of [true, false]) {
      one.slip.setFastBet(isOn, '5')
      one.server.setFastBet({ on: isOn, amount: 5 })
      await one.passTime()
      await settled(one)
      expect(fastBet()).toMatchObject({ isOn, stake: { text: '5' } })
    }
    two.session.end('logout')
    const before = one.server.count('slipGetFastBet')
    one.slip.setFastBet(true, '5')
    await one.passTime()
    await settled(one)
    expect(one.server.count('slipGetFastBet')).toBe(before)
  })

  it('with the price that was agreed to there and the price of now', async () => {
    const [one, two] = await openTwo()
    one.server.prices.set(other, 1.9)
    await one.tap(other, 2)
    await settled(one)
    expect(two.slip.read().slip.positions[1]).toMatchObject({ agreedOdds: 2000, odds: 1900 })
  })

  it('with one call for what it does not know, and none for what it does', async () => {
    const [one, two] = await openTwo()
    const before = one.server.count('slipUpdate')
    await one.tap(other)
    await settled(one)
    one.slip.typeStake(2, '5')
    one.slip.remove(1)
    await settled(one)
    expect([two.handles(), stakes(two)]).toEqual([[other], ['5']])
    expect(one.server.count('slipUpdate') - before).toBe(1)
  })

  it('and nobody answers it: one change is written once', async () => {
    const [one, two] = await openTwo()
    two.move(home, 2.4)
    const before = one.storage.writes
    one.slip.typeStake(1, '5')
    await settled(one)
    await two.passTime()
    await one.passTime()
    await settled(one)
    expect(one.storage.writes - before).toBe(1)
    // Until its name is here the other tab shows less than the storage holds, and keeps that to itself.
    await one.tap(draw)
    await settled(one)
    expect([two.handles(), one.storage.writes - before]).toEqual([[draw], 2])
  })
})

describe('what is typed', () => {
  it('is not lost to what the other tab did just before', async () => {
    const [one, two] = await openTwo()
    two.slip.typeStake(1, '1')
    one.slip.typeStake(1, '25')
    await settled(one)
    expect([stakes(one), stakes(two)]).toEqual([['25'], ['25']])
  })

  it('is not lost to the answer about a selection of the other tab', async () => {
    const [one, two] = await openTwo()
    await two.tap(other)
    const release = one.server.hold()
    await one.settle()
    one.slip.typeStake(1, '25')
    release()
    await settled(one)
    expect([stakes(one), stakes(two)]).toEqual([['25'], ['25']])
  })
})

describe('a press', () => {
  const withStake = async () => {
    const [one, two] = await openTwo()
    one.slip.typeStake(1, '10')
    await settled(one)
    return [one, two] as const
  }

  it('of one tab is under way in the other, which takes nothing in and sends nothing', async () => {
    const [one, two] = await withStake()
    const release = one.server.hold()
    one.slip.place()
    await settled(one)
    expect([phase(two), two.slip.place()]).toEqual(['placing', false])
    two.slip.repeat()
    await two.tap(other)
    await two.passTime(60_000)
    expect([phase(two), two.handles()]).toEqual(['placing', [home]])
    release()
    await settled(one)
    expect(two.slip.read()).toMatchObject({
      placedNumbers: ['70001'],
      slip: { phase: 'placed', positions: [] },
    })
    await two.passTime(SUCCESS_MESSAGE_MS)
    await one.passTime(SUCCESS_MESSAGE_MS)
    await settled(one)
    expect([phase(one), phase(two), one.server.presses().length]).toEqual(['editing', 'editing', 1])
  })

  it('of both at the same instant goes under one key', async () => {
    const [one, two] = await withStake()
    one.slip.place()
    two.slip.place()
    await settled(one)
    const [first, second] = one.server.presses()
    expect([second?.key, second?.input]).toEqual([first?.key, first?.input])
    expect([phase(one), phase(two)]).toEqual(['placed', 'placed'])
    // The next one is another press, and the same one in both again.
    await two.tap(other)
    two.slip.typeStake(2, '5')
    await settled(two)
    one.slip.place()
    two.slip.place()
    await settled(one)
    const [, , third, fourth] = one.server.presses()
    expect([third?.key === fourth?.key, third?.key === first?.key]).toEqual([true, false])
  })

  it('that comes second, of another slip, shows what became of the first', async () => {
    const [one, two] = await withStake()
    two.slip.typeStake(1, '20')
    one.server.answerPlaceWith({ success: true, bets: [{ id: 1, number: '70001' }] }, 'idempotency_conflict')
    one.slip.place()
    two.slip.place()
    await settled(one)
    expect(one.server.presses()[0]?.key).toBe(one.server.presses()[1]?.key)
    expect([phase(two), two.slip.read().placedNumbers]).toEqual(['placed', ['70001']])
  })

  it('is not ended by what was typed in the other tab at that instant', async () => {
    const [one, two] = await withStake()
    const release = one.server.hold()
    one.slip.place()
    two.slip.typeStake(1, '20')
    await settled(one)
    expect(phase(one)).toBe('placing')
    release()
    await settled(one)
    expect([phase(one), phase(two), two.handles()]).toEqual(['placed', 'placed', []])
  })

  it('that was refused is another one, in both', async () => {
    const [one, two] = await withStake()
    one.server.answerPlaceWith({ success: false, error: 'No', code: 'price_changed' })
    one.slip.place()
    await settled(one)
    expect([phase(two), two.handles()]).toEqual(['editing', [home]])
    two.slip.place()
    await settled(two)
    const [first, second] = one.server.presses()
    expect(second?.key).not.toBe(first?.key)
    expect(phase(one)).toBe('placed')
  })

  it('was refused: an edit of the other tab answers no more of it than one here does', async () => {
    const [one, two] = await openTwo()
    await one.tap(other)
    one.slip.typeEveryStake('10')
    const refused = { placeable: true, message: 'No', value: 2 }
    one.server.answerPlaceWith({
      success: false,
      error: 'No',
      errors: [
        { ...refused, event: 1, code: 'stake_above_maximum' },
        { ...refused, event: 2, code: 'positions_related' },
      ],
    })
    one.slip.place()
    await settled(one)
    two.slip.typeEveryStake('5')
    await settled(two)
    expect(refusals(one)).toEqual([undefined, 'positions_related'])
    two.slip.remove(1)
    await settled(two)
    expect(refusals(one)).toEqual([undefined])
  })

  it('of a tab that was closed is repeated by the other one under its key', async () => {
    const [one, two] = await withStake()
    one.server.setReachable(false)
    one.slip.place()
    await settled(one)
    expect([phase(two), two.slip.read().isAsking]).toEqual(['placing', true])
    one.close()
    await two.passTime(1000)
    expect(phase(two)).toBe('placing')
    await two.passTime(1000)
    expect([phase(two), two.slip.read().unanswered?.key]).toEqual(['editing', one.server.presses()[0]?.key])
    one.server.setReachable(true)
    two.slip.repeat()
    await settled(two)
    expect(one.server.presses().map(({ key }) => key)[1]).toBe(one.server.presses()[0]?.key)
    expect(phase(two)).toBe('placed')
  })

  it('is under way in a tab that is opened meanwhile', async () => {
    const [one] = await withStake()
    one.server.setReachable(false)
    one.slip.place()
    await settled(one)
    one.server.setReachable(true)
    const three = await openBeside(one)
    expect([phase(three), three.slip.place()]).toEqual(['placing', false])
    await one.passTime(1000)
    await settled(one)
    expect([phase(three), three.handles()]).toEqual(['placed', []])
  })
})

describe('another player', () => {
  it('who logs in in one tab has nothing of the first one, whose slip stays his', async () => {
    const [one, two] = await openTwo()
    two.session.open(somebodyElse)
    await settled(two)
    expect([two.handles(), one.handles()]).toEqual([[], [home]])
    await two.tap(other)
    await settled(two)
    expect(one.handles()).toEqual([home])
    one.session.open(somebodyElse)
    await settled(one)
    expect(one.handles()).toEqual([other])
  })

  it('keeps the slip of a player whose session is over in one of his tabs', async () => {
    const [one, two] = await openTwo()
    const kept = one.storage.text
    one.session.end('expired')
    two.session.end('elsewhere')
    await settled(one)
    expect([one.handles(), two.handles(), one.storage.text]).toEqual([[], [], kept])
    await two.logIn()
    await settled(two)
    expect(two.handles()).toEqual([home])
  })

  it('finds nothing after a log-out, in either tab', async () => {
    const [one, two] = await openTwo()
    one.session.end('logout')
    two.session.end('logout')
    await settled(one)
    expect([one.handles(), two.handles(), one.storage.text]).toEqual([[], [], undefined])
  })
})

it('the keys of presses follow each other, and the later one counts', () => {
  expect(followingKey(followingKey('a'))).toBe('a.3')
  expect([laterKey('a.3', 'a.2'), laterKey('a.3', 'b'), laterKey(undefined, 'b')]).toEqual(['a.3', 'b', 'b'])
})

it('text of an earlier release is read, and has a key from then on', async () => {
  const [one] = await openTwo()
  const { nextKey, phase: _phase, ...earlier } = JSON.parse(one.storage.text ?? '{}')
  one.storage.text = JSON.stringify(earlier)
  const after = createSlipStage(one.storage, one.server)
  await after.logIn()
  await settled(after)
  expect([after.handles(), after.slip.read().nextKey === nextKey]).toEqual([[home], false])
  expect(JSON.parse(after.storage.text ?? '{}').nextKey).toBe(after.slip.read().nextKey)
})
