import { TimeFilter } from '../../core/chrome/time-filter.tsx'
import { PREMATCH_PATH } from '../../core/paths.ts'
import { PrematchMenu } from './prematch-menu.tsx'

/** The tree of what is to come, below the filter that holds in it; a rail has room for the sports alone. */
export default function PrematchSide({ isCompact }: { isCompact: boolean }) {
  return (
    <>
      {!isCompact && <TimeFilter hasLabel within={PREMATCH_PATH} />}
      <PrematchMenu isCompact={isCompact} />
    </>
  )
}
