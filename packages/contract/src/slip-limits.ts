/** Most positions in one slip; `decide-placement.ts` of betting holds the server to it. */
export const POSITIONS_MAX = 30
