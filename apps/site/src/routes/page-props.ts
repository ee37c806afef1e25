import type { Params } from '../platform/router.ts'

/** What every page of the route table is given. */
export type PageProps = { params: Params }
