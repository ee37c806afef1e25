/** All ten are ours; two words of each stand for a workshop that does not exist. */
export const PROVIDERS = [
  { code: 'ib', name: 'İçəri Bazar', src: 'inbet' },
  { code: 'rg', name: 'Rəngin', src: 'inbet' },
  { code: 'rg3', name: 'Üçrəng', src: 'inbet' },
  { code: 'ng4', name: 'Nar 4', src: 'inbet' },
  { code: 'pk', name: 'Pirkənd', src: 'inbet' },
  { code: 'k', name: 'Kəhriz', src: 'inbet' },
  { code: 'l8', name: 'Ləpə 8', src: 'inbet' },
  { code: 'tg', name: 'Təndir', src: 'inbet' },
  { code: 'o', name: 'Odluq', src: 'inbet' },
  { code: 'x', name: 'Xəzər Özü', src: 'rpl' },
] as const
export type Provider = (typeof PROVIDERS)[number]
export type ProviderCode = Provider['code']
