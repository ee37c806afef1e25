import { VipScreen } from '../features/rules/vip-screen.tsx'

/** `/vip`: the rules of VIP bets and the ways to one. */
export default function VipRoute() {
  return <VipScreen />
}
