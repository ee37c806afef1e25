import { PrematchList } from '../features/prematch/prematch-list.tsx'
import type { PageProps } from './page-props.ts'

/** `/prematch/sport/{sport}`, also with a country or a league. */
export default function PrematchListRoute({ params }: PageProps) {
  const { sport, country, league } = params
  return (
    <PrematchList
      key={`${sport} ${country} ${league}`}
      sport={Number(sport)}
      country={country === undefined ? undefined : Number(country)}
      league={league === undefined ? undefined : Number(league)}
    />
  )
}
