/** Most positions in one slip; `decide-placement.ts` of betting holds the server to it. */
export const POSITIONS_MAX = 30
/** Most bets of one press: a single on each position, the accumulator, and every full cover of 2 up to one less than all. */
export const BETS_MAX = POSITIONS_MAX + 1 + (POSITIONS_MAX - 2)
/** The longest handle: that of a combination names its legs. */
export const HANDLE_MAX = 480
/** A press of all of them names its positions once for each combination. */
export const PLACE_BYTES_MAX = 256 * 1024
