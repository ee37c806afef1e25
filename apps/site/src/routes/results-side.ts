import { withLateWords } from '../core/text/with-late-words.ts'
import { latePart } from './late-part.ts'

/** The left menu of results. */
export const resultsSide = latePart(withLateWords(() => import('../features/results/results-side.tsx')))
