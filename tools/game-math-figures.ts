import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { countFigures } from '../packages/game-catalogue/src/figures/count-figures.ts'
import { figuresModule, figuresTable } from '../packages/game-catalogue/src/figures/figures-text.ts'

// npm run games:figures: what each engine is worth, from its definition, into the catalogue and the page of the mathematics.
const counted = countFigures()
const folder = new URL('../packages/game-catalogue/src/generated/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('figures.ts', folder), figuresModule(counted))

const page = new URL('../docs/game-mathematics.md', import.meta.url)
const text = readFileSync(page, 'utf8')
const [start, end] = ['<!-- figures -->', '<!-- /figures -->'].map((mark) => text.indexOf(mark))
if (start === undefined || end === undefined || start < 0 || end < start)
  throw new Error('the page has lost its marks')
writeFileSync(
  page,
  `${text.slice(0, start)}<!-- figures -->\n\n${figuresTable(counted)}\n\n${text.slice(end)}`,
)
