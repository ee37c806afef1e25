import { type Config, PUBLIC_DEMO_PASSWORD } from './platform/config.ts'

/** What the terminal says once the server listens. A password that somebody set is a secret and stays one. */
export function welcomeText(url: string, { demoPlayer }: Pick<Config, 'demoPlayer'>): string {
  const demo =
    demoPlayer === null
      ? []
      : [
          `  Demo player  ${demoPlayer.email}  /  ${presentPassword(demoPlayer.password)}  (1 000.00 AZN of play money)`,
        ]
  return ['', `  Xəzər is open at ${url}`, ...demo, '  Ctrl-C stops it', ''].join('\n')
}

function presentPassword(password: string): string {
  return password === PUBLIC_DEMO_PASSWORD ? password : 'the password of DEMO_PASSWORD'
}
