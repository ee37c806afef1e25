import { casinoGames, casinoMine, type LobbyGame } from '@xezer/contract/casino'
import { DEMO_TOKEN } from '@xezer/contract/game-server'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { useLocale, useText } from '@xezer/ui/text-provider'
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useCall } from '../../core/calls/use-call.ts'
import { PlayersGate } from '../../core/casino/players-gate.tsx'
import { late } from '../../core/chrome/late.ts'
import { UnreachedOver } from '../../core/chrome/unreached.tsx'
import { usePageTitle } from '../../core/chrome/use-page-title.ts'
import { CASINO_PATH, gamePath } from '../../core/paths.ts'
import type { Player } from '../../core/session/session.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import { withLateWords } from '../../core/text/with-late-words.ts'
import { Link, usePlace, useRouter } from '../../platform/router-context.tsx'
import { frameAddress } from './frame-address.ts'
import { GameBar } from './game-bar.tsx'
import { GameFrame } from './game-frame.tsx'
import styles from './game-page.module.css'
import { GuestPanel } from './guest-panel.tsx'
import { useFramePages } from './use-frame-pages.ts'

const RulesDialog = late(
  withLateWords(() => import('../../core/agreement/rules-dialog.tsx')),
  UnreachedOver,
)

interface GamePageProps {
  id: string
  /** Of the address: each source has its own. */
  src: LobbyGame['src']
}

/** One game over the whole window: played by who is logged in, looked at in its demo by anybody (product §2, screens). */
export function GamePage({ id, src }: GamePageProps) {
  const text = useText()
  const router = useRouter()
  const { search } = usePlace()
  const player = usePlayer()
  const { data, error, reload } = useCall(casinoGames, {})
  const game = data?.games.find((one) => one.id === id)
  const right = game === undefined || game.src === src ? null : gamePath(game)
  const query = search.toString()
  useEffect(() => {
    if (right !== null) router.navigate(query === '' ? right : `${right}?${query}`, 'replace')
  }, [router, right, query])
  if (game !== undefined && right === null)
    return <KnownGame key={id} game={game} frames={data?.frames ?? ''} />
  if (data === undefined && error !== undefined)
    return (
      <Bare>
        <ErrorState message={text('casino.failed')} onRetry={reload} />
      </Bare>
    )
  if (data === undefined || right !== null) return <Bare>{null}</Bare>
  if (player !== undefined) return <AwayGame key={player.token} id={id} frames={data.frames} />
  return <NoGame />
}

/** In no lobby: it is played to the end of a round that waits, where there is one. */
function AwayGame({ id, frames }: { id: string; frames: string }) {
  const text = useText()
  const { data, error, reload } = useCall(casinoMine, {})
  const [entered, setEntered] = useState<LobbyGame>()
  const game = data?.away.find((one) => one.id === id)
  // Whoever is in it sees the end of his round, also when the house has heard of it meanwhile.
  useEffect(() => {
    if (game !== undefined) setEntered(game)
  }, [game])
  const shown = game ?? entered
  if (shown !== undefined) return <KnownGame key={id} game={shown} frames={frames} />
  if (data !== undefined) return <NoGame />
  const failed = <ErrorState message={text('casino.failed')} onRetry={reload} />
  return <Bare>{error === undefined ? null : failed}</Bare>
}

function NoGame() {
  const text = useText()
  return (
    <Bare>
      <EmptyState
        isPage
        title={text('game.none')}
        text={text('game.none_hint')}
        action={<Link to={CASINO_PATH}>{text('game.back')}</Link>}
      />
    </Bare>
  )
}

function Bare({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <GameBar />
      <div className={styles.stage}>{children}</div>
    </div>
  )
}

function KnownGame({ game, frames }: { game: LobbyGame; frames: string }) {
  usePageTitle(game.name)
  const { search } = usePlace()
  const player = usePlayer()
  const [isCovered, setIsCovered] = useState(false)
  const isDemo = game.hasDemo && search.get('demo') === '1'
  const token = isDemo ? DEMO_TOKEN : launchToken(player)
  const frame = token !== undefined && (
    <PlayersGate waiting={null}>
      <OpenGame {...{ game, frames, token, round: search.get('round'), onReady: setIsCovered }} />
    </PlayersGate>
  )
  return (
    <div className={styles.page} data-covered={isCovered || undefined}>
      <GameBar game={game} />
      <div className={styles.stage}>
        {frame || <GuestPanel game={game} isExpired={player !== undefined} />}
      </div>
    </div>
  )
}

/** A session of before launch tokens has none. */
function launchToken(player: Player | undefined): string | undefined {
  return player !== undefined && 'token' in player.user ? player.user.token : undefined
}

interface OpenGameProps {
  game: LobbyGame
  frames: string
  token: string
  round: string | null
  onReady: (isReady: boolean) => void
}

const nothing = () => () => undefined

/** A frame is of the host that the browser names: the document that the server draws has none. */
function OpenGame(props: OpenGameProps) {
  const isHere = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
  return isHere ? <HereGame {...props} /> : null
}

function HereGame({ game, frames, token, round, onReady }: OpenGameProps) {
  const locale = useLocale()
  const [wantsRules, setWantsRules] = useState(false)
  const hear = useFramePages(setWantsRules)
  const address = frameAddress({ frames, page: location, src: game.src, id: game.id, locale, token, round })
  const close = () => setWantsRules(false)
  return (
    <>
      <GameFrame name={game.name} address={address} onHeard={hear} onReady={onReady} />
      {wantsRules && (
        <Suspense>
          <RulesDialog onClose={close} onAgreed={close} />
        </Suspense>
      )}
    </>
  )
}
