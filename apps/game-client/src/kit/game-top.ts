import type { GameParts } from './game-parts.ts'
import { createTopBar, type TopBar } from './top-bar.ts'

interface Presses {
  readonly fairness: () => void
  readonly sound: () => void
  readonly rules: () => void
  readonly menu: () => void
}

/** The bar of this game; a way back stands there where a site holds the frame. */
export function createGameTop(parts: GameParts, presses: Presses): TopBar {
  const { listing, locale, text, opened, view, bridge } = parts
  const names = {
    name: listing.name[locale],
    provider: listing.provider,
    thumbnail: `/thumbnails/${listing.id}.jpeg`,
    rtp: listing.rtp,
    isDemo: opened.isDemo,
  }
  return createTopBar(text, names, {
    ...presses,
    real: playForMoney(parts),
    back: view.parent === view ? null : () => bridge.send({ type: 'openPage', page: 'lobby' }),
    full: view.document.fullscreenEnabled ? () => void turnFull(view.document) : null,
  })
}

/** The way out of play money: the site asks for a log-in first where it has to. None where no site holds the frame. */
export function playForMoney({ opened, view, bridge }: GameParts): (() => void) | null {
  if (!opened.isDemo || view.parent === view) return null
  return () => bridge.send({ type: 'openPage', page: 'game', game: opened.game })
}

async function turnFull(document: Document): Promise<void> {
  if (document.fullscreenElement === null) await document.documentElement.requestFullscreen()
  else await document.exitFullscreen()
}
