import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateCatalogues } from './catalogue-source.ts'

// Run by build, dev and test: turns messages/*.tsv into the modules of src/generated.
const generatedFolder = join(fileURLToPath(new URL('.', import.meta.url)), 'src', 'generated')

for (const [name, text] of generateCatalogues()) writeFileSync(join(generatedFolder, name), text)
