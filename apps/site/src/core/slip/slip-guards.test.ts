import { describe, expect, it } from 'vitest'
import { createSlipStage } from './slip-stage.ts'

const home = '1:1x2::1'
const other = '2:1x2::1'

type Stage = ReturnType<typeof createSlipStage>

async function ready(): Promise<Stage> {
  const stage = createSlipStage()
  await stage.logIn()
  await stage.tap(home, 2)
  await stage.tap(other, 3)
  stage.slip.typeEveryStake('10')
  return stage
}

/** What a player would see of an edit that has no effect. */
const visible = ({ slip, handles }: Stage) => {
  const { undo, news } = slip.read()
  return { handles: handles(), undo, news }
}

describe('an edit that cannot be made changes nothing, says nothing and offers nothing to undo', () => {
  it.each([
    ['removing what is not there', (stage: Stage) => stage.slip.remove(77)],
    ['undoing what was not removed', (stage: Stage) => stage.slip.undo()],
  ])('%s', async (_name, edit) => {
    const stage = await ready()
    const before = visible(stage)
    edit(stage)
    expect(visible(stage)).toEqual(before)
  })

  it.each([
    ['removing', (stage: Stage) => stage.slip.remove(1)],
    ['clearing', (stage: Stage) => stage.slip.clear()],
    ['tapping a chosen cell', (stage: Stage) => stage.tap(home)],
    ['tapping another cell', (stage: Stage) => stage.tap('3:1x2::1')],
  ])('%s while a press is under way', async (_name, edit) => {
    const stage = await ready()
    const release = stage.server.hold()
    stage.slip.place()
    const before = visible(stage)
    await edit(stage)
    expect(visible(stage)).toEqual(before)
    expect(before.handles).toEqual([home, other])
    release()
    await stage.settle()
  })

  it('undoing while a press is under way', async () => {
    const stage = await ready()
    stage.slip.remove(2)
    const release = stage.server.hold()
    stage.slip.place()
    stage.slip.undo()
    expect(stage.handles()).toEqual([home])
    release()
    await stage.settle()
    expect(stage.slip.read().slip.phase).toBe('placed')
  })

  it('clearing an empty slip', async () => {
    const stage = createSlipStage()
    await stage.logIn()
    stage.slip.clear()
    expect(stage.slip.read().undo).toBeUndefined()
  })
})

describe('what was removed can be had back for six seconds', () => {
  it.each([
    [5999, [home, other]],
    [6000, [other]],
  ])('after %i ms: %j', async (waitMs, expected) => {
    const stage = await ready()
    stage.slip.remove(1)
    expect(stage.slip.read().news).toEqual({ kind: 'removed', name: home, odds: 2000 })
    await stage.passTime(waitMs)
    stage.slip.undo()
    expect([...stage.handles()].sort()).toEqual(expected)
  })

  it('all of it after clearing, with the stakes', async () => {
    const stage = await ready()
    stage.slip.clear()
    expect(stage.handles()).toEqual([])
    stage.slip.undo()
    expect(stage.slip.read().slip.positions.map(({ stake }) => stake.amountMinor)).toEqual([1000n, 1000n])
  })

  it('counting from the last removal', async () => {
    const stage = await ready()
    stage.slip.remove(1)
    await stage.passTime(4000)
    stage.slip.remove(2)
    await stage.passTime(4000)
    stage.slip.undo()
    expect(stage.handles()).toEqual([other])
  })
})
