import { expect, it } from 'vitest'
import type { AccountFieldName } from './account-fields.ts'
import { maskAccount } from './masked-account.ts'

it.each<[AccountFieldName, string, string]>([
  ['card', '4111111111111111', '411111•••1111'],
  ['wallet', 'P1234567', 'P•••4567'],
  ['wallet', '201494711279', '•••1279'],
  ['wallet', 'aysel@example.az', 'a•••@example.az'],
  ['phone', '9123456789', '•••6789'],
  ['account', '40817810099910004312', '•••4312'],
])('%s %s is shown as %s', (field, account, masked) => {
  expect(maskAccount(field, account)).toBe(masked)
})
