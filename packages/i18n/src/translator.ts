import type { Locale } from '@xezer/std/locale'
import type { CompiledCatalogue } from './catalogue.ts'
import { formatMessage } from './format-message.ts'
import type { MessageValues } from './generated/message-values.ts'

export type MessageId = keyof MessageValues

/** The messages that take no values: what a label prop or a table of labels may hold. */
export type PlainMessageId = {
  [Id in MessageId]: MessageValues[Id] extends undefined ? Id : never
}[MessageId]

type ValuesOf<Id extends MessageId> = MessageValues[Id] extends undefined ? [] : [values: MessageValues[Id]]

/** Text of a message in one language; ids and values are checked by the compiler. */
export type Translate = <Id extends MessageId>(id: Id, ...values: ValuesOf<Id>) => string

/** A translator over one language's compiled messages. */
export function createTranslator(locale: Locale, messages: CompiledCatalogue): Translate {
  return (id, ...values) => formatMessage(locale, messages[id] ?? id, values[0] ?? {})
}

/** Text of a message whose id is data (a code, a market type); null when there is no such message. */
export function findText(
  locale: Locale,
  messages: CompiledCatalogue,
): (id: string, values: Record<string, unknown>) => string | null {
  return (id, values) => {
    const message = Object.hasOwn(messages, id) ? messages[id] : undefined
    return message === undefined ? null : formatMessage(locale, message, values)
  }
}
