// Made from the migrations by npm run rows.

export interface AccountRow {
  readonly id: bigint
  readonly player_id: bigint | null
  readonly kind: string
  readonly currency: 'AZN' | 'USD' | 'EUR' | 'RUR'
}

export interface AdjustmentRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly kind: 'play_money' | 'correction'
  readonly created_at: Date
}

export interface BetRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly currency: 'AZN' | 'USD' | 'EUR' | 'RUR'
  readonly type: 'singles' | 'accumulator' | 'full_cover'
  readonly status: 'pending' | 'declined' | 'placed' | 'lost' | 'won' | 'refunded' | 'vip' | 'rejected'
  readonly size: number
  readonly stake: bigint
  readonly odds: number
  readonly possible_return: bigint
  readonly payout: bigint | null
  readonly generation: number
  readonly rules_version: number
  readonly operation_key: string
  readonly requested_at: Date
  readonly placed_at: Date
  readonly settled_at: Date | null
  readonly refusal: unknown
  readonly cashed_stake: bigint
  readonly cashed_amount: bigint
  readonly point: number
  readonly grant_id: bigint | null
  readonly bonus_stake: bigint
}

export interface BetLegRow {
  readonly bet_id: bigint
  readonly position: number
  readonly event_id: bigint
  readonly market_type: string
  readonly specifier: string
  readonly outcome: string
  readonly odds: number
  readonly odds_seen: number
  readonly is_live: boolean
  readonly starts_at: Date
  readonly score_home: number | null
  readonly score_away: number | null
  readonly clock_seconds: number | null
  readonly feed_rev: bigint
  readonly names: unknown
  readonly result: unknown
  readonly result_score: string | null
  readonly reason: unknown
  readonly settlement_step: number
  readonly is_void: boolean
  readonly void_ms: bigint
  readonly settled_at: Date | null
  readonly void_reason: string | null
  readonly names_id: string | null
}

export interface BetLegPastRow {
  readonly bet_id: bigint
  readonly id: bigint
  readonly position: number
  readonly result: unknown
  readonly is_void: boolean
  readonly void_reason: string | null
  readonly result_score: string | null
  readonly reason: unknown
  readonly changed_at: Date
}

export interface BetPastRow {
  readonly bet_id: bigint
  readonly generation: number
  readonly status: 'lost' | 'won' | 'refunded'
  readonly payout: bigint
  readonly settled_at: Date
  readonly changed_at: Date
}

export interface BetReservationRow {
  readonly bet_id: bigint
  readonly scope: string
  readonly key: string
  readonly expires_at: Date
}

export interface BonusGrantRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly campaign: string
  readonly version: number
  readonly payment_id: bigint | null
  readonly status: 'queued' | 'active' | 'done' | 'forfeited' | 'expired' | 'cancelled'
  readonly currency: 'AZN' | 'USD' | 'EUR' | 'RUR'
  readonly amount: bigint
  readonly unit: 'bets' | 'turnover'
  readonly needed: bigint
  readonly done: bigint
  readonly balance: bigint
  readonly rules: unknown
  readonly days: number
  readonly is_once: boolean
  readonly on_withdrawal: 'keep' | 'forfeit'
  readonly is_held: boolean
  readonly granted_at: Date
  readonly started_at: Date | null
  readonly expires_at: Date | null
  readonly ended_at: Date | null
  readonly cash_left: bigint
}

export interface BookedSlipRow {
  readonly code: string
  readonly content: Buffer
  readonly picks: unknown
  readonly expires_at: Date
}

export interface CampaignStopRow {
  readonly campaign: string
  readonly stopped_at: Date
}

export interface CashOutRow {
  readonly id: bigint
  readonly bet_id: bigint
  readonly player_id: bigint
  readonly stake: bigint | null
  readonly seen: bigint
  readonly is_automatic: boolean
  readonly status: 'waiting' | 'paid' | 'declined'
  readonly amount: bigint | null
  readonly refusal: string | null
  readonly scope: string
  readonly key: string
  readonly open_events: unknown
  readonly requested_at: Date
  readonly due_at: Date
  readonly decided_at: Date | null
}

