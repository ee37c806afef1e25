export interface ArchivedFile {
  readonly path: string
  readonly mode: number
  readonly bytes: Buffer
}

/** The regular files of an uncompressed tar archive. */
export function readTar(archive: Buffer): Generator<ArchivedFile>
