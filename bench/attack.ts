import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AttackApi } from './attack-process.ts'
import { httpAttacks } from './attacks/http-attacks.ts'
import { streamAttacks } from './attacks/stream-attacks.ts'
import { buildRequest, openHttpLine } from './load/http-line.ts'
import { watchForeignLoad } from './measure/foreign-load.ts'
import { startProcess } from './measure/process-link.ts'
import { quantile } from './measure/rounds.ts'
import { startBenchDatabase } from './world/bench-database.ts'
import { startWorld, type World } from './world/start-world.ts'

// npm run attack [-- name …] [--seconds=N]: attacks a server with its usual limits and tells what others feel of it,
// beside what they feel when the attacker keeps the machine as busy with something else.
const ATTACKS = [...streamAttacks, ...httpAttacks]
const SECONDS = 8
/** What another visitor asks for meanwhile. */
const PROBE_MS = 20
const IDLE_MS = 4000
const PAGE_BYTES = 4096
/** A world of a bench has none. */
const USUAL_LIMITS = {
  CALLS_PER_SECOND: '',
  POLLS_PER_SECOND: '',
  PLACES_PER_SECOND: '',
  LOGINS_PER_MINUTE: '',
  REGISTRATIONS_PER_HOUR: '',
  CONNECTIONS_PER_ADDRESS: '',
  SOCKETS_PER_ADDRESS: '',
  REQUESTS_PER_SECOND: '',
}

const names = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const seconds = Number(process.argv.find((one) => one.startsWith('--seconds='))?.slice(10) ?? SECONDS)
const unknown = names.filter((name) => !ATTACKS.some((one) => one.name === name))
if (unknown.length > 0) {
  console.error(`There is no attack "${unknown[0]}". These are:`)
  for (const { name, about } of ATTACKS) console.error(`  ${name.padEnd(18)} ${about}`)
  process.exit(2)
}

const database = await startBenchDatabase()
try {
  for (const { name, about } of ATTACKS) {
    if (names.length > 0 && !names.includes(name)) continue
    console.log(`\n# ${name}: ${about}`)
    await tell(name)
  }
} finally {
  await database.stop()
}

/** Each attack meets a server of its own: what one leaves behind is not the next one's. */
async function tell(name: string): Promise<void> {
  const world = await startWorld(await database.create(`attack_${name.replaceAll('-', '_')}`), {
    settings: USUAL_LIMITS,
  })
  const attacker = await startProcess<AttackApi>('attack')
  try {
    await world.call('flow', 10)
    const foreignLoad = watchForeignLoad()
    // The attacker takes processors of this machine; the same work against nobody is what it is compared with.
    await attacker.call('begin', 'elsewhere', world.port)
    const idle = await probe(world, IDLE_MS)
    await attacker.call('end')
    const beforeMb = kernelMb()
    await attacker.call('begin', name, world.port)
    const cpuMs = await world.call('cpuMs')
    const under = await probe(world, seconds * 1000)
    const core = ((await world.call('cpuMs')) - cpuMs) / (seconds * 1000)
    const { opened, cut, refused, open, sent } = await attacker.call('count')
    console.log(
      `others' polls p50 ${idle.p50} -> ${under.p50} ms, p99 ${idle.p99} -> ${under.p99} ms, worst ${under.worst} ms, ` +
        `${under.failed} failed; server ${core.toFixed(2)} of a core, ${Math.round(await world.call('memoryMb'))} MB, ` +
        `kernel +${Math.round(kernelMb() - beforeMb)} MB; other programs ${(foreignLoad() ?? 0).toFixed(2)} of a core`,
    )
    console.log(`opened ${opened}, refused ${refused}, cut ${cut}, still open ${open}, sent ${sent}`)
  } finally {
    await attacker.stop()
    await world.stop()
  }
}

async function probe(world: World, durationMs: number) {
  const line = await openHttpLine(world.port)
  const request = buildRequest('/api/live/overview', '{}')
  const waitsMs: number[] = []
  let failed = 0
  const untilMs = performance.now() + durationMs
  while (performance.now() < untilMs) {
    const beforeMs = performance.now()
    const answer = await line.ask(request).catch(() => null)
    waitsMs.push(performance.now() - beforeMs)
    if (answer?.status !== 200) failed += 1
    await sleep(Math.max(0, PROBE_MS - (performance.now() - beforeMs)))
  }
  line.close()
  const told = (share: number) => Number(quantile(waitsMs, share).toFixed(1))
  return { p50: told(0.5), p99: told(0.99), worst: told(1), failed }
}

/** Of all TCP sockets of the machine; what a socket holds that nobody reads is the kernel's. */
function kernelMb(): number {
  const pages = /^TCP:.* mem (\d+)/m.exec(readFileSync('/proc/net/sockstat', 'utf8'))?.[1]
  return (Number(pages ?? 0) * PAGE_BYTES) / 2 ** 20
}
