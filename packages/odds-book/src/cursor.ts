const CURSOR = /^v1:([0-9a-z]{1,24}):(\d{1,15})$/

/** `v1:<epoch>:<version>`, opaque to whoever holds it (agreement 7, live cursor). */
export function formatCursor(epoch: string, version: number): string {
  return `v1:${epoch}:${version}`
}

/** The version of a cursor of this epoch; null for one that is foreign or that we never made. */
export function parseCursor(text: string | undefined, epoch: string): number | null {
  if (text === undefined) return null
  const match = CURSOR.exec(text)
  return match?.[1] === epoch ? Number(match[2]) : null
}
