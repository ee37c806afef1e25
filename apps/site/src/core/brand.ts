/** Name of the product: brand, logo and colours are configuration (design direction). */
export const brandName = 'Xəzər'
