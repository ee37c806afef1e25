// Generated from packages/i18n/messages by `npm run i18n`. Do not edit.
export type MessageValues = {
  "nav.account": undefined
  "nav.my_bets": undefined
  "nav.profile": undefined
  "account.number": undefined
  "account.balance": undefined
  "account.unplayed": undefined
  "account.bonus": undefined
  "account.personal_info": undefined
  "account.save": undefined
  "account.saved": undefined
  "ui.yes": undefined
  "ui.no": undefined
  "nav.more": undefined
  "auth.login": undefined
  "auth.register": undefined
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
  "auth.latin_only": undefined
  "auth.required": undefined
  "err.session_expired": undefined
  "err.login_required": undefined
  "err.email_invalid": undefined
  "err.password_short": { n: string | number }
  "err.password_mismatch": undefined
  "err.under_age": undefined
  "auth.date_invalid": undefined
  "auth.phone_invalid": undefined
  "auth.passport_invalid": undefined
  "auth.consents_required": undefined
  "bet.number": undefined
  "bet.date": undefined
  "bet.amount": undefined
  "bet.winning": undefined
  "bet.result": undefined
  "bet.status.placed": undefined
  "bet.filter.all": undefined
  "bet.filter.open": undefined
  "bet.filter.winning": undefined
  "bet.filter.losing": undefined
  "bet.filter.refund": undefined
  "bet.empty": undefined
  "bet.period": undefined
  "bet.from": undefined
  "bet.to": undefined
  "bet.show": undefined
  "bet.leg_won": undefined
  "bet.leg_lost": undefined
  "bet.leg_void": undefined
  "bet.details": undefined
  "bet.filters": undefined
  "bet.range_invalid": undefined
  "bet.live": undefined
  "bet.leg_half_won": undefined
  "bet.leg_half_lost": undefined
  "bet.leg_dead_heat": undefined
  "bet.to_events": undefined
  "nav.video": undefined
  "nav.live_now": undefined
  "page.live_total": { n: string | number }
  "page.live_updates_a11y": undefined
  "err.bets_paused": undefined
  "ui.locked_a11y": undefined
  "ui.odds_cell_a11y": { market: string | number; outcome: string | number; odds: string | number }
  "market.all": undefined
  "market.main": undefined
  "market.handicaps": undefined
  "market.totals": undefined
  "market.other": undefined
  "market.search": undefined
  "market.markets_n": { n: number }
  "period.serve": undefined
  "live.title": undefined
  "live.carousel": undefined
  "live.pause_text": undefined
  "event.minute": undefined
  "event.corners": undefined
  "event.yellow_cards": undefined
  "event.statistics": undefined
  "event.filters": undefined
  "event.no_markets": undefined
  "event.gone": undefined
  "event.markets_link": { home: string | number; away: string | number; n: string | number }
  "event.score_a11y": { home: string | number; away: string | number }
  "event.vs": { home: string | number; away: string | number }
  "event.red_cards": undefined
  "prematch.title": undefined
  "prematch.popular": undefined
  "prematch.choose": undefined
  "prematch.all_matches": undefined
  "settlement.sentence": { subject: string | number; detail: string | number; result: string | number }
  "settlement.subject.goals": { period: string | number }
  "settlement.subject.corners": { period: string | number }
  "settlement.subject.cards": { period: string | number }
  "settlement.subject.red_cards": { period: string | number }
  "settlement.subject.penalties": { period: string | number }
  "settlement.subject.own_goals": { period: string | number }
  "settlement.subject.added_time_goals": { period: string | number }
  "settlement.rule.result": { home: string | number; away: string | number }
  "settlement.rule.double_chance": { home: string | number; away: string | number }
  "settlement.rule.both_to_score": { home: string | number; away: string | number }
  "settlement.rule.correct_score": { home: string | number; away: string | number }
  "settlement.rule.margin": { home: string | number; away: string | number }
  "settlement.rule.result_both_score": { home: string | number; away: string | number }
  "settlement.rule.double_chance_both_score": { home: string | number; away: string | number }
  "settlement.rule.draw_no_bet": { home: string | number; away: string | number }
  "settlement.rule.european_handicap": { home: string | number; away: string | number; line: string | number }
  "settlement.rule.asian_handicap": { home: string | number; away: string | number; line: string | number }
  "settlement.rule.total": { team: string | number; count: string | number; line: string | number }
  "settlement.rule.result_total": { home: string | number; away: string | number; line: string | number }
  "settlement.rule.total_both_score": { home: string | number; away: string | number; line: string | number }
  "settlement.rule.double_chance_total": { home: string | number; away: string | number; line: string | number }
  "settlement.rule.half_full": { halfHome: string | number; halfAway: string | number; home: string | number; away: string | number }
  "settlement.rule.odd_even": { team: string | number; count: string | number }
  "settlement.rule.band": { team: string | number; count: string | number }
  "settlement.rule.happened": { team: string | number; count: string | number }
  "settlement.rule.next": { number: string | number; team: string | number }
  "settlement.rule.last": { team: string | number }
  "settlement.rule.first_time": { minute: number }
  "settlement.rule.race_to": { number: string | number; team: string | number }
  "settlement.rule.clean_sheet": { team: string | number; conceded: string | number }
  "settlement.rule.win_to_nil": { home: string | number; away: string | number; team: string | number }
  "settlement.rule.highest_half": { team: string | number; first: string | number; second: string | number }
  "settlement.rule.score_both_halves": { team: string | number; first: string | number; second: string | number }
  "settlement.rule.both_halves_over": { first: string | number; second: string | number; line: string | number }
  "settlement.rule.both_halves_under": { first: string | number; second: string | number; line: string | number }
  "settlement.rule.win_both_halves": { firstHome: string | number; firstAway: string | number; secondHome: string | number; secondAway: string | number; team: string | number }
  "settlement.rule.win_either_half": { firstHome: string | number; firstAway: string | number; secondHome: string | number; secondAway: string | number; team: string | number }
  "settlement.rule.abandoned": undefined
  "settlement.result.won": undefined
  "settlement.result.lost": undefined
  "settlement.result.void": undefined
  "settlement.result.half_won": undefined
  "settlement.result.half_lost": undefined
  "settlement.result.dead_heat": { numerator: string | number; denominator: string | number }
  "nav.sports": undefined
  "nav.live": undefined
  "nav.search": undefined
  "nav.search_placeholder": undefined
  "nav.menu": undefined
  "nav.close": undefined
  "nav.back": undefined
  "nav.language": undefined
  "nav.theme_dark": undefined
  "nav.theme_light": undefined
  "nav.collapse_menu": undefined
  "nav.expand_menu": undefined
  "nav.skip_to_content": undefined
  "nav.skip_to_slip": undefined
  "ui.all": undefined
  "err.not_found": undefined
  "err.no_results": undefined
  "err.retry": undefined
  "err.generic": undefined
  "err.network": undefined
  "err.stale": undefined
  "err.loading": undefined
  "err.no_events": undefined
  "err.no_live": undefined
  "err.search_min": undefined
  "ui.clear": undefined
  "ui.previous": undefined
  "ui.next": undefined
  "nav.main": undefined
  "nav.home_link": { brand: string | number }
  "nav.bottom": undefined
  "footer.simulated": undefined
  "footer.age": undefined
  "page.not_found_text": undefined
  "page.to_home": undefined
  "page.title": { page: string | number; brand: string | number }
  "search.sports": undefined
  "search.leagues": undefined
  "search.events": undefined
  "search.results_n": { n: number }
  "nav.slip": undefined
  "nav.open_slip": undefined
  "nav.left": undefined
  "slip.title": undefined
  "slip.empty_title": undefined
  "slip.empty_text": undefined
  "slip.guest_text": undefined
  "slip.odds": undefined
  "slip.stake": undefined
  "slip.stake_per_bet": undefined
  "slip.total_stake": undefined
  "slip.possible_win": undefined
  "slip.max_return": undefined
  "slip.max": undefined
  "slip.place": undefined
  "slip.place_amount": { amount: string | number }
  "slip.placing": undefined
  "slip.placed": undefined
  "slip.placed_number": { number: string | number }
  "slip.clear": undefined
  "slip.remove": undefined
  "slip.undo": undefined
  "slip.bets_n": { n: number }
  "slip.fast_bet": undefined
  "slip.fast_bet_on": undefined
  "slip.fast_bet_hint": undefined
  "slip.settings": undefined
  "slip.quote_changes": undefined
  "slip.quote_always": undefined
  "slip.quote_lower": undefined
  "slip.quote_never": undefined
  "slip.accept_and_place": undefined
  "slip.odds_changed_from_to": { from: string | number; to: string | number }
  "slip.replaced": undefined
  "slip.suspended": undefined
  "slip.stake_invalid": undefined
  "slip.insufficient": undefined
  "slip.live_delay": { n: string | number }
  "slip.check_my_bets": undefined
  "slip.open_slip": undefined
  "slip.added_a11y": { name: string | number; odds: string | number }
  "slip.removed_a11y": { name: string | number }
  "slip.max_stake": { amount: string | number }
  "time.all_time": undefined
  "page.time_filter": undefined
  "page.within_hours": { n: string | number }
  "time.today": undefined
  "time.tomorrow": undefined
  "time.hours_short": { n: string | number }
  "time.clock_a11y": { time: string | number; zone: string | number }
  "zone.baku": undefined
}
