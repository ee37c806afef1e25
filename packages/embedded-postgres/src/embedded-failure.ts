/** PostgreSQL cannot be started here; the message is a sentence for the person who starts us. */
export class EmbeddedFailure extends Error {
  override readonly name = 'EmbeddedFailure'
}
