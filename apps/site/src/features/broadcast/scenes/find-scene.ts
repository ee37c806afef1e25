import type { Scene } from '../play/scene.ts'
import { basketballScene } from './basketball/basketball-scene.ts'
import { footballScene } from './football/football-scene.ts'
import { tableTennisScene } from './table-tennis/table-tennis-scene.ts'
import { tennisScene } from './tennis/tennis-scene.ts'

/** The drawing of each sport, by its alias: a row each. */
export const SCENES: Readonly<Record<string, Scene>> = {
  football: footballScene,
  basketball: basketballScene,
  tennis: tennisScene,
  table_tennis: tableTennisScene,
}

/** Undefined of a sport that nobody has drawn: its window shows the score and what was told. */
export function findScene(alias: string): Scene | undefined {
  return SCENES[alias]
}
