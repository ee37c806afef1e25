import { type MenuSport, prematchList } from '@xezer/contract/prematch'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { useAgainSoon } from '../../core/calls/use-again-soon.ts'
import { useCall } from '../../core/calls/use-call.ts'
import { useHours, withHours } from '../../core/chrome/hours.ts'
import { sportPins, usePinnedFirst } from '../../core/chrome/pinned-sports.ts'
import { SideFolder, SideLeaf, SideList, SidePinned } from '../../core/chrome/side-menu.tsx'
import { SideSports } from '../../core/chrome/side-sports.tsx'
import {
  isWithin,
  POPULAR_PATH,
  prematchCountryPath,
  prematchLeaguePath,
  prematchSportPath,
} from '../../core/paths.ts'
import { usePath } from '../../platform/router-context.tsx'
import { useObservable } from '../../platform/use-observable.ts'
import { LeagueBranch } from './league-branch.tsx'
import { LeagueLines } from './league-lines.tsx'

/** New fixtures appear in the menu within this time. */
const REFRESH_MS = 30_000
const NO_SPORTS: readonly MenuSport[] = []

/** Sports → countries → leagues, within the hours of the time filter. */
export function PrematchMenu({ isCompact }: { isCompact: boolean }) {
  const text = useText()
  const hours = useHours()
  const path = usePath()
  const { data, error, reload } = useCall(prematchList, { hours }, { refreshMs: REFRESH_MS })
  const isLater = useAgainSoon(error, reload)
  const sports = usePinnedFirst(data?.sports ?? NO_SPORTS)
  if (data === undefined) {
    if (error !== undefined && !isLater) return isCompact ? null : <ErrorState onRetry={reload} />
    return <Skeleton rows={8} rowHeight={40} />
  }
  if (data.sports.length === 0) return isCompact ? null : <EmptyState title={text('err.no_events')} />
  return (
    <>
      {!isCompact && (
        <>
          <SideList>
            <SideLeaf to={POPULAR_PATH} isCurrent={isWithin(POPULAR_PATH, path)}>
              {text('prematch.popular_matches')}
            </SideLeaf>
          </SideList>
          <LeagueLines menu={data} />
        </>
      )}
      <SideSports
        sports={sports}
        isCompact={isCompact}
        isFirstOpen
        pathOf={({ id }) => withHours(prematchSportPath(id), hours)}
      >
        {(sport) => <Countries sport={sport} />}
      </SideSports>
    </>
  )
}

function Countries({ sport }: { sport: MenuSport }) {
  const text = useText()
  const hours = useHours()
  const path = usePath()
  const pins = useObservable(sportPins.pins)
  const sportPath = prematchSportPath(sport.id)
  return (
    <>
      <SidePinned
        to={withHours(sportPath, hours)}
        isCurrent={path === sportPath}
        isPinned={pins.includes(String(sport.id))}
        pinLabel={text('prematch.pin', { league: sport.name })}
        onPin={() => sportPins.toggle(String(sport.id))}
        count={sport.countEvents}
      >
        {text('prematch.all_matches')}
      </SidePinned>
      {sport.countries.map((country) => (
        <CountryFolder key={country.id} sport={sport.id} country={country} />
      ))}
    </>
  )
}

function CountryFolder({ sport, country }: { sport: number; country: MenuSport['countries'][number] }) {
  const hours = useHours()
  const text = useText()
  const path = usePath()
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
        <SideLeaf to={withHours(countryPath, hours)} isCurrent={path === countryPath} count={country.count}>
          {text('prematch.all_matches')}
        </SideLeaf>
        {country.leagues.map((league) => (
          <LeagueBranch key={league.id} sport={sport} league={league} />
        ))}
      </SideList>
    </SideFolder>
  )
}
