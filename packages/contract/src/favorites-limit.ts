/** Favourite leagues, and as many favourite events, that a visitor keeps at most. */
export const FAVORITES_MAX = 100
