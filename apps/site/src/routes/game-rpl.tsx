import { GameRoute } from './game.tsx'
import type { PageProps } from './page-props.ts'

/** `/gamerpl/id/{id}`. */
export default function GameRplPage({ params }: PageProps) {
  return <GameRoute params={params} src="rpl" />
}
