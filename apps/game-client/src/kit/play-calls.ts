import type { PlayCallName, PlayInputs, PlayOutputs, PlayRefusal } from '@xezer/contract/game-server'
import { err, ok, type Result } from '@xezer/std/result'

/** `OFFLINE`: nobody answered, or nothing that is one of the game server's answers. */
export type CallError =
  | PlayRefusal
  | { readonly code: 'OFFLINE'; readonly reason?: string; readonly until?: number }

/** The calls of the game server, with the session of this frame. */
export type Call = <Name extends PlayCallName>(
  name: Name,
  input: PlayInputs[Name],
) => Promise<Result<PlayOutputs[Name], CallError>>

const ANSWER_MS_MAX = 10_000

export function createCall(request: typeof fetch, session: () => string | null): Call {
  return async (name, input) => {
    try {
      const key = session()
      const response = await request(`/play/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify(input),
        signal: AbortSignal.timeout(ANSWER_MS_MAX),
      })
      const body: unknown = await response.json()
      // The server and this client are of one build: the shapes are those of the contract.
      if (response.ok) return ok(body as PlayOutputs[typeof name])
      return err(isRefusal(body) ? body : { code: 'OFFLINE' })
    } catch {
      return err({ code: 'OFFLINE' })
    }
  }
}

const isRefusal = (body: unknown): body is PlayRefusal =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'

/** What nobody can know the outcome of: the same press is said again until it is answered. */
export const isUnknown = ({ code }: CallError) =>
  code === 'OFFLINE' || code === 'INTERNAL' || code === 'CHECKING'

const WAITS_MS = [500, 1000, 2000, 4000]
export const waitBeforeTry = (tries: number) => WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 4000
