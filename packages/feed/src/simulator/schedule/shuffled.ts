import type { Random } from '@xezer/std/random'

/** The entries in an order that the stream draws. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const keyed = list.map((entry) => [random.next(), entry] as const)
  return keyed.sort(([left], [right]) => left - right).map(([, entry]) => entry)
}
