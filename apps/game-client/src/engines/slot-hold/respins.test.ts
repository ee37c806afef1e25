import { expect, it } from 'vitest'
import { countRespins } from './respins.ts'

const NO = null

it('a new coin begins the respins anew, an empty one counts them down', () => {
  const boards = [
    [1, 2, NO],
    [1, 2, NO],
    [1, 2, 5],
    [1, 2, 5],
  ]
  expect(countRespins(boards)).toEqual([
    { coins: 2, left: 3, fresh: [0, 1] },
    { coins: 2, left: 2, fresh: [] },
    { coins: 3, left: 3, fresh: [2] },
    { coins: 3, left: 2, fresh: [] },
  ])
})
