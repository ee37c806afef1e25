import type { ChoiceFigures, GameFigures } from './game-figures.ts'

type Counted = Readonly<Record<string, GameFigures>>

/** `generated/figures.ts` as it should be. */
export function figuresModule(figures: Counted): string {
  const keys = Object.keys(figures).map((key) => `  | '${key}'`)
  return `// Written by npm run games:figures, from the definitions of game-math.
import type { GameFigures } from '../figures/game-figures.ts'

export type FigureKey =
${keys.join('\n')}

export const FIGURES: Readonly<Record<FigureKey, GameFigures>> = ${JSON.stringify(figures, null, 2)}
`
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`

function line(key: string, { choice, rtp, hitRate, featureOneIn, deviation, most }: ChoiceFigures): string {
  const feature = featureOneIn === 0 ? '' : `1 in ${featureOneIn.toFixed(2)}`
  const cells = [key, choice, percent(rtp), percent(hitRate), feature, deviation.toFixed(2), most.toString()]
  return `| ${cells.join(' | ')} |`
}

/** The table of `docs/game-mathematics.md`. */
export const figuresTable = (figures: Counted): string =>
  [
    '| Engine | Choice | RTP | Hit rate | Feature | SD | Most |',
    '|---|---|---|---|---|---|---|',
    ...Object.entries(figures).flatMap(([key, { rows }]) => rows.map((row) => line(key, row))),
  ].join('\n')
