import type { TSType, TSTypeAnnotation } from 'oxc-parser'
import { Visitor } from 'oxc-parser'
import { parse, placeOf, type SourceFile } from './source-files.ts'

/** The page and its journeys still say undefined in their own types. */
const NOT_YET = /^(apps\/site|packages\/ui|e2e)\//

type Declared = TSTypeAnnotation | TSType | null | undefined

/**
 * A declared result, field, variable or argument of a type says null where there is none. Undefined is what was not
 * given (an optional property, a parameter) and what the language gives: entries of a record, a timer to be cleared.
 */
export function findUndefinedTypes(file: SourceFile): string[] {
  if (NOT_YET.test(file.path)) return []
  const found: string[] = []
  const look = (declared: Declared): void => {
    const type = declared?.type === 'TSTypeAnnotation' ? declared.typeAnnotation : declared
    if (type?.type !== 'TSUnionType') return
    const kinds = type.types.map((part) => part.type)
    if (!kinds.includes('TSUndefinedKeyword') || kinds.includes('TSNullKeyword')) return
    const words = file.text.slice(type.start, type.end)
    if (!words.includes('Timeout'))
      found.push(`${placeOf(file, type.start)} ${words}: say null for "there is none"`)
  }
  const lookAtResult = (node: { returnType?: Declared }): void => look(node.returnType)
  const lookAtField = (node: { optional?: boolean; typeAnnotation?: Declared }): void => {
    if (node.optional !== true) look(node.typeAnnotation)
  }
  new Visitor({
    FunctionDeclaration: lookAtResult,
    FunctionExpression: lookAtResult,
    ArrowFunctionExpression: lookAtResult,
    TSFunctionType: lookAtResult,
    TSMethodSignature: lookAtResult,
    TSPropertySignature: lookAtField,
    PropertyDefinition: lookAtField,
    TSTypeAliasDeclaration: (node) => look(node.typeAnnotation),
    VariableDeclarator: ({ id }) => look(id.typeAnnotation),
    CallExpression: (node) => node.typeArguments?.params.forEach(look),
    NewExpression: (node) => node.typeArguments?.params.forEach(look),
    TSTypeReference: ({ typeName, typeArguments }) => {
      const isRecord = typeName.type === 'Identifier' && typeName.name === 'Record'
      if (!isRecord) typeArguments?.params.forEach(look)
    },
  }).visit(parse(file).program)
  return found
}
