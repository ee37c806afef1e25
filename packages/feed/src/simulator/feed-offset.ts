import type { FeedOffset } from '@xezer/odds-book/messages'
import type { World } from './match-run.ts'

/** A world, the instant up to which everything of it took effect, and how many worlds there were before it. */
export type WorldOffset = World & { readonly atMs: number; readonly epoch: number }

/** `<seed>/<speed>/<ms>/<epoch>` of the world that runs, then of those that were left and still owe results. */
export function formatOffset(offsets: readonly WorldOffset[]): FeedOffset {
  return offsets
    .map(
      ({ seed, speed, atMs, epoch }) => `${encodeURIComponent(seed)}/${speed}/${Math.floor(atMs)}/${epoch}`,
    )
    .join(';')
}

/** What is not a offset of a world is left out. */
export function parseOffset(offset: FeedOffset | null): WorldOffset[] {
  return (offset ?? '').split(';').flatMap((part) => {
    const match = /^([^/]*)\/(\d+(?:\.\d+)?)\/(\d+)(?:\/(\d+))?$/.exec(part)
    if (match === null) return []
    const [, seed = '', speed = '', atMs = '', epoch = '0'] = match
    return [
      { seed: decodeURIComponent(seed), speed: Number(speed), atMs: Number(atMs), epoch: Number(epoch) },
    ]
  })
}

export function isSameWorld(left: World, right: World): boolean {
  return left.seed === right.seed && left.speed === right.speed
}
