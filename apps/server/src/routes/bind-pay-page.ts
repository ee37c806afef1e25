import type { Queryable } from '@xezer/db/pool'
import type { FastifyInstance } from 'fastify'
import { findPayForm, PAY_CSS, payPage, payPolicy } from '../features/payments/pay-page.ts'
import { requestLocale } from '../platform/http/request-locale.ts'

/** The one page that sends a form to a gateway: to that of its payment, while it waits to be paid. */
export function bindPayPage(fastify: FastifyInstance, database: Queryable): void {
  fastify.get('/pay/page.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(PAY_CSS),
  )
  fastify.get<{ Params: { reference: string } }>('/pay/:reference', async ({ params, headers }, reply) => {
    const found = await findPayForm(database, params.reference)
    if (found === null) return reply.redirect('/account/payments/history', 303)
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', payPolicy(found.form))
      .type('text/html; charset=utf-8')
      .send(payPage(found, requestLocale(headers.cookie)))
  })
}
