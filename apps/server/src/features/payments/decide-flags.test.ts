import { expect, it } from 'vitest'
import { decideFlags, type WithdrawalFacts } from './decide-flags.ts'

const CLEAN: WithdrawalFacts = {
  isFactorNew: false,
  isAccountKnown: true,
  isVerified: false,
  hasLinks: false,
  isStaked: true,
}

it.each<[string, Partial<WithdrawalFacts>, string[]]>([
  ['nothing is odd', {}, []],
  ['a new factor', { isFactorNew: true }, ['factor_new']],
  ['a new factor of somebody verified', { isFactorNew: true, isVerified: true }, ['factor_new']],
  ['an account that never paid in', { isAccountKnown: false }, ['account_never_paid_in']],
  ['an account that never paid in, of somebody verified', { isAccountKnown: false, isVerified: true }, []],
  ['claims of another account', { hasLinks: true }, ['claims_linked']],
  [
    'claims of another account, of somebody verified',
    { hasLinks: true, isVerified: true },
    ['claims_linked'],
  ],
  ['a deposit that goes out again', { isStaked: false }, ['nothing_staked']],
  [
    'a deposit that goes out again, of somebody verified',
    { isStaked: false, isVerified: true },
    ['nothing_staked'],
  ],
  [
    'all at once',
    { isFactorNew: true, isAccountKnown: false, hasLinks: true, isStaked: false },
    ['factor_new', 'account_never_paid_in', 'claims_linked', 'nothing_staked'],
  ],
])('a withdrawal with %s waits for %j', (_name, odd, flags) => {
  expect(decideFlags({ ...CLEAN, ...odd })).toEqual(flags)
})
