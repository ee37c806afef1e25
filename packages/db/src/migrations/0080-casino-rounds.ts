import { type Migration, sql } from 'kysely'

/**
 * What games of other houses do with a player's money. A round is a cause of transfers as a bet is; each of its messages that
 * was decided is kept for ever under its number, with what it asked and what it was answered, so that a repeat finds the first
 * answer however late it comes. A rollback of a bet that never came is kept as well: the bet that comes after it is refused.
 *
 * New codes of transfers come behind the others, and the release before writes none of them.
 */
export const casinoRounds: Migration = {
  async up(db) {
    await sql`
      alter table transfer drop constraint transfer_code_check, add constraint transfer_code_check check (code in (
        'stake', 'stake_void', 'stake_taken', 'payout', 'stake_refund', 'stake_taken_reversed',
        'payout_reversed', 'payout_owed', 'stake_refund_reversed', 'stake_refund_owed', 'owed_recovered',
        'play_money', 'adjustment', 'cash_out_stake', 'cash_out',
        'deposit', 'deposit_exchange', 'payment_fee', 'withdraw_hold', 'withdraw_release', 'withdraw_paid',
        'withdraw_exchange', 'withdraw_returned', 'chargeback', 'chargeback_exchange', 'chargeback_owed',
        'suspense_in', 'suspense_credit', 'suspense_return',
        'bonus_grant', 'bonus_convert', 'bonus_forfeit',
        'bonus_stake', 'bonus_stake_void', 'bonus_stake_taken', 'bonus_stake_refund', 'bonus_payout',
        'bonus_stake_taken_reversed', 'bonus_payout_reversed', 'bonus_payout_short',
        'bonus_stake_refund_reversed', 'bonus_stake_refund_short', 'bonus_cash_out_stake', 'bonus_cash_out',
        'gateway_fee', 'casino_stake', 'casino_taken', 'casino_win', 'casino_refund'
      ));

      -- What a provider knows a player by: nothing that another provider could know.
      create table casino_player (
        provider text not null,
        handle text not null,
        player_id bigint not null references wallet (player_id),
        primary key (provider, handle),
        unique (player_id, provider)
      );

      -- A game that was opened from a log-in, and ends with it.
      create table casino_session (
        id bigint generated always as identity primary key,
        token_hash bytea not null unique check (length(token_hash) = 32),
        provider text not null,
        session_id bigint not null references session (id) on delete cascade,
        player_id bigint not null references wallet (player_id),
        game text not null,
        opened_at timestamptz not null default instant_now()
      );
      create index casino_session_login on casino_session (session_id);

      create table casino_round (
        id bigint primary key default next_cause(),
        provider text not null,
        round text not null,
        player_id bigint not null references wallet (player_id),
        game text not null,
        currency text not null check (currency in ('AZN', 'USD', 'EUR', 'RUR')),
        status text not null check (status in ('open', 'closed')),
        -- All that was bet and not given back, what of it is still in play, and what came back.
        staked bigint not null check (staked >= 0),
        in_play bigint not null check (in_play between 0 and staked),
        returned bigint not null check (returned >= 0),
        -- How many of its messages were decided; up to which of them the bets are taken by the house.
        moves integer not null check (moves > 0),
        taken_at integer not null check (taken_at between 0 and moves),
        opened_at timestamptz not null default instant_now(),
        closed_at timestamptz,
        unique (provider, round),
        check ((status = 'closed') = (closed_at is not null)),
        check (status = 'open' or in_play = 0)
      ) with (fillfactor = 80);
      create index casino_round_player on casino_round (player_id, opened_at);
      create index casino_round_open on casino_round (player_id) where status = 'open';

      create table casino_tx (
        provider text not null,
        tx text not null,
        call text not null check (call in ('bet', 'win', 'rollback')),
        -- Of a win and a rollback: the bet that it is about.
        bet_tx text,
        player_id bigint not null references wallet (player_id),
        -- Null where nothing of it counts: a refused bet, a tombstone.
        round_id bigint references casino_round (id),
        -- Its place among those of its round, which is the generation of its transfers.
        move integer check (move > 0),
        amount bigint not null check (amount >= 0),
        free text,
        digest bytea not null check (length(digest) = 32),
        -- { v, … }: what was answered, without the number of the request.
        answer jsonb not null,
        at timestamptz not null default instant_now(),
        primary key (provider, tx),
        check ((call = 'bet') = (bet_tx is null)),
        check ((round_id is null) = (move is null))
      );
      create unique index casino_tx_move on casino_tx (round_id, move);
      create index casino_tx_rollback on casino_tx (provider, bet_tx) where call = 'rollback';
      create trigger casino_tx_append_only before update or delete on casino_tx
        for each row execute function refuse_change();
      create trigger casino_tx_no_truncate before truncate on casino_tx
        for each statement execute function refuse_change();

      create function refuse_casino_round() returns trigger language plpgsql as $$
      begin
        if (new.provider, new.round, new.player_id, new.game, new.currency, new.opened_at)
            is distinct from (old.provider, old.round, old.player_id, old.game, old.currency, old.opened_at)
          or old.status = 'closed' or new.moves <= old.moves or new.returned < old.returned then
          raise exception 'round % cannot go from (%, %) to (%, %)',
            old.id, old.status, old.moves, new.status, new.moves;
        end if;
        return new;
      end $$;
      create trigger casino_round_order before update on casino_round
        for each row execute function refuse_casino_round();

      -- A number of free rounds, given by a person of the house.
      create table free_rounds (
        id text primary key,
        provider text not null,
        game text not null,
        player_id bigint not null references wallet (player_id),
        rounds integer not null check (rounds > 0),
        used integer not null default 0 check (used between 0 and rounds),
        actor text not null,
        reason text not null,
        given_at timestamptz not null default instant_now()
      );
      create index free_rounds_player on free_rounds (player_id);
    `.execute(db)
  },
}
