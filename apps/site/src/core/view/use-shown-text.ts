import { useMemo } from 'react'
import { useObservable } from '../../platform/use-observable.ts'
import type { Language, Text } from '../text/language.ts'
import { shownView, type View } from './view.ts'

/** The words of the shown language; new ones with another way of seeing too, so that whoever says odds or times says them anew. */
export function useShownText(language: Language): Text & { view: View } {
  const text = useObservable(language)
  const view = useObservable(shownView)
  return useMemo(() => ({ ...text, view }), [text, view])
}
