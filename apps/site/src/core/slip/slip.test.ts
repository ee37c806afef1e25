import { describe, expect, it } from 'vitest'
import { createSlipStage, PLAYER } from './slip-stage.ts'
import { unansweredStakeMinor } from './stored-slip.ts'

const home = '1:1x2::1'
const draw = '1:1x2::x'
const other = '2:1x2::1'

describe('a tap on an odds cell (product §4, states)', () => {
  it('of a guest waits, no cell is selected, and it is in the slip of whoever logs in', async () => {
    const stage = createSlipStage()
    const news: unknown[] = []
    stage.slip.onWaiting((one) => news.push(one))
    await stage.tap(home)
    await stage.tap(other)
    expect(news).toEqual(['kept', 'kept'])
    expect(stage.selected(home)).toBe(false)
    expect(stage.handles()).toEqual([])
    await stage.logIn()
    await stage.settle()
    expect(stage.handles()).toEqual([home, other])
    expect(stage.slip.waiting.read()).toEqual([])
  })

  it('adds, replaces the position of the same event, and removes', async () => {
    const stage = createSlipStage()
    await stage.logIn()
    await stage.tap(home)
    await stage.tap(other)
    expect(stage.handles()).toEqual([home, other])
    await stage.tap(draw)
    expect(stage.handles()).toEqual([draw, other])
    expect([stage.selected(home), stage.selected(draw)]).toEqual([false, true])
    await stage.tap(other)
    expect(stage.handles()).toEqual([draw])
  })

  it('tapped twice before the server answered adds nothing', async () => {
    const stage = createSlipStage()
    await stage.logIn()
    const first = stage.tap(home)
    expect(stage.selected(home)).toBe(true)
    await Promise.all([first, stage.tap(home)])
    expect(stage.handles()).toEqual([])
    expect(stage.selected(home)).toBe(false)
  })

  it('remembers the price that was seen when the server already has another', async () => {
    const stage = createSlipStage()
    await stage.logIn()
    stage.server.prices.set(home, 1.9)
    await stage.tap(home, 2)
    expect(stage.slip.read().slip.positions[0]).toMatchObject({ agreedOdds: 2000, odds: 1900 })
  })

  it('is undone with its stake', async () => {
    const stage = createSlipStage()
    await stage.logIn()
    await stage.tap(home)
    stage.slip.typeStake(1, '12,5')
    stage.slip.remove(1)
    expect(stage.handles()).toEqual([])
    stage.slip.undo()
    expect(stage.slip.read().slip.positions[0]?.stake.amountMinor).toBe(1250n)
  })
})

describe('prices of the stream', () => {
  it('move the position, and leave it without a price while it is suspended', async () => {
    const stage = createSlipStage()
    await stage.logIn()
    await stage.tap(home, 2)
    stage.move(home, 2.2)
    expect(stage.slip.read().slip.positions[0]).toMatchObject({ agreedOdds: 2000, odds: 2200 })
    stage.move(home, 2.2, true)
    expect(stage.slip.read().slip.positions[0]).toMatchObject({ agreedOdds: 2000, odds: null })
    stage.move(home, 2)
    expect(stage.slip.read().slip.positions[0]).toMatchObject({ agreedOdds: 2000, odds: 2000 })
  })
})

