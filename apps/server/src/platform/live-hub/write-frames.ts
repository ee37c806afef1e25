import type { Duplex } from 'node:stream'
import type { Frame } from './frame.ts'

/** Returns the number of bytes. */
export function writeFrame(socket: Duplex, frame: Frame, isCompressed: boolean): number {
  const bytes = isCompressed ? frame.compressed : frame.plain
  socket.write(bytes)
  return bytes.length
}

/** All that is due in one system call; returns the number of bytes. */
export function writeFrames(socket: Duplex, frames: readonly Frame[], isCompressed: boolean): number {
  const [only] = frames
  if (only !== undefined && frames.length === 1) return writeFrame(socket, only, isCompressed)
  let byteCount = 0
  socket.cork()
  for (const frame of frames) byteCount += writeFrame(socket, frame, isCompressed)
  socket.uncork()
  return byteCount
}
