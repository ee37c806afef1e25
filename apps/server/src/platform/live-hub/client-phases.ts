/** Turns that a flush period has. */
export const PHASES = 20
/** Fewer clients than this are written to at once: a turn of its own costs more than they do. */
const CLIENTS_MIN = 250

/** Clients by the turn in which they are written to, so that nobody waits for the writes to thousands of others. */
export interface ClientPhases<Client> {
  readonly size: number
  add(client: Client): void
  remove(client: Client): void
  inPhase(phase: number): ReadonlySet<Client>
  all(): IterableIterator<Client>
}

export function createClientPhases<Client>(): ClientPhases<Client> {
  const phases = Array.from({ length: PHASES }, () => new Set<Client>())
  const none: ReadonlySet<Client> = new Set()
  const choose = () =>
    phases.find(({ size }) => size < CLIENTS_MIN) ??
    phases.reduce((least, phase) => (phase.size < least.size ? phase : least))
  return {
    get size() {
      return phases.reduce((sum, { size }) => sum + size, 0)
    },
    // A client keeps its phase: it hears from us at an even pace.
    add: (client) => void choose().add(client),
    remove(client) {
      for (const phase of phases) phase.delete(client)
    },
    inPhase: (phase) => phases[phase] ?? none,
    *all() {
      for (const phase of phases) yield* phase
    },
  }
}
