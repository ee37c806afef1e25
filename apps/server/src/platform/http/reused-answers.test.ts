import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { FLUSH_MS } from '@xezer/contract/stream'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AnswerBytes, sendAnswerBytes } from './answer-bytes.ts'
import { type AnswerSlot, createReusedAnswers, KEPT_MS } from './reused-answers.ts'

const slotOf = (): AnswerSlot => ({ kept: null })
const toPieces = (texts: readonly string[]) => texts.map((text) => new TextEncoder().encode(text))
const textOf = ({ plain }: AnswerBytes) => plain.bytes.toString()
const lengthOf = ({ plain }: AnswerBytes) =>
  Number(plain.headers[plain.headers.indexOf('content-length') + 1])

it('says what its own pieces say, whatever stood there before and whoever else is answered', () => {
  const word = fc.constantFrom('', 'a', 'bc', '"1.85"', 'Qarabağ', 'x'.repeat(100))
  const lists = fc.record({
    visitor: fc.nat(2),
    head: fc.constantFrom('{1', '{22', ''),
    texts: fc.array(word, { maxLength: 5 }),
    isSent: fc.boolean(),
    afterMs: fc.constantFrom(0, 1, FLUSH_MS, KEPT_MS),
  })
  fc.assert(
    fc.property(fc.array(lists, { maxLength: 30 }), fc.constantFrom(0, 500, 1e6), (asked, bytesMax) => {
      const reused = createReusedAnswers(bytesMax)
      const slots = [slotOf(), slotOf(), slotOf()] as const
      const held: { readonly answer: AnswerBytes; readonly bytes: Buffer; readonly text: string }[] = []
      const pieces = new Map<string, Uint8Array>()
      const pieceOf = (text: string) => {
        const piece = pieces.get(text) ?? new TextEncoder().encode(text)
        pieces.set(text, piece)
        return piece
      }
      let nowMs = 0
      for (const { visitor, head, texts, isSent, afterMs } of asked) {
        nowMs += afterMs
        const answer = reused.write(slots[visitor as 0], head, texts.map(pieceOf), nowMs)
        const text = head + texts.join('')
        expect(textOf(answer)).toBe(text)
        expect(lengthOf(answer)).toBe(Buffer.byteLength(text))
        if (isSent) answer.onSent?.()
        else held.push({ answer, bytes: answer.plain.bytes, text })
        // Whoever is still being answered is answered with what he asked for.
        for (const { bytes, text } of held) expect(bytes.toString()).toBe(text)
      }
    }),
  )
})

it('one that was sent is written over in its place, one that was not is left to who reads it', () => {
  const reused = createReusedAnswers()
  const slot = slotOf()
  const first = reused.write(slot, '{', toPieces(['1', '}']), 0)
  first.onSent?.()
  const second = reused.write(slot, '{', toPieces(['2', '}']), 1)
  expect(second.plain.bytes).toBe(first.plain.bytes)
  const third = reused.write(slot, '{', toPieces(['3', '}']), 2)
  expect([textOf(second), textOf(third)]).toEqual(['{2}', '{3}'])
})

it('is the same again within a tick only, and as long as not much else was asked for', () => {
  const reused = createReusedAnswers()
  const [slot, other] = [slotOf(), slotOf()]
  const ask = (of: AnswerSlot, nowMs: number) => {
    const answer = reused.write(of, '{}', [], nowMs)
    answer.onSent?.()
    return answer.isAgain
  }
  expect([ask(slot, 0), ask(slot, FLUSH_MS - 1), ask(slot, 2 * FLUSH_MS)]).toEqual([false, true, false])
  for (let index = 0; index < 2000; index++) ask(other, 2 * FLUSH_MS)
  expect(ask(slot, 2 * FLUSH_MS)).toBe(false)
})

it('holds no more than its bound, and nothing of who does not come back', () => {
  const reused = createReusedAnswers(1000)
  const slots = Array.from({ length: 20 }, slotOf)
  const askAll = (nowMs: number, of = slots) => {
    for (const slot of of) reused.write(slot, 'x'.repeat(100), [], nowMs).onSent?.()
  }
  const keptBytes = () => slots.reduce((sum, { kept }) => sum + (kept?.memory.length ?? 0), 0)
  askAll(0)
  askAll(1)
  expect(keptBytes()).toBeGreaterThan(500)
  expect(keptBytes()).toBeLessThanOrEqual(1000)
  askAll(KEPT_MS, slots.slice(0, 1))
  expect(slots.filter(({ kept }) => kept !== null)).toEqual([slots[0]])
})

it('is not written over while the connection holds it, nor while it waits behind another', async () => {
  const reused = createReusedAnswers()
  const slots = [slotOf(), slotOf()] as const
  // More than a system takes of a connection whose other end does not read.
  const large = new Uint8Array(32 * 2 ** 20).fill(65)
  let count = 0
  const server = createServer((request, response) => {
    const isLarge = count === 0
    sendAnswerBytes(request, response, reused.write(slots[isLarge ? 0 : 1], '{', isLarge ? [large] : [], 0))
    count += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(2))
  await expect.poll(() => count).toBe(2)
  expect(slots.map(({ kept }) => kept?.isLent)).toEqual([true, true])
  socket.destroy()
  const { port } = server.address() as AddressInfo
  slots[1].kept = null
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('{')
  expect((slots[1].kept as AnswerSlot['kept'])?.isLent).toBe(false)
  server.close()
})
