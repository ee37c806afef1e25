/** What each setting of changed odds is called, wherever it is chosen or promised (product §4, states). */
export const QUOTE_CHANGE_NAMES = {
  1: 'slip.quote_always',
  2: 'slip.quote_lower',
  3: 'slip.quote_never',
} as const
