/** Addresses of the statistics window: pages of their own code, so they stand apart from those of the first script. */
export const STATISTICS_PATH = '/statistics'

export const statisticsLeaguePath = (league: number) => `${STATISTICS_PATH}/league/${league}`
export const statisticsEventPath = (event: number) => `${STATISTICS_PATH}/event/${event}`
