/**
 * Which house rules a player agrees to when he registers. Who agreed to older ones is asked again before he bets or pays in;
 * so it grows when an article changes what he may expect, not when it is worded better.
 */
export const HOUSE_RULES_VERSION = 1
