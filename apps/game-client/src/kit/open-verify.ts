import type { PlayRound } from '@xezer/contract/game-server'
import { make } from './dom.ts'
import type { SheetTools } from './game-sheets.ts'

/** A settled round drawn again, where its server seed has been revealed; until then it says how that comes. */
export async function openVerify({ sheet, words, call }: SheetTools, { id }: PlayRound): Promise<void> {
  const { text, money } = words
  const answer = await call('round', { round: id })
  if (!answer.ok) return
  const { round, engine, variant, serverSeed } = answer.value
  if (serverSeed === null) {
    sheet.open(text('play.seeds'), make('p', {}, text('play.seeds.wait')))
    return
  }
  const [{ createVerifyView }, { findFirstStake }] = await Promise.all([
    import('../verify/verify-view.ts'),
    import('../verify/first-stake.ts'),
  ])
  const { choice, moves, nonce, clientSeed, hash } = round
  const seeds = { server: serverSeed, client: clientSeed, nonce }
  const claim = { engine, variant, seeds, hash, choice, moves, claimed: null }
  const form = {
    engine,
    variant: variant ?? '',
    server: serverSeed,
    client: clientSeed,
    nonce: String(nonce),
    hash,
    stake: money.amount(findFirstStake(claim, round.stakedMinor)).replaceAll('\u00a0', ''),
    choice: JSON.stringify(choice),
    moves: JSON.stringify(moves),
  }
  sheet.open(text('play.seeds'), createVerifyView(text, form))
}
