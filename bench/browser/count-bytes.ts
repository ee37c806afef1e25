import type { CDPSession } from 'playwright'

interface Received {
  /** As the page reads it. */
  plain: number
  /** As it came over the line, with its headers; known when all of it is here. */
  wire: number
}

export interface ByteCount {
  /** What has come over the line by now, or had come by that moment; to be read when all of it is here. */
  total: () => number
  mark: () => () => number
}

/**
 * Counts what a page receives. While a document arrives the browser does not tell how much of the line it took: only
 * its end does, so that a part of it is told by how much of its text was here.
 */
export async function countBytes(devTools: CDPSession): Promise<ByteCount> {
  const requests = new Map<string, Received>()
  const find = (id: string) => {
    const known = requests.get(id) ?? { plain: 0, wire: 0 }
    requests.set(id, known)
    return known
  }
  devTools.on('Network.dataReceived', ({ requestId, dataLength }) => {
    find(requestId).plain += dataLength
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    find(requestId).wire = encodedDataLength
  })
  await devTools.send('Network.enable')
  const sum = (shareOf: (id: string, received: Received) => number) =>
    [...requests].reduce((bytes, [id, received]) => bytes + received.wire * shareOf(id, received), 0)
  return {
    total: () => sum(() => 1),
    mark: () => {
      const then = new Map([...requests].map(([id, { plain }]) => [id, plain]))
      return () => sum((id, { plain }) => (plain === 0 ? 0 : (then.get(id) ?? 0) / plain))
    },
  }
}
