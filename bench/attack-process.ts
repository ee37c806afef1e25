import type { AttackCount, RunningAttack } from './attacks/attack.ts'
import { elsewhere, httpAttacks } from './attacks/http-attacks.ts'
import { streamAttacks } from './attacks/stream-attacks.ts'
import { serveProcess } from './measure/serve-process.ts'

/** The attacker: a process of its own. */
export interface AttackApi {
  begin(name: string, port: number): Promise<void>
  count(): AttackCount
  end(): void
}

let running: RunningAttack | null = null

const api: AttackApi = {
  async begin(name, port) {
    const attack = [elsewhere, ...streamAttacks, ...httpAttacks].find((one) => one.name === name)
    if (attack === undefined) throw new Error(`no attack ${name}`)
    running = await attack.begin(port)
  },
  count: () => running?.count() ?? { opened: 0, cut: 0, refused: 0, open: 0, sent: 0 },
  end() {
    running?.stop()
    running = null
  },
}
serveProcess(api, () => running?.stop())
