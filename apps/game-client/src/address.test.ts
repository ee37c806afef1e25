import { expect, it } from 'vitest'
import { readAddress, readRoundName } from './address.ts'

it('the address of a frame forgets its token, and nothing else', () => {
  const read = readAddress('/inbet/sitegame/token/s3cret.T-x/game/ib_zer/lang/ru')
  expect(read).toMatchObject({ id: 'ib_zer', token: 's3cret.T-x', locale: 'ru' })
  expect(read.forget).toBe('/inbet/sitegame/token/-/game/ib_zer/lang/ru')
  expect(readAddress(read.forget)).toMatchObject({ id: 'ib_zer', token: null, locale: 'ru' })
  expect(read.inLocale('en')).toBe('/inbet/sitegame/token/-/game/ib_zer/lang/en')
})

it('a demo stays a demo', () => {
  const read = readAddress('/inbet/sitegamerpl/token/demo/game/x_xezri/lang/az')
  expect(read.forget).toBe('/inbet/sitegamerpl/token/demo/game/x_xezri/lang/az')
  expect(read.token).toBe('demo')
})

it.each(['', '/', '/verify', '/inbet/sitegame/token/t'])('%j names no game', (path) => {
  expect(readAddress(path)).toMatchObject({ id: '', token: null, locale: 'az' })
})

it.each([
  ['#round=qW3_x-1', 'qW3_x-1'],
  ['#round=', null],
  ['#round=a b', null],
  ['#other=1', null],
  ['', null],
])('%j leads to the round %j', (hash, name) => {
  expect(readRoundName(hash)).toBe(name)
})
