/** A server seed, a link of a chain, and the SHA-256 of either. */
export const HEX_64 = /^[0-9a-f]{64}$/
export const CLIENT_SEED = /^[A-Za-z0-9_-]{1,64}$/
