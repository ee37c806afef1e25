import type { PlayOutputs, PlayRound } from '@xezer/contract/game-server'
import { redrawRound } from '@xezer/game-math/verify/redraw'
import { redrawSharedRound } from '@xezer/game-math/verify/redraw-shared'
import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { claimOf, sharedClaimOf } from './claim-address.ts'
import { fillClaim } from './fill-claim.ts'

type Answer = PlayOutputs['round']

const SERVER = '7a6b4430b84fd70f271cf5dea4d171d6a3b065a5672690bfb217f0a3c027f8e4'
const DICE: PlayRound = {
  ...{ id: 1, game: 'x_dice', at: 0, status: 'settled', stakedMinor: 100, returnMinor: 200 },
  ...{ choice: { side: 'low', factor: 200 }, moves: [], options: [], nonce: 0, clientSeed: 'xezer' },
  view: { side: 'low', factor: 200, roll: 92361, winning: 495_000, isWon: true, returnMinor: 200 },
  hash: 'adf5623a1ef47960a3e8f113f9c42a1c2fb31a6d47f8f84b2bf79ca578a4cc69',
  shared: null,
}
const PUBLISHED = '63d7d8e7842aad0212c140f79f75428a3ce2704c2c33b3a325c7db3475bd8a79'
const LINK = '395305450b9a1e513f450dd07e07081bcde1a7f300952e6ff793dccde03158c5'
const CRASH: PlayRound = {
  ...DICE,
  ...{ game: 'l8_sar', stakedMinor: 200, returnMinor: 210, choice: { autoOut: null }, hash: PUBLISHED },
  ...{ moves: [{ out: 105 }], view: { autoOut: null, outAt: 105, point: 111, returnMinor: 210 } },
  shared: { number: 1, bet: 1, auto: null, out: 105, point: 111 },
}
const own = (told: Partial<PlayRound> = {}): Answer => ({
  ...{ round: { ...DICE, ...told }, engine: 'dice', variant: null, version: 1 },
  ...{ serverSeed: SERVER, sharedProof: null },
})
const shared = (told: Partial<PlayRound> = {}, proven: Partial<Answer['sharedProof']> = {}): Answer => ({
  ...{ round: { ...CRASH, ...told }, engine: 'crash', variant: null, version: 1, serverSeed: null },
  sharedProof: {
    ...{ link: LINK, before: PUBLISHED, seeds: ['xezer'], point: 111 },
    chain: { published: PUBLISHED, place: 1 },
    ...proven,
  },
})

function agreesOf(answer: Answer) {
  const form = fillClaim(answer)
  const drawn =
    answer.sharedProof === null
      ? redrawRound(must(claimOf(form), 'a claim'))
      : redrawSharedRound(must(sharedClaimOf(form), 'a claim'))
  return drawn.ok ? drawn.value.agrees : drawn.error
}

describe('what the history tells of a round is held against what is drawn', () => {
  it.each<[string, Answer, object]>([
    ['as it was', own(), { hash: true, staked: true, returned: true, view: true }],
    ['another return', own({ returnMinor: 300 }), { staked: true, returned: false, view: true }],
    ['another roll', own({ view: { ...(DICE.view as object), roll: 7 } }), { returned: true, view: false }],
    ['another hash', own({ hash: PUBLISHED }), { hash: false }],
    ['not accepted', own({ status: 'voided', view: null }), { staked: null, returned: null, view: null }],
    ['played by rules of before', own({ view: null }), { hash: true, returned: null, view: null }],
    ['of crash, as it was', shared(), { hash: true, point: true, staked: true, returned: true, view: true }],
    ['of crash, another return', shared({ returnMinor: 200 }), { point: true, returned: false }],
    ['of crash, another point', shared({}, { point: 105 }), { hash: true, point: false }],
    ['of crash, other seeds', shared({}, { seeds: [] }), { hash: true, point: false }],
    ['of crash, another link before', shared({}, { before: LINK }), { hash: false, point: true }],
    [
      'of crash, not accepted',
      shared({ status: 'voided', view: null }),
      { hash: true, point: true, staked: null, returned: null },
    ],
  ])('%s', (_name, answer, agrees) => {
    expect(agreesOf(answer)).toMatchObject(agrees)
  })

  it('an exit beyond the end of a round is none', () => {
    expect(agreesOf(shared({ moves: [{ out: 150 }], returnMinor: 300 }))).toBe('moves')
  })
})
