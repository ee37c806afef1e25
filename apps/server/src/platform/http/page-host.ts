/** Stands in a policy for the host that the page was asked at, without its port. */
export const PAGE_HOST = '{host}'

const HOST = /^([\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/** What is sent to who asked at `host`: a name that is none names nobody. */
export function fillPageHost(policy: string, host: string | undefined): string {
  const [, name = 'localhost'] = HOST.exec(host ?? '') ?? []
  return policy.replaceAll(PAGE_HOST, name)
}
