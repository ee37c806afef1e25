import type { Messages } from '@lingui/core'

/** Compiled ICU messages by key, as `compileMessage` of Lingui makes them. */
export type CompiledCatalogue = Messages
