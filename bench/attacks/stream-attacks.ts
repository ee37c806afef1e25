import type { Socket } from 'node:net'
import { WIRE_VERSION } from '@xezer/contract/stream'
import { type Attack, type AttackCount, attackAddress } from './attack.ts'
import {
  type AttackSockets,
  clientFrame,
  createAttackSockets,
  FIN,
  OPCODE,
  textFrame,
  upgradeRequest,
} from './attack-sockets.ts'

const SOCKETS = 60
const MESSAGES_PER_SECOND = 10_000
const STEP_MS = 10
/** More than any limit of one address, so they come from many. */
const SILENT_READERS = 500
const PER_ADDRESS = 50
const SUBSCRIBE_MS = 50
const UPGRADES_AT_ONCE = 100
/** A socket whose writes wait is not written to: the attacker's own memory is not what is tried. */
const WAITING_BYTES_MAX = 1024 * 1024

const hello = textFrame({ type: 'hello', wire: WIRE_VERSION, locale: 'en' })
const subscribe = textFrame({ type: 'subscribe', topic: 'overview/0/1' })

export const streamAttacks: readonly Attack[] = [
  flood('stream-flood', 'messages', subscribe),
  flood('ping-flood', 'pings', clientFrame(FIN | OPCODE.ping, 'x')),
  flood(
    'fragment-flood',
    'fragments without an end',
    clientFrame(OPCODE.continuation, 'x'),
    clientFrame(OPCODE.text, 'x'),
  ),
  flood(
    'empty-fragments',
    'empty fragments',
    clientFrame(OPCODE.continuation, ''),
    clientFrame(OPCODE.text, ''),
  ),
  {
    name: 'huge-frames',
    about: `${SOCKETS} sockets that announce a gigabyte and send it`,
    begin: async (port) => {
      const bytes = Buffer.alloc(256 * 1024, 0x61)
      return pour(port, Buffer.concat([hello, clientFrame(FIN | OPCODE.text, '', 2 ** 30)]), bytes, 1)
    },
  },
  {
    name: 'silent-readers',
    about: `${SILENT_READERS} sockets that ask for pages again and again and read nothing`,
    begin: async (port) => {
      const sockets = createAttackSockets()
      openMany(sockets, port, Buffer.concat([Buffer.from(upgradeRequest()), hello]), false)
      return repeat(sockets, SUBSCRIBE_MS, (socket) => socket.write(subscribe), 1)
    },
  },
  {
    name: 'half-open',
    about: `${SILENT_READERS} sockets that watch a page and then are gone without a word`,
    begin: async (port) => {
      const sockets = createAttackSockets()
      openMany(sockets, port, Buffer.concat([Buffer.from(upgradeRequest()), hello, subscribe]), false)
      return sockets
    },
  },
  {
    name: 'silent-sockets',
    about: `${SILENT_READERS} streams that never say hello`,
    begin: async (port) => {
      const sockets = createAttackSockets()
      openMany(sockets, port, upgradeRequest(), true)
      return sockets
    },
  },
  {
    name: 'upgrade-flood',
    about: `${UPGRADES_AT_ONCE} streams at once that are opened and closed in a loop`,
    begin: async (port) => {
      const sockets = createAttackSockets()
      for (let count = 0; count < UPGRADES_AT_ONCE; count++) {
        sockets.add({
          port,
          address: attackAddress(0),
          opening: upgradeRequest(),
          returns: true,
          insists: true,
          onAnswer: (socket) => socket.destroy(),
        })
      }
      return sockets
    },
  },
]

function flood(name: string, what: string, frame: Buffer, first?: Buffer): Attack {
  const perStep = (MESSAGES_PER_SECOND * STEP_MS) / 1000
  return {
    name,
    about: `${SOCKETS} sockets with ${MESSAGES_PER_SECOND} ${what} a second each, opened again when cut`,
    begin: async (port) =>
      pour(
        port,
        first === undefined ? hello : Buffer.concat([hello, first]),
        Buffer.concat(Array<Buffer>(perStep).fill(frame)),
        perStep,
      ),
  }
}

/** The same bytes again and again on every stream that was opened. */
async function pour(port: number, opening: Buffer, bytes: Buffer, messages: number) {
  const sockets = createAttackSockets()
  const pouring = new Set<Socket>()
  for (let count = 0; count < SOCKETS; count++) {
    sockets.add({
      port,
      address: attackAddress(0),
      opening: upgradeRequest(),
      returns: true,
      onAnswer(socket) {
        socket.write(opening)
        pouring.add(socket)
        socket.once('close', () => pouring.delete(socket))
      },
    })
  }
  return repeat(sockets, STEP_MS, (socket) => socket.write(bytes), messages, pouring)
}

function repeat(
  sockets: AttackSockets,
  everyMs: number,
  work: (socket: Socket) => void,
  messages: number,
  among: ReadonlySet<Socket> = sockets.live,
): { count(): AttackCount; stop(): void } {
  const timer = setInterval(() => {
    for (const socket of among) {
      if (socket.writableLength > WAITING_BYTES_MAX) continue
      work(socket)
      sockets.noteSent(messages)
    }
  }, everyMs)
  return {
    count: sockets.count,
    stop() {
      clearInterval(timer)
      sockets.stop()
    },
  }
}

function openMany(sockets: AttackSockets, port: number, opening: Buffer | string, reads: boolean): void {
  for (let count = 0; count < SILENT_READERS; count++) {
    sockets.add({ port, address: attackAddress(Math.floor(count / PER_ADDRESS)), opening, reads })
  }
}
