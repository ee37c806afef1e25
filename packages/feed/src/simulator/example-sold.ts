import type { FindOpen, FindSold } from '@xezer/odds-book/messages'

/** A house that nobody bets in. */
export const NOTHING_SOLD: FindSold = () => Promise.resolve(new Map())
export const NOTHING_OPEN: FindOpen = () => Promise.resolve([])
