/** Whether a handle is that of a combination; a file of its own, for the slip's script reads no specifiers. */
export function isCombinationHandle(handle: string): boolean {
  return handle.includes(':combination:')
}
