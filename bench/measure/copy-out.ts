import type pg from 'pg'

/** How many bytes `copy … to stdout` sends; they are counted and let go. */
export async function copyOut(client: pg.Client, sql: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0
    const ignore = () => undefined
    // What the driver asks of a query that is sent as it stands.
    const query = {
      submit: (connection: { query(text: string): void }) => connection.query(sql),
      handleCopyData: ({ chunk }: { chunk: Buffer }) => {
        bytes += chunk.length
      },
      handleError: (error: Error) => reject(error),
      handleReadyForQuery: () => resolve(bytes),
      handleCommandComplete: ignore,
      handleRowDescription: ignore,
      handleDataRow: ignore,
      handleEmptyQuery: ignore,
      handlePortalSuspended: ignore,
      handleCopyInResponse: ignore,
    }
    client.query(query as never)
  })
}
