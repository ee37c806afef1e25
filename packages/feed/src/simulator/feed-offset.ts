import type { FeedOffset } from '@xezer/odds-book/messages'
import type { World } from './match-run.ts'

/** Which calendar of a sport runs: how many there were before it, and of what it is made. */
export interface SportCalendar {
  readonly epoch: number
  /** Empty of a sport that is not played any more. */
  readonly fingerprint: string
}

/** A world and the instant up to which everything of it took effect. */
export type WorldOffset = World & {
  readonly atMs: number
  /** By sport. */
  readonly calendars: ReadonlyMap<number, SportCalendar>
  /** Of the releases that counted worlds instead of calendars; null in all others. */
  readonly formerEpoch: number | null
}

/**
 * `<seed>/<speed>/<ms>/<sport>.<epoch>.<fingerprint>,…`. A release that knows no calendars does not read it, and so it
 * settles nothing of what is sold here.
 */
export function formatOffset({ seed, speed, atMs, calendars }: Omit<WorldOffset, 'formerEpoch'>): FeedOffset {
  const sports = [...calendars].map(([sport, { epoch, fingerprint }]) => `${sport}.${epoch}.${fingerprint}`)
  return `${encodeURIComponent(seed)}/${speed}/${Math.floor(atMs)}/${sports.join()}`
}

/** Null for what is not an offset of a world. Earlier releases wrote the worlds that they had left behind a semicolon. */
export function parseOffset(offset: FeedOffset | null): WorldOffset | null {
  const match = /^([^/]*)\/(\d+(?:\.\d+)?)\/(\d+)(?:\/([\w.,]*))?(?:;|$)/.exec(offset ?? '')
  if (match === null) return null
  const [, seed = '', speed = '', atMs = '', sports = '0'] = match
  const formerEpoch = /^\d+$/.test(sports) ? Number(sports) : null
  return {
    seed: decodeURIComponent(seed),
    speed: Number(speed),
    atMs: Number(atMs),
    calendars: new Map(formerEpoch === null ? sports.split(',').flatMap(parseCalendar) : []),
    formerEpoch,
  }
}

function parseCalendar(text: string): [number, SportCalendar][] {
  const [, sport, epoch, fingerprint] = /^(\d+)\.(\d+)\.(\w*)$/.exec(text) ?? []
  return sport === undefined || epoch === undefined || fingerprint === undefined
    ? []
    : [[Number(sport), { epoch: Number(epoch), fingerprint }]]
}

export function isSameWorld(left: World, right: World): boolean {
  return left.seed === right.seed && left.speed === right.speed
}
