import { createCell } from '../../platform/observable.ts'

/** Whether the look at the clock is open: what plays beside it stands still. */
export const isRealityOpen = createCell(false)
/** Grows with each wish to look; whoever asks the server hears of it. */
export const realityWishes = createCell(0)
