import { describe, expect, it } from 'vitest'
import { readCasino } from './casino-settings.ts'

const read = (settings: Readonly<Record<string, string>>) =>
  readCasino((name, fallback) => settings[name] || fallback)

describe('settings of the casino', () => {
  it('have defaults', () => {
    expect(read({})).toEqual({
      ok: true,
      value: {
        images: { inbet: '/thumbnails/', rpl: '/thumbnails/' },
        hero: ['ng4_nar', 'l8_sar', 'rg_sebeke'],
      },
    })
  })

  it.each([
    [{ CASINO_HERO: 'pk_at, ng4_nar' }, { hero: ['pk_at', 'ng4_nar'] }],
    [
      { GAME_IMAGES_RPL: 'https://b.example/pics' },
      { images: { inbet: '/thumbnails/', rpl: 'https://b.example/pics/' } },
    ],
  ])('%j', (settings, expected) => {
    expect(read(settings)).toMatchObject({ ok: true, value: expected })
  })

  it.each([
    { CASINO_HERO: 'Nar bağı' },
    { CASINO_HERO: 'nar' },
    { CASINO_HERO: '../nar' },
    { GAME_IMAGES_INBET: '//b.example/' },
    { GAME_IMAGES_INBET: 'javascript:alert(1)' },
  ])('%j is refused by its name', (settings) => {
    const answer = read(settings)
    expect(answer.ok ? '' : answer.error).toMatch(new RegExp(`^${Object.keys(settings)[0]} `))
  })
})
