/** An object of exactly these fields; null otherwise. */
export function readFields(
  json: unknown,
  names: readonly string[],
): Readonly<Record<string, unknown>> | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null
  const isExact =
    Object.keys(json).length === names.length && names.every((name) => Object.hasOwn(json, name))
  return isExact ? { ...json } : null
}

export const readWhole = (json: unknown, least: number, most: number): number | null =>
  typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most ? json : null

export const readOneOf = <T>(json: unknown, list: readonly T[]): T | null =>
  list.find((one) => one === json) ?? null

/** A list of `least` to `most` things that are all read; null otherwise. */
export function readList<T>(
  json: unknown,
  [least, most]: readonly [number, number],
  read: (one: unknown) => T | null,
): readonly T[] | null {
  if (!Array.isArray(json) || json.length < least || json.length > most) return null
  const list = json.map(read)
  return list.every((one) => one !== null) ? list : null
}

/** Where nothing is chosen: an empty object, and nothing else. */
export type NoChoice = Readonly<Record<string, never>>
export const NO_CHOICE: NoChoice = {}

export const readNoChoice = (variant: string | null, json: unknown): NoChoice | null =>
  variant === null && readFields(json, []) !== null ? NO_CHOICE : null
