import type { FeedMessage, MarketPrices, MarketSettlement } from '@xezer/odds-book/messages'
import { marketKey } from '@xezer/sport/handle'
import type { MatchState } from '@xezer/sports/football/match-model'
import type { FootballPlay } from '@xezer/sports/football/play/football-play'
import {
  applyStep,
  BOARD_BEFORE_MATCH,
  type MatchBoard,
  stateAt,
} from '@xezer/sports/football/play/match-board'
import type { TimelineStep } from '@xezer/sports/football/play/timeline-step'
import { EventFeed } from '../event-feed.ts'
import { NOTHING_SOLD } from '../example-sold.ts'
import type { MatchRun, World } from '../match-run.ts'

/** What a player sees and what is known right after prices were told. */
export interface ReplayedMoment {
  readonly atMs: number
  readonly board: MatchBoard
  /** What the prices were made of. */
  readonly state: MatchState
  /** Markets that are open on the screens by name; this map goes on changing. */
  readonly open: ReadonlyMap<string, MarketPrices>
}

export interface Replay {
  readonly look: (moment: ReplayedMoment) => void
  readonly settle?: (markets: readonly MarketSettlement[]) => void
}

/** Prices are looked at from here on before the kick-off. */
const BEFORE_MS = 30 * 60_000

/**
 * Tells one match as the running world does, each price at its turn with the lines of the one before on the screens,
 * and looks at what is shown.
 */
export async function replayMatch(
  run: MatchRun<FootballPlay>,
  world: World,
  { look, settle }: Replay,
): Promise<void> {
  const open = new Map<string, MarketPrices>()
  let board = BOARD_BEFORE_MATCH
  let nowMs = run.match.fixture.startsAtMs - BEFORE_MS
  let nextStep = 0
  const emit = (message: FeedMessage): Promise<void> => {
    if (message.kind === 'settle') settle?.(message.markets)
    if (message.kind === 'odds') {
      show(open, message.markets)
      look({ atMs: nowMs, board, state: stateAt(board, run.secondsAt(nowMs)), open })
    }
    return Promise.resolve()
  }
  const feed = new EventFeed({ run, world, emit, findSold: NOTHING_SOLD, rowTypes: null })
  await feed.open(nowMs, [])
  for (;;) {
    const stepMs = feed.nextStepMs()
    const priceMs = Math.max(feed.nextPriceMs(), nowMs)
    if (stepMs === Number.POSITIVE_INFINITY) return
    nowMs = Math.min(stepMs, priceMs)
    for (
      let step = run.play.steps[nextStep];
      isDue(run, step, nowMs, stepMs);
      step = run.play.steps[++nextStep]
    ) {
      board = applyStep(board, step)
      // A new phase begins with empty screens.
      if (step.action.kind === 'period' && step.action.period === 'h1') open.clear()
    }
    await (stepMs <= priceMs ? feed.play(nowMs) : feed.price(nowMs))
  }
}

function isDue(
  run: MatchRun<FootballPlay>,
  step: TimelineStep | undefined,
  nowMs: number,
  stepMs: number,
): step is TimelineStep {
  return step !== undefined && stepMs <= nowMs && run.stepMs(step) <= nowMs
}

function show(open: Map<string, MarketPrices>, markets: readonly MarketPrices[]): void {
  for (const market of markets) {
    const name = marketKey(market.type, market.specifier)
    if (market.status === 'open') open.set(name, market)
    else open.delete(name)
  }
}
