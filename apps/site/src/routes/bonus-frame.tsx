import { FrameScreen } from '../features/bonuses/frame-screen.tsx'

/** `/bonus/frame`: what a page of the account holds in a frame. */
export default function BonusFramePage() {
  return <FrameScreen />
}
