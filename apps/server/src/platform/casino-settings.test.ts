import { describe, expect, it } from 'vitest'
import { readCasino } from './casino-settings.ts'

const read = (settings: Readonly<Record<string, string>>) =>
  readCasino(true, (name, fallback) => settings[name] || fallback)

describe('settings of the casino', () => {
  it('have defaults', () => {
    expect(read({})).toEqual({
      ok: true,
      value: {
        isOn: true,
        familiesOff: new Set(),
        gamesOff: new Set(),
        images: { inbet: '/thumbnails/', rpl: '/thumbnails/' },
        hero: ['ng4_nar', 'l8_sar', 'rg_sebeke'],
      },
    })
  })

  it.each([
    [{ GAMES_OFF: 'ng4_nar, pk_at' }, { gamesOff: new Set(['ng4_nar', 'pk_at']) }],
    [{ GAME_FAMILIES_OFF: 'slots,hi-lo' }, { familiesOff: new Set(['slots', 'hi-lo']) }],
    [
      { GAME_IMAGES_RPL: 'https://b.example/pics' },
      { images: { inbet: '/thumbnails/', rpl: 'https://b.example/pics/' } },
    ],
  ])('%j', (settings, expected) => {
    expect(read(settings)).toMatchObject({ ok: true, value: expected })
  })

  it.each([
    { GAMES_OFF: 'Nar bağı' },
    { GAMES_OFF: 'nar' },
    { GAME_FAMILIES_OFF: 'slots;table' },
    { CASINO_HERO: '../nar' },
    { GAME_IMAGES_INBET: '//b.example/' },
    { GAME_IMAGES_INBET: 'javascript:alert(1)' },
  ])('%j is refused by its name', (settings) => {
    const answer = read(settings)
    expect(answer.ok ? '' : answer.error).toMatch(new RegExp(`^${Object.keys(settings)[0]} `))
  })
})
