import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../rules/source-files.ts'
import { ACCOUNT_RULES, type AccountRule } from './account-rules.ts'
import type { PlantedFault } from './planted-fault.ts'
import { PLANTED_FAULTS } from './planted-faults.ts'

const HEAD = `# Rules of the account, and what breaks them

Each rule has faults that \`npm run mutants\` plants where the rule stands; a test has to fail for each. Written by
\`npx tsx tools/mutants/account-rules-page.ts\`; a test holds it against the code.
`

export function renderAccountRules(rules: readonly AccountRule[], planted: readonly PlantedFault[]): string {
  const pathOf = new Map(planted.map(({ rule, path }) => [rule, path]))
  const areas = [...new Set(rules.map(({ area }) => area))]
  const tables = areas.map((area) => {
    const rows = rules
      .filter((one) => one.area === area)
      .map(({ rule, faults }) => {
        const broken = faults.map(
          (fault) => `${fault} (\`${pathOf.get(fault)?.split('/').at(-1) ?? 'nowhere'}\`)`,
        )
        return `| ${rule} | ${broken.join('; ')} |`
      })
    return `\n## ${area}\n\n| Rule | What is planted against it |\n|---|---|\n${rows.join('\n')}\n`
  })
  return HEAD + tables.join('')
}

if (process.argv[1]?.endsWith('account-rules-page.ts')) {
  writeFileSync(join(REPOSITORY, 'docs/account-rules.md'), renderAccountRules(ACCOUNT_RULES, PLANTED_FAULTS))
}
