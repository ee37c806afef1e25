/** Keys of the phone's own number pad. */
export const PAD_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'erase'] as const
export type PadKey = (typeof PAD_KEYS)[number]

const WHOLE_DIGITS_MAX = 9

/** The stake after one key: two decimals at most, no leading zeros, one dot. */
export function pressPadKey(stake: string, key: PadKey): string {
  if (key === 'erase') return stake.slice(0, -1)
  const [whole = '', cents] = stake.split('.')
  if (key === '.') return cents === undefined ? `${whole === '' ? '0' : whole}.` : stake
  if (cents !== undefined) return cents.length < 2 ? stake + key : stake
  if (whole.length >= WHOLE_DIGITS_MAX) return stake
  return whole === '0' ? key : stake + key
}
