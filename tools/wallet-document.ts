import { writeFileSync } from 'node:fs'
import { wireDocument } from '../apps/server/src/features/game-wallet/wire-document.ts'

// npm run wallet:document: the OpenAPI document of the games' wallet, from its contract; a test holds the file against it.
const file = new URL('../docs/game-wallet.openapi.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(wireDocument(), null, 2)}\n`)
