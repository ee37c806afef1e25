/** The code that a player's page shows at once. What does not come is asked for again where it is shown. */
export async function preloadPlayer(): Promise<void> {
  const parts = [import('../features/auth/account-menu.tsx'), import('../core/slip/slip.ts')]
  await Promise.all([...parts, import('../features/slip/player-slip.tsx')]).catch(() => {})
}
