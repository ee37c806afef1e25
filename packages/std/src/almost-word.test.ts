import { expect, it } from 'vitest'
import { beginsAlmost } from './almost-word.ts'

it.each([
  ['barselona', 'bars', true, 'as it is'],
  ['barselona', 'barselna', true, 'one left out'],
  ['barselona', 'barsellona', true, 'one more'],
  ['barselona', 'barcelona', true, 'one changed'],
  ['barselona', 'basrelona', true, 'two swapped'],
  ['barselona', 'barcelana', true, 'two in a long word'],
  ['barselona', 'borcelana', false, 'three are too many'],
  ['liverpul', 'liv', true, 'the beginning'],
  ['liverpul', 'livre', true, 'a beginning with two swapped'],
  ['liverpul', 'lavro', false, 'two in a short word'],
  ['roma', 'rom', true, 'short and right'],
  ['roma', 'rum', false, 'short words are not forgiven'],
  ['arsenal', 'brsenal', false, 'not the first letter'],
  ['inter', 'internasyonal', false, 'much longer than the word'],
])('%s typed as %s: %s (%s)', (word, typed, expected) => {
  expect(beginsAlmost(word, typed)).toBe(expected)
})
