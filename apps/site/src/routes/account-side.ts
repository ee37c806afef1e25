import { withLateWords } from '../core/text/with-late-words.ts'
import { latePart } from './late-part.ts'

/** The sections of the account above the left menu: a guest does without their code. */
export const accountSide = latePart(withLateWords(() => import('../features/account/account-sections.tsx')))
