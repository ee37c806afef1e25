import { expect, it, vi } from 'vitest'
import { drawDocument } from './document.tsx'

// A server draws documents for weeks: whatever outlives a page must not hear of its stores, or it keeps all of them.

const PAGES = 3
const parts: WeakRef<object>[] = []
const { noteParts } = vi.hoisted(() => ({ noteParts: { note: (_part: unknown) => {} } }))
noteParts.note = (part) => {
  if (part !== null && (typeof part === 'object' || typeof part === 'function')) parts.push(new WeakRef(part))
}
vi.mock('./compose-services.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('./compose-services.ts')>()
  const note = (made: object) => {
    for (const part of Object.values(made)) {
      noteParts.note(part)
      if (part !== null && typeof part === 'object')
        for (const method of Object.values(part)) noteParts.note(method)
    }
  }
  return {
    composeOffer(...given: Parameters<typeof real.composeOffer>) {
      const offer = real.composeOffer(...given)
      note(offer)
      return offer
    },
    composeServices(...given: Parameters<typeof real.composeServices>) {
      const services = real.composeServices(...given)
      note(services)
      return services
    },
  }
})

/** The site is checked as a browser's code, which knows no module of Node. */
async function fromNode<Module>(name: string): Promise<Module> {
  return (await import(/* @vite-ignore */ `node:${name}`)) as Module
}

async function collectGarbage(): Promise<void> {
  const { setFlagsFromString } = await fromNode<{ setFlagsFromString: (flag: string) => void }>('v8')
  setFlagsFromString('--expose-gc')
  const { runInNewContext } = await fromNode<{ runInNewContext: (code: string) => () => void }>('vm')
  // What was looked at in a turn of the loop is kept until its end.
  await new Promise((resolve) => setTimeout(resolve, 0))
  runInNewContext('gc')()
}

/** Of a server that refuses whatever it is asked. */
async function draw(answers: Readonly<Record<string, null>> = {}): Promise<void> {
  const drawn = await drawDocument({ path: '/', search: '', locale: 'az', answers, atMs: 0 })
  if (drawn.kind === 'asks') await draw(Object.fromEntries(drawn.questions.map(({ key }) => [key, null])))
}

it('nothing of a page stays when it was drawn', async () => {
  for (let page = 0; page < PAGES; page++) await draw()
  expect(parts.length).toBeGreaterThan(50 * PAGES)
  await collectGarbage()
  const timesKept = new Map<object, number>()
  for (const part of parts) {
    const kept = part.deref()
    if (kept !== undefined) timesKept.set(kept, (timesKept.get(kept) ?? 0) + 1)
  }
  // What stands still is the same for all of them.
  const ofOnePage = [...timesKept].filter(([, times]) => times < PAGES)
  expect(ofOnePage).toEqual([])
})
