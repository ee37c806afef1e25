import type { Queryable } from '@xezer/db/pool'
import { Refused } from '../play-refusal.ts'

/** The round that a press was about before; refused where it was about something else. */
export async function findPressed(
  client: Queryable,
  { playerId, press, about }: { readonly playerId: number; readonly press: string; readonly about: string },
): Promise<number | null> {
  const { rows } = await client.query<{ about: string; round_id: bigint }>({
    name: 'find_pressed',
    text: 'select about, round_id from games.press where player_id = $1 and press = $2',
    values: [playerId, press],
  })
  const known = rows[0]
  if (known === undefined) return null
  if (known.about !== about) throw new Refused('DUPLICATE')
  return Number(known.round_id)
}

export async function notePress(
  client: Queryable,
  {
    playerId,
    press,
    about,
    roundId,
  }: {
    readonly playerId: number
    readonly press: string
    readonly about: string
    readonly roundId: number
  },
): Promise<void> {
  await client.query({
    name: 'note_press',
    text: 'insert into games.press (player_id, press, about, round_id) values ($1, $2, $3, $4)',
    values: [playerId, press, about, roundId],
  })
}
