import {
  changePassword,
  login,
  logout,
  type RegisterInput,
  register,
  restore,
  restorePassword,
} from '@xezer/contract/identity'
import { ok, type Result } from '@xezer/std/result'
import type { ApiClient, ApiError } from '../../platform/api-client.ts'
import type { Session } from './session.ts'

/** Opens and ends sessions; every answer lands in the session, so that callers only handle refusals. */
export interface Identity {
  /** `code` is of the second factor, once the answer was that it is wanted. */
  login: (email: string, password: string, code?: string) => Promise<Result<void, ApiError>>
  register: (input: RegisterInput, idempotencyKey: string) => Promise<Result<void, ApiError>>
  /** The visitor is out at once; the server is told as far as it can be reached. */
  logout: () => void
  changePassword: (input: { prev: string; next: string; repeat: string }) => Promise<Result<void, ApiError>>
  /** Asks for a link to a new password; what the visitor is told. */
  askToRestore: (email: string) => Promise<Result<string, ApiError>>
  /** With what stands behind the `#` of the link; whoever is logged in here is out then. */
  restorePassword: (input: { token: string; next: string; repeat: string }) => Promise<Result<void, ApiError>>
}

export function createIdentity(api: ApiClient, session: Session): Identity {
  return {
    login: async (email, password, code) => {
      const answer = await api.call(login, { email, password, ...(code === undefined ? {} : { code }) })
      if (!answer.ok) return answer
      session.open(answer.value)
      return ok(undefined)
    },
    register: async (input, idempotencyKey) => {
      const answer = await api.call(register, input, { idempotencyKey })
      if (!answer.ok) return answer
      session.open(answer.value)
      return ok(undefined)
    },
    logout: () => {
      // The call must carry the token, so it starts before the session forgets it.
      void api.call(logout, {})
      session.end('logout')
    },
    changePassword: async (input) => {
      const answer = await api.call(changePassword, input)
      return answer.ok ? ok(undefined) : answer
    },
    askToRestore: async (email) => {
      const answer = await api.call(restore, { email })
      return answer.ok ? ok(answer.value.success) : answer
    },
    restorePassword: async (input) => {
      const answer = await api.call(restorePassword, input)
      if (!answer.ok) return answer
      session.end('logout')
      return ok(undefined)
    },
  }
}