describe('placing', () => {
  const ready = async () => {
    const stage = createSlipStage()
    await stage.logIn()
    await stage.tap(home, 2)
    await stage.tap(other, 3)
    stage.slip.typeEveryStake('10')
    return stage
  }

  it('sends each single under one key, shows success for a while and empties the slip', async () => {
    const stage = await ready()
    stage.slip.typeStake(2, '')
    expect(stage.slip.place()).toBe(true)
    expect(stage.slip.read().slip.phase).toBe('placing')
    await stage.settle()
    expect(stage.server.presses().map(({ input }) => input)).toEqual([
      {
        bets: [
          { type: 'singles', amount: 10, positions: [{ event: 1, factor: home, value: 2, amount: 10 }] },
        ],
      },
    ])
    expect(stage.slip.read()).toMatchObject({
      placedNumbers: ['70001'],
      slip: { phase: 'placed', positions: [] },
    })
    await stage.passTime()
    expect(stage.slip.read().slip.phase).toBe('editing')
  })

  it('is refused without a stake, and while a price is missing', async () => {
    const stage = await ready()
    stage.move(home, 2)
    stage.move(home, null)
    expect(stage.slip.place()).toBe(false)
    stage.move(home, 2)
    stage.slip.typeEveryStake('')
    expect(stage.slip.place()).toBe(false)
    expect(stage.server.presses()).toEqual([])
  })

  it('keeps the positions with the new price after a refusal; the next press accepts it', async () => {
    const stage = await ready()
    stage.server.answerPlaceWith({
      success: false,
      error: 'Odds changed',
      code: 'price_changed',
      errors: [{ event: 1, placeable: true, message: 'Odds changed', code: 'price_changed', value: 1.8 }],
    })
    stage.slip.place()
    await stage.settle()
    expect(stage.slip.read().slip).toMatchObject({
      phase: 'editing',
      error: { messages: ['Odds changed'] },
      positions: [{ agreedOdds: 2000, odds: 1800, error: { code: 'price_changed' } }, { odds: 3000 }],
    })
    stage.slip.place()
    await stage.settle()
    const [first, second] = stage.server.presses()
    expect(second?.key).not.toBe(first?.key)
    expect(second?.input).toMatchObject({ bets: [{ positions: [{ value: 1.8 }] }, {}] })
  })

  it('ignores taps and edits while it runs', async () => {
    const stage = await ready()
    stage.slip.place()
    stage.slip.place()
    stage.slip.remove(1)
    stage.slip.clear()
    await stage.tap('3:1x2::1')
    expect(stage.server.presses()).toHaveLength(1)
    expect(stage.handles()).toEqual([])
  })
})

/** The press itself, and how often it is asked about. */
const QUESTIONS = 14

describe('a press that gets no answer', () => {
  const silent = async () => {
    const stage = createSlipStage()
    await stage.logIn()
    await stage.tap(home, 2)
    stage.slip.typeStake(1, '20')
    stage.server.answerPlaceWith(...Array<'network'>(QUESTIONS).fill('network'))
    stage.slip.place()
    await stage.settle()
    return stage
  }
  /** Until the slip has asked as often as it does by itself. */
  const givenUp = async () => {
    const stage = await silent()
    for (let question = 1; question < QUESTIONS; question++) await stage.passTime(5000)
    return stage
  }

  it.each(['network', 'unavailable', 'outcome_unknown', 'in_progress'] as const)(
    '%s is asked about under its own key until there is an answer, and says so meanwhile',
    async (code) => {
      const stage = await silent()
      expect(stage.slip.read()).toMatchObject({ isAsking: true, slip: { phase: 'placing' } })
      stage.server.answerPlaceWith(code, 'too_many_requests', {
        success: true,
        bets: [{ id: 1, number: '70001' }],
      })
      stage.slip.typeStake(1, '99')
      expect(stage.slip.place()).toBe(false)
      for (let question = 0; question < 3; question++) await stage.passTime(5000)
      const presses = stage.server.presses()
      expect(presses).toHaveLength(4)
      expect(new Set(presses.map(({ key }) => key)).size).toBe(1)
      expect(presses.every(({ input }) => JSON.stringify(input) === JSON.stringify(presses[0]?.input))).toBe(
        true,
      )
      expect(stage.slip.read()).toMatchObject({
        isAsking: false,
        unanswered: undefined,
        placedNumbers: ['70001'],
      })
    },
  )

  it('is told plainly that it was not taken when the house was not ready', async () => {
    const stage = await silent()
    stage.server.answerPlaceWith('not_ready')
    await stage.passTime(1000)
    expect(stage.slip.read()).toMatchObject({
      isAsking: false,
      unanswered: undefined,
      slip: { phase: 'editing' },
    })
    expect(stage.slip.read().slip.error?.code).toBe('not_ready')
  })

  it('is left to the player after a minute, and asks nothing for another player', async () => {
    const stage = await givenUp()
    expect(stage.slip.read()).toMatchObject({ isAsking: false, slip: { phase: 'editing' } })
    expect(stage.slip.read().unanswered).toBeDefined()
    const other = await silent()
    other.session.end('logout')
    await other.passTime(5000)
    expect(other.server.presses()).toHaveLength(1)
  })

  it.each(['repeated at once', 'repeated after a reload'])(
    'keeps the stakes and is %s under the same key',
    async (when) => {
      const before = await givenUp()
      expect(before.slip.read().slip.positions[0]?.stake.text).toBe('20')
      const stage = when.endsWith('once') ? before : createSlipStage(before.storage, before.server)
      if (stage !== before) await stage.logIn()
      expect(stage.slip.read().unanswered).toBeDefined()
      stage.slip.repeat()
      await stage.settle()
      const presses = stage.server.presses()
      expect(presses).toHaveLength(QUESTIONS + 1)
      expect(presses.at(-1)).toEqual(presses[0])
      expect(stage.slip.read()).toMatchObject({ unanswered: undefined, slip: { phase: 'placed' } })
    },
  )

  it('names the sum of the press, not of what the slip can place by now', () => {
    const single = (amount: number) => ({ type: 'singles' as const, amount, positions: [] })
    expect(unansweredStakeMinor({ key: 'k', bets: [single(20), single(0.1), single(0.2)] })).toBe(2030n)
  })

  it('is another bet once the slip was edited', async () => {
    const stage = await givenUp()
    stage.slip.typeStake(1, '30')
    expect(stage.slip.read().unanswered).toBeUndefined()
    stage.slip.place()
    await stage.settle()
    const presses = stage.server.presses()
    expect(presses.at(-1)?.key).not.toBe(presses[0]?.key)
  })
})

