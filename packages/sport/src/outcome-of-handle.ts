/** The outcome that a handle names: it may hold colons of its own (`2:1`), the parts before it never do. */
export function outcomeOfHandle(handle: string): string {
  return handle.split(':').slice(3).join(':')
}
