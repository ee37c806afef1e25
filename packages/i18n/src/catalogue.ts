/** A piece of a compiled message: text, a value by name, or a choice between forms. */
export type CompiledToken =
  | string
  | readonly [name: string]
  | readonly [name: string, kind: CompiledChoice, forms: Readonly<Record<string, CompiledMessage>>]

export type CompiledChoice = 'plural' | 'selectordinal' | 'select'

export type CompiledMessage = string | readonly CompiledToken[]

/** Compiled ICU messages by key, as `compileMessage` of Lingui makes them. */
export type CompiledCatalogue = Readonly<Record<string, CompiledMessage>>
