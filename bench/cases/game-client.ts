import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { must } from '@xezer/std/assert'
import { REPOSITORY } from '../../tools/rules/source-files.ts'
import { ensureBuilt } from '../browser/bench-browser.ts'
import type { BenchCase } from './bench-case.ts'

const ASSETS = join(REPOSITORY, 'apps/game-client/dist/assets')
const KIT_KB_MAX = 30
const GAME_KB_MAX = 40

/** What a frame runs: the kit, and what each engine adds to it. */
export const gameClient: BenchCase = {
  name: 'game-client',
  about: 'script size of the kit around every game, and of each engine',
  async run({ report }) {
    await ensureBuilt(['games-client'])
    const kit = must(
      readdirSync(ASSETS).find((name) => /^game-\w+\.js$/.test(name)),
      'the entry of the games',
    )
    const ofKit = listChunks([kit])
    say('script of the kit', sizeOf(ofKit), KIT_KB_MAX)
    const entries = readAsset(kit).matchAll(/"?([a-z-]+)"?:\(\)=>import\("\.\/(entry-\w+\.js)"\)/g)
    for (const [, engine = '', entry = ''] of entries) {
      const own = [...listChunks([entry])].filter((name) => !ofKit.has(name))
      say(`script of ${engine}`, sizeOf(own), GAME_KB_MAX)
    }

    function say(name: string, ours: number, most: number): void {
      report({
        name,
        ours,
        unit: 'kB gz',
        limit: { name: 'the goal', value: most },
        goal: { text: `<= ${most} kB`, isMet: ours <= most },
      })
    }
  },
}

const readAsset = (name: string) => readFileSync(join(ASSETS, name), 'utf8')

/** A chunk, and every chunk that it cannot start without. */
function listChunks(open: string[], found = new Set<string>()): ReadonlySet<string> {
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    for (const [, wanted = ''] of readAsset(name).matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g))
      open.push(wanted)
  }
  return found
}

const sizeOf = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + gzipSync(readAsset(name)).length, 0) / 1000
