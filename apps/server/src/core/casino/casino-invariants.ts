import type { Invariant } from '../upkeep/invariant.ts'

/** What a round moved on its player's accounts, by message. */
const MOVED = `
  select t.cause, t.generation,
    coalesce(sum(t.amount) filter (where t.code = 'casino_stake'), 0) as staked,
    coalesce(sum(t.amount) filter (where t.code = 'casino_refund'), 0) as refunded,
    coalesce(sum(t.amount) filter (where t.code = 'casino_taken'), 0) as taken,
    coalesce(sum(t.amount) filter (where t.code = 'casino_win'), 0) as won
  from transfer t where t.code like 'casino%' group by t.cause, t.generation`

/** The message that a statement calls so gave a bet back. */
const isGivenBack = (tx: string) => `${tx}.call = 'rollback' and (${tx}.answer ->> 'applied')::boolean`

/** Every rule of rounds and of the messages that made them; each count must be 0. */
export const CASINO_INVARIANTS: readonly Invariant[] = [
  {
    name: 'rounds of games that hold another amount than their transfers say',
    sql: `with moved as (select cause, sum(staked) as staked, sum(refunded) as refunded, sum(taken) as taken, sum(won) as won
            from (${MOVED}) m group by cause)
          select count(*) from casino_round r left join moved m on m.cause = r.id
          where r.staked <> coalesce(m.staked - m.refunded, 0) or r.returned <> coalesce(m.won, 0)
            or r.in_play <> coalesce(m.staked - m.refunded - m.taken, 0)`,
  },
  {
    name: 'closed rounds that hold something in play',
    sql: "select count(*) from casino_round where status = 'closed' and in_play <> 0",
  },
  {
    name: 'messages of games that moved another amount than they say, or moved without one',
    sql: `with moved as (${MOVED})
          select count(*) from (select * from casino_tx where round_id is not null) t
          full join moved m on m.cause = t.round_id and m.generation = t.move
          where case
            -- A round that was closed without a win takes its stake by itself.
            when t.tx is null then m.staked + m.refunded + m.won <> 0
            when t.call = 'bet' then t.amount <> coalesce(m.staked, 0)
            when t.call = 'win' then t.amount <> coalesce(m.won, 0)
            else coalesce(m.refunded, 0) <> (select b.amount from casino_tx b
              where b.provider = t.provider and b.tx = t.bet_tx) end`,
  },
  {
    name: 'messages of games that were refused and counted, or taken and not',
    sql: `select count(*) from casino_tx where answer ->> 'code' is null
            or (round_id is not null) <> (answer ->> 'code' = 'OK' and (answer ->> 'applied') is distinct from 'false')`,
  },
  {
    name: 'bets of games that were both given back and paid, or given back twice',
    sql: `select count(*) from (
            select r.provider, r.bet_tx from casino_tx r where ${isGivenBack('r')}
            group by r.provider, r.bet_tx having count(*) > 1
            union all
            select b.provider, b.bet_tx from casino_tx b join casino_tx w
              on w.provider = b.provider and w.bet_tx = b.bet_tx and w.call = 'win' and w.round_id is not null
            where ${isGivenBack('b')}
          ) twice`,
  },
  {
    name: 'bets of games that were taken after they were to be given back',
    sql: `select count(*) from casino_tx b join casino_tx r
            on r.provider = b.provider and r.bet_tx = b.tx and r.player_id = b.player_id and r.call = 'rollback'
          where b.call = 'bet' and b.round_id is not null
            and r.answer ->> 'code' = 'OK' and r.at < b.at`,
  },
  {
    name: 'free rounds that were used more or less often than they were played',
    sql: `select count(*) from free_rounds f where f.used <> (
            select count(*) from casino_tx b where b.free = f.id and b.call = 'bet' and b.round_id is not null
              and not exists (select from casino_tx r where r.provider = b.provider and r.bet_tx = b.tx and ${isGivenBack('r')}))`,
  },
  {
    name: 'free rounds that were begun after their end',
    // What is decided a moment before the end may be written a moment after it; who takes them back waits for what is decided.
    sql: `select count(*) from casino_tx b join free_rounds f on f.id = b.free
          where b.call = 'bet' and b.round_id is not null
            and b.at > least(f.expires_at + interval '1 minute', f.withdrawn_at)`,
  },
]
