import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findInRules, findSpans } from './find-in-rules.ts'

describe('what is looked for is found in words', () => {
  it.each([
    ['Ekspressin əmsalı', 'ekspress', ['Ekspress']],
    ['Ekspressin əmsalı', 'emsal', ['əmsal']],
    ['İdman, IDMAN, idman', 'idman', ['İdman', 'IDMAN', 'idman']],
    ['Расчёт экспресса', 'расчет ЭКСПРЕСС', ['Расчёт', 'экспресс']],
    ['system of systems', 'system', ['system', 'system']],
    ['ecosystem', 'system', []],
    ['odds 1.85', '1.85', ['1.85']],
    ['anything', 'a', []],
    ['anything', '  ', []],
    ['total totals', 'total totals', ['total', 'total']],
  ])('%s: %s', (text, query, expected) => {
    expect(findSpans(text, query).map(([from, to]) => text.slice(from, to))).toEqual(expected)
  })

  it('marks never overlap and lie within the text, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        let end = 0
        for (const [from, to] of findSpans(text, query)) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(to).toBeGreaterThan(from)
          end = to
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})

describe('articles are found', () => {
  const articles = [
    { id: 1, number: '1', title: 'General', content: '<p>An accumulator is told of later.</p>' },
    { id: 32, number: '3.2', title: 'Accumulator', content: `<p>${'Word '.repeat(60)}two or more</p>` },
    {
      id: 33,
      number: '3.3',
      title: 'System',
      content: '<p>Every <strong>accu</strong>mulator of a size.</p>',
    },
  ]

  it('by every word, those with it in their title first', () => {
    expect(findInRules(articles, 'accumulator').map(({ id }) => id)).toEqual([32, 1, 33])
    expect(findInRules(articles, 'accumulator size').map(({ id }) => id)).toEqual([33])
    expect(findInRules(articles, '3.2').map(({ id }) => id)).toEqual([32])
    expect(findInRules(articles, 'nothing of this')).toEqual([])
  })

  it('with the words around the first place', () => {
    const [found] = findInRules(articles, 'more')
    expect(found?.excerpt).toMatch(/^… Word .* two or more$/)
    expect(found?.excerpt.length).toBeLessThan(160)
  })
})
