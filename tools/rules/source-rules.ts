import type { Node } from 'oxc-parser'
import { Visitor } from 'oxc-parser'
import { isTest, parse, placeOf, type SourceFile } from './source-files.ts'

/** A rule looks at one file and returns a line for every breach. */
export type Rule = (file: SourceFile) => string[]

const PURE_PACKAGES =
  /^packages\/(std|money|sport|betting|pricing|odds-book|sports|payments|bonuses|game-math|game-catalogue|game-art)\//
const VAGUE_NAME = /^(utils?|helpers?|common|misc|manager)$/
const LINES_MAX = 400
/** Lines of a function's own, and with the functions inside it: a factory may be longer than a step, not endless. */
const FUNCTION_LINES_MAX = { own: 60, whole: 90 } as const
const COMPONENT_LINES_MAX = { own: 120, whole: 120 } as const

/** Tables written as code: one row a line, read like data. */
const DATA_TABLES = [/\.(json|tsv|csv)$/, /\/migrations\//, /^tools\/football\/transliterate\.ts$/]

/** Who may read the environment: one file of the server, and what runs the programs. */
const ENVIRONMENT_READERS = [
  /^apps\/(server|games)\/src\/platform\/config\.ts$/,
  /^(tools|e2e|bench)\//,
  /^[^/]+\.config\.ts$/,
  /^apps\/site\/vite\.config\.ts$/,
]

export function findVagueName({ path }: SourceFile): string[] {
  const parts = path.split('/')
  const base = parts.at(-1) ?? ''
  const vague = parts.find((part) => VAGUE_NAME.test(part.replace(/\..*$/, '')))
  if (vague !== undefined) return [`${path}: "${vague}" says nothing about what is inside`]
  const isKebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(base)
  return isKebab ? [] : [`${path}: file names are kebab-case`]
}

export function findLongFile(file: SourceFile): string[] {
  if (DATA_TABLES.some((table) => table.test(file.path))) return []
  const lines = file.text.split('\n').length - 1
  return lines > LINES_MAX ? [`${file.path}: ${lines} lines, ${LINES_MAX} at most; split it`] : []
}

/** The lines of functions inside a function are theirs, and count once more in the whole of it. */
export function findLongFunction(file: SourceFile): string[] {
  if (isTest(file.path) || DATA_TABLES.some((table) => table.test(file.path))) return []
  const linesMax = file.path.endsWith('.tsx') ? COMPONENT_LINES_MAX : FUNCTION_LINES_MAX
  const found: string[] = []
  const innerLines: number[] = []
  const enter = () => innerLines.push(0)
  const leave = (node: Node) => {
    const whole = file.text.slice(node.start, node.end).split('\n').length
    const own = whole - (innerLines.pop() ?? 0)
    const outer = innerLines.length - 1
    if (outer >= 0) innerLines[outer] = (innerLines[outer] ?? 0) + whole - 1
    if (own > linesMax.own)
      found.push(`${placeOf(file, node.start)} a function of ${own} lines, ${linesMax.own} at most`)
    else if (whole > linesMax.whole)
      found.push(
        `${placeOf(file, node.start)} ${whole} lines with its closures, ${linesMax.whole} at most; name its parts`,
      )
  }
  visit(file, {
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
  })
  return found
}

export function findUnfinished(file: SourceFile): string[] {
  const { comments } = parse(file)
  const notes = comments
    .filter(({ value }) => /\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|nocheck|expect-error)/.test(value))
    .map(
      ({ start, value }) =>
        `${placeOf(file, start)} "${value.trim().slice(0, 40)}": finish it or leave it out`,
    )
  const skipped = isTest(file.path)
    ? matches(file, /\b(it|test|describe)\.(skip|only|todo|fixme)\b/g, 'a test that is skipped or alone')
    : []
  return [...notes, ...skipped]
}

export function findEnvironmentRead(file: SourceFile): string[] {
  if (isTest(file.path) || ENVIRONMENT_READERS.some((reader) => reader.test(file.path))) return []
  return matches(file, /\bprocess\.env\b/g, 'reads the environment; only the config of the server does')
}

