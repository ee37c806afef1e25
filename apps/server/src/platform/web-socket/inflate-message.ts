import { constants, inflateRawSync } from 'node:zlib'
import { CLOSE_CODE, type CloseCode } from './close-code.ts'

/** RFC 7692 §7.2.2: what a sender cuts off. */
const TAIL = Buffer.from([0x00, 0x00, 0xff, 0xff])

/** A compressed message without context; a small one that would become a large one is refused before it does. */
export function inflateMessage(payload: Buffer, bytesMax: number): Buffer | CloseCode {
  try {
    return inflateRawSync(Buffer.concat([payload, TAIL]), {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: bytesMax,
    })
  } catch (error) {
    const isTooLong = error instanceof RangeError
    return isTooLong ? CLOSE_CODE.tooLong : CLOSE_CODE.invalid
  }
}
