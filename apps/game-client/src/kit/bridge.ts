import type { FrameDown, FrameUp } from '@xezer/contract/game-frame'

/** What the frame and the site say to each other. No token, balance or outcome goes this way. */
export interface Bridge {
  send(message: FrameUp): void
}

interface Window_ {
  readonly parent: { postMessage(message: unknown, origin: string): void }
  addEventListener(name: 'message', listener: (event: MessageEvent) => void): void
}

/** `origins`: the site's own, as the game server wrote them into the document. Without one nothing is said or heard. */
export function createBridge(
  view: Window_,
  origins: readonly string[],
  receive: (message: FrameDown) => void,
): Bridge {
  if (view.parent === (view as unknown)) return { send() {} }
  view.addEventListener('message', (event) => {
    if (event.source !== (view.parent as unknown) || !origins.includes(event.origin)) return
    const message = readDown(event.data)
    if (message !== null) receive(message)
  })
  return {
    send(message) {
      // A browser delivers it only to the one that the parent is of.
      for (const origin of origins) view.parent.postMessage(message, origin)
    },
  }
}

const VALUES: Readonly<Record<string, (value: unknown) => boolean>> = {
  pause: (value) => value === undefined,
  resume: (value) => value === undefined,
  mute: (value) => typeof value === 'boolean',
  theme: (value) => value === 'dark' || value === 'light',
  locale: (value) => value === 'az' || value === 'ru' || value === 'en',
}

/** The small check of what the contract writes with zod, which would be a third of the kit. */
export function readDown(data: unknown): FrameDown | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  const { type, value, ...others } = data as { type: unknown; value?: unknown }
  if (typeof type !== 'string' || !Object.hasOwn(VALUES, type) || Object.keys(others).length > 0) return null
  return VALUES[type]?.(value) === true ? (data as FrameDown) : null
}
