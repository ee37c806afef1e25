import { createRequire } from 'node:module'
import { formatDate } from '@xezer/i18n/format-date'
import { formatAmount } from '@xezer/i18n/format-money'
import { formatClock } from '@xezer/i18n/format-time'
import { findServerText } from '@xezer/i18n/server-text'
import type { Locale } from '@xezer/std/locale'
import PDFDocument from 'pdfkit'
import type { MovementRow, Period, Summary } from './find-movements.ts'
import { nameMovement } from './name-movement.ts'

/** Minutes ahead of it. */
const UTC = 0

/** Whose account it is. */
export interface Holder {
  readonly playerId: number
  readonly name: string
}

const { resolve } = createRequire(import.meta.url)
/** The site's own letters; they have those of all three languages. */
const FONT = resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf')
const BOLD = resolve('@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf')

const MARGIN = 48
const WIDTH = 595.28 - 2 * MARGIN
const LINE = 18
const FOOT = 841.89 - MARGIN - LINE
const GREY = '#5b6673'
const INK = '#17202a'

/** Left edge, width and side of each column of the table. */
const COLUMNS = [
  { key: 'placed', at: 0, width: 100, align: 'left' },
  { key: 'movement', at: 100, width: 165, align: 'left' },
  { key: 'subject', at: 265, width: 74, align: 'left' },
  { key: 'amount', at: 339, width: 80, align: 'right' },
  { key: 'balance', at: 419, width: 80, align: 'right' },
] as const
type Cells = Readonly<Record<(typeof COLUMNS)[number]['key'], string>>

/** A statement on paper: pages of a table with its headings, numbers and balances. */
export interface StatementPdf {
  add(row: MovementRow): void
  end(): Promise<Buffer>
}

/** Times are UTC, so that the paper says the same wherever it is read. */
export function beginStatementPdf(
  { holder, period, summary, madeMs }: StatementFacts,
  locale: Locale,
): StatementPdf {
  const say = (id: string) => findServerText(locale, id) ?? id
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    bufferPages: true,
    font: FONT,
    lang: locale,
    info: { Title: `${say('statement.title')} ${holder.playerId}`, CreationDate: new Date(madeMs) },
  })
  const whole = collect(document)
  document.registerFont('plain', FONT).registerFont('bold', BOLD)
  let y = MARGIN
  const write = (cells: Cells, font: 'plain' | 'bold', colour = INK) => {
    document.font(font, 9).fillColor(colour)
    for (const { key, at, width, align } of COLUMNS) {
      document.text(cells[key], MARGIN + at, y, {
        width,
        align,
        height: LINE,
        lineBreak: false,
        ellipsis: true,
      })
    }
    y += LINE
  }
  const headings = () => {
    write(headingsOf(say), 'bold', GREY)
    document
      .moveTo(MARGIN, y - 5)
      .lineTo(MARGIN + WIDTH, y - 5)
      .strokeColor('#d5dae0')
      .stroke()
  }
  const place = (cells: Cells, font: 'plain' | 'bold' = 'plain') => {
    if (y > FOOT) {
      document.addPage()
      y = MARGIN
      headings()
    }
    write(cells, font)
  }
  y = writeTitle(document, say, { holder, period, currency: summary.currency, madeMs })
  headings()
  place(balanceOf(say('statement.opening'), summary.opening), 'bold')
  return {
    add(row) {
      place({
        placed: sayInstant(row.at.getTime()),
        movement: nameMovement(row.code, locale),
        subject: row.subject === null ? '' : String(row.subject),
        amount: `${row.amount > 0n ? '+' : ''}${formatAmount(row.amount)}`,
        balance: formatAmount(row.balance),
      })
    },
    end() {
      place({ ...NOTHING, movement: say('csv.in'), amount: `+${formatAmount(summary.in)}` })
      place({ ...NOTHING, movement: say('csv.out'), amount: formatAmount(-summary.out) })
      place(balanceOf(say('statement.closing'), summary.closing), 'bold')
      numberPages(document)
      document.end()
      return whole
    },
  }
}

export interface StatementFacts {
  readonly holder: Holder
  readonly period: Period
  readonly summary: Summary
  /** When it was made. */
  readonly madeMs: number
}

type Document = InstanceType<typeof PDFDocument>
const NOTHING: Cells = { placed: '', movement: '', subject: '', amount: '', balance: '' }

function headingsOf(say: (id: string) => string): Cells {
  const [placed, movement, subject] = [say('csv.placed'), say('csv.movement'), say('csv.subject')]
  return { placed, movement, subject, amount: say('csv.amount'), balance: say('csv.balance') }
}

function balanceOf(movement: string, balance: bigint): Cells {
  return { ...NOTHING, movement, balance: formatAmount(balance) }
}

function writeTitle(
  document: Document,
  say: (id: string) => string,
  told: Pick<StatementFacts, 'holder' | 'period' | 'madeMs'> & { readonly currency: string },
): number {
  const { holder, period, currency, madeMs } = told
  document.font('bold', 20).fillColor(INK).text('Xəzər', MARGIN, MARGIN)
  document.font('bold', 14).text(say('statement.title'), MARGIN, MARGIN + 34)
  const days = `${sayInstant(period.fromMs)} – ${sayInstant(period.toMs)} UTC`
  const lines = [
    `${holder.name} · № ${holder.playerId} · ${currency}`,
    days,
    `${say('statement.made')}: ${sayInstant(madeMs)} UTC`,
  ]
  document.font('plain', 10).fillColor(GREY)
  for (const [at, line] of lines.entries()) {
    document.text(line, MARGIN, MARGIN + 58 + at * 16, { width: WIDTH, lineBreak: false, ellipsis: true })
  }
  return MARGIN + 58 + lines.length * 16 + LINE
}

function numberPages(document: Document): void {
  const { start, count } = document.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page)
    document.font('plain', 9).fillColor(GREY)
    const words = `${page + 1} / ${count}`
    document.text(words, MARGIN, FOOT + LINE + 8, { width: WIDTH, align: 'right', lineBreak: false })
  }
}

/** `21.11.2026 20:05:31` */
function sayInstant(instantMs: number): string {
  const instant = new Date(instantMs)
  return `${formatDate(instant, UTC)} ${formatClock(instant, UTC)}`
}

function collect(document: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
}
