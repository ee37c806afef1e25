import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { staleTargets, TARGETS } from './freshness.mjs'
import { ensureInstalled } from './installation.mjs'
import { endWithParent } from './parent-watch.mjs'
import { REPOSITORY, Refusal, refuseClearly, run } from './progress.mjs'

/** Installs and builds what is missing, then becomes the server: one process, so that one signal ends everything. */
export async function startSite() {
  await refuseClearly(async () => {
    process.chdir(REPOSITORY)
    await checkPort()
    await ensureInstalled()
    await ensureBuilt()
  })
  endWithParent()
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(join(REPOSITORY, TARGETS.server.product)).href)
}

/** Builds in a process of its own: compilers take memory that the server should not keep. */
export async function ensureBuilt() {
  const stale = staleTargets()
  if (stale.length === 0) return
  const { status } = await run(process.execPath, [join(REPOSITORY, 'tools/build.mjs'), ...stale])
  if (status !== 0) throw new Refusal('The build failed; its words are above.')
}

/** Asked before the long steps, since nothing is gained by installing for a port that is taken. */
async function checkPort() {
  const text = process.env.PORT ?? '8080'
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Refusal(`PORT is "${text}", but it must be a number from 0 to 65535.`)
  }
  const complaint = await new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code))
    probe.listen({ port, host: process.env.HOST || '0.0.0.0' }, () => probe.close(() => resolve(undefined)))
  })
  if (complaint === 'EADDRINUSE') {
    throw new Refusal(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
    )
  }
  if (complaint === 'EACCES') {
    throw new Refusal(`This user may not open port ${port}. Choose one above 1023: PORT=8080 npm start`)
  }
}
