import { chownSync, closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs'
import type { Identity } from './identity.ts'

/** Writes a whole file that is on the disk before anything that is done after it. */
export function writeDurably(file: string, text: string, identity?: Identity): void {
  const descriptor = openSync(file, 'w', 0o600)
  try {
    writeFileSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  if (identity?.uid !== undefined && identity.gid !== undefined) chownSync(file, identity.uid, identity.gid)
}

/** What was renamed in `folder` keeps its new name over a power cut. Windows cannot open a folder and needs it not. */
export function keepNames(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
