import { CALLS } from '@xezer/contract/calls'
import { ask, bet, OPEN, underOldRules } from './example-codes.ts'
import type { Scenario } from './example-password-codes.ts'

/** What is refused under rules that the player never agreed to. */
export const AGREEMENT_SCENARIOS: readonly Scenario[] = [
  ['slipPlace', 'rules_changed', () => underOldRules(CALLS.slipPlace, bet(OPEN))],
  [
    'accountDeposit',
    'rules_changed',
    () => underOldRules(CALLS.accountDeposit, { method: 'payeer', amount: 20 }),
  ],
  [
    'accountDepositCard',
    'rules_changed',
    () => underOldRules(CALLS.accountDepositCard, { amount: 20, card: '4111111111111111' }),
  ],
  [
    'accountDepositAzx',
    'rules_changed',
    () => underOldRules(CALLS.accountDepositAzx, { code: '0000000000000000' }),
  ],
  // Of a page that is older than the rules.
  ['accountRulesAgree', 'rules_changed', () => ask(CALLS.accountRulesAgree, { version: 0 })],
]
