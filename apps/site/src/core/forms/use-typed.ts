import { useState } from 'react'
import { usePlace } from '../../platform/router-context.tsx'
import { usePlayer } from '../session/use-player.ts'
import { createTypedFields } from './typed-fields.ts'

const TYPED = createTypedFields()

/**
 * State of a form that its player finds again after his session ended in the middle of it and he logged in on the same page. `name` is
 * its own on the page; null keeps nothing: passwords, codes, numbers of cards. Undefined is what was sent.
 */
export function useTyped<Value extends object | string | boolean>(
  name: string | null,
  initial: Value,
): [Value, (value: Value | undefined) => void] {
  const { entry } = usePlace()
  const playerId = usePlayer()?.user.id
  const isKept = name !== null && playerId !== undefined
  const place = `${entry} ${name}`
  const [value, hold] = useState(() => {
    const found = isKept ? TYPED.find(playerId, place) : undefined
    // Nobody else writes under this name.
    return typeof found === typeof initial ? (found as Value) : initial
  })
  const change = (next: Value | undefined) => {
    if (isKept) TYPED.keep(playerId, place, next)
    hold(next ?? initial)
  }
  return [value, change]
}
