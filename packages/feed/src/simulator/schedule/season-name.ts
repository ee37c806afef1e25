/** Split seasons change in July. */
export function seasonOf(atMs: number, isSplit: boolean): string {
  const date = new Date(atMs)
  const year = date.getUTCFullYear()
  if (!isSplit) return `${year}`
  const first = date.getUTCMonth() >= 6 ? year : year - 1
  return `${first}/${`${first + 1}`.slice(2)}`
}
