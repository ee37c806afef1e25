/** A rule that guards money, bonuses or players, and the planted faults (by what they say of themselves) that break it. */
export interface AccountRule {
  readonly area: string
  readonly rule: string
  readonly faults: readonly string[]
}

/** Held by `account-rules.test.ts`, told in docs/account-rules.md. */
export const ACCOUNT_RULES: readonly AccountRule[] = [
  {
    area: 'Ledger',
    rule: 'What is held for a withdrawal is released or paid, once',
    faults: ['a payout is paid out once', 'what was ordered no more is not cancelled'],
  },
  {
    area: 'Ledger',
    rule: 'Only what is there, less what is owed, can be held',
    faults: ['nothing is held that is not there', 'a debt is paid before money leaves'],
  },
  {
    area: 'Ledger',
    rule: 'Money of another currency passes through the exchange, both ways',
    faults: ['money of another currency is never credited as it stands', 'what comes back is exchanged back'],
  },
  {
    area: 'Ledger',
    rule: 'Fees are booked where they arise, and given back with what they were for',
    faults: [
      'the fee of a deposit is the house’s',
      'the fee of a payout leaves what was held',
      'the fee of a payout that came back is given back',
    ],
  },
  {
    area: 'Ledger',
    rule: 'A charge back takes what is there, and the rest is owed',
    faults: ['a charge back never takes more than is there'],
  },
  {
    area: 'Ledger',
    rule: 'What is set aside is credited or returned by one word',
    faults: ['one word counts on money in quarantine', 'money set aside is decided once'],
  },
  {
    area: 'Ledger',
    rule: 'Play money and a real gateway exclude each other',
    faults: ['play money stands beside no real gateway'],
  },
  {
    area: 'Ledger',
    rule: 'The audit holds withdrawals, deposits, money set aside and the ways of payments',
    faults: [
      'the audit sees money that is held for nobody',
      'the audit sees a deposit that no message brought',
      'the audit sees what is in suspense for nobody',
      'the audit sees a way that a payment may not go',
    ],
  },
  {
    area: 'Ledger',
    rule: 'The audit holds bonuses and how payouts were divided',
    faults: [
      'the audit sees a bonus that no grant holds',
      'the audit sees a payout that is divided otherwise than its stake',
      'the audit sees a cash-out that is divided otherwise than its stake',
    ],
  },
  {
    area: 'Ledger',
    rule: 'Opening balance and movements of a statement are its closing balance',
    faults: [
      'a statement that does not add up is not given as a table either',
      'instants of a statement are cut, never rounded',
    ],
  },
  {
    area: 'Deposits',
    rule: 'Late money is the player’s',
    faults: ['money that comes late is its player’s'],
  },
  {
    area: 'Deposits',
    rule: 'Another amount, currency or a success after a failure waits for a person',
    faults: [
      'another currency is not the money that was ordered',
      'another amount is not the money that was ordered',
      'money after a failure is looked at by a person',
      'a failed deposit is never credited by itself',
    ],
  },
  {
    area: 'Deposits',
    rule: 'A word that nobody knows is no payment',
    faults: ['a word that nobody knows pays nothing'],
  },
  {
    area: 'Deposits',
    rule: 'What was charged back comes again only by a dispute that was won',
    faults: ['a charge back waits for late money', 'a dispute that is won waits until it was lost'],
  },
  {
    area: 'Deposits',
    rule: 'A checkout is given up only where its gateway closed it',
    faults: [
      'a deposit is given up only after its page is closed',
      'what is paid or on its way at the gateway is not given up',
      'silence of a gateway closes nothing',
      'a page that cannot be closed keeps its deposit counted',
    ],
  },
  {
    area: 'Deposits',
    rule: 'A voucher is used once',
    faults: ['a voucher is used or void for ever'],
  },
  {
    area: 'Withdrawals',
    rule: 'Nothing leaves before the address is confirmed',
    faults: ['nothing is paid out before the mailbox is confirmed'],
  },
  {
    area: 'Withdrawals',
    rule: 'Cancel and approval exclude each other',
    faults: ['a payout that is under way is not cancelled', 'what was ordered no more is not cancelled'],
  },
  {
    area: 'Withdrawals',
    rule: 'A new factor, an unknown account, linked claims or money that was not played wait for a person',
    faults: [
      'after a new password or factor a person looks at what leaves',
      'an account that never paid in is paid by itself to a verified player alone',
      'whose claims are another’s too waits for a person',
      'a deposit does not go out unplayed by itself',
      'a round counts as play for what leaves the account',
    ],
  },
  {
    area: 'Withdrawals',
    rule: 'A lock of one’s own withdrawals goes a day after it was asked',
    faults: ['a lock of withdrawals ends a day after it was asked'],
  },
  {
    area: 'Withdrawals',
    rule: 'What a gateway takes back comes back, in whatever order it is heard',
    faults: ['a payout that came back before it was heard to be paid comes again'],
  },
  {
    area: 'Messages of gateways',
    rule: 'What was not applied is not acknowledged',
    faults: ['what was not applied is not acknowledged'],
  },
  {
    area: 'Messages of gateways',
    rule: 'A repeat is known by its bytes',
    faults: ['a message that is repeated is known'],
  },
  {
    area: 'Messages of gateways',
    rule: 'Old messages and those of tomorrow are none',
    faults: ['a message that was heard elsewhere is not played again later', 'a message of tomorrow is none'],
  },
  {
    area: 'Messages of gateways',
    rule: 'What is signed stands in one order',
    faults: ['what is signed stands in the order of its names'],
  },
  {
    area: 'Messages of gateways',
    rule: 'Callbacks come from the listed addresses',
    faults: ['a gateway calls from its own addresses'],
  },
  {
    area: 'Messages of gateways',
    rule: 'Silence decides nothing, and only certainty pays again',
    faults: [
      'silence says nothing about a payout',
      'a payout is tried again only when the gateway is certain',
      'what exists at the gateway was accepted',
      'an error in processing is not the end of a payout',
    ],
  },
  {
    area: 'Messages of gateways',
    rule: 'A difference of the books is told, never corrected',
    faults: ['a difference of balances is told in both directions'],
  },
  {
    area: 'Methods and rates',
    rule: 'A deposit costs its amount and fee rounded up, a payout sends its own rounded down',
    faults: [
      'a deposit costs no less than its amount',
      'a payout sends no more than its amount',
      'the fee of a payout is kept',
      'a fee is never above its most',
    ],
  },
  {
    area: 'Methods and rates',
    rule: 'Limits of a method hold in the player’s money',
    faults: [
      'the least of a method is not undercut by rounding',
      'the most of a method is not passed by rounding',
    ],
  },
  {
    area: 'Methods and rates',
    rule: 'The least deposit is exact, and of deposits alone',
    faults: ['the least deposit is one of deposits alone'],
  },
  {
    area: 'Methods and rates',
    rule: 'Accounts have their shape',
    faults: ['a card has its check digit', 'letters that only look Latin are refused'],
  },
  {
    area: 'Methods and rates',
    rule: 'Of a card first and last digits are kept, of an account nothing once it is paid',
    faults: ['of a card six digits and four are kept', 'an account that was paid is kept by nobody'],
  },
  {
    area: 'Methods and rates',
    rule: 'Rates are no older than their last file, move within bounds, and end after four days',
    faults: [
      'an older file of rates is refused',
      'a rate that jumps is refused, up as down',
      'at old rates nothing is exchanged',
    ],
  },
  {
    area: 'Bonuses',
    rule: 'A campaign asks for ten times at most',
    faults: ['no bonus is played more than ten times'],
  },
  {
    area: 'Bonuses',
    rule: 'A deposit earns from its least amount to its most',
    faults: [
      'a deposit of exactly the least amount earns',
      'a deposit that is worth less earns nothing',
      'a bonus has its most',
    ],
  },
  {
    area: 'Bonuses',
    rule: 'What is given once is given once',
    faults: ['what is given once is given once'],
  },
  {
    area: 'Bonuses',
    rule: 'One grant is active, the next waits',
    faults: ['a grant that is over lets the next one start', 'an end of a grant is one for good'],
  },
  {
    area: 'Bonuses',
    rule: 'Cash is spent first, a bonus for what its rules allow, no more than there is',
    faults: [
      'cash is spent before the bonus',
      'cash goes first to what the bonus may not pay',
      'no more bonus is staked than there is',
      'a bonus pays for no VIP bet',
      'a bonus pays for nothing after its days',
    ],
  },
  {
    area: 'Bonuses',
    rule: 'Stake and odds are those of the campaign',
    faults: [
      'a stake equal to the bonus is exactly that',
      'the least odds are taken themselves',
      'every leg has the least odds',
    ],
  },
  {
    area: 'Bonuses',
    rule: 'A payout is divided as its stake was, rounded down',
    faults: [
      'the bonus part of a payout is rounded down',
      'what cash and bonus won together comes back to both',
      'what is bought back is split like a payout',
    ],
  },
  {
    area: 'Bonuses',
    rule: 'Where the grant stands at settlement decides',
    faults: [
      'the bonus part of a payout goes where the grant stands',
      'a payout of a bonus that was forfeited is the house’s',
      'a bonus that is given up never becomes cash',
    ],
  },
  {
    area: 'Bonuses',
    rule: 'Settled bets count once; what was given or bought back does not',
    faults: [
      'a settled bet counts for its grant',
      'what was bought back counts for nothing',
      'what was given back counts for nothing',
      'a bet that is corrected counts once',
      'what is done stays done',
    ],
  },
  {
    area: 'Bonuses',
    rule: 'A withdrawal says what it would lose',
    faults: ['a withdrawal tells what bonus it would lose'],
  },
  {
    area: 'Bonuses',
    rule: 'A bonus goes with the deposit that earned it',
    faults: ['with its deposit a bonus goes'],
  },
  {
    area: 'Bonuses',
    rule: 'A frame reads with a ticket of its player and its minutes',
    faults: ['a ticket is of one player', 'a ticket holds for minutes'],
  },
  {
    area: 'Protection',
    rule: 'Less is at once, more waits a day and is confirmed',
    faults: [
      'more of a limit waits a day',
      'more of a limit is not confirmed before its day is over',
      'what was asked for lapses',
    ],
  },
  {
    area: 'Protection',
    rule: 'The strictest speaks',
    faults: ['the strictest limit speaks', 'the strictest deposit limit says what is left'],
  },
  {
    area: 'Protection',
    rule: 'Deposits count from their order on, over rolling days',
    faults: ['what is as old as its span is left again, and not a moment earlier'],
  },
  {
    area: 'Protection',
    rule: 'Stakes and losses count the own money of bets and games',
    faults: [
      'limits are about the own money alone',
      'what was never struck counts against no limit',
      'of bets at once each counts against the limit of the next',
      'rounds of games count towards limits',
      'a stake fits again when rounds leave the span as well',
    ],
  },
  {
    area: 'Protection',
    rule: 'A reached time stops play',
    faults: ['a time limit that is reached stops placing'],
  },
  {
    area: 'Protection',
    rule: 'A due look at the clock stops play',
    faults: ['a look at what play came to stops placing', 'games wait for the look at the clock'],
  },
  {
    area: 'Protection',
    rule: 'Whoever stays away stakes and is given nothing',
    faults: [
      'whoever stays away places nothing',
      'who stays away bets on no game',
      'whoever stays away is given nothing',
      'checkouts are closed for whoever stays away',
    ],
  },
  {
    area: 'Protection',
    rule: 'An exclusion is not shortened and not ended by the calendar',
    faults: [
      'an exclusion never becomes a time-out',
      'an exclusion does not end by the calendar',
      'who comes back waits',
    ],
  },
  {
    area: 'Protection',
    rule: 'A closed account stays closed',
    faults: ['a closed account stays closed'],
  },
]
