import { withLateWords } from '../core/text/with-late-words.ts'

const load = withLateWords(() =>
  Promise.all([
    import('./shell/player-corner.tsx'),
    import('../features/slip/player-slip.tsx'),
    import('../core/slip/slip.ts'),
  ]),
)

/** The code and the words that a player's page shows at once. What does not come says so where it is shown. */
export async function preloadPlayer(): Promise<void> {
  await load().catch(() => {})
}
