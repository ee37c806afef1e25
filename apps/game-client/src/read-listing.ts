import type { FrameListing } from '@xezer/game-catalogue/frame-listing'

/** The game of this page, as the game server wrote it into the document; null where it knows none of this name. */
export function readListing(): FrameListing | null {
  const { content = '' } = document.querySelector<HTMLMetaElement>('meta[name="game"]') ?? {}
  return content === '' ? null : (JSON.parse(content) as FrameListing)
}
