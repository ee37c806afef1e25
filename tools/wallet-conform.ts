import { runKit } from './wallet-conform/kit.ts'

// npm run wallet:conform -- URL provider secret token game: whether a wallet keeps to the wire, asked as a provider would.
const [url, provider, secret, token, game] = process.argv.slice(2)
if (
  url === undefined ||
  provider === undefined ||
  secret === undefined ||
  token === undefined ||
  game === undefined
) {
  console.error('npm run wallet:conform -- URL provider secret token game')
  process.exit(2)
}
const results = await runKit({ url, provider, secret, token, game }, ({ name, fault }) =>
  console.log(fault === null ? `passed  ${name}` : `FAILED  ${name}\n        ${fault}`),
)
const failed = results.filter(({ fault }) => fault !== null).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
