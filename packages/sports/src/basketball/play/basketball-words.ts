/** What is told of a game of basketball, by the keys of i18n's comments. */
export type BasketballComment =
  | 'tip_off'
  | 'basket_2'
  | 'basket_3'
  | 'free_throw'
  | 'foul'
  | 'time_out'
  | 'video_review'
  | 'quarter_start'
  | 'quarter_end'
  | 'half_time'
  | 'overtime'
  | 'full_time'

/** What stands on the time line; few enough for it. */
export type BasketballIncident =
  | 'quarter_end'
  | 'half_time'
  | 'overtime'
  | 'full_time'
  | 'time_out'
  /** The other side leads now, late in the game. */
  | 'lead_change'
  /** Ten points in a row. */
  | 'run'
