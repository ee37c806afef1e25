import { SessionUser, User } from '@xezer/contract/user'
import { createCell, type Observable } from '../../platform/observable.ts'
import type { TabStorage } from '../../platform/storage.ts'

/** Who is logged in: the bearer token and what the server said about its owner. */
export interface Player {
  token: string
  /** With the launch token that opens games; a session that an older release has stored is without it. */
  user: User | SessionUser
}

/** How a session came to its end; `expired` is told to the visitor, and `elsewhere` the tab in which it ended has done what is to do. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere'

export type Session = Observable<Player | undefined> & {
  findToken: () => string | undefined
  /** After a login or a registration. */
  open: (player: Player) => void
  /** Forgets token and user; nothing happens when nobody is logged in. */
  end: (reason: SessionEnd) => void
  /** Replaces what is known of the user, such as a setting. */
  replaceUser: (user: User) => void
  onEnd: (listener: (reason: SessionEnd) => void) => () => void
}

/** Survives reloads and keeps every tab in step (product §4, states, "Session"). */
export function createSession(keeper: TabStorage): Session {
  const player = createCell(parsePlayer(keeper.read()))
  const endListeners = new Set<(reason: SessionEnd) => void>()
  const write = (next: Player | undefined) => {
    keeper.write(next === undefined ? undefined : JSON.stringify(next))
    player.write(next)
  }
  const tellEnd = (reason: SessionEnd) => {
    for (const listener of [...endListeners]) listener(reason)
  }
  keeper.onChange(() => {
    const next = parsePlayer(keeper.read())
    const wasOpen = player.read() !== undefined
    if (JSON.stringify(next) === JSON.stringify(player.read())) return
    player.write(next)
    if (wasOpen && next === undefined) tellEnd('elsewhere')
  })
  return {
    read: player.read,
    subscribe: player.subscribe,
    findToken: () => player.read()?.token,
    open: write,
    end: (reason) => {
      if (player.read() === undefined) return
      write(undefined)
      tellEnd(reason)
    },
    replaceUser: (user) => {
      const current = player.read()
      if (current === undefined || current.user.id !== user.id) return
      // The profile and the settings come without the launch token: the one that log-in gave stays.
      const launch = 'token' in current.user ? { token: current.user.token } : {}
      write({ token: current.token, user: { ...user, ...launch } })
    },
    onEnd: (listener) => {
      endListeners.add(listener)
      return () => endListeners.delete(listener)
    },
  }
}

/** What an older release or a curious visitor left in storage is not trusted. */
function parsePlayer(text: string | undefined): Player | undefined {
  if (text === undefined) return undefined
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) return undefined
    const { token, user } = stored as Record<string, unknown>
    if (typeof token !== 'string') return undefined
    const [whole, old] = [SessionUser.safeParse(user), User.safeParse(user)]
    if (whole.success) return { token, user: whole.data }
    return old.success ? { token, user: old.data } : undefined
  } catch {
    return undefined
  }
}
