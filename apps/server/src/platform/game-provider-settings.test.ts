import { describe, expect, it } from 'vitest'
import { readGameProviders } from './game-provider-settings.ts'

const secret = 's'.repeat(32)
const stakes = { min: 10, max: 5000, maxWin: 25_000_000 }
const read = (json: unknown) => readGameProviders(JSON.stringify(json))

describe('the providers of games', () => {
  it('are none where nothing is said', () => {
    const none = readGameProviders('')
    expect(none.ok && none.value.size).toBe(0)
  })

  it('have one or two secrets and their games', () => {
    const two = read({
      alpha: { secrets: [secret, `${secret}2`], games: { 'a-game': stakes } },
      beta: { secrets: [secret] },
    })
    expect(two.ok && [...two.value.keys()]).toEqual(['alpha', 'beta'])
    expect(two.ok && two.value.get('alpha')?.games.get('a-game')).toEqual(stakes)
  })

  it.each<[unknown]>([
    [[]],
    ['text'],
    [{ Alpha: { secrets: [secret] } }],
    [{ alpha: { secrets: [] } }],
    [{ alpha: { secrets: ['short'] } }],
    [{ alpha: { secrets: [secret, secret, secret] } }],
    [{ alpha: { secrets: [secret], games: { 'a game': stakes } } }],
    [{ alpha: { secrets: [secret], games: { a: { ...stakes, min: 6000 } } } }],
    [{ alpha: { secrets: [secret], games: { a: { ...stakes, max: 1.5 } } } }],
  ])('%j is refused, and no secret is repeated', (json) => {
    const refused = read(json)
    expect(refused.ok).toBe(false)
    expect(!refused.ok && refused.error).not.toContain('sss')
  })

  it('what is no JSON is refused', () => {
    expect(readGameProviders('{').ok).toBe(false)
  })
})
