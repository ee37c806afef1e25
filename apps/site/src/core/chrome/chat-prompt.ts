import { createCell } from '../../platform/observable.ts'

/** Whether the support chat is open, whichever button opened it. */
export const isChatOpen = createCell(false)
/** Answers of the house that the visitor has not seen. */
export const chatUnread = createCell(0)
