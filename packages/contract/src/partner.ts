/** The number or name of a partner, as it stands in links and with accounts. */
export const PARTNER_LENGTH_MAX = 32
