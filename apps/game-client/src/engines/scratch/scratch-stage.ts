import type { ScratchView } from '@xezer/game-math/play/scratch'
import { SCRATCH_CELLS, SCRATCH_SYMBOLS } from '@xezer/game-math/scratch/scratch'
import { fadeIn } from '../../drawing/fade.ts'
import { createStill } from '../../drawing/surface.ts'
import { make, makeButton } from '../../kit/dom.ts'
import type { Stage, StageTools } from '../../kit/game-entry.ts'
import { createCard } from './card.ts'
import { createCover } from './cover.ts'
import { SCRATCH_NAMES, type ScratchLook, type ScratchName } from './look.ts'

/** Who does not rub, or stops, sees the fields open by themselves. */
const UNTOUCHED_MS = 1600
const LEFT_MS = 5000
const FIELD_MS = 150

const readName = (name: string): ScratchName => SCRATCH_NAMES.find((one) => one === name) ?? 'blank'

export function createScratchStage(tools: StageTools, look: ScratchLook): Stage<ScratchView> {
  const covered = new Set<number>()
  const patience = createPatience()
  let names: readonly ScratchName[] = []
  let isReady = false
  const back = createStill(tools, look.back)
  const card = createCard(tools, look, open)
  const cover = createCover({
    tools,
    look,
    cells: card.cells,
    isCovered: (cell) => covered.has(cell),
    uncovered: open,
    touched: patience.touch,
  })
  card.element.append(cover.canvas)
  const all = makeButton('plain scratch-all', openAll, {}, tools.text('scratch.all'))
  const side = make('div', { class: 'scratch-side' }, createPrizes(tools, look), all)
  const table = make('div', { class: 'scratch-table' }, card.element, side)
  const element = make('div', { class: 'stage-canvas scratch-stage' }, back.canvas, table)

  function open(cell: number) {
    if (!isReady || !covered.delete(cell)) return
    const name = names[cell] ?? 'blank'
    cover.open(cell)
    card.say(cell, name)
    if (name === 'blank') tools.sound.knock()
    else tools.sound.tone(SCRATCH_NAMES.indexOf(name), 160)
  }
  function openAll() {
    for (let cell = 0; cell < SCRATCH_CELLS; cell++) open(cell)
  }
  function allow(isAllowed: boolean) {
    isReady = isAllowed
    cover.allow(isAllowed)
    all.disabled = !isAllowed
  }
  function lay() {
    for (let cell = 0; cell < SCRATCH_CELLS; cell++) {
      covered.add(cell)
      card.say(cell, null)
    }
    card.put([])
    card.mark(new Set(), false)
    cover.lay()
    allow(false)
  }
  /** Until every field is open: by hand, by the button, or by itself after a while. */
  async function wait(signal: AbortSignal) {
    patience.begin()
    while (covered.size > 0 && !signal.aborted) {
      await tools.loop.wait(FIELD_MS, signal)
      const [next] = covered
      if (next !== undefined && patience.isOver(FIELD_MS)) open(next)
    }
  }
  lay()
  return {
    element,
    begin: lay,
    async show(view, { isInstant, signal, returnMinor, stakeMinor }) {
      names = view.cells.map(readName)
      lay()
      card.put(names)
      allow(true)
      if (isInstant) fadeIn(card.element)
      else await wait(signal)
      openAll()
      allow(false)
      const won = new Set(view.wins.map(({ symbol }) => symbol))
      const isWin = returnMinor > stakeMinor
      card.mark(new Set(names.flatMap((name, cell) => (won.has(name) ? [cell] : []))), isWin)
      if (isWin && !isInstant) tools.sound.win(5)
    },
    rest: lay,
  }
}

/** How long nobody has touched the card, counted in the frames that are shown. */
function createPatience() {
  let leftMs = UNTOUCHED_MS
  return {
    begin() {
      leftMs = UNTOUCHED_MS
    },
    touch() {
      leftMs = LEFT_MS
    },
    isOver(passedMs: number): boolean {
      leftMs -= passedMs
      return leftMs <= 0
    },
  }
}

/** What three of each bring, beside the card. */
function createPrizes({ sprites, text }: Pick<StageTools, 'sprites' | 'text'>, look: ScratchLook) {
  const rows = SCRATCH_SYMBOLS.filter(({ stakes }) => stakes > 0).reverse()
  return make(
    'ul',
    { class: 'scratch-prizes', 'aria-label': text('scratch.buy') },
    ...rows.map(({ name, stakes }) =>
      make(
        'li',
        {},
        make('img', {
          alt: text(`scratch.${look.name}.${name as Exclude<ScratchName, 'blank'>}`),
          src: sprites.address(look.pictures[name]()),
        }),
        make('b', {}, `${stakes}×`),
      ),
    ),
  )
}
