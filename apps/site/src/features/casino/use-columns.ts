import { isMenuFolded, isNarrowDesktop, isPhone, isSlipFolded } from '../../platform/media.ts'
import { useObservable } from '../../platform/use-observable.ts'

/** How many games stand beside each other in the lobby; the style sheet says the same. */
export function useColumns(): number {
  const isTwo = useObservable(isPhone)
  const isThree = useObservable(isSlipFolded)
  const isFour = useObservable(isMenuFolded)
  const isFive = useObservable(isNarrowDesktop)
  return isTwo ? 2 : isThree ? 3 : isFour ? 4 : isFive ? 5 : 6
}
