import { describe, expect, it } from 'vitest'
import { isAnswerWanted, isPollDue } from './topic-polling.ts'

describe('a poll: when it is made, and when its answer is shown', () => {
  it.each([
    ['connecting', false, false, true, true, 'nothing has come in its time'],
    ['live', false, false, true, true, 'the stream has brought nothing in its time'],
    ['live', true, false, false, false, 'the stream speaks and knows better'],
    ['stale', true, false, false, true, 'the stream fell silent: an answer under way is newer than it'],
    ['down', true, false, true, true, 'polls stand in for the stream'],
    ['down', false, false, true, true, 'polls stand in for the stream'],
    ['down', true, true, false, true, 'what is over for good is not asked for'],
    ['live', false, true, false, true, 'what is over for good is not asked for'],
  ] as const)(
    'connection %s, data %s, over %s: due %s, shown %s (%s)',
    (connection, hasData, isOver, isDue, isShown, _why) => {
      const view = { connection, hasData, isOver }
      expect([isPollDue(view), isAnswerWanted(view)]).toEqual([isDue, isShown])
    },
  )
})
