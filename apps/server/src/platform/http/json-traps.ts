const DEPTH_MAX = 16
/** Decimals of so many characters come through a float unchanged. */
const EXACT_LENGTH_MAX = 15
/** So many keys are compared one with the other, which is faster than any table; more of them go into one. */
const LISTED_KEYS_MAX = 16

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** Keys that would reach into prototypes. */
const UNSAFE_KEYS = ['__proto__', 'constructor', 'prototype']

/** The keys that one object has so far. */
type Keys = string[] | Set<string>

/**
 * Whether a JSON text says something that parsing would quietly change: nesting deeper than any call of ours, a key
 * twice in one object or one that reaches into prototypes, a number that no float can hold. Looked at before anything is built
 * from it, in one pass.
 */
export function hasTrap(text: string): boolean {
  const hasEscapes = text.includes('\\')
  const open: (Keys | null)[] = []
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === QUOTE) {
      const end = hasEscapes ? endOfString(text, index) : endOfPlainString(text, index)
      const keys = open[open.length - 1]
      if (keys && isFollowedByColon(text, end)) {
        const key = hasEscapes ? readString(text.slice(index, end)) : text.slice(index + 1, end - 1)
        if (UNSAFE_KEYS.includes(key) || hasKey(keys, key)) return true
        open[open.length - 1] = withKey(keys, key)
      }
      index = end - 1
    } else if (code === 0x7b || code === 0x5b) {
      open.push(code === 0x7b ? [] : null)
      if (open.length > DEPTH_MAX) return true
    } else if (code === 0x7d || code === 0x5d) open.pop()
    else if (isDigit(code)) {
      const start = text.charCodeAt(index - 1) === 0x2d ? index - 1 : index
      while (isOfNumber(text.charCodeAt(index))) index++
      if (!isExact(text, start, index)) return true
      index -= 1
    }
  }
  return false
}

/** Where a string that begins at `start` is over, with its quotes. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === BACKSLASH) index += 1
    else if (code === QUOTE) return index + 1
  }
  return text.length
}

/** The same in a text without a backslash. */
function endOfPlainString(text: string, start: number): number {
  const end = text.indexOf('"', start + 1)
  return end < 0 ? text.length : end + 1
}

function isFollowedByColon(text: string, end: number): boolean {
  let after = end
  while (isSpace(text.charCodeAt(after))) after++
  return text.charCodeAt(after) === 0x3a
}

function hasKey(keys: Keys, key: string): boolean {
  return keys instanceof Set ? keys.has(key) : keys.includes(key)
}

function withKey(keys: Keys, key: string): Keys {
  if (keys instanceof Set) return keys.add(key)
  keys.push(key)
  return keys.length > LISTED_KEYS_MAX ? new Set(keys) : keys
}

/** `amoun\u0074` is `amount`. What is no string at all, the parser refuses later. */
function readString(raw: string): string {
  if (!raw.includes('\\')) return raw.slice(1, -1)
  try {
    return String(JSON.parse(raw))
  } catch {
    return raw
  }
}

/** `0.10000000000000000001` is not 0.1, and `1e-400` is not 0. */
function isExact(text: string, start: number, end: number): boolean {
  if (end - start <= EXACT_LENGTH_MAX && !hasExponent(text, start, end)) return true
  const number = text.slice(start, end)
  return String(Number(number)) === number
}

function hasExponent(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index++) {
    if ((text.charCodeAt(index) | 0x20) === 0x65) return true
  }
  return false
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

/** Digits, `.`, `e`, `E`, `+`, `-`. */
function isOfNumber(code: number): boolean {
  return isDigit(code) || code === 0x2e || code === 0x65 || code === 0x45 || code === 0x2b || code === 0x2d
}
