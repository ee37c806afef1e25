/** Rules of the ledger and of payments, by area: see `ACCOUNT_RULES`, which has them first. */
export const PAYMENT_RULES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Ledger: {
    'What is held for a withdrawal is released or paid, once': [
      'a payout is paid out once',
      'what was ordered no more is not cancelled',
    ],
    'Only what is there, less what is owed, can be held': [
      'nothing is held that is not there',
      'a debt is paid before money leaves',
    ],
    'Money of another currency passes through the exchange, both ways': [
      'money of another currency is never credited as it stands',
      'what comes back is exchanged back',
    ],
    'Fees are booked where they arise, and given back with what they were for': [
      'the fee of a deposit is the house’s',
      'the fee of a deposit goes back with it',
      'the fee of a payout leaves what was held',
      'the fee of a payout that came back is given back',
    ],
    'A charge back takes what is there, and the rest is owed': [
      'a charge back never takes more than is there',
    ],
    'What is set aside is credited or returned by one word': [
      'one word counts on money in quarantine',
      'money set aside is decided once',
      'money set aside in the own currency is credited whole',
    ],
    'What is left in a closed account is paid by hand, and nothing else is': [
      'only what a closed account has is paid by hand',
    ],
    'Play money and a real gateway exclude each other': [
      'play money stands beside no real gateway',
      'what was once given as play money is never real',
      'what the sandbox once credited is never real',
      'the books are asked before a real gateway opens',
    ],
    'A person of the house takes no more than is there, and says which way it goes': [
      'an adjustment takes no more than is there',
      'an adjustment without a sign is none',
    ],
    'The sandbox is no gateway of production': ['the sandbox is taken in production only where it is meant'],
    'The audit holds withdrawals, deposits, money set aside and the ways of payments': [
      'the audit sees money that is held for nobody',
      'the audit sees a deposit that no message brought',
      'the audit sees what is in suspense for nobody',
      'the audit sees a way that a payment may not go',
    ],
    'The audit holds bonuses and how payouts were divided': [
      'the audit sees a bonus that no grant holds',
      'the audit sees a payout that is divided otherwise than its stake',
      'the audit sees a cash-out that is divided otherwise than its stake',
      'the audit sees a bonus in play that no bet has',
      'the audit sees a bonus that was played further than its bets',
      'the audit sees a bet of a bonus that was over',
      'the audit sees a bonus that was given other money',
      'the audit sees a bonus that became cash before its last count',
      'the audit sees a bonus that was taken while it went on',
    ],
    'The audit holds limits and the room that they leave': [
      'the audit sees more room than limits of stakes and losses leave',
      'the audit sees more room than a limit of time leaves',
      'the audit sees room where there is no limit',
      'the audit sees limits of play that a player has otherwise',
    ],
    'Opening balance and movements of a statement are its closing balance': [
      'a statement that does not add up is not given as a table either',
      'the audit sees what went from a player whose statement does not tell it',
      'the audit sees what came to a player whose statement does not tell it',
      'instants of a statement are cut, never rounded',
    ],
  },
  Deposits: {
    'Late money is the player’s': ['money that comes late is its player’s'],
    'Another amount, currency or a success after a failure waits for a person': [
      'another currency is not the money that was ordered',
      'another amount is not the money that was ordered',
      'money after a failure is looked at by a person',
      'a failed deposit is never credited by itself',
    ],
    'A dispute moves the same, whoever tells of it, and once': [
      'a dispute that was told is told once',
      'every dispute that is won gives back its own money',
      'the bonus of a deposit goes with it, whoever tells of the dispute',
    ],
    'A word that nobody knows is no payment': ['a word that nobody knows pays nothing'],
    'What a gateway says and nobody understands is read by a person': [
      'what a gateway says and nobody understands is read by a person',
      'a strange word of no money is heard',
      'a strange word of what is credited is no money of its own',
    ],
    'An amount is what it is worth, in every currency of the ledger': [
      'money that came in manat is set aside in manat',
      'zeros behind the smallest coin are no other amount',
      'what is behind the smallest coin is never dropped',
    ],
    'A message of no money is none': ['a message of no money is heard and sets nothing aside'],
    'Money for another shop or by another method waits for a person': [
      'money for another shop is set aside',
      'money by another method is set aside',
    ],
    'A form for a gateway leads to its origin alone': ['a form for a gateway goes to its origin alone'],
    'An order is known to its gateway by a drawn reference': ['a reference is drawn, never counted'],
    'Rate, amount and fee of a payment are those of its order': [
      'the terms of a payment are those of its order',
    ],
    'A checkout ends with its day': ['a checkout that nobody opened lapses too'],
    'What was charged back comes again only by a dispute that was won': [
      'a charge back waits for late money',
      'a dispute that is won waits until it was lost',
    ],
    'A checkout is given up only where its gateway closed it': [
      'a deposit is given up only after its page is closed',
      'what is paid or on its way at the gateway is not given up',
      'silence of a gateway closes nothing',
      'a page that cannot be closed keeps its deposit counted',
    ],
    'A deposit that lapsed is closed where it could be paid': [
      'a deposit whose day is over is closed where it could be paid',
      'a deposit of who stays away is closed where it could be paid',
      'silence of a gateway is asked again about a page that lapsed',
    ],
    'A deposit is paid at its gateway alone': [
      'a page that is open is no payment',
      'whoever comes back from the page has not paid by that',
    ],
    'An account that ended takes no money': [
      'nothing is paid in to an account that ended while it was pressed',
      'late money of a closed account is sent back',
      'nobody credits money to a closed account',
    ],
    'A voucher is used once, or made void once': [
      'a voucher is used or void for ever',
      'a voucher that is void is used by nobody',
      'a voucher is made void once',
      'a voucher that is void stays so',
      'a voucher that is worth nothing in a currency is not used up for it',
    ],
  },
  Withdrawals: {
    'What cannot be cancelled says so': [
      'a withdrawal under its player’s lock is not offered to be cancelled',
    ],
    'Nothing leaves before the address is confirmed': ['nothing is paid out before the mailbox is confirmed'],
    'Cancel and approval exclude each other': [
      'a payout that is under way is not cancelled',
      'what was ordered no more is not cancelled',
    ],
    'Payouts of another gateway keep nobody else waiting': [
      'what only another gateway can pay keeps nobody else waiting',
    ],
    'What another gateway would pay is told, listed and ended by a person': [
      'what no gateway would send is not approved by itself',
      'what no gateway would send is not approved by a person either',
      'what another gateway left stands in the list of a person',
      'what is approved can be ended by a person',
      'what another gateway left is told, also by a house that has none',
    ],
    'An attempt is written before the gateway is asked': ['an attempt to pay out is written before its call'],
    'A withdrawal waits before it is approved, one with a flag for a person': [
      'a withdrawal can be called back for as long as it waits',
      'what waits for a person is approved by nobody else',
    ],
    'A new factor, an unknown account, linked claims or money that was not played wait for a person': [
      'after a new password or factor a person looks at what leaves',
      'an account that never paid in is paid by itself to a verified player alone',
      'a card that was only typed has not paid in',
      'whose claims are another’s too waits for a person',
      'a deposit does not go out unplayed by itself',
      'a round counts as play for what leaves the account',
    ],
    'What was blocked or came to owe since the order waits for a person': [
      'what a blocked account ordered waits for a person',
      'a debt that came after the order is looked at before money leaves',
    ],
    'A lock of one’s own withdrawals keeps them, and goes a day after it was asked': [
      'a lock of withdrawals ends a day after it was asked',
      'a withdrawal that its player locked is not called back',
    ],
    'What a gateway takes back comes back, in whatever order it is heard': [
      'a payout that came back before it was heard to be paid comes again',
    ],
    'A payment is kept with its point of sale, and reports sum what came and went': [
      'a deposit is kept with its point of sale',
      'a withdrawal is kept with its point of sale',
      'a report of points tells of deposits what came',
    ],
  },
  'Messages of gateways': {
    'The inbox is for gateways alone, each address has its bound, and what is forged is counted': [
      'what is said in the name of a gateway has a bound for each address',
      'what is not a gateway’s own is counted',
      'no page of another origin hears what a gateway is answered',
    ],
    'What was not applied is not acknowledged': ['what was not applied is not acknowledged'],
    'What is not genuine is kept nowhere': ['what is not genuine is kept nowhere'],
    'A repeat is known by its bytes': ['a message that is repeated is known'],
    'Old messages and those of tomorrow are none': [
      'a message that was heard elsewhere is not played again later',
      'a message of tomorrow is none',
    ],
    'What is signed stands in one order, without what is empty': [
      'what is signed stands in the order of its names',
      'what is empty is not signed',
    ],
    'Callbacks come from the listed addresses, and are signed': [
      'a gateway calls from its own addresses',
      'whoever calls from a listed address signs all the same',
      'a callback without its sign is none',
      'a message without its signature is none',
    ],
    'Silence decides nothing, and only certainty pays again': [
      'silence says nothing about a payout',
      'a payout is tried again only when the gateway is certain',
      'what exists at the gateway was accepted',
      'an error in processing is not the end of a payout',
      'a number that nobody knows says nothing of a payout',
      'a payout of which no state is told is not paid',
    ],
    'A payout that is silent for an hour is looked at': [
      'a payout that is silent for an hour is told',
      'somebody looks for silent payouts every minute',
    ],
    'A difference of the books is told, never corrected': [
      'a difference of balances is told in both directions',
    ],
  },
  'Methods and rates': {
    'A deposit costs its amount and fee rounded up, a payout sends its own rounded down': [
      'a deposit costs no less than its amount',
      'a payout sends no more than its amount',
      'the fee of a payout is kept',
      'a fee is never above its most',
    ],
    'Limits of a method hold in the player’s money': [
      'the least of a method is not undercut by rounding',
      'the most of a method is not passed by rounding',
    ],
    'The least deposit is exact, and of deposits alone': ['the least deposit is one of deposits alone'],
    'Accounts have their shape': ['a card has its check digit', 'letters that only look Latin are refused'],
    'Of a card first and last digits are kept, of an account nothing once it is paid': [
      'of a card six digits and four are kept',
      'an account that was paid is kept by nobody',
    ],
    'Rates are no older than their last file, move within bounds, and end after four days': [
      'an older file of rates is refused',
      'a rate that jumps is refused, up as down',
      'at old rates nothing is exchanged',
    ],
    'A day of rates that moved too far holds by the word of a person': [
      'a day of rates that moved too far can be looked at',
      'rates that are let through are newer than those that hold',
      'rates that are let through are no younger than their file',
    ],
    'A silent bank stops what is exchanged or measured in manat, and nothing else': [
      'a payout that exchanges nothing waits for no bank',
      'what is exchanged waits for the bank',
      'the least deposit is measured at rates that hold',
    ],
    'A file of rates is whole and small': [
      'a file of rates without dollar, euro or rouble is refused',
      'a file of rates that is too large is not read',
    ],
  },
}
