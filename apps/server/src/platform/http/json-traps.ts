const DEPTH_MAX = 16
/** Decimals of so many characters come through a float unchanged. */
const EXACT_LENGTH_MAX = 15

const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * Whether a JSON text says something that parsing would quietly change: nesting deeper than any call of ours, a key
 * twice in one object, a number that no float can hold. Looked at before anything is built from it, in one pass.
 */
export function hasTrap(text: string): boolean {
  const keys: (Set<string> | null)[] = []
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === QUOTE) {
      const end = endOfString(text, index)
      if (isRepeatedKey(text, index, end, keys.at(-1))) return true
      index = end - 1
    } else if (code === 0x7b || code === 0x5b) {
      keys.push(code === 0x7b ? new Set() : null)
      if (keys.length > DEPTH_MAX) return true
    } else if (code === 0x7d || code === 0x5d) keys.pop()
    else if (isDigit(code)) {
      const start = text[index - 1] === '-' ? index - 1 : index
      while (isOfNumber(text.charCodeAt(index))) index++
      if (!isExact(text.slice(start, index))) return true
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

function isRepeatedKey(
  text: string,
  start: number,
  end: number,
  known: Set<string> | null | undefined,
): boolean {
  if (!known) return false
  let after = end
  while (' \n\r\t'.includes(text[after] ?? 'x')) after++
  if (text[after] !== ':') return false
  const raw = text.slice(start, end)
  const key = raw.includes('\\') ? readString(raw) : raw.slice(1, -1)
  if (known.has(key)) return true
  known.add(key)
  return false
}

/** `amoun\u0074` is `amount`. What is no string at all, the parser refuses later. */
function readString(raw: string): string {
  try {
    return String(JSON.parse(raw))
  } catch {
    return raw
  }
}

/** `0.10000000000000000001` is not 0.1, and `1e-400` is not 0. */
function isExact(number: string): boolean {
  if (number.length <= EXACT_LENGTH_MAX && !/e/i.test(number)) return true
  return String(Number(number)) === number
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

/** Digits, `.`, `e`, `E`, `+`, `-`. */
function isOfNumber(code: number): boolean {
  return isDigit(code) || code === 0x2e || code === 0x65 || code === 0x45 || code === 0x2b || code === 0x2d
}
