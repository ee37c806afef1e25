declare global {
  interface Window {
    /** Of frames that followed one another while the game drew: how long each took, in milliseconds. */
    drawnMs: number[]
  }
}

/** Runs before the page's own scripts: a frame counts where the game drew in it, or something of the page was on its way. */
export function watchFrames(): void {
  window.drawnMs = []
  const request = window.requestAnimationFrame.bind(window)
  let isDrawing = false
  let wasMoving = false
  let beforeMs = 0
  window.requestAnimationFrame = (run) =>
    request((nowMs) => {
      isDrawing = true
      run(nowMs)
    })
  const look = (nowMs: number) => {
    const isMoving = isDrawing || document.getAnimations().some(({ playState }) => playState === 'running')
    if (isMoving && wasMoving) window.drawnMs.push(nowMs - beforeMs)
    wasMoving = isMoving
    isDrawing = false
    beforeMs = nowMs
    request(look)
  }
  request(look)
}

/** Runs in a page without anything on it: what there is to reach. */
export function drawNothing(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    const untilMs = performance.now() + durationMs
    const next = () => {
      if (performance.now() < untilMs) requestAnimationFrame(next)
      else resolve()
    }
    requestAnimationFrame(next)
  })
}

export interface PlayOrder {
  /** What the round button says while a round is shown, when a press would end the show. */
  readonly skip: string
  readonly isHasty: boolean
  readonly rounds: number
  readonly mostMs: number
}

/** Runs in the frame of a game: plays round after round, in each by the shortest way; how many were begun. */
export function playRounds({ skip, isHasty, rounds, mostMs }: PlayOrder): Promise<number> {
  const untilMs = performance.now() + mostMs
  let begun = 0
  const find = (selector: string) => document.querySelector<HTMLButtonElement>(selector)
  /** Cash out, the draw of the poker hand, stand, a closed tile, a guess. */
  const moves = [
    '.moves .take:not([disabled])',
    '.vp-draw:not([aria-disabled="true"])',
    '.bj-move:nth-child(2):not([aria-disabled="true"])',
    '.mines-tile[data-face="closed"]:not([aria-disabled="true"])',
    '.hilo-guess:not([disabled]):not([hidden])',
  ]
  const press = () => {
    const shared = find('.crash-button')
    if (shared !== null) {
      const isBet = shared.classList.contains('main') && shared.getAttribute('aria-disabled') !== 'true'
      if (isBet) begun += 1
      if (isBet || (isHasty && shared.classList.contains('take'))) shared.click()
      return
    }
    if (find('.moves:not([hidden])') !== null)
      return moves
        .map(find)
        .find((one) => one !== null)
        ?.click()
    const round = find('.bet-bar .round:not([hidden]):not([aria-disabled="true"])')
    const isShown = round?.getAttribute('aria-label') === skip
    if (round === null || (isShown && !isHasty)) return
    if (!isShown) {
      if (begun === rounds) return
      begun += 1
    }
    round.click()
  }
  return new Promise((resolve) => {
    const look = () => {
      const isOver =
        begun >= rounds && find('.bet-bar .round:not([hidden])')?.getAttribute('aria-label') !== skip
      if (isOver || performance.now() > untilMs) return resolve(begun)
      press()
      setTimeout(look, isHasty ? 4 : 50)
    }
    look()
  })
}