export function findImpurity(file: SourceFile): string[] {
  if (!PURE_PACKAGES.test(file.path) || isTest(file.path)) return []
  return matches(
    file,
    /\b(Date\.now|Math\.random|performance\.now|crypto\.\w+)\(|\bnew Date\(\)|\b(setTimeout|setInterval|fetch)\(/g,
    'time, randomness and the world are arguments in a pure package',
  )
}

/** Where the machine's own clock, timers and randomness are taken: what starts a program, and what tests alone use. */
const MACHINE_TAKERS = [
  /^apps\/(server|games)\/src\/(main|platform\/(node-machine|pooled-random))\.ts$/,
  /^apps\/server\/src\/faults\//,
  /\/example-[^/]*\.ts$/,
]

/** A server that takes time, waiting and randomness as arguments can be driven by a test, and simulated whole. */
export function findTakenMachine(file: SourceFile): string[] {
  if (!/^(apps\/(server|games)|packages\/feed)\/src\//.test(file.path) || isTest(file.path)) return []
  if (MACHINE_TAKERS.some((taker) => taker.test(file.path))) return []
  return matches(
    file,
    /\b(Date\.now|performance\.now|Math\.random|(?<!socket\.)setTimeout|setInterval|setImmediate|randomBytes|randomFill(Sync)?|randomInt|randomUUID|getRandomValues)\(|\bnew Date\(\)|\bfrom ['"](node:)?timers(\/promises)?['"]/g,
    'clock, timers and randomness are arguments; the composition root hands them down',
  )
}

/** Instants that are compared come from one function of the database (migration 0016). */
export function findLooseInstant(file: SourceFile): string[] {
  if (!/^(apps\/server|packages\/db)\/src\//.test(file.path) || isTest(file.path)) return []
  if (/\/migrations\//.test(file.path) || /\/example-[^/]*$/.test(file.path)) return []
  return matches(
    file,
    /\b(clock|statement|transaction)_timestamp\(|\b(current|local)_?timestamp\b|(?<![.\w])now\(\)/gi,
    'an instant of the database is instant_now()',
  )
}

export function findBarrel(file: SourceFile): string[] {
  const { module, program } = parse(file)
  const stars = module.staticExports.flatMap((statement) =>
    statement.entries.filter((entry) => entry.importName.kind === 'AllButDefault'),
  )
  if (stars.length > 0) return [`${file.path}: exports everything of another file`]
  const isOnlyExports =
    program.body.length > 1 &&
    program.body.every((node) => node.type === 'ExportNamedDeclaration' && node.source !== null)
  return isOnlyExports ? [`${file.path}: only hands on what others export (a barrel)`] : []
}

/** Text on the screen comes from the catalogues, in three languages. */
export function findTextInJsx(file: SourceFile): string[] {
  if (!file.path.endsWith('.tsx') || isTest(file.path)) return []
  const found: string[] = []
  const complain = (offset: number, text: string) =>
    found.push(`${placeOf(file, offset)} text in JSX: "${text.trim().slice(0, 40)}"`)
  visit(file, {
    JSXText: (node) => {
      if (/\p{L}/u.test(node.value)) complain(node.start, node.value)
    },
    JSXAttribute: (node) => {
      const isShown = /^(title|alt|placeholder|aria-label|aria-description|label)$/.test(
        node.name.type === 'JSXIdentifier' ? node.name.name : '',
      )
      if (!isShown || node.value?.type !== 'Literal' || typeof node.value.value !== 'string') return
      if (/\p{L}/u.test(node.value.value)) complain(node.start, node.value.value)
    },
  })
  return found
}

/** Every colour has a name in the tokens, so that both themes know it. */
export function findLooseColour(file: SourceFile): string[] {
  if (!/^(apps\/site|packages\/ui)\/src\//.test(file.path) || isTest(file.path)) return []
  if (/tokens[^/]*\.css$/.test(file.path)) return []
  const pattern = file.path.endsWith('.css')
    ? /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch|lab)\(/gi
    : /['"`]#[0-9a-f]{3,8}['"`]|['"`](rgba?|hsla?|oklch)\(/gi
  return matches(file, pattern, 'a colour outside the tokens')
}

function matches(file: SourceFile, pattern: RegExp, complaint: string): string[] {
  const code = file.path.endsWith('.css') ? blank(file.text, /\/\*[\s\S]*?\*\//g) : withoutComments(file)
  return [...code.matchAll(pattern)].map((match) => `${placeOf(file, match.index)} ${match[0]}: ${complaint}`)
}

/** Comments become blanks, so that places stay where they are. */
function withoutComments(file: SourceFile): string {
  let code = file.text
  for (const { start, end } of parse(file).comments) {
    code = code.slice(0, start) + blank(code.slice(start, end), /[\s\S]+/g) + code.slice(end)
  }
  return code
}

function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (part) => part.replace(/[^\n]/g, ' '))
}

function visit(file: SourceFile, visitors: ConstructorParameters<typeof Visitor>[0]): void {
  new Visitor(visitors).visit(parse(file).program)
}
