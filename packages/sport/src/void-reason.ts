/** Why bets are cancelled; what a provider calls otherwise is `other`. Each has its sentence in the messages. */
export const VOID_REASONS = [
  'error',
  'wrong_price',
  'not_played',
  'coverage_lost',
  'absent',
  'changed',
  'schedule_changed',
  'other',
] as const
export type VoidReason = (typeof VOID_REASONS)[number]

/** What a reason of a newer release, or none, is to a reader of this one. */
export function readVoidReason(value: unknown): VoidReason | null {
  return VOID_REASONS.find((reason) => reason === value) ?? null
}
