/** Why a WebSocket ends (RFC 6455 §7.4.1). */
export const CLOSE_CODE = {
  goingAway: 1001,
  protocol: 1002,
  unsupported: 1003,
  invalid: 1007,
  policy: 1008,
  tooLong: 1009,
} as const
export type CloseCode = (typeof CLOSE_CODE)[keyof typeof CLOSE_CODE]

/** Whether an endpoint may send it (§7.4.2); the other numbers are kept for what never travels. */
export function isCloseCode(code: number): boolean {
  return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) || (code >= 3000 && code <= 4999)
}
