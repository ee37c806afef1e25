import { isUtf8 } from 'node:buffer'
import type { Socket } from 'node:net'
import type { SteadyClock } from '@xezer/std/clock'
import type { SecureRandom } from '@xezer/std/secure-random'
import type { Timers } from '@xezer/std/timers'
import { CLOSE_CODE, type CloseCode } from './close-code.ts'
import { FrameReader, type ReadFrame } from './frame-reader.ts'
import { inflateMessage } from './inflate-message.ts'

/** Why the server ended a connection that did not ask for it. */
export type CutReason = 'flood' | 'unread' | 'silent' | 'protocol'

/** What all sockets share. */
export interface StreamSocketParts {
  readonly machine: {
    readonly steadyClock: SteadyClock
    readonly timers: Timers
    readonly secureRandom: SecureRandom
  }
  /** Counts one frame of an address, over all its connections; false when it said far too much. */
  readonly countFrame: (address: string, nowMs: number) => boolean
  readonly onCut: (address: string, reason: CutReason) => void
}

/** Who reads what a client says. */
export interface StreamListener {
  hear(text: string): void
  /** The connection is gone. Called once. */
  leave(address: string): void
}

/** An upgraded connection that was let in. */
export interface UpgradedSocket {
  readonly socket: Socket
  readonly address: string
  readonly isCompressed: boolean
}

/** A client's message holds a topic and a cursor; nobody needs more. */
const MESSAGE_BYTES_MAX = 2048
/** Whoever says more in a second is cut: floods are not worth a polite end. */
const FRAMES_PER_SECOND_MAX = 100
/** What a connection may say in a second when its address said too much: a page that just came says no more. */
const FRAMES_SPARED = 10
/** Written and not known to be read: beyond it nothing new is written, so that the kernel holds no more for it. */
const UNREAD_BYTES_MAX = 512 * 1024
/** Whether it reads is asked after so many bytes, and after so long. At 64 kB the questions cost a tenth of the stream. */
const ASK_BYTES = 192 * 1024
const ASK_MS = 20_000
/** Whoever does not answer within this time does not read, or is gone without a word. */
const READ_MS_MAX = 30_000
/** A socket that was said good-bye to lives no longer than this. */
const GOODBYE_MS = 1000
const NONCE_BYTES = 4
const PING = 0x89
const PONG = 0x8a
const CLOSE = 0x88

/**
 * The server's end of one WebSocket (RFC 6455) over the socket of an upgraded request. It reads short texts within
 * a budget, and knows how much of what it wrote was read: the client answers pings only when it gets to them.
 */
export class StreamSocket {
  readonly isCompressed: boolean
  isOpen = true
  private readonly socket: Socket
  private readonly address: string
  private readonly listener: StreamListener
  private readonly parts: StreamSocketParts
  /** Null for a client that said what it had to say. */
  private reader: FrameReader | null = null
  private frameCount = 0
  /** Of frames that cost more than others. */
  private extraWeight = 0
  private countedFromMs = 0
  private unreadBytes = 0
  /** How much of the unread was written after the question that is not answered. */
  private unaskedBytes = 0
  /** What the answer must say; null when nothing was asked. */
  private nonce: Buffer | null = null
  private askedAtMs: number

  constructor(
    { socket, address, isCompressed }: UpgradedSocket,
    listener: StreamListener,
    parts: StreamSocketParts,
  ) {
    this.socket = socket
    this.address = address
    this.isCompressed = isCompressed
    this.listener = listener
    this.parts = parts
    this.askedAtMs = parts.machine.steadyClock.steadyMs()
    socket.on('data', (chunk: Buffer) => this.read(chunk))
    socket.on('close', () => this.end())
    // A client that says nothing more hears nothing more.
    socket.on('end', destroyThis)
  }

  /** False while the client has not read what it was sent. */
  get canTake(): boolean {
    return this.isOpen && this.unreadBytes <= UNREAD_BYTES_MAX
  }

  write(bytes: Buffer): void {
    this.unreadBytes += bytes.length
    this.unaskedBytes += bytes.length
    this.socket.write(bytes)
    if (this.unaskedBytes > ASK_BYTES && this.nonce === null) this.ask()
  }

