import type { Migration } from 'kysely'
import { players } from './0001-players.ts'
import { ledger } from './0002-ledger.ts'
import { bets } from './0003-bets.ts'
import { catalogue } from './0010-catalogue.ts'
import { leanBets } from './0011-lean-bets.ts'
import { roomForSettling } from './0012-room-for-settling.ts'
import { oneCause } from './0013-one-cause.ts'
import { keptResults } from './0014-kept-results.ts'
import { launchAndPromo } from './0015-launch-and-promo.ts'
import { oneClock } from './0016-one-clock.ts'
import { endedEvents } from './0017-ended-events.ts'
import { feedPort } from './0018-feed-port.ts'
import { fieldEvents } from './0019-field-events.ts'
import { refusedBets } from './0020-refused-bets.ts'
import { bookedSlips } from './0021-booked-slips.ts'
import { legNames } from './0022-leg-names.ts'
import { cashOuts } from './0023-cash-outs.ts'
import { keptSettlements } from './0024-kept-settlements.ts'
import { vipBets } from './0025-vip-bets.ts'
import { favorites } from './0026-favorites.ts'
import { matchResults } from './0027-match-results.ts'
import { chats } from './0028-chats.ts'
import { points } from './0029-points.ts'
import { legsHaveBets } from './0030-legs-have-bets.ts'
import { pricePoints } from './0031-price-points.ts'
import { playerViews } from './0032-player-views.ts'
import { trail } from './0033-trail.ts'
import { mail } from './0034-mail.ts'
import { sessionOrigins } from './0035-session-origins.ts'
import { exchangeRates } from './0036-exchange-rates.ts'
import { playerBreaks } from './0037-player-breaks.ts'
import { secondFactors } from './0038-second-factors.ts'
import { mailedLinks } from './0039-mailed-links.ts'
import { adjustmentsOfAPlayer } from './0040-adjustments-of-a-player.ts'
import { playerLimits } from './0041-player-limits.ts'
import { passkeys } from './0045-passkeys.ts'
import { oneMailbox } from './0046-one-mailbox.ts'
import { payments } from './0047-payments.ts'
import { sandboxGateway } from './0048-sandbox-gateway.ts'
import { bonusGrants } from './0049-bonus-grants.ts'
import { grantsByPlayer } from './0050-grants-by-player.ts'
import { timeOfPlay } from './0051-time-of-play.ts'
import { askedForLimits } from './0052-asked-for-limits.ts'
import { playerClaims } from './0054-player-claims.ts'
import { identityChecks } from './0055-identity-checks.ts'
import { vouchers } from './0057-vouchers.ts'
import { reconciliation } from './0058-reconciliation.ts'
import { sandboxTakings } from './0059-sandbox-takings.ts'
import { notices } from './0060-notices.ts'
import { withdrawalLocks } from './0061-withdrawal-locks.ts'
import { leaving } from './0062-leaving.ts'
import { registrationForms } from './0063-registration-forms.ts'
import { campaignStops } from './0064-campaign-stops.ts'
import { playRoom } from './0065-play-room.ts'
import { forgottenEverywhere } from './0067-forgotten-everywhere.ts'
import { prunedByTheirAge } from './0068-pruned-by-their-age.ts'
import { feesOfGateways } from './0069-fees-of-gateways.ts'
import { paymentsThatMoved } from './0072-payments-that-moved.ts'
import { closedCheckouts } from './0074-closed-checkouts.ts'
import { formerClaims } from './0076-former-claims.ts'
import { emailChanges } from './0077-email-changes.ts'
import { casinoRounds } from './0080-casino-rounds.ts'
import { waysOfStates } from './0081-ways-of-states.ts'
import { lapsedCheckouts } from './0082-lapsed-checkouts.ts'
import { beginningsOfStates } from './0083-beginnings-of-states.ts'
import { favouriteGames } from './0095-favourite-games.ts'
import { endsOfFreeRounds } from './0101-ends-of-free-rounds.ts'
import { stakesBehindTheFirst } from './0103-stakes-behind-the-first.ts'
import { bonusesTakenBack } from './0104-bonuses-taken-back.ts'
import { numbersGivenOutAnew } from './0105-numbers-given-out-anew.ts'
import { claimsOfOthers } from './0106-claims-of-others.ts'
import { unreadMessages } from './0107-unread-messages.ts'
import { refusedRates } from './0108-refused-rates.ts'
import { whatAPaymentWasOrderedBy } from './0109-what-a-payment-was-ordered-by.ts'
import { claimsOfClosedAccounts } from './0112-claims-of-closed-accounts.ts'
import { pointsOfPayments } from './0113-points-of-payments.ts'
import type { MigrationName } from './migration-names.ts'

