import { describe, expect, it } from 'vitest'
import { type ClientFrame, clientFrame } from './example-frames.ts'
import { FrameReader, type ReadFrame } from './frame-reader.ts'

const BYTES_MAX = 300

/** Everything that comes of the pieces, in words. */
function read(pieces: readonly Buffer[]): string[] {
  const reader = new FrameReader()
  const said: string[] = []
  for (const piece of pieces) {
    // The reader may write into what it is given.
    reader.give(Buffer.from(piece))
    for (let frame = reader.next(BYTES_MAX); frame !== null; frame = reader.next(BYTES_MAX)) {
      said.push(inWords(frame))
      if (frame.kind === 'fault') return said
    }
  }
  return said
}

function inWords(frame: ReadFrame): string {
  if (frame.kind === 'fault') return `fault ${frame.code}`
  if (frame.kind === 'part') return 'part'
  const isCompressed = frame.kind === 'text' && frame.isCompressed
  return `${frame.kind}${isCompressed ? ' compressed' : ''}:${frame.payload}`
}

const hel = { opcode: 1, payload: 'Hel', isLast: false }
const lo = { opcode: 0, payload: 'lo' }
const long = 'x'.repeat(BYTES_MAX)

describe('a frame reader', () => {
  it('reads the masked example of RFC 6455 §5.7', () => {
    expect(read([Buffer.from('818537fa213d7f9f4d5158', 'hex')])).toEqual(['text:Hello'])
  })

  const cases: readonly [string, readonly ClientFrame[], readonly string[]][] = [
    [
      'two messages',
      [
        { opcode: 1, payload: 'a' },
        { opcode: 1, payload: 'b' },
      ],
      ['text:a', 'text:b'],
    ],
    ['an empty text', [{ opcode: 1 }], ['text:']],
    ['a text of two length bytes', [{ opcode: 1, payload: 'x'.repeat(200) }], [`text:${'x'.repeat(200)}`]],
    ['the longest text', [{ opcode: 1, payload: long }], [`text:${long}`]],
    ['a text that is too long', [{ opcode: 1, payload: `${long}x` }], ['fault 1009']],
    ['a gigabyte that is only announced', [{ opcode: 1, claims: 2 ** 30 }], ['fault 1009']],
    ['more than can be counted', [{ opcode: 1, claims: 2 ** 52 }], ['fault 1009']],
    ['a compressed text', [{ opcode: 1, payload: 'z', isCompressed: true }], ['text compressed:z']],
    ['a text in two parts', [hel, lo], ['part', 'text:Hello']],
    ['a ping between parts', [hel, { opcode: 9, payload: '!' }, lo], ['part', 'ping:!', 'text:Hello']],
    ['compressed parts', [{ ...hel, isCompressed: true }, lo], ['part', 'text compressed:Hello']],
    ['parts that are too long together', [{ ...hel, payload: long }, lo], ['part', 'fault 1009']],
    ['a part after no beginning', [lo], ['fault 1002']],
    ['a beginning inside a message', [hel, hel], ['part', 'fault 1002']],
    ['a later part that says it is compressed', [hel, { ...lo, isCompressed: true }], ['part', 'fault 1002']],
    [
      'ping, pong',
      [
        { opcode: 9, payload: 'p' },
        { opcode: 10, payload: 'q' },
      ],
      ['ping:p', 'pong:q'],
    ],
    ['a ping in parts', [{ opcode: 9, isLast: false }], ['fault 1002']],
    ['a compressed ping', [{ opcode: 9, isCompressed: true }], ['fault 1002']],
    ['a ping that is too long', [{ opcode: 9, payload: 'x'.repeat(126) }], ['fault 1002']],
    ['a close without a word', [{ opcode: 8 }], ['close:']],
    [
      'a close with a code',
      [{ opcode: 8, payload: Buffer.from([3, 232]) }],
      [`close:${Buffer.from([3, 232])}`],
    ],
    ['a close with half a code', [{ opcode: 8, payload: 'x' }], ['fault 1002']],
    [
      'a close with a code that never travels',
      [{ opcode: 8, payload: Buffer.from([3, 237]) }],
      ['fault 1002'],
    ],
    [
      'a close with words that are none',
      [{ opcode: 8, payload: Buffer.from([3, 232, 0xff]) }],
      ['fault 1002'],
    ],
    ['binary data', [{ opcode: 2, payload: 'x' }], ['fault 1003']],
    ['an opcode that is kept for later', [{ opcode: 3 }], ['fault 1002']],
    ['a control opcode that is kept for later', [{ opcode: 11 }], ['fault 1002']],
    ['a reserved bit', [{ opcode: 1, reserved: 0x20 }], ['fault 1002']],
    ['a frame without a mask', [{ opcode: 1, payload: 'x', isMasked: false }], ['fault 1002']],
  ]

  it.each(cases)('%s', (_name, frames, expected) => {
    const bytes = Buffer.concat(frames.map(clientFrame))
    expect(read([bytes])).toEqual(expected)
    // However the network cuts it.
    expect(read([...bytes].map((byte) => Buffer.from([byte])))).toEqual(expected)
    for (let cut = 1; cut < Math.min(bytes.length, 40); cut++) {
      expect(read([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual(expected)
    }
  })

  it('gives up on a message in endless pieces', () => {
    const piece = clientFrame({ opcode: 0, isLast: false })
    const said = read([clientFrame(hel), ...Array<Buffer>(1000).fill(piece)])
    expect(said.at(-1)).toBe('fault 1008')
    expect(said.length).toBeLessThan(50)
  })
})
