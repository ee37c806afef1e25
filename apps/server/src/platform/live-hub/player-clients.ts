/** Clients by the player whose session they hold: a bet concerns one of many thousands. */
export interface PlayerClients<Client> {
  /** `null` stands for a guest. */
  move(client: Client, from: string | null, to: string | null): void
  of(playerKey: string): ReadonlySet<Client>
}

export function createPlayerClients<Client>(): PlayerClients<Client> {
  const clients = new Map<string, Set<Client>>()
  const none: ReadonlySet<Client> = new Set()
  return {
    move(client, from, to) {
      const left = from === null ? undefined : clients.get(from)
      left?.delete(client)
      if (from !== null && left?.size === 0) clients.delete(from)
      if (to === null) return
      const joined = clients.get(to)
      if (joined === undefined) clients.set(to, new Set([client]))
      else joined.add(client)
    },
    of: (playerKey) => clients.get(playerKey) ?? none,
  }
}
