/** A JSON object whose last member is text that was made before: `{...head,"name":[a,b]}`, without making it again. */
export function withTextList(head: object, name: string, items: readonly string[]): string {
  const text = JSON.stringify(head)
  const separator = text === '{}' ? '' : ','
  return `${text.slice(0, -1)}${separator}"${name}":[${items.join(',')}]}`
}
