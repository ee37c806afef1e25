import { type Locale, parseLocale } from '@xezer/std/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  CHECKOUT_CSS,
  checkoutEnd,
  checkoutPage,
  WITHOUT_ACCOUNT,
} from '../features/sandbox-gateway/checkout-page.ts'
import { CHECKOUT_CHOICES, type SandboxGateway } from '../features/sandbox-gateway/sandbox-gateway.ts'
import { requestLocale } from '../platform/http/request-locale.ts'
import { SIGNATURE_HEADER } from '../platform/message-digest.ts'
import { takeRawBodies } from './bind-hooks.ts'

const LATE_SECONDS_MAX = 90_000
const LATE_SECONDS = 30
const ACCOUNT = /^[^\p{C}]{4,64}$/u
type Checkout = FastifyRequest<{ Params: { token: string }; Querystring: { lang?: string; put?: string } }>

/** The doors of the sandbox gateway: its calls for shops, its checkout for payers. */
export function bindSandbox(fastify: FastifyInstance, sandbox: SandboxGateway): void {
  void fastify.register(async (inner) => {
    takeRawBodies(inner)
    inner.post<{ Params: { call: string } }>('/sandbox/:call', async (request, reply) => {
      const signature = request.headers[SIGNATURE_HEADER]
      const said = await sandbox.answer(
        request.params.call,
        typeof signature === 'string' ? signature : null,
        bodyOf(request),
      )
      if (said !== 'silence')
        return reply.code(said.status).header('cache-control', 'no-store').send(said.json)
      reply.hijack()
      request.raw.socket.destroy()
      return reply
    })
    inner.get('/sandbox/checkout.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(CHECKOUT_CSS),
    )
    inner.get('/sandbox/checkout/:token', async (request: Checkout, reply) => {
      const locale = localeOf(request)
      const order = await sandbox.findCheckout(request.params.token)
      if (order === null || order.kind !== 'deposit') return sendPage(reply, 404, checkoutEnd('none', locale))
      if (order.status === 'pending' && request.query.put === 'off')
        return sendPage(reply, 200, checkoutEnd('pending', locale))
      const isOpen = order.status === 'waiting' || order.status === 'pending'
      if (isOpen) return sendPage(reply, 200, checkoutPage(order, locale))
      return sendPage(reply, 200, checkoutEnd(order.status === 'closed' ? 'closed' : 'over', locale))
    })
    inner.post('/sandbox/checkout/:token', (request: Checkout, reply) => choose(sandbox, request, reply))
  })
}

async function choose(
  sandbox: SandboxGateway,
  request: Checkout,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const locale = localeOf(request)
  const form = new URLSearchParams(bodyOf(request).toString('utf8'))
  const choice = CHECKOUT_CHOICES.find((known) => known === form.get('choice'))
  const typed = (form.get('account') ?? '').trim()
  const account = ACCOUNT.test(typed) ? typed : null
  const seconds = Number(form.get('seconds') ?? LATE_SECONDS)
  const isRight = Number.isInteger(seconds) && seconds >= 1 && seconds <= LATE_SECONDS_MAX
  const own = `/sandbox/checkout/${encodeURIComponent(request.params.token)}?lang=${locale}`
  const isWhole = choice !== undefined && ((account !== null && isRight) || WITHOUT_ACCOUNT.includes(choice))
  if (!isWhole) return reply.redirect(own, 303)
  const order = await sandbox.choose(request.params.token, choice, account, seconds)
  if (order === null) return sendPage(reply, 409, checkoutEnd('over', locale))
  // An answer with an address of its own: who comes back to it sends nothing again.
  if (choice === 'pend') return reply.redirect(`${own}&put=off`, 303)
  return reply.redirect(order.returnPath ?? '/', 303)
}

function bodyOf(request: FastifyRequest): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
}

function localeOf(request: Checkout): Locale {
  const { lang } = request.query
  return lang === undefined ? requestLocale(request.headers.cookie) : parseLocale(lang)
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
}
