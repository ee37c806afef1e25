import { BreakNotice } from './break-notice.tsx'
import { useSafety } from './use-safety.ts'

/** The notice of a break, once it is known which. */
export default function BreakAbove() {
  const standing = useSafety().data?.break ?? null
  return standing === null ? null : <BreakNotice standing={standing} />
}
