/** Forward only; what was applied anywhere never changes. */
export const MIGRATIONS: readonly { readonly name: string; readonly text: string }[] = [
  {
    // Players, seeds, rounds and what is said to the wallet about them.
    name: '0001-rounds',
    text: `
      create table games.player (
        id bigint generated always as identity primary key,
        -- What the wallet calls him; null where he plays with play money.
        handle text unique,
        -- Play money; null where it is the wallet's.
        demo_minor bigint check (demo_minor >= 0),
        currency text not null,
        seen_at timestamptz not null default now(),
        check ((handle is null) = (demo_minor is not null))
      );

      -- Pairs of seeds: one is in use, those before are revealed.
      create table games.seed (
        id bigint generated always as identity primary key,
        player_id bigint not null references games.player on delete cascade,
        sealed bytea not null,
        hash text not null,
        client text not null check (client ~ '^[A-Za-z0-9_-]{1,64}$'),
        next_nonce integer not null default 0 check (next_nonce >= 0),
        revealed_at timestamptz
      );
      create unique index seed_in_use on games.seed (player_id) where revealed_at is null;
      create index seed_of_player on games.seed (player_id);

      create table games.session (
        token_hash bytea primary key,
        player_id bigint not null references games.player on delete cascade,
        game text not null,
        provider text not null,
        -- The wallet's own session, sealed; null with play money.
        wallet_session bytea,
        stake_min bigint not null,
        stake_max bigint not null,
        -- When the player last read what his play came to, and what it came to by then.
        since_at timestamptz not null,
        net_minor bigint not null,
        opened_at timestamptz not null default now()
      );
      create index session_of_player on games.session (player_id);

      create table games.round (
        id bigint generated always as identity primary key,
        -- What the wallet knows it by.
        name text not null unique,
        player_id bigint not null references games.player on delete cascade,
        game text not null,
        provider text not null,
        engine text not null,
        version integer not null,
        state text not null check (state in
          ('betting', 'open', 'raising', 'unraising', 'settling', 'settled', 'voiding', 'voided')),
        currency text not null,
        stake_minor bigint not null check (stake_minor > 0),
        choice jsonb not null,
        moves jsonb not null default '[]',
        -- A move that stakes more, until the wallet has taken it.
        raise jsonb,
        seed_id bigint not null references games.seed,
        -- Null: a shared round, which is drawn of a chain.
        nonce integer,
        staked_minor bigint not null check (staked_minor > 0),
        return_minor bigint check (return_minor >= 0),
        bets integer not null default 1,
        refusal jsonb,
        -- Of a bet on a round of everybody: its number, the place of the bet in it, and where it was taken out.
        shared_number bigint,
        shared_bet integer,
        shared_out integer,
        started_at timestamptz not null default now(),
        changed_at timestamptz not null default now(),
        check (state <> 'settled' or return_minor is not null),
        check ((nonce is null) = (shared_number is not null)),
        unique (seed_id, nonce)
      );
      -- A player has one round of a game that is not over.
      create unique index round_at_hand on games.round (player_id, game) where state not in ('settled', 'voided');
      create index round_of_player on games.round (player_id, id desc);
      create index round_of_game on games.round (player_id, game, id desc);
      create index round_open on games.round (changed_at) where state = 'open';
      create index round_of_shared on games.round (game, shared_number) where shared_number is not null;
      create unique index round_once_in_shared on games.round (game, shared_number, player_id)
        where shared_number is not null and state <> 'voided';

      -- What is said to the wallet, written before it is said. One at a time is awaited for a round.
      create table games.message (
        id bigint generated always as identity primary key,
        round_id bigint not null references games.round on delete cascade,
        tx text not null unique,
        call text not null check (call in ('play', 'bet', 'win', 'rollback')),
        body jsonb not null,
        tries integer not null default 0,
        created_at timestamptz not null default now(),
        due_at timestamptz not null,
        done_at timestamptz,
        code text
      );
      create unique index message_awaited on games.message (round_id) where done_at is null;
      create index message_due on games.message (due_at) where done_at is null;

      -- One press of a button does one thing, however often it is heard.
      create table games.press (
        player_id bigint not null references games.player on delete cascade,
        press text not null,
        about text not null,
        round_id bigint not null references games.round on delete cascade,
        pressed_at timestamptz not null default now(),
        primary key (player_id, press)
      );

      -- Play money moves by messages too.
      create table games.demo_tx (
        tx text primary key,
        player_id bigint not null references games.player on delete cascade,
        -- What it added to the play money.
        amount bigint not null,
        code text not null,
        round text not null
      );
    `,
  },
  {
    // Rounds that everybody plays together.
    name: '0002-shared-rounds',
    text: `
      -- A chain of hashes: what is published is its end, each round opens the link before.
      create table games.chain (
        id bigint generated always as identity primary key,
        game text not null,
        published text not null,
        length integer not null check (length > 0),
        -- The newest number of a round that was begun.
        used integer not null default 0,
        made_at timestamptz not null default now(),
        check (used <= length)
      );
      create index chain_of_game on games.chain (game);
      -- Every so many links one is kept, sealed: the others follow from it.
      create table games.chain_mark (
        chain_id bigint not null references games.chain,
        link integer not null,
        sealed bytea not null,
        primary key (chain_id, link)
      );
      create table games.shared_round (
        game text not null,
        number bigint not null,
        state text not null check (state in ('betting', 'flying', 'crashed', 'cancelled')),
        hash text not null,
        chain_id bigint not null references games.chain,
        link_number integer not null,
        -- How many were written down, taken or not.
        bets integer not null default 0,
        -- The seeds of its first bets, from its start on.
        seeds text[],
        -- Revealed with its end.
        link text,
        point integer,
        begun_at timestamptz not null default now(),
        started_at timestamptz,
        ended_at timestamptz,
        primary key (game, number)
      );
    `,
  },
  {
    // What was cut off of shared rounds is looked for every few seconds.
    name: '0003-shared-cut-off',
    text: `
      create index shared_unended on games.shared_round (game, number) where state in ('betting', 'flying');
      create index round_open_in_shared on games.round (game, shared_number)
        where state = 'open' and shared_number is not null;
    `,
  },
  {
    // What is past its time is found by its age.
    name: '0004-pruned-by-their-age',
    text: `
      create index press_by_age on games.press (pressed_at);
      create index session_by_age on games.session (opened_at);
    `,
  },
  {
    // What was said of rounds that are over goes after a year, and what hangs on a row that goes is found without reading all of it.
    name: '0005-messages-go',
    text: `
      create index message_by_age on games.message (created_at);
      create index message_of_round on games.message (round_id);
      create index press_of_round on games.press (round_id);
      create index demo_tx_of_player on games.demo_tx (player_id);
      -- Of rounds that ended before this, messages may be gone; no row: none ever were.
      create table games.messages_kept (
        id boolean primary key default true check (id),
        since timestamptz not null
      );
    `,
  },
]
