import { afterEach, expect, it, vi } from 'vitest'
import { keepPicture } from './kept-pictures.ts'

const asked: string[] = []

class FakeImage {
  src = ''
  set srcset(value: string) {
    asked.push(value)
  }
}
vi.stubGlobal('Image', FakeImage)
vi.useFakeTimers()

afterEach(() => {
  asked.length = 0
})

const show = (name: string) => {
  keepPicture({ src: `/${name}.jpeg`, srcSet: name })
  vi.runAllTimers()
}

it('asks once for a picture that is shown again and again', () => {
  show('nar')
  show('nar')
  expect(asked).toEqual(['nar'])
})

it('lets go of the one that was not shown for longest', () => {
  show('nar')
  show('simurq')
  for (let other = 0; other < 318; other++) show(`other-${other}`)
  show('nar')
  show('one-more')
  asked.length = 0
  show('nar')
  expect(asked).toEqual([])
  show('simurq')
  expect(asked).toEqual(['simurq'])
})
