import { describe, expect, it } from 'vitest'
import { createSlipStage } from './slip-stage.ts'

const HANDLES = ['1:1x2::1', '2:1x2::1', '3:1x2::1']

async function withThree() {
  const stage = createSlipStage()
  await stage.logIn()
  for (const handle of HANDLES) await stage.tap(handle)
  return stage
}

describe('combinations of the slip', () => {
  it('are placed as one bet each: an accumulator, and a system with its size', async () => {
    const stage = await withThree()
    stage.slip.typeOptionStake('accumulator_3_3', '5')
    stage.slip.typeOptionStake('full_cover_2_3', '3')
    expect(stage.slip.place()).toBe(true)
    await stage.settle()
    const positions = HANDLES.map((factor) => ({ event: Number(factor[0]), factor, value: 2 }))
    expect(stage.server.presses().map(({ input }) => input)).toEqual([
      {
        bets: [
          { type: 'accumulator', amount: 5, positions },
          { type: 'full_cover', amount: 3, positions, value: 2 },
        ],
      },
    ])
    expect(stage.slip.read().lastStake).toBe('3.00')
  })

  it('are there again after a reload, with the type that was shown', async () => {
    const stage = await withThree()
    stage.slip.typeOptionStake('full_cover_2_3', '3')
    stage.slip.showType('full_cover')
    const after = createSlipStage(stage.storage, stage.server)
    await after.logIn()
    await after.settle()
    expect(after.slip.read().slip.optionStakes['full_cover_2_3']?.text).toBe('3')
    expect(after.slip.read().shownType).toBe('full_cover')
  })

  it.each([
    ['full_cover', 'full_cover_2_3', undefined],
    ['singles', 'accumulator_3_3', 'singles'],
  ] as const)('begin anew as an accumulator once a system was placed: %s', async (type, code, after) => {
    const stage = await withThree()
    stage.slip.typeOptionStake(code, '3')
    stage.slip.showType(type)
    stage.slip.place()
    await stage.settle()
    expect([stage.slip.read().slip.phase, stage.slip.read().shownType]).toEqual(['placed', after])
  })

  it('are not there again when something was tapped meanwhile, for they would be others', async () => {
    const stage = await withThree()
    stage.slip.typeOptionStake('full_cover_2_3', '3')
    const after = createSlipStage(stage.storage, stage.server)
    const release = stage.server.hold()
    await after.logIn()
    await after.tap('4:1x2::1')
    release()
    await after.settle()
    await after.settle()
    expect(after.handles()).toHaveLength(4)
    expect(after.slip.read().slip.optionStakes).toEqual({})
  })

  it('have their stakes again when a removal is taken back, the accumulator as it stands', async () => {
    const stage = await withThree()
    stage.slip.typeOptionStake('accumulator_3_3', '5')
    stage.slip.typeOptionStake('full_cover_2_3', '3')
    stage.slip.remove(3)
    stage.slip.typeOptionStake('accumulator_2_2', '6')
    stage.slip.undo()
    const stakes = Object.entries(stage.slip.read().slip.optionStakes)
    expect(stakes.map(([code, { text }]) => [code, text])).toEqual([
      ['full_cover_2_3', '3'],
      ['accumulator_3_3', '6'],
    ])
    stage.slip.clear()
    stage.slip.undo()
    expect(stage.slip.read().slip.optionStakes['accumulator_3_3']?.text).toBe('6')
  })

  it('take the most that maximum and balance allow', async () => {
    const stage = await withThree()
    stage.slip.typeOptionStake('full_cover_2_3', '995')
    // 100.00 by the server over 8.00 - 1, cut; and 5.00 of 1000.00 are left.
    stage.slip.fillOptionMaximum('accumulator_3_3')
    expect(stage.slip.read().slip.optionStakes['accumulator_3_3']?.text).toBe('14.28')
    stage.slip.typeOptionStake('full_cover_2_3', '')
    stage.slip.fillOptionMaximum('full_cover_2_3')
    expect(stage.slip.read().slip.optionStakes['full_cover_2_3']?.text).toBe('33.33')
  })

  it('take the last stake where they are shown', async () => {
    const stage = await withThree()
    stage.slip.typeOptionStake('accumulator_3_3', '7')
    stage.slip.place()
    await stage.settle()
    await stage.passTime()
    for (const handle of HANDLES) await stage.tap(handle)
    stage.slip.repeatStake()
    expect(stage.slip.read().slip.optionStakes).toMatchObject({ accumulator_3_3: { text: '7.00' } })
    expect(stage.slip.read().slip.positions.map(({ stake }) => stake.text)).toEqual(['', '', ''])
    stage.slip.showType('singles')
    stage.slip.repeatStake()
    expect(stage.slip.read().slip.positions.map(({ stake }) => stake.text)).toEqual(['7.00', '7.00', '7.00'])
  })

  it('an edit of one ends the question about a press without an answer', async () => {
    const stage = await withThree()
    stage.slip.typeOptionStake('accumulator_3_3', '5')
    stage.server.answerPlaceWith(...Array<'network'>(20).fill('network'))
    stage.slip.place()
    for (let asked = 0; asked < 20; asked++) await stage.passTime(5000)
    expect(stage.slip.read().unanswered).toBeDefined()
    stage.slip.typeOptionStake('accumulator_3_3', '6')
    expect(stage.slip.read().unanswered).toBeUndefined()
  })
})

