import type { OpenedPlay, PlayRefusal, PlayRound } from '@xezer/contract/game-server'
import { must } from '@xezer/std/assert'
import { nodeMachine } from '../platform/node-machine.ts'
import { within } from '../platform/within.ts'
import { pause, registerStubborn } from './example-stubborn-player.ts'

const RETRY_MS = 40
const ANSWER_MS = 8000
const STAKE_MINOR = 100
/** One of each engine whose rounds are played in steps, and one of those that end with their press. */
const GAMES = [
  { game: 'o_mina', choice: { mines: 3 } },
  { game: 'k_kart', choice: {} },
  { game: 'k_usturlab', choice: {} },
  { game: 'rg_tovuz', choice: {} },
  { game: 'ib_zer', choice: { side: 'low', factor: 200 } },
] as const
/** After so many moves the one that ends a round is taken where there is one: it is named first or last. */
const MOVES_MOST = 3

/** A player of one game who presses once and asks until there is an answer. */
export interface GamePlayer {
  readonly id: number
  /** What each round came to, as the frame was told, by its number. */
  readonly rounds: ReadonlyMap<number, Pick<PlayRound, 'stakedMinor' | 'returnMinor'>>
  /** Numbers of rounds that were given back. */
  readonly voided: ReadonlySet<number>
  /** How many of its presses had an answer that stands. */
  readonly answered: () => number
  readonly isPressing: () => boolean
  readonly doing: () => string
  /** Plays on until told to stop, one round at least; every round that was begun is played to its end. */
  run(): Promise<void>
  stop(): void
}

interface Said<Body> {
  readonly status: number
  readonly body: Body
}

/** `ask`: the current addresses of house and games; both throw where the test is over. */
export async function openGamePlayer(
  number: number,
  { house, games }: { readonly house: () => string; readonly games: () => string },
): Promise<GamePlayer> {
  const { user } = await registerStubborn(number, house())
  const own = must(GAMES[number % GAMES.length], 'a game')
  const rounds = new Map<number, Pick<PlayRound, 'stakedMinor' | 'returnMinor'>>()
  const voided = new Set<number>()
  const asker = createPlayAsker(games)
  let isStopped = false
  let presses = 0
  let answered = 0
  const opened = must(await asker.ask('open', { game: own.game, token: user.token, locale: 'az' }), 'a frame')
  asker.enter((opened.body as OpenedPlay).session)
  /** The round as it stands behind a press; null where it was given back. */
  const press = async (call: 'start' | 'move', input: object): Promise<PlayRound | null> => {
    presses += 1
    const said = await asker.ask(call, { press: `press-number-${presses}`, ...input })
    answered += 1
    if (said === null) return null
    if (said.status === 200) return (said.body as { readonly round: PlayRound }).round
    throw new Error(`${own.game} ${call}: ${said.status} ${JSON.stringify(said.body)}`)
  }
  const playOne = async () => {
    let round = await press('start', { stakeMinor: STAKE_MINOR, choice: own.choice })
    for (let moves = 0; round !== null && round.status === 'open'; moves++) {
      const { id, options } = round
      const place = moves >= MOVES_MOST ? 0 : (number + moves + id) % options.length
      const ending = options.find(({ move }) => move === 'cash-out' || move === 'stand')
      const chosen = moves >= MOVES_MOST && ending !== undefined ? ending : options[place]
      const next = await press('move', { round: id, move: must(chosen, 'a move').move })
      // A move whose further stake was given back leaves the round as it stood.
      round = next ?? round
    }
    if (round !== null) rounds.set(round.id, round)
  }
  return {
    id: user.id,
    ...{ rounds, voided },
    answered: () => answered,
    isPressing: () => presses > answered,
    doing: () => `${own.game}: ${asker.doing()}`,
    stop: () => {
      isStopped = true
    },
    async run() {
      asker.onVoid((round) => voided.add(round))
      while (!isStopped || rounds.size === 0) await playOne()
    },
  }
}

/** Asks the same until there is an answer that stands. */
function createPlayAsker(url: () => string) {
  let session = ''
  let repeats = 0
  let doing = 'nothing'
  let noteVoid: (round: number) => void = () => undefined
  const askOnce = async (name: string, body: object): Promise<Said<unknown> | string> => {
    try {
      const request = fetch(`${url()}/play/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` },
        body: JSON.stringify(body),
      })
      const answer = request.then(async (response) => ({
        status: response.status,
        body: (await response.json()) as unknown,
      }))
      return await within(nodeMachine.timers, ANSWER_MS, answer)
    } catch (error) {
      return String(error)
    }
  }
  return {
    doing: () => `${doing}, ${repeats} repeats in all`,
    enter: (given: string) => {
      session = given
    },
    onVoid: (note: (round: number) => void) => {
      noteVoid = note
    },
    /** Null: the round that it was about was given back. */
    async ask(name: string, body: object): Promise<Said<unknown> | null> {
      for (;;) {
        const said = await askOnce(name, body)
        doing = `${name} ${JSON.stringify(body)}: ${typeof said === 'string' ? said : JSON.stringify(said).slice(0, 200)}`
        if (typeof said !== 'string') {
          const { code, round } = said.body as Partial<PlayRefusal>
          if (code === 'GIVEN_BACK') {
            if (round !== undefined) noteVoid(round)
            return null
          }
          if (said.status < 500 && code !== 'TOO_EARLY' && code !== 'TOO_MANY') return said
          if (code !== 'TOO_EARLY') repeats += 1
        } else repeats += 1
        await pause(RETRY_MS)
      }
    },
  }
}
