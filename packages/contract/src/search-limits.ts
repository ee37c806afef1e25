/** Search runs from three characters (product §5, input). */
export const SEARCH_LENGTH_MIN = 3
export const SEARCH_LENGTH_MAX = 64