export interface CashOutRuleRow {
  readonly bet_id: bigint
  readonly player_id: bigint
  readonly above: bigint | null
  readonly below: bigint | null
  readonly set_at: Date
}

export interface CasinoPlayerRow {
  readonly provider: string
  readonly handle: string
  readonly player_id: bigint
}

export interface CasinoRoundRow {
  readonly id: bigint
  readonly provider: string
  readonly round: string
  readonly player_id: bigint
  readonly game: string
  readonly currency: 'AZN' | 'USD' | 'EUR' | 'RUR'
  readonly status: 'open' | 'closed'
  readonly staked: bigint
  readonly in_play: bigint
  readonly returned: bigint
  readonly moves: number
  readonly taken_at: number
  readonly opened_at: Date
  readonly closed_at: Date | null
  readonly staked_at: Date | null
}

export interface CasinoSessionRow {
  readonly id: bigint
  readonly token_hash: Buffer
  readonly provider: string
  readonly session_id: bigint
  readonly player_id: bigint
  readonly game: string
  readonly opened_at: Date
}

export interface CasinoTxRow {
  readonly provider: string
  readonly tx: string
  readonly call: 'bet' | 'win' | 'rollback'
  readonly bet_tx: string | null
  readonly player_id: bigint
  readonly round_id: bigint | null
  readonly move: number | null
  readonly amount: bigint
  readonly free: string | null
  readonly digest: Buffer
  readonly answer: unknown
  readonly at: Date
}

export interface CategoryRow {
  readonly id: bigint
  readonly sport_id: bigint
  readonly code: string
  readonly name: unknown
}

export interface ChatRow {
  readonly id: bigint
  readonly player_id: bigint | null
  readonly token_hash: Buffer | null
  readonly read_id: bigint
  readonly created_at: Date
  readonly last_at: Date
}

export interface ChatMessageRow {
  readonly id: bigint
  readonly chat_id: bigint
  readonly key: string
  readonly author: 'visitor' | 'house'
  readonly actor: string | null
  readonly text: string
  readonly sent_at: Date
}

export interface CodeTryRow {
  readonly player_id: bigint
  readonly address: string
  readonly tries: Date[]
}

export interface CompetitorRow {
  readonly id: bigint
  readonly sport_id: bigint
  readonly name: unknown
}

export interface EmailChangeRow {
  readonly player_id: bigint
  readonly address: string
  readonly email_key: string
  readonly session_id: bigint
  readonly asked_at: Date
  readonly mails: number
  readonly mailed_at: Date
}

export interface EndedEventRow {
  readonly event_id: bigint
  readonly record: unknown
  readonly ended_at: Date
}

export interface EventRow {
  readonly id: bigint
  readonly sport_id: bigint
  readonly tournament_id: bigint
  readonly home_id: bigint | null
  readonly away_id: bigint | null
  readonly starts_at: Date
  readonly season: string
  readonly round: string
  readonly number: number
  readonly is_real: boolean
  readonly status: 'prematch' | 'delayed' | 'live' | 'interrupted' | 'ended' | 'cancelled' | 'postponed' | 'abandoned'
  readonly score: unknown
  readonly changed_at: Date
}

export interface EventStopRow {
  readonly event_id: bigint
  readonly stopped_at: Date
  readonly resumed_at: Date | null
  readonly reason: string
  readonly keeper: bigint | null
}

export interface ExchangeRateRow {
  readonly bank: 'cbar' | 'cbr'
  readonly day: Date
  readonly rates: unknown
  readonly taken_at: Date
}

export interface FeedPositionRow {
  readonly provider: string
  readonly position: string
  readonly stored_at: Date
}

export interface FreeRoundsRow {
  readonly id: string
  readonly provider: string
  readonly game: string
  readonly player_id: bigint
  readonly rounds: number
  readonly used: number
  readonly actor: string
  readonly reason: string
  readonly given_at: Date
  readonly stake_minor: bigint | null
  readonly expires_at: Date
  readonly withdrawn_at: Date | null
}

export interface GatewayEventRow {
  readonly id: bigint
  readonly gateway: string
  readonly digest: Buffer
  readonly body: Buffer
  readonly received_at: Date
  readonly outcome: 'applied' | 'ignored' | 'quarantined' | null
  readonly reason: string | null
  readonly payment_id: bigint | null
  readonly decided_at: Date | null
}

