/**
 * Names the teams of the embedded facts anew, without their sources: `tsx tools/football/rename-teams.ts`. For a change of
 * clubs.tsv or of the rules of spelling; who a team is and its number stay as they are.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseTable } from '@xezer/feed/table'
import { namesByRule, type TeamNames } from './name-teams.ts'

const CONTENT = join(import.meta.dirname, '../../content/football')
const table = (name: string) => parseTable(readFileSync(join(CONTENT, name), 'utf8'))

function readClubNames(): Map<string, TeamNames> {
  const names = new Map<string, TeamNames>()
  for (const { country, spellings = '', en = '', ru = '', az = '' } of table('clubs.tsv')) {
    for (const spelling of [...spellings.split(';'), en]) names.set(`${country}|${spelling}`, { en, ru, az })
  }
  return names
}

const known = readClubNames()
const rows = table('teams.tsv').map(({ country = '', kind = '', en = '', ru = '', az = '' }) => {
  const names =
    kind === 'national' ? { en, ru, az } : (known.get(`${country}|${en}`) ?? namesByRule(en, country))
  return [country, kind, names.en, names.ru, names.az]
})
const lines = [['country', 'kind', 'en', 'ru', 'az'], ...rows].map((row) => `${row.join('\t')}\n`)
writeFileSync(join(CONTENT, 'teams.tsv'), lines.join(''))
