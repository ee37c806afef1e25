import fastifyFactory from 'fastify'
import { expect, it } from 'vitest'
import { bindLanguageLinks } from './bind-language-links.ts'

const fastify = fastifyFactory()
fastify.get('/*', async (_request, reply) => reply.code(404).send('elsewhere'))
bindLanguageLinks(fastify)

it.each(['az', 'ru', 'en'])(
  'a link in %s keeps that language and goes on to the plain address',
  async (lang) => {
    const { statusCode, headers } = await fastify.inject(`/live/sport/3/lang/${lang}`)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      302,
      '/live/sport/3',
      'no-store',
    ])
    expect(headers['set-cookie']).toBe(`locale=${lang}; Path=/; Max-Age=31536000; SameSite=Lax`)
  },
)

it.each([
  '/live/sport/3/lang/de',
  '/live/sport/3/lang/',
  '/live/sport/0/lang/ru',
  '/live/sport/x/lang/ru',
  '/live/sport/%2F%2Fevil.example/lang/ru',
  '/live/sport/1%0d%0aset-cookie:a=b/lang/ru',
])('%s is no such link', async (path) => {
  const { statusCode, headers } = await fastify.inject(path)
  expect([statusCode, headers.location, headers['set-cookie']]).toEqual([404, undefined, undefined])
})