export interface IdentityCheckRow {
  readonly player_id: bigint
  readonly status: 'none' | 'submitted' | 'verified' | 'refused' | 'expired'
  readonly submission: number
  readonly form: Buffer | null
  readonly expires_on: Date | null
  readonly refusal: string | null
  readonly submitted_at: Date | null
  readonly decided_at: Date | null
}

export interface IdentityDocumentRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly submission: number | null
  readonly name: string
  readonly type: 'image/jpeg' | 'image/png' | 'application/pdf'
  readonly size: number
  readonly sealed: Buffer | null
  readonly uploaded_at: Date
}

export interface IdentityStepRow {
  readonly player_id: bigint
  readonly number: number
  readonly status: string
  readonly actor: string
  readonly note: string | null
  readonly at: Date
}

export interface LegNamesRow {
  readonly id: string
  readonly names: unknown
}

export interface MailRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly key: string
  readonly kind: string
  readonly address: string
  readonly locale: 'az' | 'ru' | 'en'
  readonly details: unknown
  readonly created_at: Date
  readonly due_at: Date
  readonly expires_at: Date
  readonly attempts: number
  readonly outcome: 'sent' | 'refused' | 'expired' | null
  readonly ended_at: Date | null
  readonly fault: string | null
  readonly secret: Buffer | null
}

export interface MailedLinkRow {
  readonly player_id: bigint
  readonly purpose: 'password' | 'email' | 'export' | 'new_email' | 'stop_email'
  readonly token_hash: Buffer
  readonly expires_at: Date
}

export interface MarketDescriptionRow {
  readonly sport_id: bigint
  readonly type: string
  readonly description: unknown
}

export interface MarketResultRow {
  readonly event_id: bigint
  readonly market_type: string
  readonly specifier: string
  readonly step: number
  readonly outcomes: unknown
  readonly reason: unknown
  readonly first_at: Date
  readonly changed_at: Date
}

export interface MatchResultRow {
  readonly event_id: bigint
  readonly sport_id: bigint
  readonly tournament_id: bigint
  readonly home_id: bigint
  readonly away_id: bigint
  readonly starts_at: Date
  readonly day: Date
  readonly season: string
  readonly round: string
  readonly record: unknown
  readonly course: unknown
}

export interface NoticeRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly kind: string
  readonly details: unknown
  readonly created_at: Date
  readonly read_at: Date | null
}

export interface OperationRow {
  readonly scope: string
  readonly key: string
  readonly request_hash: Buffer
  readonly response: unknown
  readonly created_at: Date
}

export interface PasskeyRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly credential_id: Buffer
  readonly public_key: Buffer
  readonly counter: bigint
  readonly transports: readonly string[]
  readonly name: string
  readonly created_at: Date
  readonly used_at: Date | null
}

export interface PasskeyChallengeRow {
  readonly hash: Buffer
  readonly purpose: 'login' | 'add' | 'prove'
  readonly session_id: bigint | null
  readonly expires_at: Date
}

export interface PastMatchRow {
  readonly tournament_id: bigint
  readonly started_at: Date
  readonly home_id: bigint
  readonly away_id: bigint
  readonly season: string
  readonly round: string
  readonly status: string
  readonly home_score: number | null
  readonly away_score: number | null
  readonly home_score_half: number | null
  readonly away_score_half: number | null
}

export interface PastMatchImportRow {
  readonly version: string
  readonly imported_at: Date
}

export interface PastToldRow {
  readonly provider: string
  readonly told_from: Date
  readonly is_whole: boolean
}

