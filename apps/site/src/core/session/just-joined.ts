import { createCell } from '../../platform/observable.ts'

/** The player who registered on this page a moment ago and has not put the next steps away yet. */
export const justJoined = createCell<number | undefined>(undefined)
