import type { PlantedFault } from './planted-fault.ts'

const PRUNE = 'apps/games/src/features/recovery/prune.ts'
const BOOKS = 'apps/server/src/features/game-wallet/reconcile-games.ts'
const SAID = ['apps/games/src/settled-messages.test.ts']

/** What a careless hand could do to what the game server keeps of its words, and to how both books are held against each other. */
export const PLANTED_BOOK_FAULTS: readonly PlantedFault[] = [
  {
    rule: 'what was said of a round that is not over stays',
    path: PRUNE,
    from: "r.changed_at < border.at and r.state in ('settled', 'voided')",
    to: 'r.changed_at < border.at',
    tests: SAID,
  },
  {
    rule: 'a round is past by its end and not by its begin',
    path: PRUNE,
    from: 'm.created_at < border.at and r.changed_at < border.at',
    to: 'm.created_at < border.at',
    tests: SAID,
  },
  {
    rule: 'a word that is awaited stays whatever its round says',
    path: PRUNE,
    from: '\n          and not exists (select from games.message a where a.round_id = r.id and a.done_at is null)',
    to: '',
    tests: SAID,
  },
  {
    rule: 'what was said of a round goes together',
    path: PRUNE,
    from: 'delete from games.message where round_id in (select round_id from old)',
    to: 'delete from games.message where created_at < (select at from border) and round_id in (select round_id from old)',
    tests: SAID,
  },
  {
    rule: 'the books are held against each other by sums where messages are gone',
    path: BOOKS,
    from: 'returned === row.returned && is_over',
    to: 'is_over',
    tests: SAID,
  },
  {
    rule: 'a message is missed where it should be there',
    path: BOOKS,
    from: '.changed_at < ',
    to: '.changed_at <> ',
    tests: SAID,
  },
  {
    rule: 'the books are read to their end',
    path: BOOKS,
    from: 'where o.id > $1 and',
    to: 'where o.id > $1 and o.id <= $1 + 5000 and',
    tests: SAID,
  },
]
