import { useState } from 'react'
import { usePlace } from '../../platform/router-context.tsx'
import { useServices } from '../services.tsx'

/**
 * State of a page that is there again when the visitor comes back to it, or reloads it. `name` is its own on the page.
 */
export function useKept<Value extends boolean | string>(
  name: string,
  initial: Value,
): [Value, (value: Value) => void] {
  const { entry } = usePlace()
  const { pageMemory } = useServices()
  const read = () => {
    const found = pageMemory.find(entry, name)
    return { entry, name, value: typeof found === typeof initial ? (found as Value) : initial }
  }
  const [held, hold] = useState(read)
  const isSame = held.entry === entry && held.name === name
  const state = isSame ? held : read()
  // The same component may stand on another page now.
  if (!isSame) hold(state)
  const change = (value: Value) => {
    pageMemory.keep(entry, name, value)
    hold({ entry, name, value })
  }
  return [state.value, change]
}
