import { casinoGames } from '@xezer/contract/casino'
import type { FramePage, FrameUp } from '@xezer/contract/game-frame'
import { useCallback } from 'react'
import {
  ACCOUNT_PAYMENTS_PATH,
  ACCOUNT_ROUNDS_PATH,
  ACCOUNT_SAFETY_PATH,
  CASINO_PATH,
  gamePath,
  RULES_PATH,
} from '../../core/paths.ts'
import { realityWishes } from '../../core/protection/reality-prompt.ts'
import { useServices } from '../../core/services.tsx'
import { useRouter } from '../../platform/router-context.tsx'

const PATHS: Readonly<Partial<Record<FramePage, string>>> = {
  deposit: ACCOUNT_PAYMENTS_PATH,
  history: ACCOUNT_ROUNDS_PATH,
  limits: ACCOUNT_SAFETY_PATH,
  help: RULES_PATH,
}

/** Where a game asks the site to go, and what else it tells. The balance is never in it: the account's own news bring that. */
export function useFramePages(wantRules: (isWanted: true) => void): (message: FrameUp) => void {
  const { account, authPrompt, calls } = useServices()
  const router = useRouter()
  return useCallback(
    (message) => {
      if (message.type === 'roundStart' || message.type === 'roundEnd') return void account.refresh()
      if (message.type !== 'openPage') return
      const path = PATHS[message.page]
      if (path !== undefined) return router.navigate(path)
      if (message.page === 'login') return authPrompt.write('login')
      if (message.page === 'reality') return realityWishes.write(realityWishes.read() + 1)
      // Over the game, which keeps what was chosen.
      if (message.page === 'rules') return wantRules(true)
      if (message.page === 'lobby') return router.back(CASINO_PATH)
      const game = calls
        .get(casinoGames, {})
        .read()
        .data?.games.find(({ id }) => id === message.game)
      if (game !== undefined) router.navigate(gamePath(game))
    },
    [account, authPrompt, calls, router, wantRules],
  )
}
