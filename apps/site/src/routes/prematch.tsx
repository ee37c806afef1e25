import { PrematchHome } from '../features/prematch/prematch-home.tsx'

/** `/prematch`: the pre-match section. */
export default function PrematchRoute() {
  return <PrematchHome />
}
