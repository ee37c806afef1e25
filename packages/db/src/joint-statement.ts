import type { QueryConfig } from 'pg'

/** A statement that writes, with its parameters numbered from 1, and under a name that is its own among all parts. */
export interface StatementPart {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** What PostgreSQL keeps of the name of a prepared statement. */
const NAME_LENGTH_MAX = 63
const texts = new Map<string, string>()

/**
 * Several statements as one, which the database takes in one go. They all see what was before the first of them, so
 * none may read what another writes; what is checked between tables is checked after the last one.
 *
 * Names that were joined once always stand for the same texts.
 */
export function joinStatements(parts: readonly StatementPart[]): QueryConfig {
  const name = parts.map((part) => part.name).join('+')
  let text = texts.get(name)
  if (text === undefined) {
    if (name.length > NAME_LENGTH_MAX) throw new Error(`the name ${name} is too long`)
    text = joinTexts(parts)
    texts.set(name, text)
  }
  return { name, text, values: parts.flatMap(({ values }) => values) }
}

function joinTexts(parts: readonly StatementPart[]): string {
  let before = 0
  const named = parts.map(({ name, text, values }) => {
    const first = before
    before += values.length
    return `${name} as (${text.replace(/\$(\d+)/g, (_, number) => `$${first + Number(number)}`)})`
  })
  return `with ${named.join(', ')} select`
}