export interface PaymentRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly direction: 'in' | 'out'
  readonly method: string
  readonly gateway: string
  readonly status: 'created' | 'pending' | 'credited' | 'failed' | 'expired' | 'quarantined' | 'charged_back' | 'ordered' | 'cancelled' | 'rejected' | 'approved' | 'processing' | 'paid' | 'returned'
  readonly currency: 'AZN' | 'USD' | 'EUR' | 'RUR'
  readonly amount: bigint
  readonly fee: bigint
  readonly pay_currency: 'AZN' | 'USD' | 'EUR' | 'RUR'
  readonly pay_amount: bigint
  readonly rate_numerator: bigint
  readonly rate_denominator: bigint
  readonly rate_source: string
  readonly rate_at: Date | null
  readonly account_shown: string | null
  readonly account_sealed: Buffer | null
  readonly account_print: Buffer | null
  readonly reference: string
  readonly gateway_id: string | null
  readonly redirect: unknown
  readonly flags: string
  readonly requested_at: Date
  readonly due_at: Date | null
  readonly campaign: string | null
  readonly rate_day: Date | null
  readonly operation_key: string | null
  readonly point: number | null
}

export interface PaymentStepRow {
  readonly payment_id: bigint
  readonly number: number
  readonly status: string
  readonly actor: string
  readonly note: string | null
  readonly at: Date
}

export interface PayoutAttemptRow {
  readonly payment_id: bigint
  readonly number: number
  readonly started_at: Date
  readonly result: 'accepted' | 'refused' | 'not_found' | null
  readonly missed: number
}

export interface PlayHourRow {
  readonly player_id: bigint
  readonly hour: Date
  readonly minutes: bigint
}

export interface PlayerRow {
  readonly id: bigint
  readonly email: string
  readonly password_hash: string
  readonly currency: 'AZN' | 'USD' | 'EUR' | 'RUR'
  readonly status: 'active' | 'blocked' | 'closed'
  readonly firstname: string
  readonly lastname: string
  readonly middlename: string
  readonly passport: string | null
  readonly passport_issued_on: Date | null
  readonly phone: string
  readonly birthdate: Date
  readonly affiliate_partner: string
  readonly quote_changes: 1 | 2 | 3
  readonly is_fast_bet_on: boolean
  readonly fast_bet_minor: bigint
  readonly rules_accepted_at: Date
  readonly created_at: Date
  readonly promo: string | null
  readonly bonus_choice: number | null
  readonly point: number
  readonly locale: 'az' | 'ru' | 'en'
  readonly factors_changed_at: Date | null
  readonly email_key: string | null
  readonly email_confirmed_at: Date | null
  readonly reality_minutes: 15 | 30 | 60
  readonly limits_answered_at: Date | null
  readonly limits_reminded_at: Date | null
  readonly wants_letters: boolean
  readonly wants_offers: boolean
  readonly offers_chosen_at: Date | null
  readonly withdrawals_locked_at: Date | null
  readonly withdrawals_unlock_at: Date | null
  readonly closed_at: Date | null
  readonly erased_at: Date | null
  readonly rules_version: number
  readonly play_limits: unknown
}

export interface PlayerBreakRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly kind: 'time_out' | 'exclusion'
  readonly length: '24h' | '7d' | '30d' | '42d' | '6m' | '1y' | '2y' | '5y' | 'ever'
  readonly began_at: Date
  readonly ends_at: Date | null
  readonly return_asked_at: Date | null
  readonly return_actor: string | null
  readonly return_reason: string | null
  readonly return_from: Date | null
  readonly ended_at: Date | null
}

export interface PlayerClaimRow {
  readonly player_id: bigint
  readonly kind: 'passport' | 'fin' | 'phone'
  readonly value: string
  readonly verified_at: Date | null
  readonly former_at: Date | null
  readonly disowned_at: Date | null
  readonly released_at: Date | null
}

export interface PlayerExportRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly locale: 'az' | 'ru' | 'en'
  readonly asked_at: Date
  readonly due_at: Date
  readonly attempts: number
  readonly ready_at: Date | null
  readonly size: bigint | null
  readonly taken_by: bigint | null
  readonly taken_at: Date | null
}

export interface PlayerExportPartRow {
  readonly export_id: bigint
  readonly number: number
  readonly sealed: Buffer
}

export interface PlayerFavoritesRow {
  readonly player_id: bigint
  readonly leagues: readonly string[]
  readonly events: readonly string[]
  readonly changed_at: Date
  readonly games: readonly string[]
}

