import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../rules/source-files.ts'
import { ACCOUNT_RULES } from './account-rules.ts'
import { PLANTED_FAULTS } from './planted-faults.ts'

// npx tsx tools/mutants/account-rules-page.ts: writes docs/account-rules.md.
export const PAGE = join(REPOSITORY, 'docs/account-rules.md')

const HEAD = `# Rules of the account, and what breaks them

Each rule has faults that \`npm run mutants\` plants where the rule stands; a test has to fail for each. Written by
\`npx tsx tools/mutants/account-rules-page.ts\`; a test holds it against the code.
`

export function renderAccountRules(): string {
  const pathOf = new Map(PLANTED_FAULTS.map(({ rule, path }) => [rule, path]))
  const tell = (fault: string) => `${fault} (\`${pathOf.get(fault)?.split('/').at(-1) ?? 'nowhere'}\`)`
  const tables = Object.entries(ACCOUNT_RULES).map(([area, rules]) => {
    const rows = Object.entries(rules).map(
      ([rule, faults]) => `| ${rule} | ${faults.map(tell).join('; ')} |\n`,
    )
    return `\n## ${area}\n\n| Rule | What is planted against it |\n|---|---|\n${rows.join('')}`
  })
  return HEAD + tables.join('')
}

if (process.argv[1]?.endsWith('account-rules-page.ts')) writeFileSync(PAGE, renderAccountRules())
