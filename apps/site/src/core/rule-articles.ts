/** Articles of the house rules that the site leads to where it speaks of them; a test holds each against its article. */
export const RULE = {
  simulation: 14,
  oddsChanges: 23,
  settlement: 4,
  cashOut: 7,
  vip: 8,
  vipSending: 81,
  vipDecision: 82,
  limits: 9,
  safety: 10,
  bonuses: 130,
} as const
