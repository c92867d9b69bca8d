// `npm run schemas`: writes the JSON Schemas of the formats that other programs read or write, from the definitions by which the
// suite reads them itself.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '#runner/package-root'
import { scriptCommand } from '../cli/script-command.ts'
import { schemaTexts } from './published-schemas.ts'

scriptCommand(
  'schemas',
  'write the JSON Schemas of the formats of other programs to spec/schemas',
).parse()

const folder = join(packageRoot(), 'spec/schemas')
mkdirSync(folder, { recursive: true })
for (const [name, text] of schemaTexts()) writeFileSync(join(folder, name), text)