export interface PlayerLimitRow {
  readonly player_id: bigint
  readonly kind: 'deposit' | 'stake' | 'loss' | 'time'
  readonly days: 1 | 7 | 30
  readonly amount: bigint
  readonly wanted_from: Date | null
  readonly wanted_until: Date | null
  readonly wanted: bigint | null
}

export interface PlayerViewRow {
  readonly player_id: bigint
  readonly odds: 'decimal' | 'fractional' | 'american' | 'hongkong' | 'malay' | 'indonesian'
  readonly zone_minutes: number | null
  readonly motion: 'system' | 'still'
  readonly theme: 'dark' | 'light'
  readonly density: 'comfortable' | 'compact'
  readonly changed_at: Date
}

export interface PricePointRow {
  readonly event_id: bigint
  readonly at: Date
  readonly prices: readonly (number | null)[]
}

export interface ProviderIdentityRow {
  readonly provider: string
  readonly kind: 'event' | 'tournament' | 'category' | 'competitor'
  readonly external_id: string
  readonly id: bigint
}

export interface QuarantineRow {
  readonly id: bigint
  readonly event_id: bigint
  readonly payment_id: bigint | null
  readonly player_id: bigint | null
  readonly gateway: string
  readonly currency: 'AZN' | 'USD' | 'EUR' | 'RUR'
  readonly amount: bigint
  readonly reason: string
  readonly status: 'open' | 'credited' | 'returned'
  readonly actor: string | null
  readonly note: string | null
  readonly opened_at: Date
  readonly decided_at: Date | null
}

export interface RateQuestionRow {
  readonly bank: 'cbar' | 'cbr'
  readonly asked_at: Date
}

export interface ReconciliationItemRow {
  readonly id: bigint
  readonly gateway: string
  readonly kind: 'balance' | 'deposit_paid_there' | 'payout_taken_back' | 'payout_unknown' | 'message_unread'
  readonly payment_id: bigint | null
  readonly currency: 'AZN' | 'USD' | 'EUR' | 'RUR' | null
  readonly ours: bigint | null
  readonly theirs: bigint | null
  readonly found_at: Date
  readonly seen_at: Date
  readonly closed_at: Date | null
  readonly actor: string | null
  readonly reason: string | null
  readonly event_id: bigint | null
}

export interface ReconciliationRunRow {
  readonly gateway: string
  readonly day: Date
  readonly begun_at: Date
  readonly ended_at: Date | null
}

export interface RecoveryCodeRow {
  readonly player_id: bigint
  readonly hash: Buffer
  readonly used_at: Date | null
}

export interface RefusedRateRow {
  readonly bank: 'cbar' | 'cbr'
  readonly day: Date
  readonly rates: unknown
  readonly refused_at: Date
  readonly accepted_at: Date | null
  readonly actor: string | null
  readonly reason: string | null
}

export interface RestoreRequestRow {
  readonly id: bigint
  readonly email: string
  readonly visitor: string
  readonly asked_at: Date
  readonly handled_at: Date | null
}

export interface ResultMessageRow {
  readonly event_id: bigint
  readonly digest: Buffer
  readonly kind: 'settle' | 'unsettle' | 'void' | 'unvoid'
  readonly step: number | null
  readonly message: unknown
  readonly received_at: Date
}

export interface SandboxMessageRow {
  readonly id: bigint
  readonly order_id: bigint
  readonly body: string
  readonly is_forged: boolean
  readonly status: string | null
  readonly due_at: Date
  readonly tries: number
  readonly done_at: Date | null
}

export interface SandboxOrderRow {
  readonly id: bigint
  readonly token: string
  readonly kind: 'deposit' | 'payout'
  readonly reference: string
  readonly method: string
  readonly currency: string
  readonly amount: bigint
  readonly account: string | null
  readonly return_url: string | null
  readonly status: 'waiting' | 'pending' | 'paid' | 'failed' | 'returned' | 'closed'
  readonly created_at: Date
  readonly taken_amount: bigint | null
  readonly taken_currency: string | null
}

