/** The event that a handle belongs to. */
export function eventOfHandle(handle: string): number {
  return Number(handle.slice(0, handle.indexOf(':')))
}
