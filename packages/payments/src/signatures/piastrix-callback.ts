/** The fields of a callback, each as the literal text that was signed. */
export type CallbackFields = Readonly<Record<string, string | null>>

const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*|true|false|null)|([{}:,]))/y

/**
 * A callback comes as a form or as JSON. Of a JSON number the digits stay as they were sent: reading `1930.50` as a number
 * would lose the nought that was signed. Null for what is neither, names a field twice, or holds fields within fields.
 */
export function readCallbackFields(text: string): CallbackFields | null {
  const isJson = text.trimStart().startsWith('{')
  const pairs = isJson ? readJson(text) : [...new URLSearchParams(text)]
  if (pairs === null) return null
  const fields = new Map(pairs)
  return fields.size === pairs.length ? Object.fromEntries(fields) : null
}

type Pairs = (readonly [string, string | null])[]

function readJson(text: string): Pairs | null {
  if (!isObject(text)) return null
  const tokens = tokensOf(text)
  const pairs: Pairs = []
  // `{`, then name, `:`, value and `,` or `}` for each field.
  for (let at = 1; tokens[at] !== '}'; at += tokens[at + 3] === ',' ? 4 : 3) {
    const [name = '', , value = ''] = tokens.slice(at, at + 3)
    pairs.push([JSON.parse(name) as string, literalOf(value)])
  }
  return pairs
}

function isObject(text: string): boolean {
  try {
    const json: unknown = JSON.parse(text)
    return (
      typeof json === 'object' && json !== null && !Array.isArray(json) && !Object.values(json).some(isNested)
    )
  } catch {
    return false
  }
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function literalOf(token: string): string | null {
  if (token === 'null') return null
  return token.startsWith('"') ? (JSON.parse(token) as string) : token
}

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    tokens.push(match[1] ?? match[2] ?? match[3] ?? '')
  }
  return tokens
}
