import { assert } from '@xezer/std/assert'
import { field } from '../table.ts'
import type { LeagueSport } from './league-sport.ts'
import { readLeagueSport } from './read-league-sport.ts'
import { readTable } from './read-sport-tables.ts'
import { readTourSport } from './read-tour-sport.ts'
import type { ShownCountry } from './sport-content.ts'
import type { TourSport } from './tour-sport.ts'

/** Every sport of `content/sports`, in the order of its rows. Throws when a file is broken. */
export function readSports(
  folder: string,
  countries: ReadonlyMap<string, ShownCountry>,
): (LeagueSport | TourSport)[] {
  return readTable(folder, 'sports.tsv').map((row) => {
    const alias = field(row, 'alias')
    const form = field(row, 'form')
    assert(form === 'league' || form === 'tour', `a sport of leagues or of a tour, not of ${form}`)
    return form === 'league' ? readLeagueSport(folder, alias, countries) : readTourSport(folder, alias)
  })
}
