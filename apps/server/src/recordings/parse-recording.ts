/** One line of a recording. */
export interface RecordedStep {
  readonly lineNumber: number
  readonly text: string
  readonly verb: string
  readonly words: readonly string[]
  /** `at=-5s`: what stands behind the first `=` of a word of letters. */
  readonly options: ReadonlyMap<string, string>
  /** What stands behind `->`; null for none. */
  readonly expected: string | null
}

export interface Recording {
  /** How it is named in an error. */
  readonly file: string
  readonly steps: readonly RecordedStep[]
}

/** Says where a recording was wrong, or where the house did something else than it expects. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError'
  constructor(file: string, { lineNumber, text }: Pick<RecordedStep, 'lineNumber' | 'text'>, what: string) {
    super(`${file}:${lineNumber}: ${what}\n  ${text}`)
  }
}

/** Whatever is between quotes is one word, and so is what is between brackets. */
const WORD = /(?:[^\s"[]|\[[^\]]*\]|"[^"]*")+/g
/** Names of options; whatever else has an `=`, such as `over=1.90`, is a word. */
const OPTION = /^(at|from|to|sport|generation|certainty|reason|minute|start|specifiers|stops|request)=(.+)$/

/** A recording is lines of words; `#` begins a comment, an empty line separates. */
export function parseRecording(file: string, text: string): Recording {
  const steps: RecordedStep[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const said = line.replace(/(^|\s)#.*$/, '').trim()
    if (said === '') continue
    const [order = '', expected = null] = said.split(' -> ')
    const all = (order.match(WORD) ?? []).map((word) => word.replaceAll('"', ''))
    const [verb = '', ...rest] = all
    const options = new Map<string, string>()
    const words: string[] = []
    for (const word of rest) {
      const [, key, value] = OPTION.exec(word) ?? []
      if (key === undefined || value === undefined) words.push(word)
      else options.set(key, value)
    }
    steps.push({
      lineNumber: index + 1,
      text: said,
      verb,
      words,
      options,
      expected: expected?.trim() ?? null,
    })
  }
  return { file, steps }
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/** `+90s`, `-1h`, `+250ms`; throws on anything else. */
export function parseSpan(text: string): number {
  const [, sign, amount, unit = ''] = /^([+-])(\d+)(ms|s|m|h)$/.exec(text) ?? []
  const unitMs = UNITS[unit]
  if (amount === undefined || unitMs === undefined) throw new Error(`not a span of time: ${text}`)
  return Number(amount) * unitMs * (sign === '-' ? -1 : 1)
}
