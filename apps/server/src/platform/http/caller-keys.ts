import { isIPv4, isIPv6 } from 'node:net'

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
  return `${groupsOf(address).slice(0, 4).join(':')}::`
}

/** What may be kept of an address and shown to its owner: its network of 24 or 48 bits; empty when it is none. */
export function addressNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(plain) || plain.includes('.')) return ''
  return `${groupsOf(plain.replace(/%.*$/, '')).slice(0, 3).join(':')}::/48`
}

/** The eight groups of an IPv6 address, those that `::` stands for among them. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  if (tail === undefined) return before
  const after = tail === '' ? [] : tail.split(':')
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
}
