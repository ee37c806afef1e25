const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}

export type ContentPolicy = Readonly<Record<keyof typeof POLICY, readonly string[]>>

/**
 * What a page of the site may load and do; a document allows besides what stands in it. Framed are our own pages, and
 * that of the bonuses where it is another's.
 */
export function contentPolicy(bonusFrameUrl: string | null = null): ContentPolicy {
  if (bonusFrameUrl === null) return POLICY
  return { ...POLICY, 'frame-src': [...POLICY['frame-src'], new URL(bonusFrameUrl).origin] }
}
