/** One way in which a stranger can try to keep the server from its visitors. */
export interface Attack {
  readonly name: string
  readonly about: string
  begin(port: number): Promise<RunningAttack>
}

export interface AttackCount {
  /** Connections that were opened, also anew. */
  readonly opened: number
  /** Of those, how many the server ended; and how many it would not have. */
  readonly cut: number
  readonly refused: number
  /** Still there. */
  readonly open: number
  /** Messages or requests. */
  readonly sent: number
}

export interface RunningAttack {
  count(): AttackCount
  stop(): void
}

/** Attackers have addresses of their own on this machine, so that a limit of theirs is nobody else's. */
export function attackAddress(number: number): string {
  return `127.0.1.${number + 1}`
}
