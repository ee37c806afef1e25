import { make, write } from '../kit/dom.ts'

/** Words over the reels: free spins, a counter, what they have brought. */
export interface Banner {
  readonly element: HTMLElement
  show(line: string | null): void
}

export function createBanner(): Banner {
  const element = make('p', { class: 'reels-banner', hidden: true })
  return {
    element,
    show(line) {
      element.hidden = line === null
      write(element, line ?? '')
    },
  }
}
