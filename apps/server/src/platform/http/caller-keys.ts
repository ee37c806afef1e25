/** Whose allowance a request uses up: the account's when its session is known, else the address's. */
export interface CallerKeys {
  keyOf(authorization: string | undefined, address: string): string
  /** The header was found to be of a living session of the account. */
  note(authorization: string | undefined, account: string): void
}

const KNOWN_MAX = 50_000

/**
 * Players behind one address do not use up each other's allowance, and no stranger's tries lock them out. A session
 * that ended keeps its own allowance, which opens nothing.
 */
export function createCallerKeys(): CallerKeys {
  const accounts = new Map<string, string>()
  return {
    keyOf: (authorization, address) =>
      (authorization === undefined ? undefined : accounts.get(authorization)) ?? addressKey(address),
    note(authorization, account) {
      if (authorization === undefined || accounts.has(authorization)) return
      if (accounts.size >= KNOWN_MAX) accounts.clear()
      accounts.set(authorization, account)
    },
  }
}

/** One visitor may have all addresses of an IPv6 network of 64 bits. */
export function addressKey(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  if (tail === undefined) return `${before.slice(0, 4).join(':')}::`
  const after = tail === '' ? [] : tail.split(':')
  const groups = [
    ...before,
    ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'),
    ...after,
  ]
  return `${groups.slice(0, 4).join(':')}::`
}
