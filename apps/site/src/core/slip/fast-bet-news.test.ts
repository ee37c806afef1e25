import { expect, it } from 'vitest'
import { findFastBetNews } from './fast-bet-news.ts'
import { createSlipStage } from './slip-stage.ts'

const home = '1:1x2::1'

/** What is told of every step of the slip. */
async function listen(isOn: boolean) {
  const stage = createSlipStage()
  stage.server.setFastBet({ on: isOn, amount: 5 })
  await stage.logIn()
  const told: unknown[] = []
  let before = stage.slip.read()
  stage.slip.subscribe(() => {
    const now = stage.slip.read()
    const news = findFastBetNews(before, now)
    before = now
    if (news !== undefined) told.push(news)
  })
  return { ...stage, told }
}

it('says once that a fast bet was accepted, with its number', async () => {
  const { tap, passTime, told } = await listen(true)
  await tap(home)
  await passTime()
  expect(told).toEqual([{ kind: 'accepted', number: '70001' }])
})

it('says why it was refused, and stays silent while nobody knows', async () => {
  const { tap, server, passTime, told } = await listen(true)
  server.answerPlaceWith('network', { success: false, code: 'event_paused', error: 'Stopped' })
  await tap(home)
  expect(told).toEqual([])
  await passTime(1000)
  expect(told).toEqual([{ kind: 'refused', message: 'Stopped' }])
})

it('is silent about a bet that was pressed in the slip', async () => {
  const { tap, slip, passTime, told } = await listen(false)
  await tap(home)
  slip.typeStake(1, '5')
  slip.place()
  await passTime()
  expect(told).toEqual([])
})
