import { describe, expect, it } from 'vitest'
import { findPoint } from './point.ts'

describe('findPoint: which point of sale a request came to', () => {
  it.each([
    ['example.com', 'https://m.example.com', 5],
    ['m.example.com', 'https://m.example.com', 6],
    ['m.example.com:8443', 'https://m.example.com:8443', 6],
    ['m.example.com', 'https://m.example.com:8443', 5],
    ['m.example.com', null, 5],
    ['', 'https://m.example.com', 5],
  ])('%s beside %s is %i', (host, mobileSite, point) => {
    expect(findPoint(host, mobileSite)).toBe(point)
  })
})
