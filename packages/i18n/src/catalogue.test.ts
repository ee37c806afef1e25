import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { findPlaceholders, generateCatalogues, readSourceMessages } from '../catalogue-source.ts'

const rows = readSourceMessages()
const here = fileURLToPath(new URL('.', import.meta.url))
const repository = join(here, '..', '..', '..')

/** Keys whose last part is data: a code, a market type, an outcome, a rule. Their users look them up by name. */
const dataPrefixes = [
  ...['hilo.higher', 'hilo.lower', 'keno.number.', 'mines.tile.', 'plinko.risk.', 'wheel.risk.'],
  ...['scratch.bilet.', 'scratch.xonca.'],
  'market.type.',
  'market.group.',
  'market.section.',
  'outcome.',
  'error.',
  'mail.',
  'identity.reason.',
  'account.identity.',
  'identity.status.',
  'field.',
  'comment.',
  'period.',
  'settlement.',
  'checkout.',
  'payment.',
  'bonus.status.',
  'bonus.not.',
  'payments.group.',
  'payments.need.',
  'bet.status.',
  'results.note.',
  'statistics.mark',
  'statistics.played',
  'statistics.won',
  'statistics.drawn',
  'statistics.lost',
  'statistics.scores',
  'statistics.points',
  'bet.refusal.',
  'bet.void_reason.',
  'bet.count.',
  'csv.',
  'bet.room.',
  'mail.',
  'movement.',
  'payment.',
  'checkout.',
  'rules.part.',
  'view.odds.',
  'play.auto.end.',
  'play.press.',
  'play-verify.',
  'play-lobby.',
]

function readSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return ['node_modules', 'generated', 'dist'].includes(entry.name) ? [] : readSources(path)
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [readFileSync(path, 'utf8')] : []
  })
}

describe('messages', () => {
  it('have every language filled and no key twice', () => {
    const keys = rows.map((row) => row.key)
    expect(keys.filter((key, position) => keys.indexOf(key) !== position)).toEqual([])
    expect(rows.filter((row) => !row.key || !row.en || !row.ru || !row.az)).toEqual([])
  })

  it('compile, with the same placeholders in every language', () => {
    const differing = rows.filter((row) => {
      const names = (['en', 'ru', 'az'] as const).map((locale) =>
        [...findPlaceholders(compileMessage(row[locale])).keys()].sort().join(),
      )
      return new Set(names).size !== 1
    })
    expect(differing.map((row) => row.key)).toEqual([])
  })

  it('are all used somewhere', () => {
    const source = ['apps', 'packages'].flatMap((folder) => readSources(join(repository, folder))).join('\n')
    const unused = rows.filter(
      ({ key }) => !dataPrefixes.some((prefix) => key.startsWith(prefix)) && !source.includes(`'${key}'`),
    )
    expect(unused.map((row) => row.key)).toEqual([])
  })

  it('are compiled into the generated modules as they stand', () => {
    for (const [name, text] of generateCatalogues()) {
      expect(readFileSync(join(here, 'generated', name), 'utf8'), `${name}: run npm run i18n`).toBe(text)
    }
  })
})
