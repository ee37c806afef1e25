import { describe, expect, it } from 'vitest'
import { OutlookGrid } from './outlook-grid.ts'
import { createScoreOutlook } from './score-outlook.ts'

/** Its score says at which crossing it was made. */
function gridOf(rows: { from: number; to: number }, columns: { from: number; to: number }, step: number) {
  const made: string[] = []
  const grid = new OutlookGrid({
    step,
    rows,
    columns,
    make: (row, column) => {
      made.push(`${row} ${column}`)
      return createScoreOutlook([{ home: row, away: column, chance: 1 }])
    },
  })
  const at = (row: number, column: number, word = 0): string => {
    const { home, away } = grid.at(row, column, word)
    return `${home[0]} ${away[0]}`
  }
  return { at, made }
}

describe('a grid of outlooks', () => {
  it('has each crossing once, made when it is first asked for', () => {
    const { at, made } = gridOf({ from: -4, to: 4 }, { from: 10, to: 16 }, 2)
    expect([at(-4, 10), at(0, 12), at(2, 16), at(0, 12)]).toEqual(['-4 10', '0 12', '2 16', '0 12'])
    expect(made).toEqual(['-4 10', '0 12', '2 16'])
  })

  it('ends at its last lines: whatever lies beyond is as it is there', () => {
    const { at, made } = gridOf({ from: -4, to: 4 }, { from: 10, to: 16 }, 2)
    expect([at(-99, -99), at(99, 99, 0xffffffff), at(4, 10)]).toEqual(['-4 10', '4 16', '4 10'])
    expect(made).toEqual(['-4 10', '4 16', '4 10'])
  })

  it('gives what lies between from either side, as often as it is near', () => {
    const { at } = gridOf({ from: 0, to: 8 }, { from: 0, to: 8 }, 4)
    const rows = { near: 0, far: 0 }
    const columns = { near: 0, far: 0 }
    for (let turn = 0; turn < 256; turn++) {
      const word = ((turn * 256) << 16) | (((turn * 73) % 256) * 256)
      const [row, column] = at(5, 3, word >>> 0).split(' ')
      rows[row === '4' ? 'near' : 'far'] += 1
      columns[column === '4' ? 'near' : 'far'] += 1
    }
    expect(rows).toEqual({ near: 192, far: 64 })
    expect(columns).toEqual({ near: 192, far: 64 })
  })

  it('of one line has no other', () => {
    const { at } = gridOf({ from: 0, to: 4 }, { from: 0, to: 0 }, 4)
    expect([at(0, 0, 0xffff0000), at(0, 5)]).toEqual(['0 0', '0 0'])
  })
})
