import { FLUSH_MS } from '@xezer/contract/stream'
import { type AnswerBytes, toAnswerBytes } from './answer-bytes.ts'

/** Where the last answer to one visitor's own question stands. */
export interface AnswerSlot {
  kept: KeptAnswer | null
}
interface KeptAnswer {
  /** As long as the answer, or somewhat longer. */
  readonly memory: Buffer
  answer: AnswerBytes
  /** Of the text before the pieces, which is written each time. */
  headLength: number
  /** What stands behind it, one after the other: the same list as long as the answer is kept. */
  readonly pieces: Uint8Array[]
  /** Somebody is being answered with it. */
  isLent: boolean
  askedMs: number
  askedCount: number
}

/**
 * Answers that one visitor asks for again and again: written over where they differ from his last one, since memory that is
 * taken for each answer and given back costs more than all else that is done for it.
 */
export interface ReusedAnswers {
  /**
   * An answer for one asker, to be sent at once: it may be written over as soon as `onSent` was called. `head` has no letter
   * beyond latin1.
   */
  write(slot: AnswerSlot, head: string, pieces: readonly Uint8Array[], nowMs: number): AnswerBytes
}

/** Of all of them; beyond it an answer is joined and let go. */
export const KEPT_BYTES_MAX = 48 * 2 ** 20
/** All are forgotten so often: who asks gets another one, and of who left nothing stays. */
export const KEPT_MS = 60_000
/** After so many others an answer is not asked for again: the memory of a tick does not reach further either. */
const AGAIN_WITHIN = 2000
/** Prices have two digits or three. */
const ROOM_BYTES = 128

export function createReusedAnswers(keptBytesMax = KEPT_BYTES_MAX): ReusedAnswers {
  let slots: AnswerSlot[] = []
  let keptBytes = 0
  let sinceMs = 0
  let count = 0
  const forgetAll = (nowMs: number) => {
    for (const slot of slots) slot.kept = null
    slots = []
    keptBytes = 0
    sinceMs = nowMs
  }
  return {
    write(slot, head, pieces, nowMs) {
      count += 1
      if (nowMs - sinceMs >= KEPT_MS) forgetAll(nowMs)
      let length = head.length
      for (const piece of pieces) length += piece.length
      const { kept } = slot
      if (kept !== null && !kept.isLent && length <= kept.memory.length) {
        writeOver(kept, head, pieces)
        if (kept.answer.plain.bytes.length !== length) kept.answer = answerOf(slot, kept.memory, length)
        const { answer } = kept
        answer.brotli = null
        answer.isAgain = nowMs - kept.askedMs < FLUSH_MS && count - kept.askedCount < AGAIN_WITHIN
        kept.isLent = true
        kept.askedMs = nowMs
        kept.askedCount = count
        return answer
      }
      const isRoom = keptBytes + length + ROOM_BYTES <= keptBytesMax
      const memory = isRoom ? Buffer.allocUnsafeSlow(length + ROOM_BYTES) : Buffer.allocUnsafe(length)
      const answer = answerOf(slot, memory, length)
      const made = {
        memory,
        answer,
        headLength: -1,
        pieces: [],
        isLent: true,
        askedMs: nowMs,
        askedCount: count,
      }
      writeOver(made, head, pieces)
      slot.kept = isRoom ? made : null
      if (isRoom) {
        keptBytes += memory.length
        slots.push(slot)
      }
      return answer
    },
  }
}

function answerOf(slot: AnswerSlot, memory: Buffer, length: number): AnswerBytes {
  const onSent = () => {
    if (slot.kept?.memory === memory) slot.kept.isLent = false
  }
  return { ...toAnswerBytes(200, memory.subarray(0, length), null), onSent, isAgain: false }
}

type Written = Pick<KeptAnswer, 'memory' | 'headLength' | 'pieces'>

/** What stands where it stood is left. */
function writeOver(kept: Written, head: string, pieces: readonly Uint8Array[]): void {
  const { memory, pieces: before } = kept
  memory.write(head, 0, 'latin1')
  let isMoved = kept.headLength !== head.length
  let offset = head.length
  kept.headLength = head.length
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index]
    if (piece === undefined) continue
    const former = before[index]
    if (isMoved || piece !== former) {
      memory.set(piece, offset)
      before[index] = piece
      isMoved ||= piece.length !== former?.length
    }
    offset += piece.length
  }
  before.length = pieces.length
}
