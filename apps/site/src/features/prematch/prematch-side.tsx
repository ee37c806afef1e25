import { PrematchMenu } from './prematch-menu.tsx'
import { TimeFilter } from './time-filter.tsx'

/** The tree of what is to come, below the filter that holds in it; a rail has room for the sports alone. */
export default function PrematchSide({ isCompact }: { isCompact: boolean }) {
  return (
    <>
      {!isCompact && <TimeFilter hasLabel />}
      <PrematchMenu isCompact={isCompact} />
    </>
  )
}
