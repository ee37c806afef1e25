import { expect, it } from 'vitest'
import { createRecentTexts, TEXTS_MAX } from './recent-texts.ts'

const textOf = (index: number) => `text ${index}`

it('as many as one generation takes are never forgotten while they are asked for in turn', () => {
  const recent = createRecentTexts<number>()
  for (let index = 0; index < TEXTS_MAX; index++) recent.keep('en', textOf(index), index)
  for (let round = 0; round < 3; round++) {
    for (let index = 0; index < TEXTS_MAX; index++) expect(recent.get('en', textOf(index))).toBe(index)
  }
})

it('what nobody asks for is, and a language knows nothing of another', () => {
  const recent = createRecentTexts<number>()
  recent.keep('en', 'asked for', 1)
  recent.keep('en', 'left', 2)
  expect(recent.get('ru', 'asked for')).toBeNull()
  for (let index = 0; index < 3 * TEXTS_MAX; index++) {
    recent.keep('az', textOf(index), index)
    if (index % 1000 === 0) expect(recent.get('en', 'asked for')).toBe(1)
  }
  expect(recent.get('en', 'left')).toBeNull()
  expect(recent.get('az', textOf(0))).toBeNull()
})
