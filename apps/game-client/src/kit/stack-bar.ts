interface StackedBar {
  readonly bar: HTMLElement
  readonly stake: HTMLElement
  readonly choice: HTMLElement
  readonly centre: HTMLElement
}

/** Words of a choice change while it is made: 49.50 % and 5.00 %. */
const SLACK_PX = 8
/** Stake, moves of a round and what stands at the right have no room in one line below it. */
const LEAST_PX = 780

/**
 * Puts what is chosen over the button where it does not fit beside it, with the words of any language. Asked only where the
 * bar has another width: it never jumps during a round.
 */
export function stackWhereNarrow({ bar, stake, choice, centre }: StackedBar): void {
  let width = -1
  const isTooNarrow = () => {
    const { paddingLeft, paddingRight, columnGap } = getComputedStyle(bar)
    const gap = Number.parseFloat(columnGap) || 0
    const inner = bar.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const room = (inner - Number.parseFloat(getComputedStyle(centre).minWidth)) / 2 - gap
    const needed = stake.offsetWidth + (choice.hidden ? 0 : gap + choice.scrollWidth)
    return inner < LEAST_PX || needed + SLACK_PX > room
  }
  new ResizeObserver(() => {
    if (bar.clientWidth === width) return
    width = bar.clientWidth
    bar.classList.remove('is-stacked')
    bar.classList.toggle('is-stacked', isTooNarrow())
  }).observe(bar)
}
