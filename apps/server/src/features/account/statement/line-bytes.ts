import { CSV_LINE_END } from '../csv-line.ts'

const [ZERO, COLON, DOT, MINUS, END_OF_INSTANT] = [0x30, 0x3a, 0x2e, 0x2d, 0x5a]
const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60_000
/** Of an ISO instant: the day and the `T` behind it. */
const DAY_LENGTH = 11
/** The longest line but for the names in it: two numbers, an instant and two amounts of sixteen digits, and marks. */
const OWN_LENGTH_MAX = 140

/** What stands in a line of a statement; amounts and balance in minor units. */
export interface StatementLine {
  readonly number: number
  readonly atMs: number
  /** The cell of its kind, as bytes. */
  readonly kind: Buffer
  /** 0: it belongs to nothing. */
  readonly subject: number
  /** Negative when it went out. */
  readonly amount: number
  readonly balance: number
}

export interface LineBytes {
  add(line: StatementLine): void
  /** The bytes of what was added since it was last asked. */
  take(): Buffer
}

/**
 * Writes lines of a statement digit by digit: as text they would be a dozen small ones each, and five times as slow. It has the
 * cells of `statement-csv.ts`, in its order; no sum of them is a formula or has a mark in it but the name of the kind.
 */
export function createLineBytes(marks: {
  readonly separator: string
  readonly decimal: string
  readonly currency: string
}): LineBytes {
  const [separator, decimal] = [marks.separator.charCodeAt(0), marks.decimal.charCodeAt(0)]
  const end = Buffer.from(marks.separator + marks.currency + CSV_LINE_END)
  let bytes = Buffer.allocUnsafe(1 << 16)
  let at = 0
  let [dayMs, day] = [Number.NaN, Buffer.alloc(0)]

  const copy = (piece: Buffer) => {
    for (let index = 0; index < piece.length; index++) bytes[at++] = piece[index] as number
  }
  const writeTwo = (value: number) => {
    const tens = Math.trunc(value / 10)
    bytes[at++] = ZERO + tens
    bytes[at++] = ZERO + value - 10 * tens
  }
  const writeWhole = (value: number) => {
    let digits = 1
    for (let rest = value; rest >= 10; rest = Math.floor(rest / 10)) digits += 1
    at += digits
    for (let [rest, place] = [value, at - 1]; digits > 0; digits--, place--) {
      const tens = Math.floor(rest / 10)
      bytes[place] = ZERO + (rest - 10 * tens)
      rest = tens
    }
  }
  /** `1234` hundredths as `12.34`; nothing between thousands. */
  const writeAmount = (amount: number) => {
    const minor = Math.abs(amount)
    const hundredths = minor % 100
    // Two instants of a clock that was set back may stand the other way round.
    if (amount < 0) bytes[at++] = MINUS
    writeWhole((minor - hundredths) / 100)
    bytes[at++] = decimal
    writeTwo(hundredths)
  }
  /** As `Date.toISOString` does; neighbours share their day. */
  const writeInstant = (ms: number) => {
    const inDay = ((ms % DAY_MS) + DAY_MS) % DAY_MS
    if (ms - inDay !== dayMs) {
      dayMs = ms - inDay
      day = Buffer.from(new Date(dayMs).toISOString().slice(0, DAY_LENGTH))
    }
    copy(day)
    const [minutes, rest] = [Math.trunc(inDay / MINUTE_MS), inDay % MINUTE_MS]
    writeTwo(Math.trunc(minutes / 60))
    bytes[at++] = COLON
    writeTwo(minutes % 60)
    bytes[at++] = COLON
    writeTwo(Math.trunc(rest / 1000))
    bytes[at++] = DOT
    bytes[at++] = ZERO + Math.trunc((rest % 1000) / 100)
    writeTwo(rest % 100)
    bytes[at++] = END_OF_INSTANT
  }
  const makeRoom = (more: number) => {
    if (at + more <= bytes.length) return
    const larger = Buffer.allocUnsafe(2 * bytes.length + more)
    bytes.copy(larger, 0, 0, at)
    bytes = larger
  }

  return {
    add({ number, atMs, kind, subject, amount, balance }) {
      makeRoom(OWN_LENGTH_MAX + kind.length)
      writeWhole(number)
      bytes[at++] = separator
      writeInstant(atMs)
      bytes[at++] = separator
      copy(kind)
      bytes[at++] = separator
      if (subject !== 0) writeWhole(subject)
      bytes[at++] = separator
      if (amount >= 0) writeAmount(amount)
      bytes[at++] = separator
      if (amount < 0) writeAmount(-amount)
      bytes[at++] = separator
      writeAmount(balance)
      copy(end)
    },
    take() {
      const taken = Buffer.from(bytes.subarray(0, at))
      at = 0
      return taken
    },
  }
}
