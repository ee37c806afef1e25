import type { Socket } from 'node:net'
import { type Attack, attackAddress, type RunningAttack } from './attack.ts'
import { type AttackSockets, createAttackSockets } from './attack-sockets.ts'

const SOCKETS = 60
/** Nobody listens there (it is the port of `discard`). */
const DEAD_PORT = 9
const MANY_SOCKETS = 2000
const PIPELINED = 100
const SLOW_STEP_MS = 1000
const PIPELINE_MS = 5
const WAITING_BYTES_MAX = 1024 * 1024

const PAGE = 'GET /api/live/listMenu HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'
const NOTHING = 'GET /no/such/page.js HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'
const BODY_BEGUN =
  'POST /api/user/login HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{'

/** Beside every attack, for comparison. */
export const elsewhere: Attack = {
  name: 'elsewhere',
  about: 'no attack: the same loop against a port where nobody listens, which takes the same processors',
  begin: async () => {
    const sockets = createAttackSockets()
    openMany(sockets, DEAD_PORT, SOCKETS, PAGE, true)
    return sockets
  },
}

export const httpAttacks: readonly Attack[] = [
  closedLoop('poll-flood', 'a poll', PAGE),
  closedLoop('missing-flood', 'a file that is not there', NOTHING),
  {
    name: 'pipelined',
    about: `${SOCKETS} connections with ${PIPELINED} requests in one piece each ${PIPELINE_MS} ms`,
    begin: async (port) => {
      const sockets = createAttackSockets()
      const bytes = Buffer.from(PAGE.repeat(PIPELINED))
      openMany(sockets, port, SOCKETS, PAGE, true)
      return withTimer(sockets, PIPELINE_MS, (socket) => {
        if (socket.writableLength > WAITING_BYTES_MAX) return
        socket.write(bytes)
        sockets.noteSent(PIPELINED)
      })
    },
  },
  slow('slow-headers', 'a header a second', 'GET / HTTP/1.1\r\nhost: x\r\n', 'x-a: b\r\n'),
  slow('slow-body', 'a byte of the body a second', BODY_BEGUN, ' '),
  {
    name: 'idle-connections',
    about: `${MANY_SOCKETS} connections of one address that asked once and stay`,
    begin: async (port) => {
      const sockets = createAttackSockets()
      openMany(sockets, port, MANY_SOCKETS, PAGE, false)
      return sockets
    },
  },
  {
    name: 'connection-flood',
    about: `${SOCKETS} connections at once that are opened and closed in a loop`,
    begin: async (port) => {
      const sockets = createAttackSockets()
      for (let count = 0; count < SOCKETS; count++) {
        sockets.add({
          port,
          address: attackAddress(0),
          opening: PAGE,
          returns: true,
          insists: true,
          onAnswer: (socket) => socket.destroy(),
        })
      }
      return sockets
    },
  },
]

/** Each connection asks again as soon as it was answered. */
function closedLoop(name: string, what: string, request: string): Attack {
  return {
    name,
    about: `${SOCKETS} connections that ask for ${what} without a pause`,
    begin: async (port) => {
      const sockets = createAttackSockets()
      for (let count = 0; count < SOCKETS; count++) {
        sockets.add({
          port,
          address: attackAddress(0),
          opening: request,
          returns: true,
          insists: true,
          onAnswer(socket) {
            const ask = () => {
              socket.write(request)
              sockets.noteSent(1)
            }
            socket.on('data', ask)
            ask()
          },
        })
      }
      return sockets
    },
  }
}

function slow(name: string, what: string, begun: string, more: string): Attack {
  return {
    name,
    about: `${SOCKETS * 4} connections with ${what}`,
    begin: async (port) => {
      const sockets = createAttackSockets()
      openMany(sockets, port, SOCKETS * 4, begun, false)
      return withTimer(sockets, SLOW_STEP_MS, (socket) => socket.write(more))
    },
  }
}

function openMany(
  sockets: AttackSockets,
  port: number,
  count: number,
  opening: string,
  returns: boolean,
): void {
  for (let at = 0; at < count; at++) {
    sockets.add({ port, address: attackAddress(0), opening, returns })
  }
}

function withTimer(sockets: AttackSockets, everyMs: number, work: (socket: Socket) => void): RunningAttack {
  const timer = setInterval(() => {
    for (const socket of sockets.live) work(socket)
  }, everyMs)
  return {
    count: sockets.count,
    stop() {
      clearInterval(timer)
      sockets.stop()
    },
  }
}
