import { CouponScreen } from '../features/coupon/coupon-screen.tsx'
import type { PageProps } from './page-props.ts'

/** `/coupon` and `/coupon/{code}`. */
export default function CouponRoute({ params }: PageProps) {
  return <CouponScreen key={params.code} code={params.code} />
}
