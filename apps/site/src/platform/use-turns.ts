import { useState } from 'react'
import { createTurns, type Turns } from './turns.ts'

/** The turns of what one component asks for. */
export function useTurns(): Turns {
  return useState(createTurns)[0]
}
