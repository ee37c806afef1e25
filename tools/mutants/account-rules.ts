import { PAYMENT_RULES } from './payment-rules.ts'

/** By area: rules that guard money, bonuses or players, each with the planted faults (by what they say of themselves) that break it. */
export const ACCOUNT_RULES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  ...PAYMENT_RULES,
  Bonuses: {
    'A campaign asks for ten times at most': ['no bonus is played more than ten times'],
    'A deposit earns from its least amount to its most': [
      'a deposit of exactly the least amount earns',
      'a deposit that is worth less earns nothing',
      'a bonus has its most',
    ],
    'What is given once is given once': ['what is given once is given once'],
    'A deposit earns what was chosen with it, the first alone what is for the first': [
      'the campaign that was chosen with the deposit comes first',
      'a second deposit is not the first',
    ],
    'One grant is active, the next waits, and its days with it': [
      'a grant that is over lets the next one start',
      'an end of a grant is one for good',
      'the days of a bonus run from its start',
    ],
    'Cash is spent first, a bonus for what its rules allow, no more than there is': [
      'cash is spent before the bonus',
      'cash goes first to what the bonus may not pay',
      'no more bonus is staked than there is',
      'a bonus pays for no VIP bet',
      'a bonus pays for nothing after its days',
    ],
    'Stake and odds are those of the campaign': [
      'a stake equal to the bonus is exactly that',
      'the least odds are taken themselves',
      'every leg has the least odds',
    ],
    'A payout is divided as its stake was, rounded down': [
      'the bonus part of a payout is rounded down',
      'what cash and bonus won together comes back to both',
      'what is bought back is split like a payout',
    ],
    'Where the grant stands at settlement decides': [
      'the bonus part of a payout goes where the grant stands',
      'a payout of a bonus that was forfeited is the house’s',
      'a bonus that is given up never becomes cash',
    ],
    'Settled bets count once; what was given or bought back does not': [
      'a settled bet counts for its grant',
      'what was bought back counts for nothing',
      'what was given back counts for nothing',
      'a bet that is corrected counts once',
      'what is done stays done',
    ],
    'A correction takes what there was, and a bet is paid once': [
      'a correction takes the bonus from where its grant stands by then',
      'a correction takes what is there of a bonus before the house bears the rest',
      'a bonus that is gone is never owed by its player',
      'a correction takes no more of a bonus than became cash',
      'of a bonus that became cash several corrections take no more than did',
      'what the house bore for a bet is repaid by what comes of it',
      'what repaid the house is not taken from the player when that is corrected',
    ],
    'With linked claims a first deposit’s bonus becomes cash for whoever showed who he is': [
      'a bonus of a first deposit is asked for proof when it would become cash',
      'whoever showed who he is owes no proof',
    ],
    'The last count makes the bonus cash, whole': [
      'the last count makes the bonus cash',
      'a bonus that was played to its end is cash whole',
    ],
    'A withdrawal says what it would lose': [
      'a withdrawal tells what bonus it would lose',
      'a withdrawal loses of the bonus in play what its grant paid alone',
    ],
    'And loses it only where the player said so': ['a bonus is lost only where its player said so'],
    'A bonus goes with the deposit that earned it': ['with its deposit a bonus goes'],
    'A frame reads with a ticket of its player and its minutes': [
      'a ticket is of one player',
      'a ticket holds for minutes',
    ],
  },
  'The trail': {
    'What the house does to money without a hand, and what its people say, is kept for ever': [
      'that a bonus ended by itself is in the trail',
      'what becomes of a payout by itself is in the trail',
      'what a player does about his account is kept with its request',
      'that somebody of the house answered a player is in the trail',
    ],
  },
  'Who comes in, and who leaves': {
    'An account is closed when nothing can be withdrawn, and not kept open by what cannot': [
      'what can be withdrawn is withdrawn before closing',
      'what no method pays out keeps nobody from closing',
    ],
    'Whoever closed an account is the same person, and its claims keep him from nothing': [
      'what a closed account was verified with verifies its person anew',
      'the number of a closed account is taken again',
      'an exclusion from a closed account ends with its day',
      'an exclusion from an open account ends by its player’s word alone',
    ],
    'What is given once is given to a person, not to each of his accounts': [
      'what is given once for who a person is, is not given to his next account',
      'a bonus that was held becomes no cash where its person had it in another account',
    ],
    'A log-in from a device that no kept session came from is told': [
      'the first log-in after a long time is told',
      'who repeats the press of a registration is told of like any log-in',
    ],
  },
  Protection: {
    'Activity tells twelve whole months of what came and went': [
      'activity tells of deposits what came, not what was ordered',
      'activity goes back by twelve whole months',
    ],
    'Less is at once, more waits a day and is confirmed': [
      'more of a limit waits a day',
      'more of a limit is not confirmed before its day is over',
      'what was asked for lapses',
    ],
    'The strictest speaks': ['the strictest limit speaks', 'the strictest deposit limit says what is left'],
    'Deposits count from their order on, over rolling days': [
      'what is as old as its span is left again, and not a moment earlier',
      'money that comes late counts from when it came',
      'what an operator credited counts by what it brought',
    ],
    'Stakes and losses count the own money of bets and games': [
      'limits are about the own money alone',
      'what was never struck counts against no limit',
      'of bets at once each counts against the limit of the next',
      'rounds of games count towards limits',
      'a stake fits again when rounds leave the span as well',
    ],
    'A reached time stops play, and only what a player does is time': [
      'a time limit that is reached stops placing',
      'what a page asks by itself is no time of play',
      'what a page asks by itself keeps no session alive',
    ],
    'A due look at the clock stops play': [
      'a look at what play came to stops placing',
      'games wait for the look at the clock',
    ],
    'Whoever stays away stakes and is given nothing': [
      'whoever stays away places nothing',
      'who stays away bets on no game',
      'whoever stays away is given nothing',
      'checkouts are closed for whoever stays away',
      'who stays away is offered nothing by letter',
      'who stays away is not reminded of limits',
    ],
    'Limits are looked at again': ['limits are looked at again after half a year'],
    'Protection changes behind the lock of the wallet': ['a break begins behind the lock of the wallet'],
    'What waits when a break begins is given back': [
      'a VIP bet is given back when its player stays away',
      'a bet that waits is void when its player stays away',
    ],
    'The launch token of who stays away opens nothing': ['no game is opened by who stays away'],
    'A break is only ever made longer': ['a break is never made shorter'],
    'A time-out ends by itself': ['a time-out that is over keeps nobody away', 'a time-out ends by itself'],
    'An exclusion is not shortened and not ended by the calendar': [
      'an exclusion never becomes a time-out',
      'an exclusion does not end by the calendar',
      'who comes back waits',
      'who stays away for ever comes back by the house alone',
      'after an exclusion for ever a week passes',
    ],
    'An account is blocked once': ['an account is blocked once'],
    'What waits when an account is blocked is given back': [
      'a VIP bet is given back when its account is blocked',
    ],
    'A closed account stays closed': ['a closed account stays closed'],
  },
}