export interface SessionRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly token_hash: Buffer
  readonly created_at: Date
  readonly active_at: Date
  readonly expires_at: Date
  readonly ended_at: Date | null
  readonly launch_hash: Buffer | null
  readonly point: number
  readonly method: 'registration' | 'password' | 'password_code' | 'recovery_code' | 'passkey'
  readonly device: 'desktop' | 'phone' | 'tablet' | 'other'
  readonly browser: string
  readonly system: string
  readonly address: string
  readonly proven_at: Date | null
  readonly reality_at: Date | null
}

export interface SportRow {
  readonly id: bigint
  readonly alias: string
  readonly name: unknown
}

export interface StopKeeperRow {
  readonly id: bigint
  readonly seen_at: Date
}

export interface TotpRow {
  readonly player_id: bigint
  readonly secret_id: string
  readonly sealed: Buffer
  readonly last_step: bigint | null
  readonly started_at: Date
  readonly turned_on_at: Date | null
}

export interface TournamentRow {
  readonly id: bigint
  readonly sport_id: bigint
  readonly category_id: bigint
  readonly tier: number
  readonly name: unknown
  readonly table_rules: unknown
}

export interface TrailRow {
  readonly chain: number
  readonly number: bigint
  readonly at: Date
  readonly actor_kind: 'player' | 'operator' | 'gateway' | 'system'
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
  readonly request_id: string | null
  readonly previous: Buffer
  readonly hash: Buffer
}

export interface TransferRow {
  readonly id: bigint
  readonly debit: bigint
  readonly credit: bigint
  readonly currency: string
  readonly amount: bigint
  readonly code: 'stake' | 'stake_void' | 'stake_taken' | 'payout' | 'stake_refund' | 'stake_taken_reversed' | 'payout_reversed' | 'payout_owed' | 'stake_refund_reversed' | 'stake_refund_owed' | 'owed_recovered' | 'play_money' | 'adjustment' | 'cash_out_stake' | 'cash_out' | 'deposit' | 'deposit_exchange' | 'payment_fee' | 'withdraw_hold' | 'withdraw_release' | 'withdraw_paid' | 'withdraw_exchange' | 'withdraw_returned' | 'chargeback' | 'chargeback_exchange' | 'chargeback_owed' | 'suspense_in' | 'suspense_credit' | 'suspense_return' | 'bonus_grant' | 'bonus_convert' | 'bonus_forfeit' | 'bonus_stake' | 'bonus_stake_void' | 'bonus_stake_taken' | 'bonus_stake_refund' | 'bonus_payout' | 'bonus_stake_taken_reversed' | 'bonus_payout_reversed' | 'bonus_payout_short' | 'bonus_stake_refund_reversed' | 'bonus_stake_refund_short' | 'bonus_cash_out_stake' | 'bonus_cash_out' | 'gateway_fee' | 'casino_stake' | 'casino_taken' | 'casino_win' | 'casino_refund' | 'bonus_payout_borne' | 'bonus_stake_refund_borne' | 'bonus_recovered'
  readonly bet_id: bigint | null
  readonly generation: number
  readonly actor: string | null
  readonly reason: string | null
  readonly created_at: Date
  readonly cause: bigint
}

export interface VipBetRow {
  readonly bet_id: bigint
  readonly due_at: Date
  readonly decision: 'accept' | 'reject' | null
  readonly accepted: bigint | null
  readonly actor: string | null
  readonly decided_at: Date | null
  readonly outcome: 'accepted' | 'part' | 'rejected' | 'expired' | 'away' | null
  readonly part_id: bigint | null
  readonly ended_at: Date | null
}

export interface VoucherRow {
  readonly id: bigint
  readonly code_hash: Buffer
  readonly ending: string
  readonly amount: bigint
  readonly status: 'issued' | 'used' | 'void'
  readonly payment_id: bigint | null
  readonly issued_at: Date
  readonly ended_at: Date | null
}

export interface VoucherTryRow {
  readonly player_id: bigint
  readonly at: Date
}

export interface WalletRow {
  readonly player_id: bigint
  readonly currency: 'AZN' | 'USD' | 'EUR' | 'RUR'
  readonly cash: bigint
  readonly inplay: bigint
  readonly bonus: bigint
  readonly bonus_inplay: bigint
  readonly withdraw_hold: bigint
  readonly owed: bigint
  readonly room_stake: bigint | null
  readonly room_until_ms: bigint | null
}
