/** Name of the product: brand, logo and colours are configuration. */
export const BRAND_NAME = 'Xəzər'
