/**
 * The key of the press that follows this one: `uuid`, `uuid.2`, `uuid.3`. Every tab of the browser comes to the same one, so
 * that a slip which two of them press at the same instant is one press to the server.
 */
export function followingKey(key: string): string {
  const { base, turn } = readKey(key)
  return `${base}.${turn + 1}`
}

/** Which of two keys comes later; of two that have nothing in common the told one. */
export function laterKey(own: string | undefined, told: string | undefined): string | undefined {
  if (own === undefined || told === undefined) return told ?? own
  const [ours, theirs] = [readKey(own), readKey(told)]
  return ours.base === theirs.base && ours.turn > theirs.turn ? own : told
}

function readKey(key: string): { base: string; turn: number } {
  const match = /^(.*)\.(\d+)$/.exec(key)
  return match === null ? { base: key, turn: 1 } : { base: match[1] ?? '', turn: Number(match[2]) }
}
