import { matchPath, PAGE_ROUTES, plainPath } from '@xezer/contract/page-routes'
import type { Locale } from '@xezer/std/locale'

export interface Crawl {
  /** Takes the addresses that stand on a page: those of this site are followed. */
  add(from: string, addresses: readonly string[]): void
  /** The next page to look at: at most so many of one route. Undefined when nothing is left. */
  next(): string | undefined
  /** Every path of this site that a link led to, with a page where the link stands. */
  readonly found: ReadonlyMap<string, string>
  /** Other sites that links lead to. */
  readonly abroad: ReadonlySet<string>
}

/** The route of an address, and of which sport it is where that makes a difference. */
function kindOf(path: string, bySport: boolean): string {
  for (const pattern of PAGE_ROUTES) {
    const params = matchPath(pattern, path)
    if (params !== null) return bySport ? `${pattern} ${params.sport ?? ''}` : pattern
  }
  return path
}

/** Follows the links of a site, a page after the other, and looks at few pages of each kind. */
export function createCrawl(origin: string, pagesOfKind: number, bySport: boolean): Crawl {
  const found = new Map<string, string>()
  const abroad = new Set<string>()
  const waiting: string[] = []
  const seen = new Map<string, number>()
  return {
    found,
    abroad,
    add(from, addresses) {
      for (const address of addresses) {
        const url = new URL(address, origin)
        if (!url.protocol.startsWith('http')) continue
        if (url.origin !== origin) {
          abroad.add(url.origin)
          continue
        }
        const path = plainPath(url.pathname) + url.search
        if (found.has(path)) continue
        found.set(path, from)
        const kind = kindOf(plainPath(url.pathname), bySport)
        const count = seen.get(kind) ?? 0
        if (count >= pagesOfKind) continue
        seen.set(kind, count + 1)
        waiting.push(path)
      }
    },
    next: () => waiting.shift(),
  }
}

export interface Answer {
  readonly path: string
  readonly status: number
}

/** Asks every path for its answer, a few at once, and names those that have none to give. */
export async function findDead(
  url: string,
  paths: readonly string[],
  locale: Locale,
  untilMs: number,
): Promise<{ dead: Answer[]; asked: number }> {
  const dead: Answer[] = []
  const left = [...paths]
  let asked = 0
  const ask = async (): Promise<void> => {
    for (let path = left.pop(); path !== undefined && Date.now() < untilMs; path = left.pop()) {
      const answer = await fetch(url + path, { headers: { cookie: `locale=${locale}`, accept: 'text/html' } })
      await answer.arrayBuffer()
      asked += 1
      if (answer.status !== 200) dead.push({ path, status: answer.status })
    }
  }
  await Promise.all([ask(), ask()])
  return { dead, asked }
}
