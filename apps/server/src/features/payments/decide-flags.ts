/** What is known of a player at the moment in which he orders a withdrawal. */
export interface WithdrawalFacts {
  /** The password or a factor was changed within a day: perhaps by somebody who took the account over. */
  readonly isFactorNew: boolean
  /** The account that is to be paid has paid in. */
  readonly isAccountKnown: boolean
  readonly isVerified: boolean
  /** Another player claims the same passport, FIN or phone. */
  readonly hasLinks: boolean
  /** Something was staked since the last deposit, or nothing was ever paid in. */
  readonly isStaked: boolean
}

export type WithdrawalFlag = 'factor_new' | 'account_never_paid_in' | 'claims_linked' | 'nothing_staked'

/** Why a withdrawal is not approved by itself; none: it is. */
export function decideFlags(facts: WithdrawalFacts): WithdrawalFlag[] {
  const flags: WithdrawalFlag[] = []
  if (facts.isFactorNew) flags.push('factor_new')
  // Of whom the house knows who he is, it knows whom it pays.
  if (!facts.isAccountKnown && !facts.isVerified) flags.push('account_never_paid_in')
  if (facts.hasLinks) flags.push('claims_linked')
  if (!facts.isStaked) flags.push('nothing_staked')
  return flags
}
