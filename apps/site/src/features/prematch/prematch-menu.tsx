import { type MenuSport, prematchList } from '@xezer/contract/prematch'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { useCall } from '../../core/calls/use-call.ts'
import { useHours, withHours } from '../../core/chrome/hours.ts'
import { SideFolder, SideLeaf, SideList, SideTile } from '../../core/chrome/side-menu.tsx'
import { prematchCountryPath, prematchLeaguePath, prematchSportPath } from '../../core/paths.ts'
import { usePlace } from '../../platform/router-context.tsx'

/** New fixtures appear in the menu within this time. */
const refreshMs = 30_000

/** Sports → countries → leagues, within the hours of the time filter. */
export function PrematchMenu({ isCompact }: { isCompact: boolean }) {
  const text = useText()
  const hours = useHours()
  const { data, error, reload } = useCall(prematchList, { hours }, { refreshMs })
  if (data === undefined) {
    if (error !== undefined) return isCompact ? null : <ErrorState onRetry={reload} />
    return <Skeleton rows={8} rowHeight={40} />
  }
  if (data.sports.length === 0) return isCompact ? null : <EmptyState title={text('err.no_events')} />
  if (isCompact) {
    return (
      <SideList>
        {data.sports.map((sport) => (
          <SideTile
            key={sport.id}
            to={withHours(prematchSportPath(sport.id), hours)}
            alias={sport.alias}
            name={sport.name}
            count={sport.countEvents}
          />
        ))}
      </SideList>
    )
  }
  return (
    <SideList>
      {data.sports.map((sport) => (
        <SportFolder key={sport.id} sport={sport} isFirst={sport === data.sports[0]} />
      ))}
    </SideList>
  )
}

function SportFolder({ sport, isFirst }: { sport: MenuSport; isFirst: boolean }) {
  const text = useText()
  const hours = useHours()
  const { path } = usePlace()
  const [isOpen, setIsOpen] = useState(isFirst)
  const sportPath = prematchSportPath(sport.id)
  return (
    <SideFolder
      name={sport.name}
      count={sport.countEvents}
      picture={{ sport: sport.alias }}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      <SideList isNested>
        <SideLeaf to={withHours(sportPath, hours)} isCurrent={path === sportPath}>
          {text('prematch.all_matches')}
        </SideLeaf>
        {sport.countries.map((country) => (
          <CountryFolder key={country.id} sport={sport.id} country={country} />
        ))}
      </SideList>
    </SideFolder>
  )
}

function CountryFolder({ sport, country }: { sport: number; country: MenuSport['countries'][number] }) {
  const hours = useHours()
  const text = useText()
  const { path } = usePlace()
  const countryPath = prematchCountryPath(sport, country.id)
  const isHere =
    path === countryPath || country.leagues.some((league) => path === prematchLeaguePath(sport, league.id))
  const [isOpen, setIsOpen] = useState(isHere)
  return (
    <SideFolder
      name={country.name}
      count={country.count}
      picture={{ flag: country.code }}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      <SideList isNested>
        <SideLeaf to={withHours(countryPath, hours)} isCurrent={path === countryPath}>
          {text('prematch.all_matches')}
        </SideLeaf>
        {country.leagues.map((league) => {
          const leaguePath = prematchLeaguePath(sport, league.id)
          return (
            <SideLeaf key={league.id} to={withHours(leaguePath, hours)} isCurrent={path === leaguePath}>
              {league.name}
            </SideLeaf>
          )
        })}
      </SideList>
    </SideFolder>
  )
}
