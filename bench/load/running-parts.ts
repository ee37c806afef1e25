import type { LoadApi } from '../load-process.ts'
import { type LinkedProcess, startProcess } from '../measure/process-link.ts'

export type Crowd = LinkedProcess<LoadApi>

interface Part {
  stop(): Promise<void>
}

/** Everything that a case started, to be stopped together. */
export interface RunningParts {
  keep<One extends Part>(starting: Promise<One>): Promise<One>
  crowd(port: number, clients: number, topics: readonly string[], isCompressed?: boolean): Promise<Crowd>
  stop(): Promise<void>
}

export function createRunningParts(): RunningParts {
  const parts: Part[] = []
  const keep = async <One extends Part>(starting: Promise<One>): Promise<One> => {
    const one = await starting
    parts.push(one)
    return one
  }
  return {
    keep,
    async crowd(port, clients, topics, isCompressed = false) {
      const crowd = await keep(startProcess<LoadApi>('load'))
      await crowd.call('openCrowd', port, clients, topics, isCompressed)
      return crowd
    },
    async stop() {
      await Promise.all(parts.map((part) => part.stop()))
    },
  }
}
