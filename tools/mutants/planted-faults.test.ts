import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { REPOSITORY } from '../rules/source-files.ts'
import { PLANTED_FAULTS } from './planted-faults.ts'

it('every planted fault stands for a text that its file says once', () => {
  const lost = PLANTED_FAULTS.filter(
    ({ path, from }) => readFileSync(join(REPOSITORY, path), 'utf8').split(from).length !== 2,
  )
  expect(lost.map(({ rule, path }) => `${rule}: ${path}`)).toEqual([])
})
