import type { Translate } from '@xezer/i18n/translator'
import { assert } from '@xezer/std/assert'
import type { Locale } from '@xezer/std/locale'
import { createContext, type ReactNode, useContext } from 'react'

interface Text {
  locale: Locale
  translate: Translate
}

const TextContext = createContext<Text | undefined>(undefined)

/** Gives every component below the words of one language; a new value re-renders the readers only. */
export function TextProvider({ text, children }: { text: Text; children: ReactNode }) {
  return <TextContext.Provider value={text}>{children}</TextContext.Provider>
}

function useTextContext(): Text {
  const text = useContext(TextContext)
  assert(text !== undefined, 'a component that speaks stands outside the TextProvider')
  return text
}

/** The translator of the shown language. */
export function useText(): Translate {
  return useTextContext().translate
}

/** The shown language. */
export function useLocale(): Locale {
  return useTextContext().locale
}
