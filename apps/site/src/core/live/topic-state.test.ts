import { describe, expect, it } from 'vitest'
import { exampleNames } from './example-names.ts'
import { isOver, nothingShown, type Shown, showFailure, showGone, showImage } from './topic-state.ts'

const menu = (name: string) => ({
  sports: [{ id: 1, alias: 'football', ...exampleNames(name), countEvents: 0, leagues: [], events: [] }],
})
const shown: Shown<'menu'> = showImage('menu', nothingShown, menu('Futbol'))

describe('what a topic shows', () => {
  it('is the same state again for the same structure, and another one for another', () => {
    expect(showImage('menu', shown, menu('Futbol'))).toBe(shown)
    expect(showImage('menu', shown, menu('Football')).state.data).toEqual(menu('Football'))
  })

  it('is told as failed only while nothing is shown, and no longer once an image came', () => {
    expect(showFailure(shown)).toBe(shown)
    const failed = showFailure(nothingShown)
    expect(failed.state.isFailed).toBe(true)
    expect(showImage('menu', failed, menu('Futbol')).state.isFailed).toBe(false)
  })

  it('leaves with its data for a list, and comes back with the same image', () => {
    const gone = showGone('menu', shown)
    expect(gone.state).toEqual({ data: undefined, isGone: true, isFailed: false })
    expect(isOver('menu', gone.state)).toBe(false)
    expect(showImage('menu', gone, menu('Futbol')).state).toMatchObject({
      data: menu('Futbol'),
      isGone: false,
    })
  })

  it('stays to be read for an event, which never comes back', () => {
    const gone = showGone('event', nothingShown)
    expect([gone.state.isGone, isOver('event', gone.state), isOver('event', nothingShown.state)]).toEqual([
      true,
      true,
      false,
    ])
  })
})
