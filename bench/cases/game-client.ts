import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { REPOSITORY } from '../../tools/rules/source-files.ts'
import { ensureBuilt } from '../browser/bench-browser.ts'
import type { BenchCase } from './bench-case.ts'

const DIST = join(REPOSITORY, 'apps/game-client/dist')
const KIT_KB_MAX = 30
const GAME_KB_MAX = 40

/** What a frame runs: the kit, and what each engine adds to it. */
export const gameClient: BenchCase = {
  name: 'game-client',
  about: 'script size of the kit around every game, and of each engine',
  async run({ report }) {
    await ensureBuilt(['games-client'])
    const { page, engines }: Preloads = JSON.parse(readFileSync(join(DIST, 'preloads.json'), 'utf8'))
    say('script of the kit', sizeOf(page), KIT_KB_MAX)
    for (const [engine, files] of Object.entries(engines)) {
      const own = files.filter((name) => !page.includes(name))
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

interface Preloads {
  readonly page: readonly string[]
  readonly engines: Readonly<Record<string, readonly string[]>>
}

const sizeOf = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + gzipSync(readFileSync(join(DIST, name))).length, 0) / 1000
