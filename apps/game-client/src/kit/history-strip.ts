import { make } from './dom.ts'
import { formatMultiple } from './sums.ts'

const SHOWN_MOST = 12

interface Ended {
  readonly stakedMinor: number
  readonly returnMinor: number
}

/** What the last rounds returned, newest at the right. */
export function createHistoryStrip(label: string): {
  readonly element: HTMLElement
  show(newestFirst: readonly Ended[]): void
} {
  const element = make('ol', { class: 'strip', 'aria-label': label })
  return {
    element,
    show(newestFirst) {
      const items = newestFirst.slice(0, SHOWN_MOST).reverse()
      element.replaceChildren(
        ...items.map(({ stakedMinor, returnMinor }, place) => {
          const won = returnMinor > stakedMinor ? 'is-won' : ''
          const newest = place === items.length - 1 ? 'is-newest' : ''
          return make('li', { class: `${won} ${newest}` }, formatMultiple(returnMinor, stakedMinor))
        }),
      )
    },
  }
}
