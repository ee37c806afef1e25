import { strToU8, Zip, ZipDeflate } from 'fflate'

/** A part that is stored and sent by itself. */
export const PART_BYTES = 192 * 1024

export interface ZipParts {
  /** Begins a file; the one before it is over. Names are ours: no text of a player is one. */
  begin(name: string): void
  add(piece: string | Uint8Array): void
  /** Ends the last file and the zip. */
  end(): void
  /** The parts that are full by now, in their order; all of them behind `end`. */
  take(): readonly Uint8Array[]
}

/** A zip that is written as it is made: no more of it is in memory than was added since the parts were taken. */
export function createZipParts(at: Date): ZipParts {
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let isOver = false
  let file: ZipDeflate | null = null
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error
    waiting.push(bytes)
    waitingBytes += bytes.length
  })
  const endFile = () => file?.push(new Uint8Array(0), true)
  return {
    begin(name) {
      endFile()
      file = new ZipDeflate(name, { level: 6 })
      file.mtime = at
      zip.add(file)
    },
    add: (piece) => void file?.push(typeof piece === 'string' ? strToU8(piece) : piece),
    end() {
      endFile()
      zip.end()
      isOver = true
    },
    take() {
      if (waitingBytes < PART_BYTES && !isOver) return []
      const whole = Buffer.concat(waiting)
      const parts: Uint8Array[] = []
      let from = 0
      for (; whole.length - from >= PART_BYTES; from += PART_BYTES)
        parts.push(whole.subarray(from, from + PART_BYTES))
      const rest = whole.subarray(from)
      if (isOver && rest.length > 0) parts.push(rest)
      waiting = isOver ? [] : [Buffer.from(rest)]
      waitingBytes = isOver ? 0 : rest.length
      return parts
    },
  }
}
