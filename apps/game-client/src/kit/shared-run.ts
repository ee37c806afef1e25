import type { CrashEvents, CrashState, OpenedPlay, PlayRound } from '@xezer/contract/game-server'
import { askUntilKnown, readUntilKnown } from './ask-server.ts'
import type { Money } from './game-entry.ts'
import type { RunMachine } from './game-run.ts'
import type { GameText } from './game-text.ts'
import { type Notice, sharedNoticeOf, VOIDED } from './notices.ts'
import { type CallError, waitBeforeTry } from './play-calls.ts'
import type { SharedTools } from './shared-tools.ts'

interface Parts {
  readonly opened: OpenedPlay
  readonly machine: RunMachine
  readonly text: GameText
  readonly money: Money
  stakeMinor(): number
  isHeld(): boolean
  notice(notice: Notice | null): void
  balance(balanceMinor: number): void
  played(round: PlayRound): void
  ended(round: PlayRound): void
  /** The stream's own: what the rounds are drawn of is shown by the kit. */
  state(state: CrashState): void
  say(line: string): void
  openStream(address: string): EventSource
}

/** Bets and cash-outs of a round of everybody, each said until it is answered. */
export function createSharedTools(parts: Parts): SharedTools {
  const { opened, machine, text, money } = parts
  const waiting = {
    call: machine.call,
    sleep: machine.sleep,
    waiting: (error: CallError | null) => parts.notice(error === null ? null : sharedNoticeOf(error)),
  }
  async function ask(name: 'crash/bet' | 'crash/out', input: unknown): Promise<PlayRound | null> {
    parts.notice(null)
    const answer = await askUntilKnown(waiting, name, input as never)
    if (!answer.ok) {
      parts.notice(sharedNoticeOf(answer.error))
      return null
    }
    parts.balance(answer.value.balanceMinor)
    const round = await readUntilKnown(waiting, answer.value.round)
    parts.played(round)
    if (round.status !== 'voided') return round
    parts.notice(VOIDED)
    return null
  }
  return {
    text,
    money,
    open: opened.open,
    bet: async (auto) =>
      parts.isHeld()
        ? null
        : ask('crash/bet', { press: machine.newPress(), stakeMinor: parts.stakeMinor(), auto }),
    out: (round) => ask('crash/out', { press: machine.newPress(), round }),
    read: (round) => readEnd(waiting, round),
    ended: parts.ended,
    stakeMinor: parts.stakeMinor,
    say: parts.say,
    follow: ({ state, ...others }) =>
      follow(parts.openStream(`/play/crash/${opened.game}/stream`), {
        ...others,
        state(told) {
          state(told)
          parts.state(told)
        },
      }),
  }
}

/** A round of everybody is over for all of them at once; what it paid is in the books a little later. */
async function readEnd(
  { call, sleep }: Pick<RunMachine, 'call' | 'sleep'>,
  round: number,
): Promise<PlayRound> {
  for (let tries = 0; ; tries++) {
    const answer = await call('round', { round })
    if (answer.ok && (answer.value.round.status === 'settled' || answer.value.round.status === 'voided'))
      return answer.value.round
    await sleep(waitBeforeTry(tries))
  }
}

type Listener = Parameters<SharedTools['follow']>[0]

/** The browser opens a lost stream again by itself; its first event is the whole state. */
function follow(stream: EventSource, listener: Listener): () => void {
  for (const name of ['state', 'bets', 'tick'] as const) {
    stream.addEventListener(name, (event) => {
      const data: unknown = JSON.parse((event as MessageEvent<string>).data)
      const tell = listener[name] as (event: CrashEvents[typeof name]) => void
      tell(data as CrashEvents[typeof name])
    })
  }
  return () => stream.close()
}
