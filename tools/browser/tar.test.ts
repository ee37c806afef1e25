import { describe, expect, it } from 'vitest'
import { readTar } from './tar.mjs'

/** One header block and the padded bytes, as tar writes them. */
function entry(path: string, text: string, type = '0'): Buffer {
  const header = Buffer.alloc(512)
  header.write(path, 0)
  header.write('0000755\0', 100)
  header.write(`${text.length.toString(8).padStart(11, '0')}\0`, 124)
  header.write(type, 156)
  const body = Buffer.alloc(Math.ceil(text.length / 512) * 512)
  body.write(text)
  return Buffer.concat([header, body])
}

const end = Buffer.alloc(1024)

describe('readTar', () => {
  it('gives the regular files with their bytes and modes', () => {
    const long = 'x'.repeat(700)
    const archive = Buffer.concat([entry('lib/', '', '5'), entry('lib/a.so', 'a'), entry('b', long), end])
    const files = [...readTar(archive)].map(({ path, mode, bytes }) => [path, mode, bytes.toString()])
    expect(files).toEqual([
      ['lib/a.so', 0o755, 'a'],
      ['b', 0o755, long],
    ])
  })

  it.each(['../outside', 'a/../../outside', '/etc/outside'])('refuses %s', (path) => {
    expect(() => [...readTar(Buffer.concat([entry(path, 'x'), end]))]).toThrow('leaves its folder')
  })
})
