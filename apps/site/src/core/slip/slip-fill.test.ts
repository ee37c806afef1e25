import type { SlipPosition } from '@xezer/contract/bet-slip'
import { expect, it } from 'vitest'
import { EMPTY_STORAGE } from '../../platform/still.ts'
import { fillSlip } from '../coupon/fill-slip.ts'
import { createSession } from '../session/session.ts'
import type { Slip } from './slip.ts'
import { createSlipStage } from './slip-stage.ts'
import { createWaitingPicks } from './waiting-picks.ts'

const position = (event: number, value: number | null, placeable = value !== null): SlipPosition => ({
  event: {
    id: event,
    name: `Event ${event}`,
    kind: 0,
    sport: 1,
    league: null,
    time: '2026-11-22T20:00:00.000Z',
    maximum: 500,
    maximumSystemExpress: 100,
  },
  id: `${event}:1x2::1`,
  value,
  name: '1',
  market: '1X2',
  placeable,
  code: placeable ? null : 'market_suspended',
  message: placeable ? null : 'Suspended',
})
const coupon = [position(1, 2), position(2, 3), position(3, null), position(4, 2, false)]

async function openSlip() {
  const stage = createSlipStage()
  await stage.logIn()
  await stage.tap('2:1x2::x')
  await stage.tap('5:1x2::1')
  stage.slip.typeStake(5, '7')
  const slip: Slip = { ...stage.slip, act: (action) => action(stage.slip) }
  return { ...stage, services: { session: stage.session, slip } }
}

it('what is sold comes beside the slip: one selection of an event, stakes stay, nothing is placed', async () => {
  const { services, slip, handles, server } = await openSlip()
  expect(fillSlip(services, coupon, 'add')).toBe(2)
  expect(handles()).toEqual(['2:1x2::1', '5:1x2::1', '1:1x2::1'])
  expect(slip.read().slip.positions.map(({ stake, agreedOdds }) => [stake.text, agreedOdds])).toEqual([
    ['', 3000],
    ['7', 2000],
    ['', 2000],
  ])
  expect(server.presses()).toEqual([])
})

it('takes the place of the slip at a word, which can be taken back; with the fast bet on it places nothing', async () => {
  const { services, slip, handles, server, passTime } = await openSlip()
  slip.setFastBet(true, '5')
  expect(fillSlip(services, coupon, 'replace')).toBe(2)
  await passTime(100)
  expect(handles()).toEqual(['1:1x2::1', '2:1x2::1'])
  expect(server.presses()).toEqual([])
  slip.undo()
  expect(handles()).toContain('5:1x2::1')
})

it('changes nothing while a bet is being placed', async () => {
  const { services, slip, handles, server, settle } = await openSlip()
  const release = server.hold()
  slip.place()
  expect([fillSlip(services, coupon, 'replace'), handles()]).toEqual([0, ['2:1x2::x', '5:1x2::1']])
  release()
  await settle()
})

it('waits for the log-in of a guest', () => {
  const waiting = createWaitingPicks(EMPTY_STORAGE)
  waiting.toggle({ eventId: 5, handle: '5:1x2::1', value: 2 })
  waiting.toggle({ eventId: 1, handle: '1:1x2::1', value: 2 })
  const services = { session: createSession(EMPTY_STORAGE), slip: { waiting } }
  const fill = (way: 'add' | 'replace') => [
    fillSlip(services as Parameters<typeof fillSlip>[0], coupon, way),
    waiting.read().map(({ handle }) => handle),
  ]
  expect(fill('add')).toEqual([2, ['5:1x2::1', '1:1x2::1', '2:1x2::1']])
  expect(fill('replace')).toEqual([2, ['1:1x2::1', '2:1x2::1']])
})
