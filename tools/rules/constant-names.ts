import type { Expression, SpreadElement } from 'oxc-parser'
import { isTest, parse, placeOf, type SourceFile } from './source-files.ts'

/** Migrations and generated texts are read by their names. */
const NAMED_ELSEWHERE = [/\/migrations\//, /\/generated\//]
const UPPER_CASE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/

/** A constant of a module that is written as data is in UPPER_CASE: numbers, texts, lists, sets and tables of them. */
export function findConstantNames(file: SourceFile): string[] {
  if (isTest(file.path) || NAMED_ELSEWHERE.some((place) => place.test(file.path))) return []
  return findDataConstants(file)
    .filter(({ name }) => !UPPER_CASE.test(name))
    .map(({ name, start }) => `${placeOf(file, start)} ${name}: a constant that is data is in UPPER_CASE`)
}

export interface DataConstant {
  readonly name: string
  readonly start: number
}

export function findDataConstants(file: SourceFile): DataConstant[] {
  return parse(file).program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return []
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init !== null && isData(init) ? [{ name: id.name, start: id.start }] : [],
    )
  })
}

function isData(node: Expression | SpreadElement): boolean {
  switch (node.type) {
    case 'Literal':
      return true
    case 'Identifier':
      return UPPER_CASE.test(node.name)
    case 'UnaryExpression':
      return isData(node.argument)
    case 'BinaryExpression':
      return node.left.type !== 'PrivateIdentifier' && isData(node.left) && isData(node.right)
    case 'TemplateLiteral':
      return node.expressions.every(isData)
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isData(node.expression)
    case 'ArrayExpression':
      return node.elements.every((element) => element !== null && isData(element))
    case 'ObjectExpression':
      return node.properties.every((property) => property.type === 'Property' && isData(property.value))
    case 'NewExpression':
      return isSetOrMap(node.callee) && node.arguments.length === 1 && node.arguments.every(isData)
    default:
      return false
  }
}

function isSetOrMap(callee: Expression): boolean {
  return callee.type === 'Identifier' && (callee.name === 'Set' || callee.name === 'Map')
}
