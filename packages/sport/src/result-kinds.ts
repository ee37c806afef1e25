export const PLAIN_KINDS = ['won', 'lost', 'void', 'half_won', 'half_lost'] as const
/** How an outcome may end. */
export const RESULT_KINDS = [...PLAIN_KINDS, 'dead_heat'] as const