describe('the slip outlives', () => {
  it('a reload, with stakes and the price that was agreed to', async () => {
    const before = createSlipStage()
    await before.logIn()
    await before.tap(home, 2)
    before.slip.typeStake(1, '7.50')
    const after = createSlipStage(before.storage, before.server)
    before.server.prices.set(home, 1.7)
    await after.logIn()
    expect(after.slip.read().slip.positions[0]).toMatchObject({
      agreedOdds: 2000,
      odds: 1700,
      stake: { text: '7.50' },
    })
  })

  it('a server that cannot be reached at the reload', async () => {
    const before = createSlipStage()
    await before.logIn()
    await before.tap(home, 2)
    const after = createSlipStage(before.storage, before.server)
    before.server.setReachable(false)
    await after.logIn()
    expect(after.handles()).toEqual([])
    before.server.setReachable(true)
    await after.passTime()
    expect(after.handles()).toEqual([home])
  })

  it('a change of language, with fresh names', async () => {
    const stage = createSlipStage()
    await stage.logIn()
    await stage.tap(home, 2)
    stage.slip.typeStake(1, '5')
    stage.server.prices.set(home, 2.5)
    stage.language.write({ locale: 'en' })
    await stage.passTime()
    expect(stage.slip.read().slip.positions[0]).toMatchObject({ odds: 2500, stake: { text: '5' } })
  })

  it('an expired session, but neither a logout nor another player', async () => {
    const stage = createSlipStage()
    await stage.logIn()
    await stage.tap(home, 2)
    stage.session.end('expired')
    expect([stage.handles(), stage.selected(home)]).toEqual([[], false])
    await stage.logIn()
    expect(stage.handles()).toEqual([home])
    stage.session.open({ ...PLAYER, user: { ...PLAYER.user, id: 8 } })
    await stage.settle()
    expect(stage.handles()).toEqual([])
    await stage.logIn()
    await stage.tap(home, 2)
    stage.session.end('logout')
    await stage.logIn()
    expect(stage.handles()).toEqual([])
  })
})

describe('the fast bet', () => {
  it('places one tap on an empty slip with its amount', async () => {
    const stage = createSlipStage()
    stage.server.setFastBet({ on: true, amount: 25 })
    await stage.logIn()
    await stage.tap(home, 2)
    expect(stage.server.presses().map(({ input }) => input)).toMatchObject([{ bets: [{ amount: 25 }] }])
  })

  it('never places what was left in the slip from before', async () => {
    const stage = createSlipStage()
    await stage.logIn()
    await stage.tap(home, 2)
    stage.slip.setFastBet(true, '25')
    await stage.tap(other, 2)
    expect(stage.handles()).toEqual([home, other])
    expect(stage.server.presses()).toEqual([])
  })

  it('cannot be on with what is no amount', async () => {
    const stage = createSlipStage()
    await stage.logIn()
    stage.slip.setFastBet(true, 'ten')
    expect(stage.slip.read().slip.quickBet.isOn).toBe(false)
    await stage.tap(home, 2)
    expect(stage.server.presses()).toEqual([])
  })
})
