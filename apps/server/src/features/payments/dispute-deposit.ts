import { cancelEarned } from '../../core/bonuses/deposit-bonus.ts'
import { chargeBack, reinstate } from '../../core/wallet/payment-posting.ts'
import type { Ending } from './end-payout.ts'
import { countSteps, findBrought, movePayment, type StepBy } from './payment-store.ts'

// A dispute, whoever tells of it, behind the locks of wallet and payment. The first one is of generation 0 when it takes and of 1
// when it gives; the next one goes on from there.

/** The payer took the deposit back: what is no longer there is owed, and the bonus that it earned goes. */
export async function loseDispute(ending: Ending, by: StepBy): Promise<void> {
  const { client, posting, wallet, payment } = ending
  const generation = await countSteps(client, payment.id, 'charged_back')
  await cancelEarned(client, wallet, payment.id)
  chargeBack(posting, wallet, await findBrought(client, payment), { id: payment.id, generation })
  await movePayment(client, payment, 'charged_back', by)
}

/** The house has won it: the deposit is there again. */
export async function winDispute(ending: Ending, by: StepBy): Promise<void> {
  const { client, posting, wallet, payment } = ending
  const generation = await countSteps(client, payment.id, 'charged_back')
  reinstate(posting, wallet, await findBrought(client, payment), { id: payment.id, generation })
  await movePayment(client, payment, 'credited', by)
}
