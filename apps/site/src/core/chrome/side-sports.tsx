import { useLocale, useText } from '@xezer/ui/text-provider'
import { type ReactNode, useState } from 'react'
import { usePath } from '../../platform/router-context.tsx'
import { isOfSport } from '../paths.ts'
import { SideFolder, SideList, SideTile } from './side-menu.tsx'
import { splitSports } from './split-sports.ts'

interface Sport {
  id: number
  alias: string
  name: string
  countEvents: number
  countLive?: number
}

interface SideSportsProps<Shown extends Sport> {
  sports: readonly Shown[]
  isCompact: boolean
  /** Whether the first sport is open where the page is of none. */
  isFirstOpen: boolean
  pathOf: (sport: Shown) => string
  /** What a sport opens into. */
  children: (sport: Shown) => ReactNode
}

/**
 * The sports of the left menu: folders of which that of the page is open, or tiles in the compact form. Of thirty the first
 * nine stand there, the rest by name behind a line of their own.
 */
export function SideSports<Shown extends Sport>(props: SideSportsProps<Shown>) {
  const { sports, isCompact, isFirstOpen, pathOf, children } = props
  const text = useText()
  const locale = useLocale()
  const path = usePath()
  const own = sports.find(({ id }) => isOfSport(id, path))
  const open = own ?? (isFirstOpen ? sports[0] : undefined)
  const { first, rest } = splitSports(sports, own, locale)
  const [isRestOpen, setIsRestOpen] = useState(false)
  const show = (sport: Shown) =>
    isCompact ? (
      <SideTile
        key={sport.id}
        to={pathOf(sport)}
        alias={sport.alias}
        name={sport.name}
        count={sport.countEvents}
      />
    ) : (
      <SportFolder key={sport.id} sport={sport} isOpenByItself={sport === open}>
        {children(sport)}
      </SportFolder>
    )
  return (
    <SideList>
      {first.map(show)}
      {isCompact && rest.map(show)}
      {!isCompact && rest.length > 0 && (
        <SideFolder
          name={text('nav.other_sports', { n: rest.length })}
          count={rest.reduce((sum, { countEvents }) => sum + countEvents, 0)}
          isOpen={isRestOpen}
          onToggle={() => setIsRestOpen(!isRestOpen)}
        >
          <SideList>{rest.map(show)}</SideList>
        </SideFolder>
      )}
    </SideList>
  )
}

interface SportFolderProps {
  sport: Sport
  isOpenByItself: boolean
  children: ReactNode
}

function SportFolder({ sport, isOpenByItself, children }: SportFolderProps) {
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? isOpenByItself
  return (
    <SideFolder
      name={sport.name}
      count={sport.countEvents}
      live={sport.countLive}
      picture={{ sport: sport.alias }}
      isOpen={isOpen}
      onToggle={() => setChosen(!isOpen)}
    >
      <SideList isNested>{children}</SideList>
    </SideFolder>
  )
}
