import { connect, createServer, type Socket } from 'node:net'

/** Stands between browser and server; can take the push stream away while calls go on. */
export interface StreamProxy {
  readonly url: string
  /** Ends every stream there is and refuses new ones, until `open`. */
  cut(): void
  /** Streams stay connected and say nothing, until `open`. */
  hush(): void
  open(): void
  stop(): Promise<void>
}

const isUpgrade = (chunk: Buffer) => /\r\nupgrade: websocket/i.test(chunk.toString('latin1'))

export async function startStreamProxy(target: string): Promise<StreamProxy> {
  const { port, hostname } = new URL(target)
  const sockets = new Set<Socket>()
  const streams = new Set<readonly [browser: Socket, server: Socket]>()
  let mode: 'open' | 'cut' | 'hushed' = 'open'
  const join = (browser: Socket, first: Buffer) => {
    const isStream = isUpgrade(first)
    if (isStream && mode === 'cut') return browser.destroy()
    const server = connect(Number(port), hostname)
    const pair = [browser, server] as const
    for (const socket of pair) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        streams.delete(pair)
        for (const end of pair) end.destroy()
      })
    }
    server.write(first)
    browser.on('data', (chunk) => void server.write(chunk))
    server.on('data', (chunk) => void browser.write(chunk))
    if (!isStream) return
    streams.add(pair)
    if (mode === 'hushed') server.pause()
  }
  const proxy = createServer((browser) => {
    // A browser also opens connections that it may never speak on.
    sockets.add(browser)
    browser.on('close', () => sockets.delete(browser))
    browser.on('error', () => browser.destroy())
    browser.once('data', (first) => join(browser, first))
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut() {
      mode = 'cut'
      for (const [browser] of streams) browser.destroy()
    },
    hush() {
      mode = 'hushed'
      for (const [, server] of streams) server.pause()
    },
    open() {
      mode = 'open'
      for (const [, server] of streams) server.resume()
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}