/** Every migration by name. */
export const migrations: Record<MigrationName, Migration> = {
  '0001-players': players,
  '0002-ledger': ledger,
  '0003-bets': bets,
  '0010-catalogue': catalogue,
  '0011-lean-bets': leanBets,
  '0012-room-for-settling': roomForSettling,
  '0013-one-cause': oneCause,
  '0014-kept-results': keptResults,
  '0015-launch-and-promo': launchAndPromo,
  '0016-one-clock': oneClock,
  '0017-ended-events': endedEvents,
  '0018-feed-port': feedPort,
  '0019-field-events': fieldEvents,
  '0020-refused-bets': refusedBets,
  '0021-booked-slips': bookedSlips,
  '0022-leg-names': legNames,
  '0023-cash-outs': cashOuts,
  '0024-kept-settlements': keptSettlements,
  '0025-vip-bets': vipBets,
  '0026-favorites': favorites,
  '0027-match-results': matchResults,
  '0028-chats': chats,
  '0029-points': points,
  '0030-legs-have-bets': legsHaveBets,
  '0031-price-points': pricePoints,
  '0032-player-views': playerViews,
  '0033-trail': trail,
  '0034-mail': mail,
  '0035-session-origins': sessionOrigins,
  '0036-exchange-rates': exchangeRates,
  '0037-player-breaks': playerBreaks,
  '0038-second-factors': secondFactors,
  '0039-mailed-links': mailedLinks,
  '0040-adjustments-of-a-player': adjustmentsOfAPlayer,
  '0041-player-limits': playerLimits,
  '0045-passkeys': passkeys,
  '0046-one-mailbox': oneMailbox,
  '0047-payments': payments,
  '0048-sandbox-gateway': sandboxGateway,
  '0049-bonus-grants': bonusGrants,
  '0050-grants-by-player': grantsByPlayer,
  '0051-time-of-play': timeOfPlay,
  '0052-asked-for-limits': askedForLimits,
  '0054-player-claims': playerClaims,
  '0055-identity-checks': identityChecks,
  '0057-vouchers': vouchers,
  '0058-reconciliation': reconciliation,
  '0059-sandbox-takings': sandboxTakings,
  '0060-notices': notices,
  '0061-withdrawal-locks': withdrawalLocks,
  '0062-leaving': leaving,
  '0063-registration-forms': registrationForms,
  '0064-campaign-stops': campaignStops,
  '0067-forgotten-everywhere': forgottenEverywhere,
  '0068-pruned-by-their-age': prunedByTheirAge,
  '0072-payments-that-moved': paymentsThatMoved,
  '0065-play-room': playRoom,
  '0069-fees-of-gateways': feesOfGateways,
  '0074-closed-checkouts': closedCheckouts,
  '0076-former-claims': formerClaims,
  '0077-email-changes': emailChanges,
  '0080-casino-rounds': casinoRounds,
  '0081-ways-of-states': waysOfStates,
  '0082-lapsed-checkouts': lapsedCheckouts,
  '0083-beginnings-of-states': beginningsOfStates,
  '0095-favourite-games': favouriteGames,
  '0101-ends-of-free-rounds': endsOfFreeRounds,
  '0103-stakes-behind-the-first': stakesBehindTheFirst,
  '0104-bonuses-taken-back': bonusesTakenBack,
  '0105-numbers-given-out-anew': numbersGivenOutAnew,
  '0106-claims-of-others': claimsOfOthers,
  '0107-unread-messages': unreadMessages,
  '0108-refused-rates': refusedRates,
  '0109-what-a-payment-was-ordered-by': whatAPaymentWasOrderedBy,
  '0112-claims-of-closed-accounts': claimsOfClosedAccounts,
  '0113-points-of-payments': pointsOfPayments,
}
