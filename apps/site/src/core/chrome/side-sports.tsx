import { type ReactNode, useState } from 'react'
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

/** The sports of the left menu: folders of which the first is open, or tiles in the compact form. */
export function SideSports<Shown extends Sport>(props: SideSportsProps<Shown>) {
  const { sports, isCompact, pathOf, children } = props
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
          <SportFolder key={sport.id} sport={sport} isFirst={sport === sports[0]}>
            {children(sport)}
          </SportFolder>
        ),
      )}
    </SideList>
  )
}

interface SportFolderProps {
  sport: Sport
  isFirst: boolean
  children: ReactNode
}

function SportFolder({ sport, isFirst, children }: SportFolderProps) {
  const [isOpen, setIsOpen] = useState(isFirst)
  return (
    <SideFolder
      name={sport.name}
      count={sport.countEvents}
      picture={{ sport: sport.alias }}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      <SideList isNested>{children}</SideList>
    </SideFolder>
  )
}
