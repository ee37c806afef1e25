/** Name of the product: brand, logo and colours are configuration. */
export const brandName = 'Xəzər'
