import { connect } from 'node:net'
import { answerLength } from './http-line.ts'

/** One keep-alive connection that asks the same things again and again, and reads no more of an answer than where it ends. */
export interface PollLine {
  repeat(untilMs: number): Promise<{ readonly answers: number; readonly bytes: number }>
  close(): void
}

/**
 * All lines read into the same piece of memory: a reader that makes a piece of its own for every chunk is slower than a
 * server that sends the same bytes to all, and how long a server waits would be in the figure.
 */
const READ_INTO = Buffer.allocUnsafe(256 * 1024)

export function openPollLine(port: number, requests: readonly Buffer[], begin: number): Promise<PollLine> {
  let asked = begin
  const ask = () => {
    const request = requests[asked % requests.length]
    asked += 1
    if (request !== undefined) socket.write(request)
  }
  let read: (piece: Buffer) => void = () => {}
  const callback = (byteCount: number, into: Uint8Array): boolean => {
    read(Buffer.from(into.buffer, into.byteOffset, byteCount))
    return true
  }
  const socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: { buffer: READ_INTO, callback },
  })
  const repeat: PollLine['repeat'] = (untilMs) =>
    new Promise((resolve, reject) => {
      let answers = 0
      let bytes = 0
      let left = -1
      socket.once('close', () => reject(new Error('the server closed a connection without an answer')))
      read = (piece) => {
        bytes += piece.length
        // An answer begins with its head in one piece: it is far smaller than a segment.
        left = (left < 0 ? answerLength(piece) : left) - piece.length
        if (left > 0) return
        answers += 1
        left = -1
        if (performance.now() < untilMs) ask()
        else resolve({ answers, bytes })
      }
      ask()
    })
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.once('connect', () => resolve({ repeat, close: () => socket.destroy() }))
  })
}
