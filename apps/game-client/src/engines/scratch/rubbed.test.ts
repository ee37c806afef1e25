import { describe, expect, it } from 'vitest'
import { createRubbed } from './rubbed.ts'

const FIELD = [100, 100, 60, 60] as const

describe('what is rubbed away', () => {
  it('opens a field when half of it is gone, over several strokes', () => {
    const rubbed = createRubbed()
    const stroke = (y: number) => ({ from: { x: 100, y }, to: { x: 160, y }, radius: 8 })
    expect(rubbed.rub(0, FIELD, stroke(105))).toBe(false)
    expect(rubbed.rub(0, FIELD, stroke(105))).toBe(false)
    expect(rubbed.rub(0, FIELD, stroke(125))).toBe(false)
    expect(rubbed.rub(0, FIELD, stroke(145))).toBe(true)
  })

  it('counts nothing beside the field, and nothing of a card before', () => {
    const rubbed = createRubbed()
    const all = { from: { x: 130, y: 100 }, to: { x: 130, y: 160 }, radius: 60 }
    expect(rubbed.rub(0, FIELD, { ...all, from: { x: 20, y: 20 }, to: { x: 30, y: 30 }, radius: 10 })).toBe(
      false,
    )
    expect(rubbed.rub(0, FIELD, all)).toBe(true)
    rubbed.clear()
    expect(rubbed.rub(0, FIELD, { ...all, radius: 1 })).toBe(false)
  })
})
