import type { Palette, Theme } from '@xezer/game-art/theme'
import type { FrameListing } from '@xezer/game-catalogue/frame-listing'
import { make, makeButton, write } from './dom.ts'
import type { GameText } from './game-text.ts'
import type { Panel } from './panel.ts'
import { createSheet, type Sheet } from './sheet.ts'
import type { Sprites } from './sprites.ts'

/** The page of a game: where everything stands. What stands there comes from others. */
export interface GameView {
  readonly root: HTMLElement
  readonly stageHost: HTMLElement
  readonly sheet: Sheet
  /** The line above the stage; the same words are read aloud with the balance. */
  sayResult(line: string, isWin: boolean): void
  say(line: string): void
  showReplay(replay: { readonly line: string; back(): void; verify(): void } | null): void
  /** Panels stand at the sides of a wide page, and in a sheet of any other. */
  openPanel(panel: Panel): void
}

interface Parts {
  readonly text: GameText
  readonly listing: FrameListing
  readonly theme: Theme
  readonly sprites: Sprites
  readonly top: HTMLElement
  readonly bar: HTMLElement
  readonly notice: HTMLElement
  readonly stage: HTMLElement
  readonly strip: HTMLElement
  readonly left: readonly Panel[]
  readonly right: readonly Panel[]
  readonly paytable: () => void
  /** Whether the page is wide and high enough for sides. */
  readonly wide: MediaQueryList
}

export function createGameView(parts: Parts): GameView {
  const { text } = parts
  const sheet = createSheet(text)
  const [left, right] = [make('div', { class: 'side' }), make('div', { class: 'side' })]
  const result = make('p', { class: 'result' })
  const polite = make('p', { class: 'visually-hidden', role: 'status' })
  const replay = make('div', { class: 'replay', hidden: true })
  const stageHost = make('div', { class: 'stage-host' }, parts.stage, parts.notice)
  const centre = make(
    'section',
    { class: 'centre' },
    make(
      'div',
      { class: 'result-line' },
      result,
      makeButton('link paytable-link', parts.paytable, {}, text('play.paytable')),
      replay,
    ),
    stageHost,
    parts.strip,
  )
  const root = make(
    'div',
    { class: 'game' },
    parts.top,
    make('main', { class: 'table' }, backdrop(parts.theme, parts.sprites), left, centre, right),
    parts.bar,
    polite,
    sheet.element,
  )
  paint(root, parts.theme.palette)
  function dock(): void {
    if (sheet.element.open) sheet.close()
    left.replaceChildren(...(parts.wide.matches ? parts.left.map(({ element }) => element) : []))
    right.replaceChildren(...(parts.wide.matches ? parts.right.map(({ element }) => element) : []))
  }
  parts.wide.addEventListener('change', dock)
  dock()
  return {
    root,
    stageHost,
    sheet,
    sayResult(line, isWin) {
      write(result, line)
      result.classList.toggle('is-win', isWin)
    },
    say: (line) => write(polite, line),
    showReplay(shown) {
      replay.hidden = shown === null
      if (shown === null) return
      replay.replaceChildren(
        make('span', { class: 'replay-line' }, shown.line),
        makeButton('plain', shown.verify, {}, text('play.history.verify')),
        makeButton('plain', shown.back, {}, text('play.replay.back')),
      )
    },
    openPanel(panel) {
      if (parts.wide.matches) panel.body.querySelector<HTMLElement>('input, button')?.focus()
      else sheet.open(panel.title, panel.element)
    },
  }
}

function backdrop({ scene }: Theme, sprites: Sprites): HTMLElement {
  return make('div', { class: 'backdrop' }, make('img', { src: sprites.address(scene()), alt: '' }))
}

/** The theme's colours become names that style sheets of stages use: `--stage-edge`. */
function paint(root: HTMLElement, palette: Palette): void {
  for (const [name, colour] of Object.entries(palette))
    root.style.setProperty(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, colour)
}
