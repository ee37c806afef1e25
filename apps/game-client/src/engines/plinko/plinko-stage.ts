import type { PlinkoChoice, PlinkoView } from '@xezer/game-math/play/plinko'
import { pocketsOf } from '@xezer/game-math/plinko/plinko'
import { fadeIn } from '../../drawing/fade.ts'
import { createSurface } from '../../drawing/surface.ts'
import { make } from '../../kit/dom.ts'
import type { ShowHow, Stage, StageTools } from '../../kit/game-entry.ts'
import type { PlinkoLook } from './look.ts'
import { type BoardState, createBoardPainter } from './plinko-painter.ts'

const ROW_MS = 90
const DROP_MS = 160
const SPLASH_MS = 520

const FIRST: PlinkoChoice = { rows: 12, risk: 'medium' }

export function createPlinkoStage(tools: StageTools, look: PlinkoLook): Stage<PlinkoView> {
  let choice = FIRST
  let isFalling = false
  let state: Pick<BoardState, 'ball' | 'landed'> = { ball: null, landed: null }
  const surface = createSurface(
    tools,
    createBoardPainter(look, () => ({
      rows: choice.rows,
      factors: pocketsOf(choice.rows, choice.risk),
      ...state,
    })),
  )
  const element = make('div', { class: 'stage-canvas' }, surface.canvas)
  function put(next: typeof state) {
    state = next
    surface.redraw()
  }
  const putBall = (path: readonly number[], rows: number) => put({ ball: { path, rows }, landed: null })

  async function fall({ path }: PlinkoView, signal: AbortSignal) {
    let row = -1
    await tools.loop.tween(DROP_MS, (share) => putBall(path, share - 1), signal)
    await tools.loop.tween(
      path.length * ROW_MS,
      (share) => {
        putBall(path, share * path.length)
        const reached = Math.floor(share * path.length)
        if (reached > row && reached < path.length) tools.sound.tone(reached, 90)
        row = reached
      },
      signal,
    )
  }
  async function land(view: PlinkoView, { signal, returnMinor, stakeMinor, isInstant }: ShowHow<PlinkoView>) {
    const isWin = returnMinor > stakeMinor
    const landed = { pocket: view.pocket, isWin }
    const ball = { path: view.path, rows: view.path.length }
    if (!isInstant) {
      if (isWin) tools.sound.win(3)
      else tools.sound.knock()
      if (isWin)
        await tools.loop.tween(SPLASH_MS, (share) => put({ ball, landed: { ...landed, share } }), signal)
    }
    put({ ball, landed: { ...landed, share: 1 } })
  }
  return {
    element,
    begin() {
      isFalling = true
      putBall([], -1)
    },
    async show(view, how) {
      choice = { rows: view.rows, risk: view.risk }
      if (how.isInstant) fadeIn(element)
      else await fall(view, how.signal)
      isFalling = false
      await land(view, how)
    },
    rest() {
      isFalling = false
      put({ ball: null, landed: null })
    },
    prepare(next) {
      const wanted = next as unknown as PlinkoChoice
      if (isFalling || (wanted.rows === choice.rows && wanted.risk === choice.risk)) return
      choice = wanted
      put({ ball: null, landed: null })
    },
  }
}
