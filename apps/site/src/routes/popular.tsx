import { PopularPage } from '../features/prematch/popular-page.tsx'
import type { PageProps } from './page-props.ts'

/** `/popular` and `/popular/sport/{sport}`. */
export default function PopularRoute({ params }: PageProps) {
  return <PopularPage sport={params.sport === undefined ? undefined : Number(params.sport)} />
}
