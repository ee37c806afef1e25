import { expect, it } from 'vitest'
import { splitSports } from './split-sports.ts'

const sports = (...names: string[]) => names.map((name) => ({ name }))
const many = sports(...'jihgfedcba'.split(''), 'Şahmat', 'Çovqan', 'Xokkey', 'Zorxana')
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(' ')

it('leaves nine where they are and sorts the rest by the letters of the language', () => {
  const { first, rest } = splitSports(many, undefined, 'az')
  expect(names(first)).toBe('j i h g f e d c b')
  expect(names(rest)).toBe('a Çovqan Xokkey Şahmat Zorxana')
})

it('keeps the sport of the page among the first', () => {
  const { first, rest } = splitSports(many, many[12], 'az')
  expect(names(first)).toBe('j i h g f e d c Xokkey')
  expect(rest).toHaveLength(5)
})

it('folds nothing where one sport alone would be folded', () => {
  expect(splitSports(many.slice(0, 10), undefined, 'az').rest).toEqual([])
  expect(splitSports(many.slice(0, 11), undefined, 'az').rest).toHaveLength(2)
})
