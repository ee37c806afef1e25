import { type ReactNode, useState } from 'react'
import { usePlace } from '../../platform/router-context.tsx'
import { isOfSport } from '../paths.ts'
import { SideFolder, SideList, SideTile } from './side-menu.tsx'

interface Sport {
  id: number
  alias: string
  name: string
  countEvents: number
}

interface SideSportsProps<Shown extends Sport> {
  sports: readonly Shown[]
  isCompact: boolean
  pathOf: (sport: Shown) => string
  /** What a sport opens into. */
  children: (sport: Shown) => ReactNode
}

/** The sports of the left menu: folders of which that of the page is open, or the first one, or tiles in the compact form. */
export function SideSports<Shown extends Sport>(props: SideSportsProps<Shown>) {
  const { sports, isCompact, pathOf, children } = props
  const { path } = usePlace()
  const open = sports.find(({ id }) => isOfSport(id, path)) ?? sports[0]
  return (
    <SideList>
      {sports.map((sport) =>
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
        ),
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
      picture={{ sport: sport.alias }}
      isOpen={isOpen}
      onToggle={() => setChosen(!isOpen)}
    >
      <SideList isNested>{children}</SideList>
    </SideFolder>
  )
}
