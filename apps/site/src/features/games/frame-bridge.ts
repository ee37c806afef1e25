import { type FrameDown, type FrameUp, readFrameUp } from '@xezer/contract/game-frame'

/** What a window hears and says; of a browser, or of a test. */
interface Hearing {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

export interface FrameBridge {
  say: (message: FrameDown) => void
  close: () => void
}

/**
 * Between the page and the frame of a game. What does not come from the games' origin, from this very frame and in a known shape is
 * not heard; what is said reaches that origin alone.
 */
export function openBridge(
  page: Hearing,
  frame: Pick<HTMLIFrameElement, 'contentWindow'>,
  origin: string,
  hear: (message: FrameUp) => void,
): FrameBridge {
  const listen = ({ origin: from, source, data }: MessageEvent) => {
    if (from !== origin || source === null || source !== frame.contentWindow) return
    const message = readFrameUp(data)
    if (message !== null) hear(message)
  }
  page.addEventListener('message', listen)
  return {
    say: (message) => frame.contentWindow?.postMessage(message, origin),
    close: () => page.removeEventListener('message', listen),
  }
}
