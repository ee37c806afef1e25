// Generated from packages/i18n/messages by `npm run i18n`. Do not edit.
export type MessageValues = {
  "account.balance": undefined
  "account.unplayed": undefined
  "account.bonus": undefined
  "account.personal_info": undefined
  "account.save": undefined
  "ui.yes": undefined
  "ui.no": undefined
  "ui.back": undefined
  "account.statement_period": undefined
  "account.this_month": undefined
  "account.last_month": undefined
  "account.three_months": undefined
  "account.twelve_months": undefined
  "account.opening": undefined
  "account.closing": undefined
  "account.paid_in": undefined
  "account.paid_out": undefined
  "account.no_movements": undefined
  "account.movement_balance": { amount: string | number }
  "account.as_csv": undefined
  "account.as_pdf": undefined
  "account.statement_note": undefined
  "account.movement_subject": { n: string | number }
  "account.withdrawable": undefined
  "account.open_n": { n: number }
  "account.open_many": { most: string | number }
  "account.wagered": { share: string | number }
  "account.identity.none": undefined
  "account.identity.submitted": undefined
  "account.identity.verified": undefined
  "account.identity.refused": undefined
  "account.identity.expired": undefined
  "account.number": undefined
  "affiliate.title": { brand: string | number }
  "affiliate.lead": undefined
  "affiliate.step_number": undefined
  "affiliate.step_link": undefined
  "affiliate.step_kept": undefined
  "affiliate.number": undefined
  "affiliate.no_link": undefined
  "affiliate.copy": undefined
  "affiliate.copied": undefined
  "affiliate.fact_once": undefined
  "affiliate.fact_last": undefined
  "affiliate.fact_terms": undefined
  "affiliate.ask": undefined
  "aside.safer": undefined
  "aside.no_deposit_limit": undefined
  "aside.stake_what_you_can": undefined
  "aside.deposit_limit": { days: string | number }
  "aside.last": undefined
  "aside.after_deposit": { left: string | number }
  "auth.logout": undefined
  "auth.login_title": undefined
  "auth.register_title": undefined
  "auth.email": undefined
  "auth.password": undefined
  "auth.password_current": undefined
  "auth.password_new": undefined
  "auth.password_repeat": undefined
  "auth.show_password": undefined
  "auth.first_name": undefined
  "auth.last_name": undefined
  "auth.middle_name": undefined
  "auth.birthdate": undefined
  "auth.phone": undefined
  "auth.currency": undefined
  "auth.passport": undefined
  "auth.passport_date": undefined
  "auth.age_confirm": undefined
  "auth.rules_agree": undefined
  "auth.have_account": undefined
  "auth.no_account": undefined
  "auth.welcome_back": undefined
  "auth.password_changed": undefined
  "auth.change_password": undefined
  "err.session_expired": undefined
  "err.login_required": undefined
  "auth.consents_required": undefined
  "auth.welcome": undefined
  "auth.code_wanted": undefined
  "auth.code": undefined
  "auth.recovery_wanted": undefined
  "auth.recovery_code": undefined
  "auth.use_recovery": undefined
  "auth.use_phone": undefined
  "auth.forgot": undefined
  "auth.recovery_title": undefined
  "auth.recovery_lead": undefined
  "auth.send_link": undefined
  "auth.back_to_login": undefined
  "auth.new_password_title": undefined
  "auth.new_password_lead": undefined
  "auth.new_link": undefined
  "auth.password_restored": undefined
  "auth.passkey": undefined
  "auth.passkey_prove": undefined
  "auth.or_password": undefined
  "auth.confirm_title": undefined
  "auth.confirming": undefined
  "auth.email_is_confirmed": undefined
  "auth.confirm_again": undefined
  "auth.confirm_again_guest": undefined
  "auth.to_profile": undefined
  "auth.confirm_lead": undefined
  "auth.confirm_resend": undefined
  "auth.promo": undefined
  "auth.promo_check": undefined
  "auth.promo_found": undefined
  "auth.promo_missing": undefined
  "bet.number": undefined
  "bet.amount": undefined
  "bet.winning": undefined
  "bet.filter.all": undefined
  "bet.filter.open": undefined
  "bet.filter.winning": undefined
  "bet.filter.losing": undefined
  "bet.filter.refund": undefined
  "bet.empty": undefined
  "bet.from": undefined
  "bet.to": undefined
  "bet.show": undefined
  "bet.leg_won": undefined
  "bet.leg_lost": undefined
  "bet.leg_void": undefined
  "bet.filters": undefined
  "bet.range_invalid": undefined
  "bet.range_long": { n: string | number }
  "bet.live": undefined
  "bet.leg_half_won": undefined
  "bet.leg_half_lost": undefined
  "bet.leg_dead_heat": undefined
  "bet.to_events": undefined
  "bet.period": undefined
  "bet.news_won": { name: string | number; amount: string | number }
  "bet.news_cashed_out": { name: string | number; amount: string | number }
  "bet.news_lost": { name: string | number }
  "bet.news_refunded": { name: string | number; amount: string | number }
  "bet.news_many": { n: number }
  "bet.stand.waits": undefined
  "bet.stand.holds": undefined
  "bet.stand.room": { more: string | number }
  "bet.stand.needs": { what: string | number }
  "bet.stand.won": undefined
  "bet.stand.lost": undefined
  "bet.stand.void": undefined
  "bet.stand.half_won": undefined
  "bet.stand.half_lost": undefined
  "bet.stand.of_side": { what: string | number; name: string | number }
  "bet.count.goals": { count: number }
  "bet.count.points": { count: number }
  "bet.count.sets": { count: number }
  "bet.count.games": { count: number }
  "bet.count.corners": { count: number }
  "bet.count.red_cards": { count: number }
  "bet.room.goals": { count: number }
  "bet.room.points": { count: number }
  "bet.room.sets": { count: number }
  "bet.room.games": { count: number }
  "bet.room.corners": { count: number }
  "bet.room.red_cards": { count: number }
  "bet.lines_won": { won: string | number; all: string | number }
  "bet.lines_left": { left: string | number; all: string | number }
  "bet.corrected": { at: string | number; paid: string | number; next: string | number }
  "bet.corrected_open": { at: string | number; paid: string | number }
  "bet.news_vip_accepted": { name: string | number; amount: string | number }
  "bet.news_vip_returned": { name: string | number }
  "bet.earlier": { at: string | number; what: string | number }
  "bet.table": undefined
  "bet.table_failed": undefined
  "bet.receipt": undefined
  "bet.receipt_of": { number: string | number }
  "bet.placed_at": undefined
  "bet.settled_at": undefined
  "bet.rules_version": { n: string | number }
  "bet.status": undefined
  "bet.account_no": { number: string | number }
  "bet.stand.cannot_win": undefined
  "bet.of_bonus": { amount: string | number }
  "bonuses.terms": undefined
  "bonuses.wagering": undefined
  "bonuses.progress_bets": { done: string | number; needed: string | number }
  "bonuses.progress_turnover": { done: string | number; needed: string | number }
  "bonuses.bets_left": { n: number }
  "bonuses.left": { amount: string | number }
  "bonuses.until": { time: string | number }
  "bonuses.balance": undefined
  "bonuses.queued": { amount: string | number }
  "bonuses.queued_note": { name: string | number }
  "bonuses.bets": undefined
  "bonuses.no_bets": undefined
  "bonuses.not_counted": undefined
  "bonuses.past": undefined
  "bonuses.empty": undefined
  "bonuses.empty_note": undefined
  "bonuses.get": undefined
  "bonuses.lead": { currency: string | number }
  "bonuses.none": undefined
  "bonuses.to_account": undefined
  "bonuses.choose": undefined
  "bonuses.no_bonus": undefined
  "bonuses.used": undefined
  "bonuses.from_amount": { amount: string | number }
  "bonuses.starts_later": undefined
  "bonuses.to_bonus": undefined
  "bonuses.withdraw_anyway": undefined
  "bonuses.keep_bonus": undefined
  "bonuses.frame_failed": undefined
  "bonuses.cash_part": undefined
  "bonuses.bonus_part": undefined
  "bonuses.frame_alone": undefined
  "broadcast.simulated": undefined
  "broadcast.replay": undefined
  "broadcast.stop": undefined
  "broadcast.go_on": undefined
  "broadcast.full_screen": undefined
  "broadcast.picture_a11y": { event: string | number }
  "broadcast.drawn": undefined
  "broadcast.still": undefined
  "broadcast.lag": undefined
  "campaign.deposit": { gift: string | number }
  "campaign.first_deposit": { gift: string | number }
  "campaign.verified": undefined
  "campaign.from": { min: string | number }
  "campaign.gift_deposit": { gift: string | number; max: string | number }
  "campaign.gift_deposit_any": { gift: string | number }
  "campaign.gift_fixed": { gift: string | number }
  "campaign.when_verified": undefined
  "campaign.when_linked": undefined
  "campaign.bets_equal": { n: number; stake: string | number }
  "campaign.bets_equal_bonus": { n: number }
  "campaign.bets_any": { n: number }
  "campaign.turnover": { amount: string | number }
  "campaign.turnover_times": { times: string | number }
  "campaign.accumulators": { legs: string | number; odds: string | number }
  "campaign.singles": { odds: string | number }
  "campaign.counts": undefined
  "campaign.vip": undefined
  "campaign.sports_only": undefined
  "campaign.days": { n: number }
  "campaign.once": undefined
  "campaign.keep": undefined
  "campaign.forfeit": undefined
  "bonus.status.queued": undefined
  "bonus.status.active": undefined
  "bonus.status.done": undefined
  "bonus.status.forfeited": undefined
  "bonus.status.expired": undefined
  "bonus.status.cancelled": undefined
  "bonus.not.type": undefined
  "bonus.not.odds": undefined
  "bonus.not.stake": undefined
  "bonus.not.refunded": undefined
  "bonus.not.cashed_out": undefined
  "bonus.not.vip": undefined
  "cashout.value": { amount: string | number }
  "cashout.part_value": { stake: string | number; amount: string | number }
  "cashout.confirm": { amount: string | number }
  "cashout.suspended": undefined
  "cashout.settings": undefined
  "cashout.part": undefined
  "cashout.part_of": { part: string | number; stake: string | number }
  "cashout.auto": undefined
  "cashout.auto_hint": undefined
  "cashout.above": undefined
  "cashout.below": undefined
  "cashout.save": undefined
  "cashout.remove": undefined
  "cashout.saved": undefined
  "cashout.removed": undefined
  "cashout.rule_above": { amount: string | number }
  "cashout.rule_below": { amount: string | number }
  "cashout.invalid": undefined
  "cashout.checking": undefined
  "cashout.checking_n": { n: string | number }
  "cashout.asking": undefined
  "cashout.unknown": undefined
  "cashout.ask": undefined
  "cashout.paid": { amount: string | number }
  "cashout.line": undefined
  "cashout.changed": undefined
  "cashout.stays": undefined
  "cashout.part_paid": { stake: string | number; amount: string | number }
  "casino.count": { games: number; providers: number }
  "casino.games": { n: number }
  "casino.kinds": undefined
  "casino.kind.lobby": undefined
  "casino.kind.new": undefined
  "casino.kind.popular": undefined
  "casino.kind.slots": undefined
  "casino.kind.table": undefined
  "casino.kind.instant": undefined
  "casino.kind.favourites": undefined
  "casino.search": undefined
  "casino.providers": undefined
  "casino.all": undefined
  "casino.all_games": undefined
  "casino.sort": undefined
  "casino.sort.house": undefined
  "casino.sort.name": undefined
  "casino.sort.new": undefined
  "casino.sort.popular": undefined
  "casino.sort.rtp": undefined
  "casino.continue": undefined
  "casino.popular_note": undefined
  "casino.show_all": undefined
  "casino.show_all_of": { name: string | number }
  "casino.back": { name: string | number }
  "casino.forward": { name: string | number }
  "casino.play": undefined
  "casino.demo": undefined
  "casino.demo_of": { name: string | number }
  "casino.new": undefined
  "casino.rtp": { rtp: string | number }
  "casino.volatility.1": undefined
  "casino.volatility.2": undefined
  "casino.volatility.3": undefined
  "casino.volatility.4": undefined
  "casino.volatility.choice": undefined
  "casino.tile": { name: string | number; provider: string | number; rtp: string | number; volatility: string | number }
  "casino.favourite": { name: string | number }
  "casino.favourites_full": { n: string | number }
  "casino.open_round": { amount: string | number }
  "casino.switched_off": { names: string | number; hours: number }
  "casino.go_on": { name: string | number }
  "casino.found": { n: number }
  "casino.none_found": undefined
  "casino.none_found_hint": undefined
  "casino.none_favourite": undefined
  "casino.none_favourite_hint": undefined
  "casino.clear": undefined
  "casino.failed": undefined
  "casino.away": undefined
  "casino.away_works": undefined
  "casino.about.slot-lines": undefined
  "casino.about.slot-book": undefined
  "casino.about.slot-cascade": undefined
  "casino.about.slot-hold": undefined
  "casino.about.roulette": undefined
  "casino.about.blackjack": undefined
  "casino.about.baccarat": undefined
  "casino.about.video-poker": undefined
  "casino.about.crash": undefined
  "casino.about.limbo": undefined
  "casino.about.dice": undefined
  "casino.about.mines": undefined
  "casino.about.hi-lo": undefined
  "casino.about.plinko": undefined
  "casino.about.keno": undefined
  "casino.about.wheel": undefined
  "casino.about.scratch": undefined
  "game.back": undefined
  "game.frame": { name: string | number }
  "game.log_in": undefined
  "game.log_in_hint": undefined
  "game.log_in_only": undefined
  "game.log_in_again": undefined
  "game.play_demo": undefined
  "game.loading": undefined
  "game.slow": undefined
  "game.none": undefined
  "game.none_hint": undefined
  "rounds.empty": undefined
  "rounds.staked": undefined
  "rounds.returned": undefined
  "rounds.open": undefined
  "rounds.replay": { name: string | number; time: string | number }
  "rounds.unknown_game": undefined
  "chat.greeting": undefined
  "chat.older": undefined
  "chat.message": undefined
  "chat.send": undefined
  "chat.sending": undefined
  "chat.not_sent": undefined
  "chat.send_again": undefined
  "chat.silent": undefined
  "chat.house": undefined
  "chat.you": undefined
  "chat.kept": { days: number }
  "checkout.title": undefined
  "checkout.notice": undefined
  "checkout.method": undefined
  "checkout.amount": undefined
  "checkout.account": undefined
  "checkout.account.hint": undefined
  "checkout.approve": undefined
  "checkout.decline": undefined
  "checkout.pend": undefined
  "checkout.faults": undefined
  "checkout.twice": undefined
  "checkout.late": undefined
  "checkout.late.seconds": undefined
  "checkout.other_amount": undefined
  "checkout.other_currency": undefined
  "checkout.forged": undefined
  "checkout.after_decline": undefined
  "checkout.over": undefined
  "checkout.closed": undefined
  "checkout.pending": undefined
  "checkout.back": undefined
  "checkout.none": undefined
  "comment.line": { minute: string | number; comment: string | number }
  "comment.kick_off": undefined
  "comment.goal": { team: string | number }
  "comment.own_goal": { team: string | number }
  "comment.penalty_goal": { team: string | number }
  "comment.goal_cancelled": { team: string | number }
  "comment.penalty": { team: string | number }
  "comment.penalty_missed": { team: string | number }
  "comment.yellow_card": { team: string | number }
  "comment.second_yellow_card": { team: string | number }
  "comment.red_card": { team: string | number }
  "comment.corner": { team: string | number }
  "comment.substitution": { team: string | number }
  "comment.danger": { team: string | number }
  "comment.attack": { team: string | number }
  "comment.shot_off": { team: string | number }
  "comment.shot_blocked": { team: string | number }
  "comment.save": { team: string | number }
  "comment.offside": { team: string | number }
  "comment.throw_in": { team: string | number }
  "comment.free_kick": { team: string | number }
  "comment.video_review": undefined
  "comment.added_time": undefined
  "comment.half_time": undefined
  "comment.second_half": undefined
  "comment.full_time": undefined
  "comment.tip_off": undefined
  "comment.basket_2": { team: string | number }
  "comment.basket_3": { team: string | number }
  "comment.free_throw": { team: string | number }
  "comment.foul": { team: string | number }
  "comment.time_out": { team: string | number }
  "comment.quarter_start": undefined
  "comment.quarter_end": undefined
  "comment.overtime": undefined
  "comment.lead_change": { team: string | number }
  "comment.run": { team: string | number }
  "comment.match_start": undefined
  "comment.ace": { team: string | number }
  "comment.double_fault": { team: string | number }
  "comment.break_point": { team: string | number }
  "comment.set_point": { team: string | number }
  "comment.match_point": { team: string | number }
  "comment.ten_all": undefined
  "comment.deuce": undefined
  "comment.hold": { team: string | number }
  "comment.break": { team: string | number }
  "comment.tie_break": undefined
  "comment.set_won": { team: string | number }
  "comment.match_won": { team: string | number }
  "comment.medical": { team: string | number }
  "comment.retired": { team: string | number }
  "comment.walkover": { team: string | number }
  "contact.change": undefined
  "contact.change_phone": undefined
  "contact.phone_new": undefined
  "contact.phone_note": undefined
  "contact.phone_changed": undefined
  "contact.change_email": undefined
  "contact.email_new": undefined
  "contact.email_note": undefined
  "contact.email_send": undefined
  "contact.email_waits": { email: string | number; time: string | number }
  "contact.email_cancel": undefined
  "contact.email_kept": undefined
  "contact.take_title": undefined
  "contact.take_lead": undefined
  "contact.take": undefined
  "contact.taken": undefined
  "contact.stop_title": undefined
  "contact.stop_lead": undefined
  "contact.stop": undefined
  "contact.stopped": undefined
  "contact.link_bare": undefined
  "coupon.title": undefined
  "coupon.code": undefined
  "coupon.open": undefined
  "coupon.lead": undefined
  "coupon.not_found": undefined
  "coupon.odds_were": { odds: string | number }
  "coupon.add": undefined
  "coupon.replace": undefined
  "coupon.filled_n": { n: number }
  "coupon.none_sold": undefined
  "coupon.sold_of": { all: string | number; n: string | number }
  "coupon.share": undefined
  "coupon.copy_link": undefined
  "coupon.copied": undefined
  "coupon.copy_failed": undefined
  "coupon.again": undefined
  "coupon.have_code": undefined
  "error.bad_request": undefined
  "error.not_found": undefined
  "error.method_not_allowed": undefined
  "error.payload_too_large": undefined
  "error.unsupported_media_type": undefined
  "error.session_required": undefined
  "error.session_expired": undefined
  "error.too_many_requests": undefined
  "error.unavailable": undefined
  "error.internal": undefined
  "error.idempotency_conflict": undefined
  "error.idempotency_key_required": undefined
  "error.in_progress": undefined
  "error.wrong_credentials": undefined
  "error.account_blocked": undefined
  "error.email_taken": undefined
  "error.rules_not_accepted": undefined
  "error.password_too_common": undefined
  "error.email_is_confirmed": undefined
  "error.email_unconfirmed": undefined
  "error.email_unchanged": undefined
  "error.email_not_asked": undefined
  "error.email_in_use": undefined
  "error.phone_unchanged": undefined
  "error.phone_refused": undefined
  "error.link_expired": undefined
  "error.password_wrong": undefined
  "error.event_not_found": undefined
  "error.event_started": undefined
  "error.event_finished": undefined
  "error.event_paused": undefined
  "error.market_suspended": undefined
  "error.market_closed": undefined
  "error.selection_closed": undefined
  "error.price_changed": undefined
  "error.feed_down": undefined
  "error.stake_below_minimum": { amount: string | number }
  "error.stake_above_maximum": { amount: string | number }
  "error.insufficient_funds": undefined
  "error.too_many_positions": { n: string | number }
  "error.bet_type_unavailable": undefined
  "error.duplicate_event": undefined
  "error.positions_related": undefined
  "error.line_below_minimum": { amount: string | number }
  "error.payout_above_maximum": { amount: string | number }
  "error.combination_limit_reached": undefined
  "error.combined_odds_too_low": undefined
  "error.liability_reached": undefined
  "error.bet_expired": undefined
  "error.not_ready": undefined
  "error.outcome_unknown": undefined
  "error.booking_not_found": undefined
  "error.article_not_found": undefined
  "error.cash_out_over": undefined
  "error.cash_out_busy": undefined
  "error.cash_out_part_too_large": undefined
  "error.cash_out_suspended": undefined
  "error.cash_out_changed": undefined
  "error.cash_out_nothing": undefined
  "error.cash_out_expired": undefined
  "error.vip_not_needed": undefined
  "error.vip_in_play": undefined
  "error.vip_too_late": undefined
  "error.limit_of.outcome": undefined
  "error.limit_of.market": undefined
  "error.limit_of.event": undefined
  "error.limit_of.player": undefined
  "error.limit_left": { amount: string | number }
  "error.cash_out_rule_met": undefined
  "error.player_paused": { until: string | number }
  "error.player_excluded": { until: string | number }
  "error.registration_refused": undefined
  "error.break_not_longer": undefined
  "error.return_not_possible": undefined
  "error.return_too_early": undefined
  "error.return_by_house": undefined
  "error.second_factor_required": undefined
  "error.second_factor_wrong": undefined
  "error.second_factor_on": undefined
  "error.second_factor_off": undefined
  "error.proof_required": undefined
  "error.period_invalid": { n: string | number }
  "error.statement_too_long": { n: string | number }
  "error.limit_reached": { kind: string | number; days: string | number; left: string | number; from: string | number }
  "error.limit_reached.stake": { span: string | number; left: string | number }
  "error.limit_reached.loss": { span: string | number; left: string | number }
  "error.limit_span.1": undefined
  "error.limit_span.7": undefined
  "error.limit_span.30": undefined
  "error.limit_reached.time": undefined
  "error.limit_time_opens": { from: string | number }
  "error.reality_check_due": undefined
  "error.limit_opens": { from: string | number }
  "error.limit_not_asked": undefined
  "error.limit_too_early": undefined
  "error.passkey_refused": undefined
  "error.passkey_copied": undefined
  "error.bonus_would_be_lost": { amount: string | number }
  "error.payment_final": undefined
  "error.rate_unavailable": undefined
  "error.gateway_unavailable": undefined
  "error.document_invalid": undefined
  "error.documents_full": undefined
  "error.documents_missing": undefined
  "error.identity_final": undefined
  "error.identity_required": { amount: string | number }
  "error.withdrawals_locked": undefined
  "error.rules_changed": undefined
  "error.voucher_invalid": undefined
  "error.account_closed": undefined
  "error.close_open_bets": { count: number }
  "error.close_open_rounds": { count: number }
  "error.close_open_payments": { count: number }
  "error.close_money_left": { amount: string | number }
  "err.bets_paused": undefined
  "market.main": undefined
  "market.handicaps": undefined
  "market.totals": undefined
  "market.other": undefined
  "market.search": undefined
  "live.pause_text": undefined
  "event.line": { market: string | number }
  "event.line_before": undefined
  "event.line_after": undefined
  "event.all_lines": { n: string | number }
  "event.one_line": undefined
  "event.related": undefined
  "event.corners": undefined
  "event.yellow_cards": undefined
  "event.filters": undefined
  "event.no_markets": undefined
  "event.score_a11y": { home: string | number; away: string | number }
  "event.timeline": undefined
  "page.goal_a11y": { home: string | number; h: string | number; a: string | number; away: string | number }
  "event.red_cards": undefined
  "event.fouls": undefined
  "event.shots": undefined
  "event.shots_on_target": undefined
  "event.offsides": undefined
  "event.time_outs": undefined
  "event.aces": undefined
  "event.double_faults": undefined
  "event.breaks": undefined
  "event.ended_title": undefined
  "event.ended_text": undefined
  "event.retired_text": undefined
  "event.walkover_title": undefined
  "event.walkover_text": undefined
  "event.ended_list": undefined
  "event.sections": undefined
  "event.all_markets": undefined
  "event.pinned": undefined
  "event.pin": { market: string | number }
  "event.hidden_markets": undefined
  "event.more_hidden": undefined
  "event.hidden_in": { tab: string | number; n: string | number }
  "outright.open_until": { date: string | number }
  "nav.back": undefined
  "favs.full": { n: string | number }
  "favs.empty": undefined
  "favs.hint": undefined
  "favs.none_live": undefined
  "favs.none_prematch": undefined
  "favs.prematch": undefined
  "favs.tabs": undefined
  "favs.clear": undefined
  "favs.cleared": { n: number }
  "favs.undo": undefined
  "favs.leagues": undefined
  "favs.find": undefined
  "favs.find_live": undefined
  "field.field_required": undefined
  "field.field_unknown": { name: string | number }
  "field.record_invalid": undefined
  "field.text_invalid": undefined
  "field.text_short": { n: string | number }
  "field.text_long": { n: string | number }
  "field.number_invalid": undefined
  "field.number_low": { n: string | number }
  "field.number_high": { n: string | number }
  "field.whole_invalid": undefined
  "field.yes_no_invalid": undefined
  "field.choice_invalid": { options: string | number }
  "field.list_invalid": undefined
  "field.list_short": { n: string | number }
  "field.list_long": { n: string | number }
  "field.email_invalid": undefined
  "field.password_short": { n: string | number }
  "field.password_long": { n: string | number }
  "field.password_mismatch": undefined
  "field.cyrillic_letter": { example: string | number }
  "field.latin_only": undefined
  "field.date_invalid": undefined
  "field.date_too_early": undefined
  "field.date_in_future": undefined
  "field.time_invalid": undefined
  "field.phone_invalid": undefined
  "field.passport_invalid": undefined
  "field.promo_invalid": undefined
  "field.promo_wrong": undefined
  "field.amount_invalid": undefined
  "field.odds_invalid": undefined
  "field.under_age": undefined
  "field.amount_below": { amount: string | number }
  "field.amount_above": { amount: string | number }
  "field.wallet_invalid": { example: string | number }
  "field.card_invalid": undefined
  "field.fin_invalid": undefined
  "field.series_invalid": undefined
  "field.document_expired": undefined
  "ui.date_pattern": undefined
  "auth.login": undefined
  "auth.register": undefined
  "slip.title": undefined
  "slip.next_matches": undefined
  "slip.guest_text": undefined
  "slip.waiting_kept": undefined
  "slip.waiting_let_go": undefined
  "slip.waiting_full": undefined
  "slip.waiting_n": { n: number }
  "slip.waiting_clear": undefined
  "slip.replaced": undefined
  "slip.added_a11y": { name: string | number; odds: string | number }
  "slip.removed_a11y": { name: string | number }
  "slip.remove_of": { name: string | number }
  "slip.combo": undefined
  "head.site": undefined
  "head.event": { sport: string | number; league: string | number; day: string | number; time: string | number }
  "head.event_live": { sport: string | number; league: string | number }
  "head.event_ended": { sport: string | number; league: string | number }
  "head.simulated": undefined
  "head.offline_title": undefined
  "head.offline_text": undefined
  "head.offline_retry": undefined
  "bet.status.placed": undefined
  "bet.status.won": undefined
  "bet.status.lost": undefined
  "bet.status.refunded": undefined
  "bet.status.cashed_out": undefined
  "bet.status.vip": undefined
  "bet.status.rejected": undefined
  "bet.type.singles": undefined
  "bet.type.accumulator": undefined
  "bet.type.full_cover": undefined
  "bet.leg_voided": undefined
  "bet.void_reason.error": undefined
  "bet.void_reason.wrong_price": undefined
  "bet.void_reason.not_played": undefined
  "bet.void_reason.coverage_lost": undefined
  "bet.void_reason.absent": undefined
  "bet.void_reason.changed": undefined
  "bet.void_reason.schedule_changed": undefined
  "bet.leg_voided_because": { reason: string | number }
  "bet.refusal.unknown": undefined
  "bet.refusal.refused_together": undefined
  "bet.refusal.price_changed": { odds: string | number }
  "bet.refusal.event_paused": undefined
  "bet.refusal.market_suspended": undefined
  "bet.refusal.market_closed": undefined
  "bet.refusal.selection_closed": undefined
  "bet.refusal.event_finished": undefined
  "bet.refusal.feed_down": undefined
  "profile.registered": undefined
  "profile.email_confirmed": undefined
  "profile.rules_accepted": undefined
  "profile.age_confirmed": undefined
  "bet.refusal.vip_rejected": undefined
  "bet.refusal.vip_expired": undefined
  "bet.refusal.vip_part": { amount: string | number }
  "bet.vip_waiting": undefined
  "csv.number": undefined
  "csv.placed": undefined
  "csv.type": undefined
  "csv.selections": undefined
  "csv.odds": undefined
  "csv.amount": undefined
  "csv.amount_bonus": undefined
  "csv.currency": undefined
  "csv.status": undefined
  "csv.return": undefined
  "csv.return_bonus": undefined
  "bet.refusal.player_paused": undefined
  "bet.refusal.player_excluded": undefined
  "profile.identity_verified": undefined
  "profile.second_factor": undefined
  "profile.offers": undefined
  "identity.reason.unreadable": undefined
  "identity.reason.mismatch": undefined
  "identity.reason.expired": undefined
  "identity.reason.incomplete": undefined
  "identity.reason.unaccepted": undefined
  "identity.status.none": undefined
  "identity.status.submitted": undefined
  "identity.status.verified": undefined
  "identity.status.refused": undefined
  "identity.status.expired": undefined
  "identity.note.none": undefined
  "identity.note.submitted": { time: string | number }
  "identity.note.verified": { time: string | number; day: string | number }
  "identity.note.refused": { reason: string | number }
  "identity.note.expired": { day: string | number }
  "identity.document": undefined
  "identity.fin": undefined
  "identity.fin_hint": undefined
  "identity.expires": undefined
  "identity.series": undefined
  "identity.number": undefined
  "identity.address": undefined
  "identity.address_short": undefined
  "identity.files": undefined
  "identity.kilobytes": { n: string | number }
  "identity.megabytes": { n: string | number }
  "identity.files_note": { n: string | number }
  "identity.add": undefined
  "identity.remove": { name: string | number }
  "identity.sending": { name: string | number }
  "identity.sent_file": { name: string | number }
  "identity.full": undefined
  "identity.file_invalid": undefined
  "identity.no_file": undefined
  "identity.sealed": undefined
  "identity.hand_in": undefined
  "identity.handing_in": undefined
  "identity.handed_in": undefined
  "join.lead": { code: string | number }
  "join.has_account": { number: string | number }
  "join.rules_title": undefined
  "join.rules_lead": undefined
  "join.rules_open": undefined
  "join.rules_agree": undefined
  "join.rules_agreed": undefined
  "join.bonus_each": { percent: string | number }
  "join.bonus_terms": { count: number; odds: string | number; days: number }
  "join.middle_name": undefined
  "join.next_title": undefined
  "join.next_deposit": undefined
  "upcoming.title": undefined
  "upcoming.in_minutes": { n: string | number }
  "upcoming.starting": undefined
  "upcoming.none": undefined
  "nav.live_now": undefined
  "page.live_total": { n: string | number }
  "page.live_updates_a11y": undefined
  "period.serve": undefined
  "live.title": undefined
  "live.carousel": undefined
  "event.animation": undefined
  "event.stream": undefined
  "event.gone": undefined
  "event.markets_link": { event: string | number; n: string | number }
  "event.total": undefined
  "event.points": undefined
  "event.games": undefined
  "live.goal": undefined
  "live.set_over": undefined
  "live.part_over": undefined
  "live.columns": undefined
  "live.video": undefined
  "mail.hello": { name: string | number }
  "mail.automatic": undefined
  "mail.account": { number: string | number }
  "mail.password_changed.subject": undefined
  "mail.password_changed.text": undefined
  "mail.password_changed.note": undefined
  "mail.password_changed.action": undefined
  "mail.email_asked": { email: string | number }
  "mail.email_change_link.subject": undefined
  "mail.email_change_link.text": undefined
  "mail.email_change_link.note": undefined
  "mail.email_change_link.action": undefined
  "mail.email_change_asked.subject": undefined
  "mail.email_change_asked.text": { email: string | number }
  "mail.email_change_asked.note": undefined
  "mail.email_change_asked.action": undefined
  "mail.email_change_noted.subject": undefined
  "mail.email_change_noted.text": { email: string | number }
  "mail.email_change_noted.note": undefined
  "mail.email_change_noted.action": undefined
  "mail.email_change_stopped.subject": undefined
  "mail.email_change_stopped.text": undefined
  "mail.email_change_stopped.note": undefined
  "mail.email_change_stopped.action": undefined
  "mail.email_changed.subject": undefined
  "mail.email_changed.text": { email: string | number }
  "mail.email_changed.note": undefined
  "mail.email_changed.action": undefined
  "mail.email_wanted.subject": undefined
  "mail.email_wanted.text": undefined
  "mail.email_wanted.note": undefined
  "mail.email_wanted.action": undefined
  "mail.phone_changed.subject": undefined
  "mail.phone_changed.text": { end: string | number }
  "mail.phone_changed.note": undefined
  "mail.phone_changed.action": undefined
  "mail.new_device.subject": undefined
  "mail.new_device.text": { device: string | number; time: string | number }
  "mail.new_device.note": undefined
  "mail.new_device.action": undefined
  "mail.totp_on.subject": undefined
  "mail.totp_on.text": undefined
  "mail.totp_on.note": undefined
  "mail.totp_on.action": undefined
  "mail.totp_off.subject": undefined
  "mail.totp_off.text": undefined
  "mail.totp_off.note": undefined
  "mail.totp_off.action": undefined
  "mail.recovery_codes.subject": undefined
  "mail.recovery_codes.text": undefined
  "mail.recovery_codes.note": undefined
  "mail.recovery_codes.action": undefined
  "mail.password_link.subject": undefined
  "mail.password_link.text": undefined
  "mail.password_link.note": undefined
  "mail.password_link.action": undefined
  "mail.restore_asked": undefined
  "mail.passkey_added.subject": undefined
  "mail.passkey_added.text": { name: string | number }
  "mail.passkey_added.note": undefined
  "mail.passkey_added.action": undefined
  "mail.passkey_removed.subject": undefined
  "mail.passkey_removed.text": { name: string | number }
  "mail.passkey_removed.note": undefined
  "mail.passkey_removed.action": undefined
  "mail.passkey_copied.subject": undefined
  "mail.passkey_copied.text": undefined
  "mail.passkey_copied.note": undefined
  "mail.passkey_copied.action": undefined
  "mail.confirm_email.subject": undefined
  "mail.confirm_email.text": undefined
  "mail.confirm_email.note": undefined
  "mail.confirm_email.action": undefined
  "mail.confirmation_sent": undefined
  "mail.deposit_credited.subject": { amount: string | number }
  "mail.deposit_credited.text": { id: string | number; amount: string | number }
  "mail.deposit_credited.action": undefined
  "mail.deposit_taken_back.subject": { amount: string | number }
  "mail.deposit_taken_back.text": { id: string | number; amount: string | number }
  "mail.deposit_taken_back.action": undefined
  "mail.withdrawal_paid.subject": { amount: string | number }
  "mail.withdrawal_paid.text": { id: string | number; amount: string | number }
  "mail.withdrawal_paid.action": undefined
  "mail.withdrawal_refused.subject": { amount: string | number }
  "mail.withdrawal_refused.text": { id: string | number; amount: string | number }
  "mail.withdrawal_refused.action": undefined
  "mail.withdrawal_returned.subject": { amount: string | number }
  "mail.withdrawal_returned.text": { id: string | number; amount: string | number }
  "mail.withdrawal_returned.action": undefined
  "mail.identity_verified.subject": undefined
  "mail.identity_verified.text": undefined
  "mail.identity_verified.action": undefined
  "mail.identity_refused.subject": undefined
  "mail.identity_refused.text": { reason: string | number }
  "mail.identity_refused.action": undefined
  "mail.identity_expired.subject": undefined
  "mail.identity_expired.text": undefined
  "mail.identity_expired.action": undefined
  "mail.withdrawals_unlocking.subject": undefined
  "mail.withdrawals_unlocking.text": { time: string | number }
  "mail.withdrawals_unlocking.note": undefined
  "mail.withdrawals_unlocking.action": undefined
  "mail.limits_review.subject": undefined
  "mail.limits_review.text": undefined
  "mail.limits_review.action": undefined
  "mail.limits_none.subject": undefined
  "mail.limits_none.text": undefined
  "mail.limits_none.action": undefined
  "mail.export_contents": { number: string | number }
  "mail.export_link.subject": undefined
  "mail.export_link.text": undefined
  "mail.export_link.note": undefined
  "mail.export_link.action": undefined
  "mail.export_asked.subject": undefined
  "mail.export_asked.text": undefined
  "mail.export_asked.note": undefined
  "mail.export_asked.action": undefined
  "mail.export_ready.subject": undefined
  "mail.export_ready.text": undefined
  "mail.export_ready.action": undefined
  "mail.account_closed.subject": undefined
  "mail.account_closed.text": undefined
  "mail.account_closed.note": undefined
  "mail.account_closed.action": undefined
  "market.type.1x2": undefined
  "market.type.winner": undefined
  "market.type.1x2_half": undefined
  "market.type.outright_winner": undefined
  "market.type.outright_top": { n: string | number }
  "market.type.outright_relegation": { n: string | number }
  "market.type.total": undefined
  "market.type.ahcp": undefined
  "market.type.hcp": undefined
  "market.type.double_chance": undefined
  "market.type.btts": undefined
  "market.type.next_goal": { n: number }
  "market.type.dnb": undefined
  "market.type.asian_total": undefined
  "market.type.ehcp": undefined
  "market.type.correct_score": undefined
  "market.type.htft": undefined
  "market.type.first_goal": undefined
  "market.type.last_goal": undefined
  "market.type.first_goal_time": undefined
  "market.type.race_to": undefined
  "market.type.race_to_points": undefined
  "market.type.first_points": undefined
  "market.type.half_winner": undefined
  "market.type.highest_quarter": undefined
  "market.type.overtime": undefined
  "market.type.exact_goals": undefined
  "market.type.goal_range": undefined
  "market.type.odd_even": undefined
  "market.type.winning_margin": undefined
  "market.type.result_total": undefined
  "market.type.result_btts": undefined
  "market.type.total_btts": undefined
  "market.type.dc_total": undefined
  "market.type.dc_btts": undefined
  "market.type.highest_half": undefined
  "market.type.clean_sheet": undefined
  "market.type.win_to_nil": undefined
  "market.type.score_both_halves": undefined
  "market.type.win_both_halves": undefined
  "market.type.win_either_half": undefined
  "market.type.both_halves_over": undefined
  "market.type.both_halves_under": undefined
  "market.type.corners_1x2": undefined
  "market.type.corners_total": undefined
  "market.type.corners_ahcp": undefined
  "market.type.corners_odd_even": undefined
  "market.type.corners_first": undefined
  "market.type.corners_last": undefined
  "market.type.corners_next": { n: number }
  "market.type.corners_race_to": undefined
  "market.type.corners_range": undefined
  "market.type.cards_1x2": undefined
  "market.type.cards_total": undefined
  "market.type.cards_ahcp": undefined
  "market.type.cards_odd_even": undefined
  "market.type.cards_first": undefined
  "market.type.penalty": undefined
  "market.type.red_card": undefined
  "market.type.own_goal": undefined
  "market.type.added_time_goal": undefined
  "market.type.set_winner": undefined
  "market.type.game_winner": undefined
  "market.type.sets_score": undefined
  "market.type.sets_score_best_of_5": undefined
  "market.type.first_set_match": undefined
  "market.type.games_hcp": undefined
  "market.type.games_total": undefined
  "market.type.games_odd_even": undefined
  "market.type.games_1x2": undefined
  "market.type.sets_hcp": undefined
  "market.type.sets_total": undefined
  "market.type.sets_exact": undefined
  "market.type.sets_odd_even": undefined
  "market.type.tie_breaks_total": undefined
  "market.type.tie_break": undefined
  "market.type.win_set": undefined
  "market.type.straight": undefined
  "market.type.set_score": undefined
  "market.type.race_to_games": undefined
  "market.type.game_score": undefined
  "market.type.deuce": undefined
  "market.type.ten_all": undefined
  "market.type.sets_score_best_of_7": undefined
  "market.type.points_total": undefined
  "market.of_team": { market: string | number; team: string | number }
  "market.in_period": { market: string | number; period: string | number }
  "market.group.main": undefined
  "market.group.other": undefined
  "market.group.handicap": undefined
  "market.group.next_goal": undefined
  "market.group.corners_next": undefined
  "market.group.outright_top": undefined
  "market.group.outright_relegation": undefined
  "market.group.half1": undefined
  "outcome.1": undefined
  "outcome.x": undefined
  "outcome.2": undefined
  "outcome.1x": undefined
  "outcome.12": undefined
  "outcome.x2": undefined
  "outcome.over": undefined
  "outcome.under": undefined
  "outcome.over_line": { n: string | number }
  "outcome.under_line": { n: string | number }
  "outcome.yes": undefined
  "outcome.no": undefined
  "outcome.both_yes": undefined
  "outcome.both_no": undefined
  "outcome.odd": undefined
  "outcome.even": undefined
  "outcome.h1": undefined
  "outcome.h2": undefined
  "outcome.q1": undefined
  "outcome.q2": undefined
  "outcome.q3": undefined
  "outcome.q4": undefined
  "outcome.equal": undefined
  "outcome.other": undefined
  "outcome.handicap_1": undefined
  "outcome.handicap_2": undefined
  "outcome.either": { one: string | number; other: string | number }
  "outcome.draw": undefined
  "outcome.none_goals": undefined
  "outcome.none_corners": undefined
  "outcome.none_cards": undefined
  "outcome.none_race": undefined
  "outcome.minutes": { from: string | number; to: string | number }
  "outcome.margin": { side: string | number; n: string | number }
  "outcome.with_line": { outcome: string | number; line: string | number }
  "market.ordinal": { n: number }
  "market.section.popular": undefined
  "market.section.goals": undefined
  "market.section.halves": undefined
  "market.section.corners": undefined
  "market.section.cards": undefined
  "market.section.combined": undefined
  "market.section.score": undefined
  "market.section.teams": undefined
  "market.section.quarters": undefined
  "market.section.sets": undefined
  "market.section.games": undefined
  "market.type.combination": undefined
  "prematch.pinned_leagues": undefined
  "prematch.top_leagues": undefined
  "prematch.pin": { league: string | number }
  "prematch.matches_of": { league: string | number }
  "prematch.loading": undefined
  "time.all_time": undefined
  "time.hours": { n: string | number }
  "time.starts_within": undefined
  "page.time_filter": undefined
  "page.within_hours": { n: string | number }
  "ui.all": undefined
  "err.no_events": undefined
  "movement.stake": undefined
  "movement.stake_void": undefined
  "movement.payout": undefined
  "movement.stake_refund": undefined
  "movement.payout_reversed": undefined
  "movement.stake_refund_reversed": undefined
  "movement.owed_recovered": undefined
  "movement.play_money": undefined
  "movement.adjustment": undefined
  "movement.cash_out": undefined
  "movement.deposit": undefined
  "movement.payment_fee": undefined
  "movement.withdraw_hold": undefined
  "movement.withdraw_release": undefined
  "movement.withdraw_returned": undefined
  "movement.chargeback": undefined
  "movement.suspense_credit": undefined
  "movement.bonus_convert": undefined
  "movement.bonus_payout": undefined
  "movement.bonus_stake_void": undefined
  "movement.bonus_stake_refund": undefined
  "movement.bonus_payout_reversed": undefined
  "movement.bonus_stake_refund_reversed": undefined
  "movement.bonus_recovered": undefined
  "movement.bonus_cash_out": undefined
  "csv.entry": undefined
  "csv.movement": undefined
  "csv.subject": undefined
  "csv.in": undefined
  "csv.out": undefined
  "csv.balance": undefined
  "statement.title": undefined
  "statement.opening": undefined
  "statement.closing": undefined
  "statement.sums": undefined
  "statement.made": undefined
  "movement.casino_stake": undefined
  "movement.casino_win": undefined
  "movement.casino_refund": undefined
  "pay.title": { method: string | number }
  "pay.lead": { site: string | number }
  "pay.continue": undefined
  "pay.back": undefined
  "payment.type.in": undefined
  "payment.type.out": undefined
  "payment.status.ordered": undefined
  "payment.status.pending": undefined
  "payment.status.processing": undefined
  "payment.status.done": undefined
  "payment.status.rejected": undefined
  "payment.status.charged_back": undefined
  "payment.status.cancelled": undefined
  "payment.method.piastrix": undefined
  "payment.method.qiwi": undefined
  "payment.method.payeer": undefined
  "payment.method.pm": undefined
  "payment.method.beeline": undefined
  "payment.method.megafon": undefined
  "payment.method.mts": undefined
  "payment.method.tele2": undefined
  "payment.method.alfabank": undefined
  "payment.method.visa": undefined
  "payment.method.webmoney": undefined
  "payment.method.yandex": undefined
  "payment.method.advcash": undefined
  "payment.method.azx": undefined
  "payment.time.instant": undefined
  "payment.time.day": undefined
  "payment.note.expired": undefined
  "payment.note.away": undefined
  "payment.note.failed": undefined
  "payment.note.payout_failed": undefined
  "payment.note.returned": undefined
  "payment.note.charged_back": undefined
  "payment.note.quarantined": undefined
  "payment.note.by_player": undefined
  "payment.note.by_operator": undefined
  "payment.note.by_operator.rejected": undefined
  "payment.note.by_operator.failed": undefined
  "payment.note.sent": undefined
  "payment.note.late": undefined
  "payment.note.reinstated": undefined
  "payments.deposit": undefined
  "payments.withdrawal": undefined
  "payments.history": undefined
  "payments.sections": undefined
  "payments.method": undefined
  "payments.withdraw_method": undefined
  "payments.change_method": undefined
  "payments.group.all": { n: string | number }
  "payments.group.wallet": { n: string | number }
  "payments.group.phone": { n: string | number }
  "payments.group.bank": { n: string | number }
  "payments.no_fee": undefined
  "payments.amount": undefined
  "payments.minimum_deposit": { amount: string | number }
  "payments.minimum_withdrawal": { amount: string | number }
  "payments.all_of_it": { amount: string | number }
  "payments.field_phone": undefined
  "payments.field_wallet": undefined
  "payments.field_wallet_email": undefined
  "payments.field_account": undefined
  "payments.field_card": undefined
  "payments.such_as": { example: string | number }
  "payments.you_pay": undefined
  "payments.you_get": undefined
  "payments.paid_in": undefined
  "payments.paid_out": undefined
  "payments.rate": undefined
  "payments.fee": undefined
  "payments.time": undefined
  "payments.minimum": undefined
  "payments.maximum": undefined
  "payments.to_balance": undefined
  "payments.from_balance": undefined
  "payments.continue": { amount: string | number }
  "payments.continue_plain": undefined
  "payments.withdraw_plain": undefined
  "payments.withdraw": { amount: string | number }
  "payments.sending": undefined
  "payments.goes_to": { method: string | number }
  "payments.confirmed_there": undefined
  "payments.held": undefined
  "payments.more_than_available": { amount: string | number }
  "payments.need.email": undefined
  "payments.need.identity": undefined
  "payments.need.rules": undefined
  "payments.code": undefined
  "payments.need.code": undefined
  "payments.running": { id: string | number; method: string | number }
  "payments.number": { id: string | number }
  "payments.until": { time: string | number }
  "payments.later.processing": undefined
  "payments.later.done": undefined
  "payments.later.credited": undefined
  "payments.cancel": undefined
  "payments.cancel_sure": undefined
  "payments.cancel_yes": undefined
  "payments.cancel_no": undefined
  "payments.cancelled": undefined
  "payments.locked": undefined
  "payments.cannot_cancel": undefined
  "payments.ordered": undefined
  "payments.receipt": undefined
  "payments.details": undefined
  "payments.types": undefined
  "payments.type.all": undefined
  "payments.empty_today": undefined
  "payments.empty": undefined
  "payments.to_deposit": undefined
  "payments.more": undefined
  "payments.status": undefined
  "payments.limits_lead": { currency: string | number }
  "payments.least_deposit": { amount: string | number }
  "payments.rates_lead": undefined
  "payments.no_methods": undefined
  "payments.pays_there": { method: string | number; amount: string | number }
  "payments.unanswered": undefined
  "payments.room": { left: string | number; from: string | number; amount: string | number }
  "payments.waits_in_history": undefined
  "payments.no_room": undefined
  "payments.no_room_left": { left: string | number; least: string | number; from: string | number }
  "payments.no_time": undefined
  "payments.unpaid": undefined
  "payments.unpaid_stays": undefined
  "payments.pay_on": undefined
  "payments.give_up": undefined
  "payments.give_up_sure": undefined
  "payments.given_up": undefined
  "payments.away": undefined
  "payments.away_about": undefined
  "period.match": undefined
  "period.outright": undefined
  "period.half1": undefined
  "period.half2": undefined
  "period.half_time": undefined
  "period.not_started": undefined
  "period.started": undefined
  "period.finished": undefined
  "period.delayed": undefined
  "period.interrupted": undefined
  "period.postponed": undefined
  "period.cancelled": undefined
  "period.abandoned": undefined
  "period.extra_time": undefined
  "period.penalties": undefined
  "period.set": { n: number }
  "period.game": { n: number }
  "period.q": { n: number }
  "period.retired": undefined
  "period.walkover": undefined
  "period.regular": undefined
  "period.quarter": { n: number }
  "period.break": undefined
  "period.overtime": undefined
  "period.ot": { n: number }
  "period.map": { n: number }
  "period.short_ot": { n: string | number }
  "period.won_set": undefined
  "play-baccarat.player": undefined
  "play-baccarat.banker": undefined
  "play-baccarat.tie": undefined
  "play-baccarat.player_pair": undefined
  "play-baccarat.banker_pair": undefined
  "play-baccarat.bets": undefined
  "play-baccarat.bet": undefined
  "play-baccarat.back": undefined
  "play-baccarat.result": { winner: string | number; player: string | number; banker: string | number }
  "play-baccarat.rules": undefined
  "play-baccarat.rules.aim": undefined
  "play-baccarat.rules.third": undefined
  "play-baccarat.rules.shoe": undefined
  "play-baccarat.rules.tie": undefined
  "play-blackjack.printed": undefined
  "play-blackjack.dealer": undefined
  "play-blackjack.hidden": undefined
  "play-blackjack.hit": undefined
  "play-blackjack.stand": undefined
  "play-blackjack.double": undefined
  "play-blackjack.split": undefined
  "play-blackjack.hint": undefined
  "play-blackjack.best": undefined
  "play-blackjack.bust": undefined
  "play-blackjack.natural": undefined
  "play-blackjack.push": undefined
  "play-blackjack.won": undefined
  "play-blackjack.lost": undefined
  "play-blackjack.now": { total: string | number; dealer: string | number }
  "play-blackjack.result": { own: string | number; dealer: string | number }
  "play-blackjack.rules": undefined
  "play-blackjack.rules.aim": undefined
  "play-blackjack.rules.dealer": undefined
  "play-blackjack.rules.moves": undefined
  "play-blackjack.rules.cards": undefined
  "play-blackjack.rules.left": undefined
  "play-blackjack.rules.best": undefined
  "play-blackjack.pays": undefined
  "play-blackjack.end": undefined
  "play-blackjack.back": undefined
  "chain.hash": { number: string | number }
  "chain.last": { point: string | number; number: string | number }
  "chain.seeds": undefined
  "chain.seeds.none": undefined
  "chain.wait": undefined
  "chain.about": undefined
  "chain.about.pair": undefined
  "chain.fair": undefined
  "chain.round": { number: string | number }
  "chain.exit": undefined
  "chain.exit.none": undefined
  "chain.secret": undefined
  "play-chips.value": undefined
  "play-chips.undo": undefined
  "play-chips.clear": undefined
  "play-chips.bet": { name: string | number; pays: string | number }
  "play-chips.lies": { bet: string | number; amount: string | number }
  "crash.auto": undefined
  "crash.auto.none": undefined
  "crash.bet": undefined
  "crash.bet.next": undefined
  "crash.bet.cancel": undefined
  "crash.accepted": { amount: string | number }
  "crash.take": { amount: string | number }
  "crash.taking": undefined
  "crash.starts": { seconds: string | number }
  "crash.asking": undefined
  "crash.first": undefined
  "crash.auto.bad": { least: string | number; most: string | number }
  "crash.seconds": { seconds: string | number }
  "crash.ended": { point: string | number }
  "crash.lost_line": undefined
  "crash.bets": { count: number }
  "crash.you": undefined
  "crash.more": { count: number }
  "crash.result.out": { point: string | number }
  "crash.result.lost": { point: string | number }
  "crash.how": undefined
  "crash.how.text": undefined
  "crash.how.clock": undefined
  "crash.how.fair": undefined
  "crash.points": undefined
  "crash.chance": undefined
  "crash.rtp": undefined
  "play-dice.rolled": { roll: string | number }
  "play-dice.side": undefined
  "play-dice.low": undefined
  "play-dice.high": undefined
  "play-dice.factor": undefined
  "play-dice.chance": undefined
  "play-dice.chance.of": { chance: string | number }
  "play-dice.rules": undefined
  "play-dice.rules.roll": undefined
  "play-dice.rules.sides": undefined
  "hilo.higher": undefined
  "hilo.lower": undefined
  "hilo.higher.only": undefined
  "hilo.lower.only": undefined
  "hilo.same": undefined
  "hilo.guess": { factor: string | number; chance: string | number }
  "hilo.take": { factor: string | number; amount: string | number }
  "hilo.take.none": undefined
  "hilo.card": { card: string | number }
  "hilo.result.out": { right: number; factor: string | number }
  "hilo.result.lost": { right: number; card: string | number }
  "hilo.how": undefined
  "hilo.how.text": undefined
  "hilo.how.pays": undefined
  "hilo.how.open": undefined
  "hilo.pays": undefined
  "hilo.rank": undefined
  "hilo.guess_name": undefined
  "hilo.chance": undefined
  "hilo.factor": undefined
  "hilo.rtp": undefined
  "keno.board": undefined
  "keno.number.drawn": { number: string | number }
  "keno.number.hit": { number: string | number }
  "keno.picked": undefined
  "keno.quick": undefined
  "keno.clear": undefined
  "keno.pays": undefined
  "keno.hint": undefined
  "keno.result": { picked: string | number; hits: string | number; factor: string | number }
  "keno.how": undefined
  "keno.how.text": { numbers: string | number; most: string | number; drawn: string | number }
  "keno.how.pays": undefined
  "keno.pays_of": { picked: number }
  "keno.hits": undefined
  "keno.factor": undefined
  "keno.rtp": { rtp: string | number; rate: string | number }
  "limbo.target": undefined
  "limbo.chance": undefined
  "limbo.target.bad": { least: string | number; most: string | number }
  "limbo.aim": { target: string | number }
  "limbo.result": { point: string | number; target: string | number }
  "limbo.how": undefined
  "limbo.how.text": { least: string | number; most: string | number }
  "limbo.how.chance": undefined
  "limbo.pays": undefined
  "limbo.rtp": undefined
  "play-lobby.title": undefined
  "play-lobby.slots": undefined
  "play-lobby.table": undefined
  "play-lobby.instant": undefined
  "mines.mines": undefined
  "mines.board": undefined
  "mines.tile.closed": { row: string | number; column: string | number }
  "mines.tile.safe": { row: string | number; column: string | number }
  "mines.tile.mine": { row: string | number; column: string | number }
  "mines.now": undefined
  "mines.next": undefined
  "mines.chance": undefined
  "mines.take": { factor: string | number; amount: string | number }
  "mines.pick": undefined
  "mines.result.out": { safe: number; factor: string | number }
  "mines.result.hit": { safe: number }
  "mines.how": undefined
  "mines.how.text": { tiles: string | number; most: string | number }
  "mines.how.pays": undefined
  "mines.how.open": undefined
  "mines.pays_of": { mines: number }
  "mines.picks": undefined
  "mines.factor": undefined
  "mines.chance_all": undefined
  "mines.rtp": undefined
  "plinko.rows": undefined
  "plinko.risk": undefined
  "plinko.risk.low": undefined
  "plinko.risk.medium": undefined
  "plinko.risk.high": undefined
  "plinko.result": { pocket: string | number; factor: string | number }
  "plinko.how": undefined
  "plinko.how.text": undefined
  "plinko.how.pays": undefined
  "plinko.pays": { rows: string | number }
  "plinko.pocket": undefined
  "plinko.rtp": undefined
  "plinko.most": undefined
  "play-poker.cards": undefined
  "play-poker.hidden": undefined
  "play-poker.held": undefined
  "play-poker.draw": undefined
  "play-poker.now": { hand: string | number }
  "play-poker.hand": undefined
  "play-poker.back": undefined
  "play-poker.hand.nothing": undefined
  "play-poker.hand.jacks": undefined
  "play-poker.hand.two_pair": undefined
  "play-poker.hand.three": undefined
  "play-poker.hand.straight": undefined
  "play-poker.hand.flush": undefined
  "play-poker.hand.full_house": undefined
  "play-poker.hand.four": undefined
  "play-poker.hand.straight_flush": undefined
  "play-poker.hand.royal_flush": undefined
  "play-poker.rules": undefined
  "play-poker.rules.deal": undefined
  "play-poker.rules.draw": undefined
  "play-poker.rules.left": undefined
  "play-poker.rules.best": undefined
  "play-roulette.red": undefined
  "play-roulette.black": undefined
  "play-roulette.zero": undefined
  "play-roulette.even": undefined
  "play-roulette.odd": undefined
  "play-roulette.number": { number: string | number; colour: string | number }
  "play-roulette.last": undefined
  "play-roulette.cloth": undefined
  "play-roulette.bet": undefined
  "play-roulette.numbers": undefined
  "play-roulette.pays": undefined
  "play-roulette.kind.straight": undefined
  "play-roulette.kind.split": undefined
  "play-roulette.kind.street": undefined
  "play-roulette.kind.corner": undefined
  "play-roulette.kind.line": undefined
  "play-roulette.kind.dozen": undefined
  "play-roulette.kind.even": undefined
  "play-roulette.rules": undefined
  "play-roulette.rules.wheel": { pockets: string | number }
  "play-roulette.rules.french": undefined
  "play-roulette.rules.european": undefined
  "play-roulette.rules.cloth": undefined
  "scratch.card": undefined
  "scratch.cell.closed": { number: string | number }
  "scratch.cell.open": { number: string | number; symbol: string | number }
  "scratch.all": undefined
  "scratch.buy": undefined
  "scratch.result": { prizes: string | number }
  "scratch.result.none": undefined
  "scratch.how": undefined
  "scratch.how.text": { cells: string | number; needed: string | number }
  "scratch.pays": undefined
  "scratch.symbol": undefined
  "scratch.factor": undefined
  "scratch.weight": undefined
  "scratch.rtp": { rtp: string | number; rate: string | number; most: string | number }
  "scratch.symbol.blank": undefined
  "scratch.bilet.cup": undefined
  "scratch.bilet.pear": undefined
  "scratch.bilet.fish": undefined
  "scratch.bilet.moon": undefined
  "scratch.bilet.ship": undefined
  "scratch.bilet.tower": undefined
  "scratch.bilet.pearl": undefined
  "scratch.xonca.cup": undefined
  "scratch.xonca.pear": undefined
  "scratch.xonca.fish": undefined
  "scratch.xonca.moon": undefined
  "scratch.xonca.ship": undefined
  "scratch.xonca.tower": undefined
  "scratch.xonca.pearl": undefined
  "play-slots.won": { count: string | number; symbol: string | number; lines: number }
  "play-slots.scatters": undefined
  "play-slots.stake": { lines: string | number; amount: string | number }
  "play-slots.opened": { spins: number }
  "play-slots.opened.special": { spins: number; symbol: string | number }
  "play-slots.free": { spin: string | number; spins: string | number }
  "play-slots.free.won": { spin: string | number; spins: string | number; amount: string | number }
  "play-slots.respins": { left: string | number; coins: string | number }
  "play-slots.hold.opened": { coins: number }
  "play-slots.hold.won": { amount: string | number }
  "play-slots.hold.full": { amount: string | number }
  "play-slots.hold.said": { coins: number }
  "play-slots.cascades": { cascades: number }
  "play-slots.ladder": undefined
  "play-slots.lines": undefined
  "play-slots.features": undefined
  "play-slots.rules.pays": undefined
  "play-slots.rules.lines": { lines: number }
  "play-slots.rules.wild": { wild: string | number; scatter: string | number }
  "play-slots.rules.free": { scatter: string | number; spins: string | number }
  "play-slots.rules.most": { most: string | number }
  "play-slots.rules.book": { book: string | number }
  "play-slots.rules.special": { count: string | number; book: string | number; spins: string | number; most: string | number }
  "play-slots.rules.spread": undefined
  "play-slots.rules.hold.wild": { wild: string | number; coin: string | number }
  "play-slots.rules.hold": { count: string | number; coin: string | number; respins: string | number; chance: string | number }
  "play-slots.rules.hold.chance": undefined
  "play-slots.rules.hold.full": { stakes: string | number }
  "play-slots.rules.cascade": { count: string | number }
  "play-slots.rules.ladder": { ladder: string | number; most: string | number }
  "play-slots.rules.cascade.free": { wins: string | number; ladder: string | number; spins: string | number; again: string | number; most: string | number }
  "play-verify.title": undefined
  "play-verify.about": undefined
  "play-verify.engine": undefined
  "play-verify.server": undefined
  "play-verify.hash": undefined
  "play-verify.client": undefined
  "play-verify.nonce": undefined
  "play-verify.variant": undefined
  "play-verify.stake": undefined
  "play-verify.choice": undefined
  "play-verify.moves": undefined
  "play-verify.draw": undefined
  "play-verify.agrees": undefined
  "play-verify.differs": undefined
  "play-verify.what": undefined
  "play-verify.words": undefined
  "play-verify.value": undefined
  "play-verify.view": undefined
  "play-verify.fault.engine": undefined
  "play-verify.fault.server": undefined
  "play-verify.fault.client": undefined
  "play-verify.fault.nonce": undefined
  "play-verify.fault.stake": undefined
  "play-verify.fault.choice": undefined
  "play-verify.fault.moves": undefined
  "play-verify.meaning.stop": undefined
  "play-verify.meaning.special": undefined
  "play-verify.meaning.cell": undefined
  "play-verify.meaning.turns-coin": undefined
  "play-verify.meaning.coin": undefined
  "play-verify.meaning.number": undefined
  "play-verify.meaning.card": undefined
  "play-verify.meaning.cards": undefined
  "play-verify.meaning.point": undefined
  "play-verify.meaning.roll": undefined
  "play-verify.meaning.mines": undefined
  "play-verify.meaning.step": undefined
  "play-verify.meaning.numbers": undefined
  "play-verify.meaning.segment": undefined
  "play-verify.link": undefined
  "play-verify.seeds": undefined
  "play-verify.published": undefined
  "play-verify.place": undefined
  "play-verify.salt": undefined
  "play-verify.bits": undefined
  "play-verify.told": undefined
  "play-verify.shown": undefined
  "play-verify.differs.told": { told: string | number }
  "play-verify.all": undefined
  "play-verify.wrong": { parts: string | number }
  "play-verify.following": { done: string | number; all: string | number }
  "play-verify.command": undefined
  "play-verify.command.how": undefined
  "play-verify.fault.link": undefined
  "play-verify.fault.seeds": undefined
  "play-verify.fault.place": undefined
  "play-verify.fault.json": undefined
  "wheel.risk": undefined
  "wheel.risk.low": undefined
  "wheel.risk.medium": undefined
  "wheel.risk.high": undefined
  "wheel.pays": undefined
  "wheel.segments": { count: number }
  "wheel.result": { factor: string | number }
  "wheel.how": undefined
  "wheel.how.text": { segments: string | number }
  "wheel.pays_of": { risk: string | number }
  "wheel.factor": undefined
  "wheel.count": undefined
  "wheel.chance": undefined
  "wheel.rtp": { rtp: string | number; rate: string | number }
  "play.balance": undefined
  "play.balance.demo": undefined
  "play.elapsed": undefined
  "play.net": undefined
  "play.stake": undefined
  "play.total": undefined
  "play.stake.less": undefined
  "play.stake.more": undefined
  "play.stake.min": undefined
  "play.stake.double": undefined
  "play.press.spin": undefined
  "play.press.play": undefined
  "play.press.deal": undefined
  "play.press.drop": undefined
  "play.press.draw": undefined
  "play.press.buy": undefined
  "play.press.skip": undefined
  "play.auto": undefined
  "play.auto.title": undefined
  "play.auto.rounds": undefined
  "play.auto.loss": undefined
  "play.auto.loss.hint": undefined
  "play.auto.win": undefined
  "play.auto.feature": undefined
  "play.auto.start": { rounds: number }
  "play.auto.halt": undefined
  "play.auto.stop": { left: string | number }
  "play.auto.end.done": undefined
  "play.auto.end.loss": undefined
  "play.auto.end.win": undefined
  "play.auto.end.feature": undefined
  "play.auto.end.stopped": undefined
  "play.auto.end.hidden": undefined
  "play.auto.end.offline": undefined
  "play.auto.end.refused": undefined
  "play.auto.end.choice": undefined
  "play.won": undefined
  "play.returned_now": undefined
  "play.said": { result: string | number; amount: string | number; balance: string | number }
  "play.said.nothing": { result: string | number; balance: string | number }
  "play.nothing": undefined
  "play.big": undefined
  "play.paytable": undefined
  "play.paytable.short": undefined
  "play.rules": undefined
  "play.rules.model": { model: string | number; rtp: string | number }
  "play.hit_rate": undefined
  "play.rules.hit": { rate: string | number }
  "play.rules.same": { games: string | number }
  "play.rules.provider": { provider: string | number }
  "play.rules.fair": undefined
  "play.rules.most": { amount: string | number }
  "play.rules.keys": undefined
  "play.rules.keys.play": undefined
  "play.rules.keys.start": undefined
  "play.rules.keys.stake": undefined
  "play.rules.keys.close": undefined
  "play.history": undefined
  "play.history.all": undefined
  "play.history.none": undefined
  "play.history.more": undefined
  "play.history.replay": undefined
  "play.history.verify": undefined
  "play.history.open": undefined
  "play.history.voided": undefined
  "play.history.checking": undefined
  "play.replay": { number: string | number }
  "play.replay.back": undefined
  "play.session": undefined
  "play.session.staked": undefined
  "play.session.returned": undefined
  "play.session.remind": { minutes: number }
  "play.fair": undefined
  "play.fair.short": undefined
  "play.seeds": undefined
  "play.seeds.change": undefined
  "play.seeds.server": undefined
  "play.seeds.client": undefined
  "play.seeds.nonce": undefined
  "play.seeds.about": undefined
  "play.seeds.own": undefined
  "play.seeds.own.hint": undefined
  "play.seeds.open": undefined
  "play.seeds.old": undefined
  "play.seeds.old.rounds": { rounds: string | number }
  "play.seeds.wait": undefined
  "play.back": undefined
  "play.sound.on": undefined
  "play.sound.off": undefined
  "play.full": undefined
  "play.menu": undefined
  "play.close": undefined
  "play.demo": undefined
  "play.for_money": undefined
  "play.loading": undefined
  "play.failed": undefined
  "play.again": undefined
  "play.until": { time: string | number }
  "play.checking": undefined
  "play.checking.money": undefined
  "play.limit": undefined
  "play.limit.money": undefined
  "play.rules_changed": undefined
  "play.rules_changed.money": undefined
  "play.reality": undefined
  "play.reality.money": undefined
  "play.range": undefined
  "play.paused": undefined
  "play.excluded": undefined
  "play.blocked": undefined
  "play.paused.money": undefined
  "play.offline": undefined
  "play.offline.money": undefined
  "play.offline.flight": undefined
  "play.refused": undefined
  "play.refused.money": undefined
  "play.funds": undefined
  "play.disabled": undefined
  "play.ended": undefined
  "play.ended.money": undefined
  "play.ended.flight": undefined
  "play.voided": undefined
  "play.voided.money": undefined
  "play.held": undefined
  "play.held.money": undefined
  "play.go.login": undefined
  "play.go.deposit": undefined
  "play.go.history": undefined
  "play.go.limits": undefined
  "play.go.rules": undefined
  "play.go.reality": undefined
  "play.go.help": undefined
  "play.go.lobby": undefined
  "play.go.game": undefined
  "prematch.title": undefined
  "prematch.popular": undefined
  "outright.until": { date: string | number }
  "outright.winner": undefined
  "outright.competitors": { n: string | number }
  "prematch.all_matches": undefined
  "prematch.popular_matches": undefined
  "home.top": undefined
  "home.slots_banner": undefined
  "home.banner": { n: number }
  "home.here": undefined
  "home.here_bets": undefined
  "home.here_tools": undefined
  "home.here_play": undefined
  "privacy.no_notices": undefined
  "privacy.no_notices_note": undefined
  "privacy.new_notice": undefined
  "privacy.more_notices": undefined
  "privacy.unread": { count: number }
  "privacy.letters": undefined
  "privacy.letters_note": undefined
  "privacy.service_letters": undefined
  "privacy.offers": undefined
  "privacy.offers_note": undefined
  "privacy.language": undefined
  "privacy.withdrawals": undefined
  "privacy.withdrawals_note": undefined
  "privacy.lock": undefined
  "privacy.unlocks": { time: string | number }
  "privacy.keep_lock": undefined
  "privacy.ways_of_seeing": undefined
  "privacy.copy": undefined
  "privacy.copy_about": undefined
  "privacy.copy_ask": undefined
  "privacy.copy_making": undefined
  "privacy.copy_ready": undefined
  "privacy.copy_taken": undefined
  "privacy.copy_here": undefined
  "privacy.copy_download": undefined
  "privacy.close": undefined
  "privacy.close_about": { years: number }
  "privacy.close_first": undefined
  "privacy.close_bets": { count: number }
  "privacy.close_rounds": { count: number }
  "privacy.close_payments": { count: number }
  "privacy.close_money": { amount: string | number }
  "privacy.close_rest": { amount: string | number }
  "privacy.close_start": undefined
  "privacy.close_box": undefined
  "privacy.close_wanted": undefined
  "privacy.close_now": undefined
  "privacy.closed": undefined
  "privacy.to_data": undefined
  "results.title": undefined
  "results.live_title": undefined
  "results.date": undefined
  "results.calendar": undefined
  "results.month_before": undefined
  "results.month_after": undefined
  "results.day_before": undefined
  "results.day_after": undefined
  "results.today": undefined
  "results.day_count": { date: string | number; n: number }
  "results.search": undefined
  "results.none_day": undefined
  "results.none_day_text": undefined
  "results.none_found": undefined
  "results.none_live": undefined
  "results.menu": undefined
  "results.more": { match: string | number }
  "results.open_all": undefined
  "results.close_all": undefined
  "results.note.aet": undefined
  "results.note.awarded": undefined
  "rules.search": undefined
  "rules.contents": undefined
  "rules.back": undefined
  "rules.next": undefined
  "rules.previous": undefined
  "rules.print": undefined
  "rules.in_chapter": undefined
  "rules.open_part": { title: string | number }
  "rules.close_part": { title: string | number }
  "rules.found_n": { n: number }
  "rules.none_found": { query: string | number }
  "rules.no_article": undefined
  "rules.all": undefined
  "rules.market": undefined
  "rules.part": undefined
  "rules.rule": undefined
  "rules.part.q": undefined
  "rules.part.set": undefined
  "rules.part.game": undefined
  "vip.lead": undefined
  "vip.choose": undefined
  "vip.my_bets": undefined
  "rules.of_odds": undefined
  "rules.of_settlement": undefined
  "rules.of_cash_out": undefined
  "rules.of_vip": undefined
  "rules.of_limits": undefined
  "rules.of_bonuses": undefined
  "rules.of_safety": undefined
  "safety.lead": undefined
  "safety.time_out": undefined
  "safety.time_out_about": undefined
  "safety.length.24h": undefined
  "safety.length.7d": undefined
  "safety.length.30d": undefined
  "safety.length.42d": undefined
  "safety.length.6m": undefined
  "safety.length.1y": undefined
  "safety.length.2y": undefined
  "safety.length.5y": undefined
  "safety.length.ever": undefined
  "safety.time_out_ask": { length: string | number }
  "safety.what_stays": undefined
  "safety.begin": undefined
  "safety.cancel": undefined
  "safety.exclusion": undefined
  "safety.exclusion_about": undefined
  "safety.choose": undefined
  "safety.for_how_long": undefined
  "safety.exclusion_box": undefined
  "safety.exclude": undefined
  "safety.box_wanted": undefined
  "safety.done_exclusion": undefined
  "safety.done_break": undefined
  "safety.paused_until": { until: string | number }
  "safety.excluded_until": { until: string | number }
  "safety.excluded_ever": undefined
  "safety.excluded_over": { until: string | number }
  "safety.works": undefined
  "safety.return": undefined
  "safety.return_about": undefined
  "safety.return_ask": undefined
  "safety.return_asked": undefined
  "safety.return_waits": { from: string | number }
  "safety.return_confirm": undefined
  "safety.return_ever": undefined
  "safety.returned": undefined
  "safety.help": undefined
  "safety.help_about": undefined
  "safety.limit.deposit": undefined
  "safety.limit.deposit_about": undefined
  "safety.limit.stake": undefined
  "safety.limit.stake_about": undefined
  "safety.limit.loss": undefined
  "safety.limit.loss_about": undefined
  "safety.limit_used": { used: string | number }
  "safety.limit_of": { used: string | number; amount: string | number }
  "safety.no_limit": undefined
  "safety.limit_full": { limits: string | number }
  "safety.limit_full_about": undefined
  "safety.to_limits": undefined
  "safety.set": undefined
  "safety.change": undefined
  "safety.remove": undefined
  "safety.amount_for": { kind: string | number; span: string | number }
  "safety.limit_hint": undefined
  "safety.saved": undefined
  "safety.to_none": undefined
  "safety.wanted": { from: string | number; to: string | number }
  "safety.wanted_from": { from: string | number; until: string | number }
  "safety.confirm": undefined
  "safety.bad_amount": undefined
  "safety.activity": undefined
  "safety.activity_about": undefined
  "safety.activity.day": undefined
  "safety.activity.week": undefined
  "safety.activity.month": undefined
  "safety.activity.of_day": undefined
  "safety.activity.of_week": undefined
  "safety.activity.of_month": undefined
  "safety.activity.none": undefined
  "safety.activity.staked": undefined
  "safety.activity.returned": undefined
  "safety.activity.net": undefined
  "safety.duration": { hours: string | number; minutes: string | number }
  "safety.reality_title": { time: string | number }
  "safety.reality_about": undefined
  "safety.reality_bets": undefined
  "safety.reality_go_on": undefined
  "safety.reality_went_on": undefined
  "safety.to_activity": undefined
  "safety.time": undefined
  "safety.time_about": undefined
  "safety.time_opens": { from: string | number }
  "safety.time_minutes": undefined
  "safety.time_sign": undefined
  "safety.bad_minutes": { n: string | number }
  "safety.reality": undefined
  "safety.reality_every": undefined
  "safety.activity.bets": undefined
  "safety.activity.payments": undefined
  "safety.activity.time": undefined
  "safety.activity.deposited": undefined
  "safety.activity.withdrawn": undefined
  "safety.activity.minutes": undefined
  "safety.prompt": undefined
  "safety.prompt_about": undefined
  "safety.without": undefined
  "search.club_resting": { league: string | number }
  "nav.recent": undefined
  "nav.search_market": { market: string | number }
  "err.no_results": undefined
  "security.sessions": undefined
  "security.end_others": undefined
  "security.others_ended": undefined
  "security.ended": undefined
  "security.end": { device: string | number }
  "security.this_device": undefined
  "security.unknown_device": undefined
  "security.now": undefined
  "security.last_login": { time: string | number; device: string | number }
  "security.method_registration": undefined
  "security.method_password": undefined
  "security.method_password_code": undefined
  "security.method_recovery_code": undefined
  "security.method_passkey": undefined
  "security.two_step": undefined
  "security.two_step_why": undefined
  "security.active": undefined
  "security.off": undefined
  "security.turn_on": undefined
  "security.turn_off": undefined
  "security.turn_off_ask": undefined
  "security.turned_on": undefined
  "security.turned_off": undefined
  "security.since": { time: string | number }
  "security.recovery_left": { n: number }
  "security.new_codes": undefined
  "security.setup_scan": undefined
  "security.setup_type": undefined
  "security.qr": undefined
  "security.code": undefined
  "security.code_hint": undefined
  "security.recovery_title": undefined
  "security.recovery_why": undefined
  "security.copy": undefined
  "security.copied": undefined
  "security.saved": undefined
  "security.proof_title": undefined
  "security.proof_confirm": undefined
  "security.passkeys": undefined
  "security.passkeys_why": undefined
  "security.passkey_add": undefined
  "security.passkey_create": undefined
  "security.passkey_name": undefined
  "security.passkey_first_name": undefined
  "security.passkey_added": undefined
  "security.passkey_named": undefined
  "security.passkey_removed": undefined
  "security.passkey_rename": { name: string | number }
  "security.passkey_remove": { name: string | number }
  "security.passkey_remove_ask": { name: string | number }
  "security.passkey_used": { time: string | number }
  "security.passkey_unused": { time: string | number }
  "security.remove": undefined
  "settlement.in.match": undefined
  "settlement.in.h1": undefined
  "settlement.in.h2": undefined
  "settlement.in.regular": undefined
  "settlement.in.added_time": undefined
  "settlement.in.q": { n: number }
  "settlement.in.set": { n: number }
  "settlement.in.game": { set: number; n: number }
  "settlement.in.other": { period: string | number }
  "settlement.amount.goals": { count: number }
  "settlement.amount.points": { count: number }
  "settlement.amount.overtimes": { count: number }
  "settlement.amount.corners": { count: number }
  "settlement.amount.cards": { count: number }
  "settlement.amount.red_cards": { count: number }
  "settlement.amount.penalties": { count: number }
  "settlement.amount.own_goals": { count: number }
  "settlement.amount.games": { count: number }
  "settlement.amount.sets": { count: number }
  "settlement.amount.tie_breaks": { count: number }
  "settlement.amount.deuces": { count: number }
  "settlement.counted": { in: string | number; amount: string | number }
  "settlement.by_team.goals": { name: string | number; in: string | number; count: number }
  "settlement.by_team.points": { name: string | number; in: string | number; count: number }
  "settlement.by_team.corners": { name: string | number; in: string | number; count: number }
  "settlement.by_team.cards": { name: string | number; in: string | number; count: number }
  "settlement.by_team.red_cards": { name: string | number; in: string | number; count: number }
  "settlement.by_team.games": { name: string | number; in: string | number; count: number }
  "settlement.by_team.sets": { name: string | number; in: string | number; count: number }
  "settlement.relation": { relation: string | number; line: string | number; end: number }
  "settlement.minute": { minute: number }
  "settlement.decided": { minute: number }
  "settlement.first_of_them": { minute: string | number }
  "settlement.two_minutes": { first: string | number; second: string | number }
  "settlement.nth.goals": { n: number }
  "settlement.no_nth.goals": { in: string | number; n: number }
  "settlement.nth.corners": { n: number }
  "settlement.no_nth.corners": { in: string | number; n: number }
  "settlement.nth.cards": { n: number }
  "settlement.no_nth.cards": { in: string | number; n: number }
  "settlement.nth.points": { n: number }
  "settlement.no_nth.points": { in: string | number; n: number }
  "settlement.last.goals": undefined
  "settlement.last.corners": undefined
  "settlement.taken": { in: string | number; what: string | number; who: string | number }
  "settlement.race.goals": { team: string | number; in: string | number; n: number; name: string | number }
  "settlement.race.corners": { team: string | number; in: string | number; n: number; name: string | number }
  "settlement.race.games": { team: string | number; in: string | number; n: number; name: string | number }
  "settlement.race.points": { team: string | number; in: string | number; n: number; name: string | number }
  "settlement.noun.goals": undefined
  "settlement.noun.points": undefined
  "settlement.noun.corners": undefined
  "settlement.noun.cards": undefined
  "settlement.noun.games": undefined
  "settlement.noun.sets": undefined
  "settlement.score": { in: string | number; noun: string | number; home: string | number; away: string | number }
  "settlement.ended": { home: string | number; away: string | number }
  "settlement.ended_sets": { home: string | number; away: string | number }
  "settlement.reached": { minute: number; home: string | number; away: string | number }
  "settlement.part_ended": { part: string | number; home: string | number; away: string | number }
  "settlement.part_won": { part: string | number; name: string | number }
  "settlement.winner": { winner: string | number; name: string | number }
  "settlement.more": { winner: string | number; name: string | number }
  "settlement.margin": { n: string | number }
  "settlement.both_scored": undefined
  "settlement.both_scored_in": { in: string | number }
  "settlement.with_start": { start: string | number; home: string | number; away: string | number }
  "settlement.with_handicap": { line: string | number; name: string | number; home: string | number; away: string | number }
  "settlement.half_won": { line: string | number; returned: string | number }
  "settlement.half_lost": { line: string | number; returned: string | number }
  "settlement.first_set_won": { name: string | number }
  "settlement.half_full": { halfHome: string | number; halfAway: string | number; home: string | number; away: string | number }
  "settlement.odd_even": { parity: string | number }
  "settlement.conceded.goals": { name: string | number; when: string | number }
  "settlement.conceded.sets": { name: string | number }
  "settlement.to_nil.goals": { name: string | number }
  "settlement.to_nil.sets": { name: string | number }
  "settlement.kept_out": { name: string | number; in: string | number }
  "settlement.highest_half": { half: string | number }
  "settlement.by_parts": { counts: string | number }
  "settlement.highest_part": { in: string | number }
  "settlement.equal_parts": undefined
  "settlement.place": { place: number }
  "settlement.shared_place": { place: number; n: number }
  "settlement.top_places": { count: number; names: string | number }
  "settlement.bottom_places": { count: number; names: string | number }
  "settlement.not_placed": undefined
  "settlement.ended_early.retired": undefined
  "settlement.ended_early.walkover": undefined
  "settlement.ended_early.unplayed": undefined
  "settlement.ended_early.abandoned": undefined
  "settlement.result.won": undefined
  "settlement.result.lost": undefined
  "settlement.result.void": undefined
  "settlement.result.half_won": undefined
  "settlement.result.half_lost": undefined
  "settlement.result.dead_heat": { numerator: string | number; denominator: string | number }
  "settlement.combination.won": { legs: string | number }
  "settlement.combination.lost": { legs: string | number; leg: number }
  "settlement.combination.void": { legs: string | number; leg: number }
  "settlement.combination.half_won": { legs: string | number; leg: number }
  "settlement.combination.half_lost": { legs: string | number; leg: number }
  "nav.sports": undefined
  "nav.live": undefined
  "nav.casino": undefined
  "nav.games": undefined
  "nav.rounds": undefined
  "nav.search": undefined
  "nav.search_placeholder": undefined
  "nav.menu": undefined
  "nav.close": undefined
  "nav.chat": undefined
  "nav.affiliate": undefined
  "nav.mobile_site": undefined
  "nav.full_site": undefined
  "nav.language": undefined
  "nav.theme": undefined
  "nav.simulation": undefined
  "nav.theme_dark": undefined
  "nav.theme_light": undefined
  "nav.collapse_menu": undefined
  "nav.expand_menu": undefined
  "nav.skip_to_content": undefined
  "nav.skip_to_slip": undefined
  "err.not_found": undefined
  "err.retry": undefined
  "err.generic": undefined
  "err.network": undefined
  "err.stale": undefined
  "err.no_live_of_sport": undefined
  "err.no_live": undefined
  "ui.clear": undefined
  "nav.main": undefined
  "nav.home_link": { brand: string | number }
  "nav.bottom": undefined
  "footer.simulated": undefined
  "footer.age": undefined
  "page.not_found_text": undefined
  "page.title": { page: string | number; brand: string | number }
  "nav.slip": undefined
  "nav.open_slip": undefined
  "nav.left": undefined
  "page.to_home": undefined
  "nav.other_sports": { n: string | number }
  "nav.more_matches": { n: number }
  "nav.account": undefined
  "nav.my_bets": undefined
  "nav.profile": undefined
  "nav.security": undefined
  "nav.identity": undefined
  "nav.safety": undefined
  "nav.statement": undefined
  "nav.payments": undefined
  "nav.bonuses": undefined
  "nav.rules": undefined
  "nav.settings": undefined
  "nav.vip": undefined
  "nav.more": undefined
  "nav.upcoming": undefined
  "nav.favourites": undefined
  "nav.results": undefined
  "nav.statistics": undefined
  "nav.notifications": undefined
  "nav.my_data": undefined
  "slip.empty_title": undefined
  "slip.empty_text": undefined
  "slip.stake": undefined
  "slip.stake_per_bet": undefined
  "slip.total_stake": undefined
  "slip.max_return": undefined
  "slip.max": undefined
  "slip.place": undefined
  "slip.place_amount": { amount: string | number }
  "slip.placing": undefined
  "slip.placed": undefined
  "slip.placed_number": { number: string | number }
  "slip.clear": undefined
  "slip.undo": undefined
  "slip.bets_n": { n: number }
  "slip.fast_bet": undefined
  "slip.fast_bet_on": undefined
  "slip.fast_bet_hint_off": undefined
  "slip.fast_bet_hint": undefined
  "slip.settings": undefined
  "slip.quote_changes": undefined
  "slip.quote_always": undefined
  "slip.quote_lower": undefined
  "slip.quote_never": undefined
  "slip.accept_and_place": undefined
  "slip.odds_changed_from_to": { from: string | number; to: string | number }
  "slip.suspended": undefined
  "slip.stake_invalid": undefined
  "slip.asking": undefined
  "slip.check_my_bets": undefined
  "slip.open_slip": undefined
  "slip.max_stake": { amount: string | number }
  "slip.last_stake": { amount: string | number }
  "slip.pad_erase": undefined
  "slip.live_wait": { n: string | number }
  "slip.checking": undefined
  "slip.still_checking": undefined
  "slip.step_sent": undefined
  "slip.step_checked": undefined
  "slip.step_accepted": undefined
  "slip.stake_of": { name: string | number }
  "slip.max_of": { name: string | number }
  "slip.removed": undefined
  "slip.fast_bet_amount": undefined
  "slip.selections_n": { n: number }
  "err.selections_max": { n: string | number }
  "err.bet_not_accepted": undefined
  "slip.not_all_placeable": undefined
  "slip.shortcuts": undefined
  "slip.types": undefined
  "slip.singles": undefined
  "slip.accumulator": undefined
  "slip.system": undefined
  "slip.system_k_n": { k: string | number; n: string | number }
  "slip.combinations_n": { n: number }
  "slip.system_return": { k: string | number; least: string | number; most: string | number }
  "slip.stake_that_fits": { amount: string | number }
  "slip.vip_send": { amount: string | number }
  "slip.vip_text": undefined
  "slip.vip_sent_number": { number: string | number }
  "slip.quick_amounts": undefined
  "slip.quick_amount_n": { n: string | number }
  "slip.quick_amounts_hint": undefined
  "slip.quick_amount_new": { amount: string | number }
  "slip.quick_amount_done": undefined
  "slip.sending": undefined
  "slip.still_sending": undefined
  "slip.combo_start": undefined
  "slip.combo_end": undefined
  "slip.combo_clear": undefined
  "slip.combo_hint": undefined
  "slip.combo_one": undefined
  "slip.combo_price": undefined
  "slip.combo_plain": { odds: string | number }
  "slip.combo_add": { odds: string | number }
  "slip.combo_paused": undefined
  "slip.combo_remove": { name: string | number }
  "slip.combo_redundant": { name: string | number; by: string | number }
  "slip.combo_covers": { name: string | number; by: string | number }
  "slip.combo_redundant_all": { name: string | number }
  "slip.combo_impossible": { name: string | number; by: string | number }
  "slip.combo_impossible_all": { name: string | number }
  "slip.combo_not_combinable": { name: string | number; by: string | number }
  "slip.combo_closed": { name: string | number }
  "slip.combo_no_price": { name: string | number }
  "slip.combo_full": { name: string | number }
  "slip.combo_failed": { name: string | number }
  "slip.combo_broken": undefined
  "statistics.title": undefined
  "statistics.of": { name: string | number }
  "statistics.leagues": undefined
  "statistics.find": undefined
  "statistics.none": undefined
  "statistics.not_whole": undefined
  "statistics.table": undefined
  "statistics.season": undefined
  "statistics.team": undefined
  "statistics.played": undefined
  "statistics.played_full": undefined
  "statistics.won": undefined
  "statistics.won_full": undefined
  "statistics.drawn": undefined
  "statistics.drawn_full": undefined
  "statistics.lost": undefined
  "statistics.lost_full": undefined
  "statistics.scores": undefined
  "statistics.scores_full": undefined
  "statistics.points": undefined
  "statistics.points_full": undefined
  "statistics.form": undefined
  "statistics.mark.won": undefined
  "statistics.mark.drawn": undefined
  "statistics.mark.lost": undefined
  "statistics.mark.none": undefined
  "statistics.mark_full.won": undefined
  "statistics.mark_full.drawn": undefined
  "statistics.mark_full.lost": undefined
  "statistics.mark_full.none": undefined
  "statistics.meetings": undefined
  "statistics.meetings_count": { n: number }
  "statistics.wins": { n: number }
  "statistics.draws": { n: number }
  "statistics.no_meetings": undefined
  "statistics.no_form": undefined
  "statistics.course": undefined
  "statistics.odds": undefined
  "statistics.odds_a11y": { outcome: string | number; from: string | number; to: string | number }
  "statistics.results": undefined
  "statistics.round": { n: string | number }
  "statistics.more_rounds": undefined
  "statistics.leaders": undefined
  "statistics.scored": undefined
  "statistics.to_league": undefined
  "statistics.facts": undefined
  "statistics.all": undefined
  "zone.baku": undefined
  "time.today": undefined
  "time.tomorrow": undefined
  "time.near_day": { near: string | number; day: string | number }
  "view.lead": undefined
  "view.lead_player": undefined
  "view.odds": undefined
  "view.odds_note": undefined
  "view.odds.decimal": undefined
  "view.odds.fractional": undefined
  "view.odds.american": undefined
  "view.odds.hongkong": undefined
  "view.odds.malay": undefined
  "view.odds.indonesian": undefined
  "view.zone": undefined
  "view.zone_own": { zone: string | number }
  "view.zone_baku": { zone: string | number }
  "view.motion": undefined
  "view.motion_system": undefined
  "view.motion_still": undefined
  "view.density": undefined
  "view.density_comfortable": undefined
  "view.density_compact": undefined
  "nav.clock": undefined
  "vouchers.title": undefined
  "vouchers.code": undefined
  "vouchers.hint": undefined
  "vouchers.use": undefined
  "vouchers.done": undefined
}
