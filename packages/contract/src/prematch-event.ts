import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { EventPage } from './live.ts'

export const prematchEvent = defineCall({
  name: 'prematchEvent',
  method: 'GET',
  path: 'prematch/event/{id}',
  auth: 'optional',
  summary: 'One pre-match event with all its markets',
  input: z.object({}),
  output: EventPage,
  errors: ['event_not_found'],
})
