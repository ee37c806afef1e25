import { AffiliatePage } from '../features/affiliate/affiliate-page.tsx'

/** `/affiliate`, where no other address is configured for it. */
export default function AffiliateRoute() {
  return <AffiliatePage />
}
