import type { Queryable } from '@xezer/db/pool'

/** Whether somebody who excluded himself has this passport; spaces and the case of its letters are no part of it. */
export async function isPassportExcluded(database: Queryable, passport: string): Promise<boolean> {
  const { rows } = await database.query({
    name: 'find_excluded_passport',
    text: `select from player p join player_break away on away.player_id = p.id
           where upper(replace(p.passport, ' ', '')) = upper(replace($1, ' ', ''))
             and away.ended_at is null and away.kind = 'exclusion' limit 1`,
    values: [passport],
  })
  return rows.length > 0
}
