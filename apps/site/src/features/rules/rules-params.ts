/** The element of an article that an address leads to. */
export const AT_PARAM = 'at'
/** What was looked for: marked in the article that was found. */
export const FIND_PARAM = 'find'
