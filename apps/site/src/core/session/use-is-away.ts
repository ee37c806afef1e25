import { useProtection } from '../protection/use-protection.ts'

/**
 * Whether the player stays away from play: no way to pay in and no bonus is offered to him, and the rest works. Undefined until
 * it is known: what may not be offered waits for that. Where the question fails, the server decides.
 */
export function useIsAway(): boolean | undefined {
  const { standing } = useProtection()
  return standing === undefined ? undefined : standing !== null
}
