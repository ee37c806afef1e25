import { parse, type SourceFile } from './source-files.ts'

export interface Import {
  readonly specifier: string
  /** Erased by the compiler: `import type`, or only types in the braces. */
  readonly isType: boolean
  readonly offset: number
}

/** Every import and re-export of a file, static or dynamic with a literal path. */
export function importsOf(file: SourceFile): Import[] {
  const { staticImports, staticExports, dynamicImports } = parse(file).module
  const imported = staticImports.map((statement) => ({
    specifier: statement.moduleRequest.value,
    isType: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
    offset: statement.start,
  }))
  const exported = staticExports.flatMap((statement) =>
    statement.entries.flatMap((entry) =>
      entry.moduleRequest === null || entry.moduleRequest === undefined
        ? []
        : [{ specifier: entry.moduleRequest.value, isType: entry.isType, offset: statement.start }],
    ),
  )
  const dynamic = dynamicImports.flatMap((statement) => {
    const argument = file.text.slice(statement.moduleRequest.start, statement.moduleRequest.end)
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(argument)?.[1]
    return literal === undefined ? [] : [{ specifier: literal, isType: false, offset: statement.start }]
  })
  return [...imported, ...exported, ...dynamic]
}