describe('a press that was refused for an option', () => {
  const refusal = {
    success: false,
    code: 'stake_above_maximum' as const,
    options: [
      {
        option: 'full_cover_2_3',
        code: 'stake_above_maximum' as const,
        message: 'Too much',
        value: 4,
        limit: 12.5,
      },
    ],
  }

  it('shows it with its reason and the stake that fits, until that is typed', async () => {
    const stage = await withThree()
    stage.slip.typeOptionStake('full_cover_2_3', '30')
    stage.slip.showType('singles')
    stage.server.answerPlaceWith(refusal)
    stage.slip.place()
    await stage.settle()
    const { slip, shownType } = stage.slip.read()
    expect(shownType).toBe('full_cover')
    expect(slip.optionErrors).toEqual({
      full_cover_2_3: { code: 'stake_above_maximum', message: 'Too much', limitMinor: 1250n },
    })
    stage.slip.typeOptionStake('accumulator_3_3', '1')
    expect(Object.keys(stage.slip.read().slip.optionErrors)).toEqual(['full_cover_2_3'])
    stage.slip.typeOptionStake('full_cover_2_3', '12.50')
    expect(stage.slip.read().slip.optionErrors).toEqual({})
  })

  it('is another slip with another selection', async () => {
    const stage = await withThree()
    stage.slip.typeOptionStake('full_cover_2_3', '30')
    stage.server.answerPlaceWith(refusal)
    stage.slip.place()
    await stage.settle()
    await stage.tap('4:1x2::1')
    expect(stage.slip.read().slip.optionErrors).toEqual({})
  })

  it('positions that depend on each other say so until one of them goes', async () => {
    const stage = await withThree()
    stage.slip.typeOptionStake('accumulator_3_3', '3')
    const related = { placeable: true, message: 'Related', code: 'positions_related' as const }
    stage.server.answerPlaceWith({
      success: false,
      code: 'positions_related' as const,
      errors: [1, 2].map((event) => ({ event, ...related })),
    })
    stage.slip.place()
    await stage.settle()
    const codes = () => stage.slip.read().slip.positions.map(({ error }) => error?.code ?? null)
    expect(codes()).toEqual(['positions_related', 'positions_related', null])
    stage.slip.typeStake(1, '5')
    expect(codes()[0]).toBe('positions_related')
    stage.slip.remove(3)
    expect(codes()).toEqual([null, null])
  })
})
