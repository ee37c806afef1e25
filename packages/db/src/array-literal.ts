type Element = string | number | bigint | boolean | null

const SPECIAL = /["\\]/
const EVERY_SPECIAL = /["\\]/g

/**
 * The elements as PostgreSQL writes an array of one dimension. The driver does the same, several times slower: on
 * the hot paths, where a statement carries dozens of arrays, that is most of what a batch costs us.
 */
export function arrayLiteral(elements: readonly Element[]): string {
  return columnLiteral(elements, (element) => element)
}

/** The same of one column of rows. */
export function columnLiteral<Row>(rows: readonly Row[], read: (row: Row) => Element): string {
  let text = '{'
  for (const row of rows) {
    const element = read(row)
    if (text.length > 1) text += ','
    text += typeof element === 'string' ? quote(element) : element === null ? 'NULL' : String(element)
  }
  return `${text}}`
}

function quote(text: string): string {
  return `"${SPECIAL.test(text) ? text.replace(EVERY_SPECIAL, '\\$&') : text}"`
}
