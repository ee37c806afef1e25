import type { Feed, FeedMessage } from '@xezer/odds-book/messages'

/** Event ids of the next world begin so much higher. */
const WORLD_STEP = 1e13

/** Several simulated worlds as one feed: as many matches as a bench asks for, whatever the hour. */
export function joinWorlds(worlds: readonly Feed[]): Feed {
  const offsets: (string | null)[] = worlds.map(() => null)
  return {
    provider: worlds[0]?.provider ?? '',
    async start(offset, deliver, findSold, findOpen) {
      const known: (string | null)[] = offset === null ? [] : JSON.parse(offset)
      for (const place of worlds.keys()) offsets[place] = known[place] ?? null
      // As one world does: all that is on screens is told before any of them goes on to what can wait.
      await Promise.all(
        worlds.map((world, place) => {
          const shift = place * WORLD_STEP
          return world.start(
            known[place] ?? null,
            (message, own) => {
              offsets[place] = own
              return deliver(shiftIds(message, shift), JSON.stringify(offsets))
            },
            async (ids) => {
              const sold = await findSold(ids.map((id) => id + shift))
              return new Map([...sold].map(([id, markets]) => [id - shift, markets]))
            },
            async () => {
              const open = await findOpen()
              return open
                .filter(({ eventId }) => Math.floor(eventId / WORLD_STEP) === place)
                .map((event) => ({ ...event, eventId: event.eventId - shift }))
            },
          )
        }),
      )
    },
    async want(eventId) {
      const place = Math.floor(eventId / WORLD_STEP)
      await worlds[place]?.want?.(eventId - place * WORLD_STEP)
    },
    async stop() {
      await Promise.all(worlds.map((world) => world.stop()))
    },
  }
}

function shiftIds(message: FeedMessage, shift: number): FeedMessage {
  if (message.kind === 'fixture') {
    const eventId = message.fixture.eventId + shift
    return Object.assign(message, { fixture: { ...message.fixture, eventId } })
  }
  return 'eventId' in message ? Object.assign(message, { eventId: message.eventId + shift }) : message
}
