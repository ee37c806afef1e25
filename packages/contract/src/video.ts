import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { CountedSport } from './live.ts'

export const liveListVideo = defineCall({
  name: 'liveListVideo',
  method: 'GET',
  path: 'live/listVideo',
  auth: 'none',
  summary: 'Sports in play with the number of their events that have a broadcast',
  input: z.object({}),
  output: z.object({ sports: z.array(CountedSport) }),
  errors: [],
})
