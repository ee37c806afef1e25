import * as z from 'zod/mini'

/**
 * What a client reads of an `ErrorAnswer`: a page that was open while the server was replaced may meet a code that it does
 * not know, and says the server's text all the same.
 */
export const HeardError = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
