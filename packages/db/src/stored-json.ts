/**
 * What a jsonb column holds carries the version of its shape in `v`; without one it was written before versions were,
 * and is of version 0. Fields that a reader does not know are of a newer release: it leaves them alone.
 */
export function writeStored(version: number, value: object): string {
  return JSON.stringify(withVersion(version, value))
}

/** For what is written as a part of a greater JSON. */
export function withVersion<Value extends object>(
  version: number,
  value: Value,
): Value & { readonly v: number } {
  return { ...value, v: version }
}

export interface Stored {
  readonly version: number
  readonly fields: Readonly<Record<string, unknown>>
}

/** Null for what is no JSON object. */
export function readStored(json: unknown): Stored | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null
  const { v, ...fields } = json as Record<string, unknown>
  return { version: typeof v === 'number' ? v : 0, fields }
}
