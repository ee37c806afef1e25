/** What the server may do with the rows of a table, beside reading and adding them. */
interface TableRights {
  /** The columns that it may change. */
  readonly update?: readonly string[]
  readonly delete?: true
}

/**
 * The rights of the server's role: every table has a line, and a column that it changes is named. Rows of money are
 * added and read, never changed. A right that a new release no longer needs is taken away by the one after it, since
 * the release before still serves meanwhile.
 */
export const SERVER_RIGHTS: Readonly<Record<string, TableRights>> = {
  player: {
    update: [
      'password_hash',
      'status',
      'quote_changes',
      'is_fast_bet_on',
      'fast_bet_minor',
      ...['locale', 'phone'],
      'email_key',
      'email_confirmed_at',
      'factors_changed_at',
      'reality_minutes',
      'limits_answered_at',
      'limits_reminded_at',
      ...['wants_letters', 'wants_offers', 'offers_chosen_at'],
      ...['rules_version', 'rules_accepted_at'],
      ...['withdrawals_locked_at', 'withdrawals_unlock_at', 'closed_at'],
    ],
  },
  player_claim: { update: ['verified_at', 'former_at', 'disowned_at', 'released_at'], delete: true },
  identity_check: {
    update: ['status', 'submission', 'form', 'expires_on', 'refusal', 'submitted_at', 'decided_at'],
  },
  identity_step: {},
  identity_document: { update: ['submission', 'sealed'], delete: true },
  session: { update: ['active_at', 'ended_at', 'proven_at', 'reality_at'], delete: true },
  totp: { update: ['secret_id', 'sealed', 'last_step', 'started_at', 'turned_on_at'], delete: true },
  recovery_code: { update: ['used_at'], delete: true },
  passkey: { update: ['counter', 'used_at', 'name'], delete: true },
  passkey_challenge: { delete: true },
  code_try: { update: ['tries'], delete: true },
  operation: { update: ['response'], delete: true },
  account: {},
  wallet: {
    update: [
      ...['cash', 'inplay', 'bonus', 'bonus_inplay', 'withdraw_hold', 'owed'],
      ...['room_stake', 'room_until_ms'],
    ],
  },
  transfer: {},
  adjustment: {},
  trail: {},
  casino_player: { update: ['handle'] },
  casino_session: { delete: true },
  casino_round: {
    update: ['status', 'staked', 'in_play', 'returned', 'moves', 'taken_at', 'closed_at', 'staked_at'],
  },
  // Kept for ever: a number names one message, however late it is repeated.
  casino_tx: {},
  free_rounds: { update: ['used', 'withdrawn_at'] },
  payment: {
    update: [
      ...['status', 'gateway_id', 'redirect', 'flags', 'due_at'],
      ...['account_shown', 'account_sealed', 'account_print'],
    ],
  },
  payment_step: {},
  bonus_grant: {
    update: ['status', 'done', 'balance', 'is_held', 'started_at', 'expires_at', 'ended_at', 'cash_left'],
  },
  campaign_stop: { delete: true },
  gateway_event: { update: ['outcome', 'reason', 'payment_id', 'decided_at'] },
  quarantine: { update: ['status', 'player_id', 'actor', 'note', 'decided_at'] },
  reconciliation_item: { update: ['ours', 'theirs', 'seen_at', 'closed_at', 'actor', 'reason'] },
  reconciliation_run: { update: ['begun_at', 'ended_at'] },
  voucher: { update: ['status', 'payment_id', 'ended_at'] },
  voucher_try: { delete: true },
  payout_attempt: { update: ['result', 'missed'] },
  // Of the sandbox gateway, which is a stranger that lives in the house.
  sandbox_order: { update: ['account', 'status', 'taken_amount', 'taken_currency'] },
  sandbox_message: { update: ['tries', 'due_at', 'done_at'] },
  bet: {
    update: [
      'status',
      'odds',
      'possible_return',
      'placed_at',
      'payout',
      'generation',
      'settled_at',
      'refusal',
      'cashed_stake',
      'cashed_amount',
      'grant_id',
    ],
  },
  bet_leg: {
    update: [
      ...['odds', 'is_live', 'score_home', 'score_away', 'clock_seconds', 'feed_rev'],
      ...['result', 'result_score', 'reason', 'settlement_step', 'is_void', 'void_ms', 'void_reason'],
      'settled_at',
    ],
  },
  leg_names: {},
  // Written by the database where a settlement changes.
  bet_past: {},
  bet_leg_past: {},
  bet_reservation: { delete: true },
  cash_out: { update: ['stake', 'status', 'amount', 'refusal', 'open_events', 'decided_at'] },
  cash_out_rule: { update: ['above', 'below', 'set_at'], delete: true },
  vip_bet: { update: ['decision', 'accepted', 'actor', 'decided_at', 'outcome', 'part_id', 'ended_at'] },
  result_message: { delete: true },
  market_result: { update: ['step', 'outcomes', 'reason', 'first_at', 'changed_at'], delete: true },
  event_stop: { update: ['resumed_at'], delete: true },
  stop_keeper: { update: ['seen_at'], delete: true },
  sport: { update: ['alias', 'name'] },
  category: { update: ['sport_id', 'code', 'name'] },
  tournament: { update: ['sport_id', 'category_id', 'tier', 'name', 'table_rules'] },
  competitor: { update: ['sport_id', 'name'] },
  event: {
    update: [
      ...['tournament_id', 'home_id', 'away_id', 'starts_at', 'season', 'round', 'number'],
      ...['status', 'score', 'changed_at'],
    ],
  },
  provider_identity: {},
  market_description: { update: ['description'] },
  ended_event: { update: ['record'], delete: true },
  match_result: { update: ['record', 'course'] },
  price_point: { delete: true },
  past_told: { update: ['told_from', 'is_whole'] },
  past_match: {},
  past_match_import: {},
  booked_slip: { update: ['expires_at'], delete: true },
  player_favorites: { update: ['leagues', 'events', 'games', 'changed_at'] },
  player_view: { update: ['odds', 'zone_minutes', 'motion', 'theme', 'density', 'changed_at'] },
  player_limit: { update: ['amount', 'wanted', 'wanted_from', 'wanted_until'], delete: true },
  play_hour: { update: ['minutes'], delete: true },
  player_break: { update: ['return_asked_at', 'return_actor', 'return_reason', 'return_from', 'ended_at'] },
  chat: { update: ['player_id', 'token_hash', 'read_id', 'last_at'], delete: true },
  chat_message: { update: ['chat_id'], delete: true },
  exchange_rate: {},
  rate_question: { update: ['asked_at'] },
  refused_rate: { update: ['rates', 'accepted_at', 'actor', 'reason'] },
  notice: { update: ['read_at'], delete: true },
  player_export: { update: ['due_at', 'attempts', 'ready_at', 'size', 'taken_by', 'taken_at'], delete: true },
  player_export_part: { delete: true },
  mail: { update: ['due_at', 'attempts', 'outcome', 'ended_at', 'fault', 'secret'], delete: true },
  email_change: {
    update: ['address', 'email_key', 'session_id', 'asked_at', 'mails', 'mailed_at'],
    delete: true,
  },
  mailed_link: { update: ['token_hash', 'expires_at'], delete: true },
  restore_request: { update: ['handled_at'], delete: true },
  feed_position: { update: ['position', 'stored_at'] },
}

/** Sequences that the server draws numbers from by name; those of its columns need no right. */
export const SERVER_SEQUENCES: readonly string[] = ['bet_id_block', 'identity_document_number']

/** What only the owner touches. */
export const OWNER_TABLES: readonly string[] = ['kysely_migration', 'kysely_migration_lock']
