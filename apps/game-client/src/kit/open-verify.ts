import type { PlayRound } from '@xezer/contract/game-server'
import { make } from './dom.ts'
import type { SheetTools } from './game-sheets.ts'

/** A round that has ended drawn again, as far as what draws it is revealed; until then it says how that comes. */
export async function openVerify({ sheet, words, call }: SheetTools, { id }: PlayRound): Promise<void> {
  const { text } = words
  const answer = await call('round', { round: id })
  if (!answer.ok) return
  const { serverSeed, sharedProof, round } = answer.value
  if (serverSeed === null && sharedProof === null) {
    const wait = text(round.shared === null ? 'play.seeds.wait' : 'chain.secret')
    sheet.open(text('play.seeds'), make('p', {}, wait))
    return
  }
  const [{ createVerifyView }, { fillClaim }] = await Promise.all([
    import('../verify/verify-view.ts'),
    import('../verify/fill-claim.ts'),
  ])
  sheet.open(text('play.seeds'), createVerifyView(text, fillClaim(answer.value)))
}
