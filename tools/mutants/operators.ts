import type { Node } from 'oxc-parser'

/** A change of one stretch of a file. */
export interface Edit {
  readonly operator: Operator
  readonly start: number
  readonly end: number
  readonly replacement: string
}

export type Operator =
  | 'comparison'
  | 'arithmetic'
  | 'logic'
  | 'condition'
  | 'statement'
  | 'number'
  | 'text'
  | 'truth'
  | 'list'
  | 'call'
  /** Written by hand. */
  | 'planted'

/** Each comparison with its boundary moved, and turned round. */
const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
}
const ARITHMETIC: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '**': '*',
}
const ASSIGNMENTS: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=', '*=': '/=', '??=': '=' }
/** Methods whose neighbour compiles as well. */
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  find: 'findLast',
  shift: 'pop',
  at: 'slice',
}
/** Methods whose receiver can stand for their answer. */
const LEFT_OUT = new Set(['filter', 'sort', 'toSorted', 'slice', 'reverse', 'trim', 'concat'])

/** The faults of one node. Text is what is parsed, so that each leaves the rest of the file as it is. */
export function editsOf(node: Node, parent: Node | null, text: string): Edit[] {
  const edit = (operator: Operator, at: { start: number; end: number }, replacement: string): Edit => ({
    operator,
    start: at.start,
    end: at.end,
    replacement,
  })
  const source = (at: { start: number; end: number }) => text.slice(at.start, at.end)
  switch (node.type) {
    case 'BinaryExpression': {
      const between = operatorPlace(node, text)
      const compared = COMPARISONS[node.operator]?.map((to) => edit('comparison', between, to)) ?? []
      const to = isText(node.left) || isText(node.right) ? undefined : ARITHMETIC[node.operator]
      return to === undefined ? compared : [edit('arithmetic', between, to)]
    }
    case 'LogicalExpression': {
      if (node.operator === '??') return [edit('logic', node, source(node.right))]
      return [edit('logic', operatorPlace(node, text), node.operator === '&&' ? '||' : '&&')]
    }
    case 'UnaryExpression':
      if (node.operator === '!') return [edit('logic', node, source(node.argument))]
      return node.operator === '-' && node.argument.type !== 'Literal'
        ? [edit('arithmetic', node, source(node.argument))]
        : []
    case 'AssignmentExpression': {
      const to = ASSIGNMENTS[node.operator]
      return to === undefined || isText(node.right) ? [] : [edit('arithmetic', operatorPlace(node, text), to)]
    }
    case 'UpdateExpression':
      return [
        edit(
          'arithmetic',
          node,
          source(node).replace(/\+\+|--/, (sign) => (sign === '++' ? '--' : '++')),
        ),
      ]
    case 'IfStatement':
      return ['true', 'false'].map((to) => edit('condition', node.test, to))
    case 'ConditionalExpression':
      return ['true', 'false'].map((to) => edit('condition', node.test, to))
    case 'ExpressionStatement':
      return isRemovable(node) ? [edit('statement', node, ';')] : []
    case 'ContinueStatement':
    case 'BreakStatement':
      return parent?.type === 'SwitchCase' ? [] : [edit('statement', node, ';')]
    case 'ReturnStatement':
      return node.argument === null ? [edit('statement', node, ';')] : []
    case 'Literal':
      return editsOfLiteral(node, parent, edit)
    case 'ArrayExpression':
      return node.elements.length === 0 ? [] : [edit('list', node, '[]')]
    case 'CallExpression':
      return editsOfCall(node, edit, source)
    default:
      return []
  }
}

type Make = (operator: Operator, at: { start: number; end: number }, replacement: string) => Edit

function editsOfLiteral(node: Node & { type: 'Literal' }, parent: Node | null, edit: Make): Edit[] {
  if (isKey(node, parent)) return []
  const { value } = node
  if (typeof value === 'boolean') return [edit('truth', node, String(!value))]
  if (typeof value === 'number')
    return isBeyondIndex(node, parent) ? [] : [edit('number', node, String(value + 1))]
  if (typeof value === 'bigint') return [edit('number', node, `${value + 1n}n`)]
  if (typeof value !== 'string' || parent?.type === 'ExpressionStatement') return []
  return [edit('text', node, value === '' ? "'?'" : "''")]
}

function editsOfCall(
  node: Node & { type: 'CallExpression' },
  edit: Make,
  source: (at: { start: number; end: number }) => string,
): Edit[] {
  const { callee } = node
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
  const { name } = callee.property
  // A table is also an object: `toString` is no word of it.
  const to = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
  if (to !== undefined) return [edit('call', callee.property, to)]
  return LEFT_OUT.has(name) ? [edit('call', node, source(callee.object))] : []
}

/** A call, an assignment, a wait: what has an effect. A directive has none. */
function isRemovable({ expression }: Node & { type: 'ExpressionStatement' }): boolean {
  return expression.type !== 'Literal'
}

/** Where the sign stands: between the two sides, comments and all. */
function operatorPlace(
  node: { operator: string; left: { end: number }; right: { start: number } },
  text: string,
): { start: number; end: number } {
  const start = text.indexOf(node.operator, node.left.end)
  return { start, end: start + node.operator.length }
}

function isText(node: { type: string }): boolean {
  return node.type === 'TemplateLiteral' || ('value' in node && typeof node.value === 'string')
}

/**
 * What a number reads as where an index finds none, `mass[at] ?? 0`: the types ask for it, and as a rule nobody gets there.
 * That the index finds something is still asked, by leaving the left side out.
 */
function isBeyondIndex(node: Node, parent: Node | null): boolean {
  if (parent?.type !== 'LogicalExpression' || parent.operator !== '??' || parent.right !== node) return false
  return parent.left.type === 'MemberExpression' && parent.left.computed
}

/** The name of a property is no value; a number that is an index of a fixed place is one. */
function isKey(node: Node, parent: Node | null): boolean {
  return parent?.type === 'Property' && parent.key === node && !parent.computed
}
