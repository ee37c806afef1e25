import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { answerHandshake } from './handshake.ts'

const HEADERS = {
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}

function answer(change: Readonly<Record<string, string | undefined>> = {}, method = 'GET') {
  // Of a request only these two are read.
  return answerHandshake({ method, headers: { ...HEADERS, ...change } } as unknown as IncomingMessage)
}

describe('the opening handshake', () => {
  it('answers the key of RFC 6455 §1.3', () => {
    expect(answer()).toEqual({
      isAccepted: true,
      isCompressed: false,
      answer: expect.stringContaining('Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n'),
    })
  })

  it.each([
    ['another method', {}, 'POST', '405 Method Not Allowed'],
    ['another protocol', { upgrade: 'h2c' }, 'GET', '400 Bad Request'],
    ['an old version', { 'sec-websocket-version': '8' }, 'GET', '426 Upgrade Required'],
    ['no key', { 'sec-websocket-key': undefined }, 'GET', '400 Bad Request'],
    ['a short key', { 'sec-websocket-key': 'YWJj' }, 'GET', '400 Bad Request'],
    [
      'a key that would end the line',
      { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25j\r\n==' },
      'GET',
      '400 Bad Request',
    ],
  ])('refuses %s', (_name, change, method, status) => {
    expect(answer(change, method)).toMatchObject({ isAccepted: false, status })
  })

  it.each([
    ['permessage-deflate', true],
    ['permessage-deflate; client_max_window_bits', true],
    ['permessage-deflate; server_no_context_takeover; client_max_window_bits="12"', true],
    ['x-unknown, permessage-deflate', true],
    ['permessage-deflate; server_max_window_bits=10, permessage-deflate', true],
    ['permessage-deflate; server_max_window_bits=10', false],
    ['permessage-deflate; server_max_window_bits=15', true],
    ['permessage-deflate; what_is_this', false],
    ['permessage-deflate; client_max_window_bits=16', false],
    ['permessage-deflate; server_no_context_takeover=1', false],
    ['x-webkit-deflate-frame', false],
    ['', false],
  ])('of the offers "%s" compression is taken: %s', (offers, isCompressed) => {
    expect(answer({ 'sec-websocket-extensions': offers })).toMatchObject({ isAccepted: true, isCompressed })
  })
})
