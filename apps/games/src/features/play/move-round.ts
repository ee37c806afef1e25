import type { PlayedAnswer, PlayInputs } from '@xezer/contract/game-server'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import { Refused } from '../../core/play-refusal.ts'
import type { PlaySession } from '../../core/players/play-sessions.ts'
import { lockPlayer } from '../../core/players/player-store.ts'
import { findPressed, notePress } from '../../core/players/presses.ts'
import { decideMove, decideRefund } from '../../core/rounds/decide-step.ts'
import { isOutdated } from '../../core/rounds/outdated.ts'
import { replay } from '../../core/rounds/replay.ts'
import type { RoundRow } from '../../core/rounds/round-row.ts'
import { insertMessage, lockRound, type MessageRow, writeStep } from '../../core/rounds/round-store.ts'
import { answerPressed, answerRound, type PlayOptions } from './answer-round.ts'

interface Moved {
  readonly roundId: number
  /** What is said to the wallet; null where the move stakes nothing and ends nothing, was heard before or came too late. */
  readonly message: MessageRow | null
  readonly isLate: boolean
}

/** A move of an open round: on another device, behind a reload, long after its start. */
export async function moveRound(
  options: PlayOptions,
  session: PlaySession,
  input: PlayInputs['move'],
): Promise<PlayedAnswer> {
  const { message, roundId, isLate } = await write(options, session, input)
  return message === null
    ? answerPressed(options, session, roundId, isLate)
    : answerRound(options, session, { message })
}

async function write(
  options: PlayOptions,
  { playerId, game }: PlaySession,
  { press, round: roundId, move: json, seen }: PlayInputs['move'],
): Promise<Moved> {
  const move = game.engine.form === 'shared' ? null : game.engine.readMove(json)
  if (move === null) throw new Refused('WRONG_SYNTAX')
  const about = `move ${roundId} ${JSON.stringify(move)}`
  return withTransaction(options.pool, async (client) => {
    await lockPlayer(client, playerId)
    const pressed = await findPressed(client, { playerId, press, about })
    if (pressed !== null) return { roundId, message: null, isLate: false }
    const round = await lockOwn(client, roundId, { playerId, game })
    // Another frame of his went on with it: what was pressed here was meant for a round that is not there any more.
    if (seen !== undefined && seen !== round.moves.length) return { roundId, message: null, isLate: true }
    if (round.state !== 'open') {
      const isOver = round.state === 'settled' || round.state === 'voided'
      throw new Refused(isOver ? 'ILLEGAL_MOVE' : 'CHECKING', { round: roundId })
    }
    if (isOutdated(round, game)) {
      const step = decideRefund(round)
      await notePress(client, { playerId, press, about, roundId })
      await writeStep(client, round, step)
      const message = await insertMessage(client, roundId, must(step.next, 'a way back'))
      return { roundId, message, isLate: false }
    }
    const seed = must((await options.seeds.list(client, [round.seedId])).get(round.seedId), 'no seed')
    const before = must(replay(game.engine, seed, round, round.moves), 'an open round')
    const after = replay(game.engine, seed, round, [...round.moves, move])
    if (after === null) throw new Refused('ILLEGAL_MOVE')
    const step = decideMove(round, move, after.stakedMinor - before.stakedMinor, (moves) =>
      must(replay(game.engine, seed, round, moves), 'a legal move'),
    )
    await notePress(client, { playerId, press, about, roundId })
    await writeStep(client, round, step)
    const message = step.next === null ? null : await insertMessage(client, roundId, step.next)
    return { roundId, message, isLate: false }
  })
}

/** Nobody learns whether another player's round is there. */
async function lockOwn(
  client: Parameters<typeof lockRound>[0],
  roundId: number,
  { playerId, game }: Pick<PlaySession, 'playerId' | 'game'>,
): Promise<RoundRow> {
  const round = await lockRound(client, roundId).catch(() => null)
  if (round === null || round.playerId !== playerId || round.game !== game.id) {
    throw new Refused('ROUND_NOT_FOUND')
  }
  return round
}
