/** The column group that opens first (product §9, constants). */
export const FIRST_GROUP = 1

export const MENU_TOPIC = 'menu'
export const eventTopic = (event: number | string) => `event/${event}`
export const leagueTopic = (league: number | string) => `league/${league}`
/** One sport's overview in one column group; every sport together is number 0. */
export const overviewTopic = (sport: number | undefined, group = FIRST_GROUP) =>
  `overview/${sport ?? 0}/${group}`
