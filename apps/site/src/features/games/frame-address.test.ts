import { expect, it } from 'vitest'
import { frameAddress } from './frame-address.ts'

const PARTS = {
  frames: 'https://games.example',
  page: { protocol: 'http:', hostname: '192.168.1.5' },
  id: 'ng4_nar',
  locale: 'az',
  token: 'secret',
  round: null,
} as const
const GAME = 'token/secret/game/ng4_nar/lang'

it.each([
  ['inbet', {}, `https://games.example/inbet/sitegame/${GAME}/az`],
  ['rpl', {}, `https://games.example/inbet/sitegamerpl/${GAME}/az`],
  ['rpl', { frames: ':8081' }, `http://192.168.1.5:8081/inbet/sitegamerpl/${GAME}/az`],
  ['inbet', { locale: 'ru' }, `https://games.example/inbet/sitegame/${GAME}/ru`],
  ['inbet', { round: '17' }, `https://games.example/inbet/sitegame/${GAME}/az#round=17`],
  ['inbet', { round: '1"><' }, `https://games.example/inbet/sitegame/${GAME}/az`],
  [
    'inbet',
    { token: 'a/../b' },
    'https://games.example/inbet/sitegame/token/a%2F..%2Fb/game/ng4_nar/lang/az',
  ],
] as const)('of the source %s with %j is %s', (src, given, expected) => {
  expect(frameAddress({ ...PARTS, src, ...given })).toBe(expected)
})
