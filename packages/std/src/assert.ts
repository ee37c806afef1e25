/** Our own mistake, never the visitor's: it fails loudly and is kept on in production. */
export class AssertionError extends Error {
  override readonly name = 'AssertionError'
}

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new AssertionError(message)
}

/** Returns `value` when it is there; for look-ups that cannot miss unless we made a mistake. */
export function must<T>(value: T | null | undefined, message: string): T {
  assert(value !== null && value !== undefined, message)
  return value
}

/** Marks a switch as exhaustive: the type checker refuses a case that was forgotten. */
export function unreachable(value: never): never {
  throw new AssertionError(`unreachable value ${String(value)}`)
}
