import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { generateRules } from './rules-source.ts'

export interface SourceMessage {
  area: string
  key: string
  en: string
  ru: string
  az: string
}

const messagesFolder = join(fileURLToPath(new URL('.', import.meta.url)), 'messages')
const LOCALES = ['az', 'ru', 'en'] as const

/** Areas that only the server speaks: kept out of the catalogue that a browser downloads. */
const SERVER_AREAS = new Set([
  'market',
  'payment',
  'pay',
  'campaign',
  'checkout',
  'comment',
  'settlement',
  'errors',
  'history',
  'head',
  'mail',
  'movements',
])

/** What no guest reads on a first page: slip, account and the forms that lead there. It comes with their code. */
export const LATE_AREAS = new Set([
  'auth',
  'broadcast',
  'chat',
  'search',
  'affiliate',
  'fields',
  'aside',
  'join',
  'slip',
  'coupon',
  'bet',
  'cashout',
  'account',
  'payments',
  'bonuses',
  'vouchers',
  'security',
  'results',
  'lists',
  'favourites',
  'rules',
  'view',
  'safety',
  'contact',
  'identity',
  'privacy',
])

/** What pages of matches say beyond the first one: events, what stands beside them, and the menus before a match. It comes with such a page. */
export const PAGE_AREAS = new Set(['event', 'menus', 'statistics'])

/** What the frame of a game says: the kit (`play`) and each engine (`play-dice`). Only the games' client loads it. */
const isPlayArea = (area: string) => area === 'play' || area.startsWith('play-')
/** What the lobby says, and whatever tells of rounds: it comes with those pages. */
const CASINO_AREA = 'casino'

/** Every row of messages/*.tsv, in file order. */
export function readSourceMessages(): SourceMessage[] {
  const files = readdirSync(messagesFolder).filter((name) => name.endsWith('.tsv'))
  return files.sort().flatMap((file) => {
    const [, ...lines] = readFileSync(join(messagesFolder, file), 'utf8').trimEnd().split('\n')
    return lines.map((line) => {
      const [key = '', en = '', ru = '', az = ''] = line.split('\t')
      return { area: file.replace('.tsv', ''), key, en, ru, az }
    })
  })
}

/** The placeholders of one message and whether each must be a number (plurals), from its compiled form. */
export function findPlaceholders(compiled: unknown): Map<string, 'number' | 'text'> {
  const found = new Map<string, 'number' | 'text'>()
  if (!Array.isArray(compiled)) return found
  for (const token of compiled) {
    if (!Array.isArray(token)) continue
    const [name, kind, forms] = token as [string, string?, Record<string, unknown>?]
    if (kind === 'plural' || kind === 'selectordinal') found.set(name, 'number')
    else if (!found.has(name)) found.set(name, 'text')
    for (const form of Object.values(typeof forms === 'object' ? forms : {})) {
      for (const [inner, innerKind] of findPlaceholders(form))
        if (!found.has(inner)) found.set(inner, innerKind)
    }
  }
  return found
}

/** The text of every generated module by file name. */
export function generateCatalogues(): Map<string, string> {
  const rows = readSourceMessages()
  const files = new Map<string, string>()
  for (const locale of LOCALES) {
    for (const part of ['', '-pages', '-late', '-casino', '-server', '-play']) {
      const own = rows.filter((row) => partOf(row) === part)
      files.set(`${locale}${part}.ts`, presentCatalogue(own, locale))
    }
    files.set(`${locale}-rules.ts`, generateRules(locale))
  }
  files.set('message-values.ts', presentTypes(rows))
  return files
}

function partOf({ area }: SourceMessage): string {
  if (SERVER_AREAS.has(area)) return '-server'
  if (LATE_AREAS.has(area)) return '-late'
  if (isPlayArea(area)) return '-play'
  if (area === CASINO_AREA) return '-casino'
  return PAGE_AREAS.has(area) ? '-pages' : ''
}

const HEADING = '// Generated from packages/i18n/messages by `npm run i18n`. Do not edit.\n'

function presentCatalogue(rows: SourceMessage[], locale: 'az' | 'ru' | 'en'): string {
  const lines = rows.map(
    (row) => `  ${JSON.stringify(row.key)}: ${JSON.stringify(compileMessage(row[locale]))},`,
  )
  return `${HEADING}import type { CompiledCatalogue } from '../catalogue.ts'\n\nexport const messages: CompiledCatalogue = {\n${lines.join('\n')}\n}\n`
}

function presentTypes(rows: SourceMessage[]): string {
  const lines = rows.map((row) => {
    // Languages differ in which placeholders they inflect: a number anywhere is a number everywhere.
    const kinds = new Map<string, 'number' | 'text'>()
    for (const locale of LOCALES) {
      for (const [name, kind] of findPlaceholders(compileMessage(row[locale]))) {
        if (kind === 'number' || !kinds.has(name)) kinds.set(name, kind)
      }
    }
    const fields = [...kinds].map(
      ([name, kind]) => `${name}: ${kind === 'number' ? 'number' : 'string | number'}`,
    )
    return `  ${JSON.stringify(row.key)}: ${fields.length === 0 ? 'undefined' : `{ ${fields.join('; ')} }`}`
  })
  return `${HEADING}export type MessageValues = {\n${lines.join('\n')}\n}\n`
}