  /** Asks from time to time whether the client still reads, and cuts it when it does not. */
  watch(nowMs: number): void {
    if (!this.isOpen) return
    const waitedMs = nowMs - this.askedAtMs
    if (this.nonce !== null && waitedMs > READ_MS_MAX) this.cut('unread')
    else if (this.nonce === null && waitedMs > ASK_MS) this.ask()
  }

  close(code: CloseCode): void {
    this.sayGoodbye(Buffer.from([code >> 8, code & 0xff]))
  }

  /** Waits a moment for the kernel to take it, and is gone. What still comes is not read. */
  private sayGoodbye(body: Buffer): void {
    if (!this.isOpen) return
    this.isOpen = false
    const { socket } = this
    socket.pause()
    socket.end(shortFrame(CLOSE, body), () => socket.destroy())
    this.parts.machine.timers.after(GOODBYE_MS, () => socket.destroy())
  }

  /** At once and without a word, and what waits to be read goes with it. */
  cut(reason: CutReason): void {
    if (this.isOpen) this.parts.onCut(this.address, reason)
    this.terminate()
  }

  terminate(): void {
    this.isOpen = false
    this.socket.resetAndDestroy()
  }

  private end(): void {
    this.isOpen = false
    this.listener.leave(this.address)
  }

  private read(chunk: Buffer): void {
    if (!this.isOpen) return
    this.reader ??= new FrameReader()
    const { reader } = this
    reader.give(chunk)
    // Looked at one by one: of a flood in one piece no more is read than may be said.
    while (this.isOpen) {
      const frame = reader.next(MESSAGE_BYTES_MAX)
      if (frame === null) {
        if (reader.isEmpty) this.reader = null
        return
      }
      if (!this.mayPass()) this.cut('flood')
      else this.take(frame)
    }
  }

  private mayPass(): boolean {
    const nowMs = this.parts.machine.steadyClock.steadyMs()
    if (nowMs - this.countedFromMs > 1000) {
      this.countedFromMs = nowMs
      this.frameCount = 0
      this.extraWeight = 0
    }
    this.frameCount += 1
    if (this.frameCount + this.extraWeight > FRAMES_PER_SECOND_MAX) return false
    return this.parts.countFrame(this.address, nowMs) || this.frameCount <= FRAMES_SPARED
  }

  /** A message that costs more than others counts for more. */
  weigh(frames: number): void {
    this.extraWeight += frames
  }

  private take(frame: ReadFrame): void {
    if (frame.kind === 'text') this.takeText(frame.payload, frame.isCompressed)
    else if (frame.kind === 'ping') this.answerPing(frame.payload)
    else if (frame.kind === 'pong') this.takeAnswer(frame.payload)
    else if (frame.kind === 'close') this.sayGoodbye(frame.payload)
    else if (frame.kind === 'fault') this.refuse(frame.code)
  }

  private takeText(payload: Buffer, isCompressed: boolean): void {
    if (isCompressed && !this.isCompressed) {
      this.refuse(CLOSE_CODE.protocol)
      return
    }
    const text = isCompressed ? inflateMessage(payload, MESSAGE_BYTES_MAX) : payload
    if (typeof text === 'number') this.refuse(text)
    else if (isUtf8(text)) this.listener.hear(text.toString())
    else this.refuse(CLOSE_CODE.invalid)
  }

  /** The client does what no program of ours does. */
  refuse(code: CloseCode): void {
    this.parts.onCut(this.address, 'protocol')
    this.close(code)
  }

  private answerPing(payload: Buffer): void {
    if (this.canTake) this.write(shortFrame(PONG, payload))
  }

  private ask(): void {
    this.nonce = Buffer.from(this.parts.machine.secureRandom.bytes(NONCE_BYTES))
    this.askedAtMs = this.parts.machine.steadyClock.steadyMs()
    this.unaskedBytes = 0
    this.socket.write(shortFrame(PING, this.nonce))
  }

  /** Whatever was written before the question has been read. */
  private takeAnswer(payload: Buffer): void {
    if (this.nonce === null || !payload.equals(this.nonce)) return
    this.nonce = null
    this.unreadBytes = this.unaskedBytes
    if (this.unaskedBytes > ASK_BYTES) this.ask()
  }
}

function destroyThis(this: Socket): void {
  this.destroy()
}

/** Of a control frame, whose payload is short (§5.5). */
function shortFrame(firstByte: number, payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from([firstByte, payload.length]), payload])
}
