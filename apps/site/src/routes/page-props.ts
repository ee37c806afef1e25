import type { PageParams } from '@xezer/contract/page-routes'

/** What every page of the route table is given. */
export interface PageProps {
  params: PageParams
}
