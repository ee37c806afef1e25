import type { FeedPosition } from '@xezer/odds-book/messages'
import type { World } from './match-run.ts'

/** A world, the instant up to which everything of it took effect, and how many worlds there were before it. */
export type WorldPosition = World & { readonly atMs: number; readonly life: number }

/** `<seed>/<speed>/<ms>/<life>` of the world that runs, then of those that were left and still owe results. */
export function formatPosition(positions: readonly WorldPosition[]): FeedPosition {
  return positions
    .map(({ seed, speed, atMs, life }) => `${encodeURIComponent(seed)}/${speed}/${Math.floor(atMs)}/${life}`)
    .join(';')
}

/** What is not a position of a world is left out. */
export function parsePosition(position: FeedPosition | null): WorldPosition[] {
  return (position ?? '').split(';').flatMap((part) => {
    const match = /^([^/]*)\/(\d+(?:\.\d+)?)\/(\d+)(?:\/(\d+))?$/.exec(part)
    if (match === null) return []
    const [, seed = '', speed = '', atMs = '', life = '0'] = match
    return [{ seed: decodeURIComponent(seed), speed: Number(speed), atMs: Number(atMs), life: Number(life) }]
  })
}

export function isSameWorld(left: World, right: World): boolean {
  return left.seed === right.seed && left.speed === right.speed
}
