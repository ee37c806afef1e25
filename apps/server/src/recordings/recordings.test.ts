import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { major } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamplePlayer } from '../core/player/example-player.ts'
import { createSessions } from '../core/player/sessions.ts'
import { runAudit } from '../core/upkeep/run-audit.ts'
import { nodeMachine } from '../platform/node-machine.ts'
import { parseRecording } from './parse-recording.ts'
import { playRecording } from './play-recording.ts'
import type { RecordedPlayer } from './recording-house.ts'

/** Files of somebody's own, or those of the house. */
const FILES = process.env.RECORDINGS?.split(',') ?? listPlayed()
/** Event ids of one recording: 1 to 99. */
const EVENTS_OF_ONE = 100

function listPlayed(): string[] {
  const folder = join(import.meta.dirname, 'played')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => join(folder, name))
}

let database: TestDatabase
/** How many recordings of the second table were played. */
let said = 0
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function openPlayer(name: string): Promise<RecordedPlayer> {
  const { pool } = database
  const playerId = await openExamplePlayer(pool, `${name}@example.com`, major(1000))
  await createSessions({ pool, ...nodeMachine }).open(pool, { playerId, passwordHash: 'none' })
  const { rows } = await pool.query<{ id: bigint }>('select id from session where player_id = $1', [playerId])
  return { playerId, sessionId: Number(must(rows[0], 'the session was opened').id) }
}

async function play(file: string, text: string, place: number): Promise<void> {
  const player = await openPlayer(`recorded${place}`)
  await playRecording(parseRecording(file, text), {
    pool: database.pool,
    player,
    firstEventId: (place + 1) * EVENTS_OF_ONE,
    nowMs: nodeMachine.clock.nowMs(),
  })
}

describe('a recording is played as it expects', () => {
  it.each(FILES.map((file, place) => [basename(file), file, place] as const))(
    '%s',
    async (name, file, place) => {
      await play(name, readFileSync(file, 'utf8'), place)
      expect((await runAudit(database.pool)).filter(({ count }) => count > 0)).toEqual([])
    },
  )
})

const BEGINNING = `# A comment, and an empty line below it.

up
match 1
odds prematch 1 1x2 open 1=1.50 x=- 2=6.00
place a 1 1x2 1 1.50 10.00
`

describe('what is otherwise than expected is told with its file and line', () => {
  it.each([
    [
      'expect market 1 1x2 -> open 1=1.6 x=- 2=6',
      'expected the market to be "open 1=1.6 x=- 2=6", found "open 1=1.5 x=- 2=6"',
    ],
    ['expect market 1 total -> open', 'expected the market to be "open", found "absent"'],
    ['expect producer 1 1x2 -> live', 'expected its producer to be "live", found "prematch"'],
    ['expect probability 1 1x2 1 -> 0.6', 'expected the probability "0.6", found "none"'],
    ['expect event 1 -> live', 'expected the event to be "live", found "prematch"'],
    ['expect bet a -> won 15', 'expected the bet to be "won 15", found "placed"'],
    ['expect money -> 1000 0', 'expected balance and stakes in play "1000 0", found "990 10"'],
    ['expect audit -> broken', 'expected the audit "broken", found "clean"'],
    ['expect money', 'what is expected stands behind ->'],
    ['expect weather -> rain', 'nothing to expect is called weather'],
    ['expect bet b -> won 15', 'no accepted bet is called b'],
    ['place b 1 1x2 1 1.60 10.00', 'expected the bet to be "accepted", found "price_changed"'],
    ['place b 1 1x2 1 1.50 ten', 'not an amount: ten'],
    [
      'odds prematch 1 1x2 open 1=1.50 x=- 2=6.00 -> stale',
      'expected the book to say "stale", found "duplicate"',
    ],
    ['odds prematch 1 cards open 1=1.50', 'not understood: unknown market type cards'],
    ['odds prematch 1 1x2 open over', 'not an outcome and what is said of it: over'],
    ['odds prematch one 1x2 open 1=1.50', 'not the number of an event, 1 to 99: one'],
    ['time 10s', 'not a span of time: 10s'],
    ['void 1 1x2 from=noon', 'no instant was marked noon'],
    ['dance', 'unknown step dance'],
  ])('%s', async (line, complaint) => {
    const place = FILES.length + 1 + said++
    await expect(play('mine.txt', `${BEGINNING}${line}\n`, place)).rejects.toThrow(
      `mine.txt:7: ${complaint}\n  ${line}`,
    )
  })
})
