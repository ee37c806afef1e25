import NewcomerHint from '../features/auth/newcomer-hint.tsx'
import BreakAbove from '../features/safety/break-above.tsx'

/** Above the first page: what comes after a registration, and until when somebody stays away; on a phone nothing else would say it. */
export default function HomeNotices() {
  return (
    <>
      <NewcomerHint />
      <BreakAbove />
    </>
  )
}
