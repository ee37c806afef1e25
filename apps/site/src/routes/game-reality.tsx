import { RealityDoor } from '../features/safety/reality-door.tsx'

/** What is asked of a player on every page, where no top bar asks it. */
export default function GameReality() {
  return <RealityDoor />
}
