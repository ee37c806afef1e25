import type { Node } from 'oxc-parser'
import { parse, type SourceFile } from '../rules/source-files.ts'
import { type Edit, editsOf } from './operators.ts'

/** One small fault in one file. */
export interface Mutant extends Edit {
  readonly path: string
  readonly line: number
  /** The line of the file, which a reason is found by when it moves. */
  readonly code: string
  /** What stands in the file, and what the fault makes of it; both on one line. */
  readonly from: string
  readonly to: string
}

/** Every fault that the operators find in a file, in the order of the text. */
export function listMutants(file: SourceFile): Mutant[] {
  const edits: Edit[] = []
  walk(parse(file).program, null, (node, parent) => edits.push(...editsOf(node, parent, file.text)))
  const lines = file.text.split('\n')
  const lineOf = ({ start }: Edit) => file.text.slice(0, start).split('\n').length
  return edits
    .sort((one, two) => one.start - two.start || one.end - two.end)
    .map((edit) => ({
      ...edit,
      path: file.path,
      line: lineOf(edit),
      code: onOneLine(lines[lineOf(edit) - 1] ?? ''),
      from: onOneLine(file.text.slice(edit.start, edit.end)),
      to: onOneLine(edit.replacement),
    }))
}

export function applyEdit(text: string, { start, end, replacement }: Edit): string {
  return text.slice(0, start) + replacement + text.slice(end)
}

/** What is erased with the types, and what only says that something cannot be. */
const SKIPPED_TYPES =
  /^(TS(?!AsExpression|NonNullExpression|SatisfiesExpression)|Import|ExportAllDeclaration)/
const SKIPPED_KEYS = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType', 'parent'])
const ASSERTIONS = new Set(['assert', 'must', 'unreachable'])

function walk(node: Node, parent: Node | null, visit: (node: Node, parent: Node | null) => void): void {
  if (SKIPPED_TYPES.test(node.type) || isAssertion(node) || isErrorText(node, parent)) return
  if (isPartOfStatement(node, parent)) {
    const { value } = node
    for (const child of value.type === 'ArrayExpression' ? value.elements : []) {
      if (child !== null) walk(child, value, visit)
    }
    return
  }
  visit(node, parent)
  for (const [key, value] of Object.entries(node)) {
    if (SKIPPED_KEYS.has(key)) continue
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, node, visit)
    }
  }
}

function isAssertion(node: Node): boolean {
  const isStatement = node.type === 'ExpressionStatement'
  const call = isStatement ? node.expression : node
  if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier') return false
  return ASSERTIONS.has(call.callee.name) && (isStatement || call.callee.name !== 'must')
}

/**
 * The name, the text and the row of values of a database statement: the database itself refuses the others, and what is
 * prepared on a warm connection outlives the fault. The single values count.
 */
function isPartOfStatement(node: Node, parent: Node | null): node is Node & { type: 'Property' } {
  if (node.type !== 'Property' || parent?.type !== 'ObjectExpression') return false
  const keys = parent.properties.map(keyNameOf)
  const isStatement = keys.includes('text') && (keys.includes('name') || keys.includes('values'))
  return isStatement && ['name', 'text', 'values'].includes(keyNameOf(node))
}

function keyNameOf(node: Node): string {
  return node.type === 'Property' && node.key.type === 'Identifier' ? node.key.name : ''
}

/** The words of an error and the name of a class of errors are for eyes. */
function isErrorText(node: Node, parent: Node | null): boolean {
  if (parent?.type === 'PropertyDefinition') return node.type === 'Literal'
  const isText =
    node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
  if (parent?.type === 'CallExpression' && parent.callee.type === 'Identifier')
    return isText && ASSERTIONS.has(parent.callee.name)
  return parent?.type === 'NewExpression' && isText
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
