import type { Call, CallInput, CallOutput, Schema } from '@xezer/contract/call'

/** A question that the first screen asks; the document brings its answer. */
export interface Asked {
  readonly call: string
  readonly input: object
  readonly id?: number | undefined
}

/** What the document was drawn of: answers as the calls give them, so that the script needs no second trip for them. */
export interface FirstAnswers {
  /** Whatever the document holds as the answer. */
  findRaw: (asked: Asked) => unknown
  /** The answer; undefined when it is not there or has another shape than its call says. */
  find: <C extends Call<Schema, Schema>>(
    call: C,
    input: CallInput<C>,
    id?: number,
  ) => CallOutput<C> | undefined
  /** The moment that the document shows. */
  readonly atMs: number
  /** The first screen stands: from now on they are old. */
  forget: () => void
}

export function askedKey({ call, input, id }: Asked): string {
  return `${call} ${id ?? ''} ${JSON.stringify(input)}`
}

/** `answers` by the keys of their questions. */
export function createFirstAnswers(answers: Map<string, unknown>, atMs: number): FirstAnswers {
  const findRaw = (asked: Asked) => answers.get(askedKey(asked))
  return {
    findRaw,
    find: (call, input, id) => {
      // The generic parameter hides that every input is an object.
      const answer = call.output.safeParse(findRaw({ call: call.name, input: input as object, id }))
      return answer.success ? (answer.data as CallOutput<typeof call>) : undefined
    },
    atMs,
    forget: () => answers.clear(),
  }
}
