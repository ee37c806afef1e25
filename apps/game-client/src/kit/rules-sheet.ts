import { draw, make } from './dom.ts'
import type { RuleBlock, RuleSection, SymbolRow } from './game-entry.ts'
import type { Sprites } from './sprites.ts'

type SymbolText = (symbol: string) => string | null

/** Rules and pays as a page of their own. */
export function renderRules(
  sections: readonly RuleSection[],
  sprites: Sprites,
  symbolOf: SymbolText,
): HTMLElement {
  return make(
    'article',
    { class: 'rules' },
    ...sections.map(({ title, blocks }) =>
      make(
        'section',
        {},
        make('h3', {}, title),
        ...blocks.map((block) => renderBlock(block, sprites, symbolOf)),
      ),
    ),
  )
}

function renderBlock(block: RuleBlock, sprites: Sprites, symbolOf: SymbolText): HTMLElement {
  switch (block.kind) {
    case 'text':
      return make('p', {}, block.text)
    case 'table':
      return renderTable(block.head, block.rows)
    case 'symbols':
      return make(
        'ul',
        { class: 'symbol-pays' },
        ...block.rows.map((row) => renderSymbol(row, sprites, symbolOf)),
      )
    case 'lines':
      return make(
        'ol',
        { class: 'line-shapes' },
        ...block.lines.map((line, place) =>
          make('li', {}, make('span', {}, String(place + 1)), drawLine(line, block.rows)),
        ),
      )
  }
}

function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  const headRow = make('tr', {}, ...head.map((words) => make('th', { scope: 'col' }, words)))
  return make(
    'div',
    { class: 'table-box', tabindex: 0 },
    make(
      'table',
      {},
      head.length === 0 ? null : make('thead', {}, headRow),
      make('tbody', {}, ...rows.map((row) => make('tr', {}, ...row.map((words) => make('td', {}, words))))),
    ),
  )
}

function renderSymbol(
  { symbol, name, pays }: SymbolRow,
  sprites: Sprites,
  symbolOf: SymbolText,
): HTMLElement {
  const svg = symbolOf(symbol)
  return make(
    'li',
    {},
    svg === null ? null : make('img', { src: sprites.address(svg), alt: '', width: 56, height: 56 }),
    make('div', {}, make('b', {}, name), ...pays.map((words) => make('span', {}, words))),
  )
}

const CELL = 8

function drawLine(line: readonly number[], rows: number): Node {
  const cells = line.flatMap((row, reel) =>
    Array.from({ length: rows }, (_, place) =>
      draw('rect', {
        class: place === row ? 'is-on' : '',
        x: reel * CELL + 1,
        y: place * CELL + 1,
        width: CELL - 2,
        height: CELL - 2,
        rx: 1.5,
      }),
    ),
  )
  const [width, height] = [line.length * CELL, rows * CELL]
  return draw('svg', { width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' }, ...cells)
}
