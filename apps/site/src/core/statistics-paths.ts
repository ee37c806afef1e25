import { STATISTICS_PATH } from '@xezer/contract/page-routes'

/** Addresses of the statistics window. */

export const statisticsLeaguePath = (league: number) => `${STATISTICS_PATH}/league/${league}`
export const statisticsEventPath = (event: number) => `${STATISTICS_PATH}/event/${event}`
