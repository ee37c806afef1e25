import { describe, expect, it } from 'vitest'
import { DEVELOPMENT_DATA_KEY, readConfig } from './config.ts'
import { ConfigError } from './read-setting.ts'

const KEY = Buffer.from(Array.from({ length: 32 }, (_, index) => index))
const DATA_KEY = KEY.toString('base64')

const PIASTRIX = {
  ...{ GATEWAY: 'piastrix', PLAY_MONEY: '0', DEMO_PLAYER: '0' },
  ...{ PIASTRIX_SHOP: '5', PIASTRIX_SECRET: 'SecretKey01' },
}
/** What is wrong stands last. */
const without = (name: keyof typeof PIASTRIX) =>
  Object.fromEntries(Object.entries(PIASTRIX).filter(([own]) => own !== name))

describe('settings', () => {
  it('all have a default', () => {
    expect(readConfig({})).toMatchObject({
      isProduction: false,
      port: 8080,
      databaseUrl: null,
      migrationDatabaseUrl: null,
      metricsPort: 9464,
      liveDelayMs: null,
      simSpeed: 1,
      siteOrigins: [],
      demoPlayer: { email: expect.any(String), password: expect.any(String) },
    })
    expect(readConfig({}).dataDir.endsWith('/.data')).toBe(true)
  })

  it.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ SIM_SPEED: '2.5' }, { simSpeed: 2.5 }],
    [
      { SITE_ORIGINS: 'https://a.example, https://b.example:8443' },
      { siteOrigins: ['https://a.example', 'https://b.example:8443'] },
    ],
    [{}, { animationUrl: '/animation/event/{event}', streamUrl: '/stream/event/{event}' }],
    [{ STREAM_URL: 'https://tv.example/{lang}/{event}' }, { streamUrl: 'https://tv.example/{lang}/{event}' }],
    [
      { HELP_LINKS: 'az|Yardım|https://help.example/;az|Two|https://two.example/' },
      {
        helpLinks: {
          az: [
            { name: 'Yardım', url: 'https://help.example/' },
            { name: 'Two', url: 'https://two.example/' },
          ],
          ru: [],
          en: [],
        },
      },
    ],
    [{ LEAGUE_BANNER: 'gb-eng:1:17' }, { leagueBanner: { alias: 'gb-eng', sport: 1, league: 17 } }],
    [{ MAIN_SITE: 'https://a.example' }, { mainSite: 'https://a.example' }],
    [{ MOBILE_SITE: 'https://m.a.example' }, { mobileSite: 'https://m.a.example' }],
    [{}, { mobileSite: null, affiliateUrl: null, statisticsUrl: null }],
    [{ AFFILIATE_URL: 'https://p.example' }, { affiliateUrl: 'https://p.example/' }],
    [{ BONUS_FRAME_URL: 'https://b.example/bets?a=1' }, { bonusFrameUrl: 'https://b.example/bets?a=1' }],
    [
      { NODE_ENV: 'production', DATA_KEY },
      { demoPlayer: null, isProduction: true },
    ],
    [
      {},
      {
        smtpUrl: null,
        publicUrl: 'http://localhost:8080',
        mailFrom: { name: 'Xəzər', address: 'no-reply@xezer.example' },
      },
    ],
    [{ MAIN_SITE: 'https://a.example' }, { publicUrl: 'https://a.example' }],
    [
      { MAIN_SITE: 'https://a.example', PUBLIC_URL: 'https://b.example' },
      { publicUrl: 'https://b.example', mainSite: 'https://a.example' },
    ],
    [{ MAIL_FROM: 'a@b.example' }, { mailFrom: { name: '', address: 'a@b.example' } }],
    [
      {
        NODE_ENV: 'production',
        DATA_KEY,
        MAIL_FROM: 'House <a@b.example>',
        PUBLIC_URL: 'https://b.example',
        SMTP_URL: 'smtps://user:secret@mail.example:465',
      },
      { smtpUrl: 'smtps://user:secret@mail.example:465', mailFrom: { name: 'House' } },
    ],
    [{ DEMO_PLAYER: '0' }, { demoPlayer: null }],
    [{}, { passkeys: { domain: 'localhost', origins: null } }],
    [{ NODE_ENV: 'production', DATA_KEY }, { passkeys: null }],
    [{ MAIN_SITE: 'http://10.0.0.1:8080' }, { passkeys: null }],
    [
      { MAIN_SITE: 'https://a.example', MOBILE_SITE: 'https://m.a.example' },
      { passkeys: { domain: 'a.example', origins: ['https://a.example', 'https://m.a.example'] } },
    ],
    [
      { MAIN_SITE: 'https://a.example', MOBILE_SITE: 'https://not-a.example' },
      { passkeys: { domain: 'a.example', origins: ['https://a.example'] } },
    ],
    [
      { MAIN_SITE: 'https://www.a.example', MOBILE_SITE: 'https://m.a.example', PASSKEY_DOMAIN: 'a.example' },
      { passkeys: { domain: 'a.example', origins: ['https://www.a.example', 'https://m.a.example'] } },
    ],
    [{}, { dataKey: DEVELOPMENT_DATA_KEY }],
    [{ DATA_KEY }, { dataKey: KEY }],
    [{ DATA_KEY: KEY.toString('base64url') }, { dataKey: KEY }],
    [{ DATA_KEY: KEY.toString('hex') }, { dataKey: KEY }],
    [
      {},
      {
        promoCodes: new Map([
          ['RO', '904'],
          ['AZ', '904'],
          ['AZX', '904'],
        ]),
      },
    ],
    [
      { PROMO_CODES: 'RO:7, NEFT24:north-1' },
      {
        promoCodes: new Map([
          ['RO', '7'],
          ['NEFT24', 'north-1'],
        ]),
      },
    ],
    [{ PORT: '' }, { port: 8080 }],
    [{}, { rates: { source: 'static', url: '' } }],
    [{}, { payments: { gateway: 'sandbox', withdrawalWaitMs: 900_000, identityFromMinor: 100_000n } }],
    [{ IDENTITY_FROM: '0' }, { payments: { identityFromMinor: 0n } }],
    [{ NODE_ENV: 'production', DATA_KEY }, { payments: { gateway: null } }],
    [{ GATEWAY: 'none', WITHDRAWAL_WAIT: '5' }, { payments: { gateway: null, withdrawalWaitMs: 5000 } }],
    [
      { NODE_ENV: 'production', DATA_KEY, GATEWAY: 'sandbox', ALLOW_SANDBOX: '1' },
      { payments: { gateway: 'sandbox' } },
    ],
    [
      PIASTRIX,
      {
        payments: {
          gateway: {
            ...{ url: 'https://core.piastrix.com', shop: '5', secret: 'SecretKey01' },
            addresses: expect.arrayContaining(['87.98.145.206', '51.68.53.107']),
          },
        },
      },
    ],
    [
      { ...PIASTRIX, PIASTRIX_URL: 'http://127.0.0.1:9/', PIASTRIX_ADDRESSES: '::1, 192.0.2.1' },
      { payments: { gateway: { url: 'http://127.0.0.1:9', addresses: ['::1', '192.0.2.1'] } } },
    ],
    [{ RATES: 'cbr' }, { rates: { source: 'cbr', url: 'https://www.cbr.ru/scripts/XML_daily.asp' } }],
    [
      { RATES: 'cbar', RATES_URL: 'http://127.0.0.1:1/{day}.xml' },
      { rates: { source: 'cbar', url: 'http://127.0.0.1:1/{day}.xml' } },
    ],
  ])('%o is read as %o', (environment, expected) => {
    expect(readConfig(environment)).toMatchObject(expected)
  })

  it.each<Record<string, string>>([
    { PORT: '80a' },
    { GATEWAY: 'bank' },
    { NODE_ENV: 'production', DATA_KEY, GATEWAY: 'sandbox' },
    { ...without('PLAY_MONEY'), PLAY_MONEY: '1' },
    { ...without('PLAY_MONEY'), PLAY_MONEY: '' },
    { ...without('DEMO_PLAYER'), DEMO_PLAYER: '1' },
    { ...without('DEMO_PLAYER'), DEMO_PLAYER: '' },
    { ...without('PIASTRIX_SHOP'), PIASTRIX_SHOP: '' },
    { ...without('PIASTRIX_SECRET'), PIASTRIX_SECRET: 'short' },
    { ...PIASTRIX, PIASTRIX_URL: 'http://core.piastrix.com' },
    { ...PIASTRIX, PIASTRIX_ADDRESSES: 'piastrix.com' },
    { WITHDRAWAL_WAIT: '-1' },
    { IDENTITY_FROM: '-1' },
    { MIN_DEPOSIT: '0.5' },
    { RATES: 'ecb' },
    { RATES: 'cbar', RATES_URL: '/rates.xml' },
    { PORT: '70000' },
    { PORT: '1.5' },
    { PORT: '-1' },
    { PORT: '1e3' },
    { SIM_SPEED: '0' },
    { SIM_SPEED: 'NaN' },
    { LOG_LEVEL: 'loud' },
    { TRUST_PROXY: 'yes' },
    { SITE_ORIGINS: 'https://a.example/' },
    { MAIN_SITE: 'a.example' },
    { SITE_ORIGINS: '*' },
    { MOBILE_SITE: 'm.a.example' },
    { AFFILIATE_URL: 'javascript:1' },
    { BONUS_FRAME_URL: '/bonus/other' },
    { STATISTICS_URL: '/here' },
    { LEAGUE_BANNER: '17' },
    { HELP_LINKS: 'az|Help|http://plain.example/' },
    { HELP_LINKS: 'xx|Help|https://help.example/' },
    { STREAM_URL: 'https://tv.example/' },
    { STREAM_URL: '//tv.example/{event}' },
    { ANIMATION_URL: 'javascript:{event}' },
    { ANIMATION_URL: '/watch/{event}/{club}' },
    { NODE_ENV: 'production', DATA_KEY, DEMO_PLAYER: '1' },
    { DEMO_PASSWORD: 'short' },
    { NODE_ENV: 'production', DATA_KEY, DEMO_PLAYER: '1', DEMO_PASSWORD: 'short' },
    { NODE_ENV: 'production', DATA_KEY: '' },
    { NODE_ENV: 'production', DATA_KEY: Buffer.from(DEVELOPMENT_DATA_KEY).toString('base64') },
    { DATA_KEY: 'short' },
    { PASSKEY_DOMAIN: 'a.example' },
    { MAIN_SITE: 'https://b.example', PASSKEY_DOMAIN: 'a.example' },
    { DATA_KEY: `${KEY.toString('hex')}00` },
    { DATA_KEY: KEY.subarray(1).toString('base64') },
    { PROMO_CODES: 'ro:904' },
    { PROMO_CODES: 'RO' },
    { PROMO_CODES: 'RO:904,' },
    { SMTP_URL: 'mail.example' },
    { SMTP_URL: 'https://mail.example' },
    { MAIL_FROM: 'nobody' },
    { MAIL_FROM: 'House <a@b.example> <c@d.example>' },
    { PUBLIC_URL: 'https://a.example/site' },
    { NODE_ENV: 'production', DATA_KEY, MAIL_FROM: 'a@b.example', SMTP_URL: 'smtp://mail.example' },
    { NODE_ENV: 'production', DATA_KEY, PUBLIC_URL: 'https://a.example', SMTP_URL: 'smtp://mail.example' },
    { MIGRATION_DATABASE_URL: 'postgresql://owner@localhost/xezer' },
  ])('%j is refused with a sentence that names the setting', (environment) => {
    const name = Object.keys(environment).at(-1)
    expect(() => readConfig(environment)).toThrow(ConfigError)
    expect(() => readConfig(environment)).toThrow(name)
  })

  it('a key that cannot be used is not repeated in what the start says', () => {
    expect(() => readConfig({ DATA_KEY: 'nearly a secret' })).toThrow(/^(?!.*nearly)/)
  })
})
