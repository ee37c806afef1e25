import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A letter as a mail server got it. */
export interface GotLetter {
  readonly to: readonly string[]
  /** The whole message as it came. */
  readonly source: string
  header(name: string): string
}

export interface ExampleMailServer {
  readonly url: string
  readonly letters: readonly GotLetter[]
  close(): Promise<void>
}

/** A mail server on loopback, for tests; it knows every address but those of `nobody@`. */
export async function openMailServer(port = 0): Promise<ExampleMailServer> {
  const letters: GotLetter[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, answer) {
      const isKnown = !address.startsWith('nobody@')
      answer(isKnown ? undefined : Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
    },
    onData(stream, { envelope }, answer) {
      text(stream).then((source) => {
        letters.push({
          to: envelope.rcptTo.map(({ address }) => address),
          source,
          header: findHeader(source),
        })
        answer()
      }, answer)
    },
  })
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const { port: taken } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${taken}`,
    letters,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Headers may be folded over lines. */
function findHeader(source: string): (name: string) => string {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  return (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
}
