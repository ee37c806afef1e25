import { expect, it } from 'vitest'
import { houseAccountId, isHouseAccount, playerAccountId } from './account-id.ts'

it.each([
  [playerAccountId(7, 'cash'), 71],
  [playerAccountId(7, 'owed'), 76],
  [houseAccountId('AZN', 'sports'), -101],
  [houseAccountId('AZN', 'casino'), -102],
  [houseAccountId('AZN', 'bonus_cost'), -103],
  [houseAccountId('USD', 'clearing'), -204],
  [houseAccountId('EUR', 'adjustments'), -305],
  [houseAccountId('RUR', 'exchange'), -406],
  [houseAccountId('AZN', 'fees'), -107],
  [houseAccountId('USD', 'suspense'), -208],
])('an account has the id that the ledger knows: %i', (id, expected) => {
  expect(id).toBe(expected)
})

it.each([
  ['cash', false],
  ['sports', true],
  ['exchange', true],
] as const)('%s belongs to the house: %s', (account, isHouse) => {
  expect(isHouseAccount(account)).toBe(isHouse)
})
