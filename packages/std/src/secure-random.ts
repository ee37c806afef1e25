/** Randomness that nobody can guess, for secrets; the seeded kind stands in `random.ts`. */
export interface SecureRandom {
  bytes(count: number): Uint8Array
}
