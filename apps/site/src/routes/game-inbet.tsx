import { GameRoute } from './game.tsx'
import type { PageProps } from './page-props.ts'

/** `/game/id/{id}`. */
export default function GameInbetPage({ params }: PageProps) {
  return <GameRoute params={params} src="inbet" />
}
