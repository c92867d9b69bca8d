// `npm run ledger-terms FILE...`: notes in spec/<TEXT>/ledger.json which names and numbers the statements of texts have. The
// texts are matched by the hashes of their statements, in whichever version they are.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { packageRoot } from '#runner/package-root'
import { start } from '#runner/process/start'
import { operandsBySection } from '#runner/trace/operands-by-section'
import { statements } from '#runner/trace/statements'
import { termsOf } from '#runner/trace/terms'
import { wholeText } from '#runner/trace/whole-text'
import { texts } from '#spec/texts'
import { scriptCommand } from '../cli/script-command.ts'

const files = scriptCommand(
  'ledger-terms',
  'note in the ledgers which names and numbers the statements of texts have',
)
  .argument('<file...>', 'texts, in any of their versions')
  .parse().args

const entriesSchema = z.array(
  z.looseObject({ hash: z.string(), section: z.string(), ordinal: z.int() }),
)

const wordsByHash = new Map(
  files.flatMap((file) =>
    statements(wholeText(file, readFileSync(file, 'utf8')).content).map(
      ({ hash, words }) => [hash, words] as const,
    ),
  ),
)

// Statements of the core specification have the rules of their sections.
for (const { name, facts } of texts.filter((text) => text.name !== 'core')) {
  const operandsOf = operandsBySection(facts.instructions)
  const path = join(packageRoot(), 'spec', name, 'ledger.json')
  const entries = entriesSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  let noted = 0
  const changed = entries.map(({ hash, section, ordinal, ...rest }) => {
    const words = wordsByHash.get(hash)
    if (words === undefined) return { hash, section, ordinal, ...rest }
    const terms = termsOf(words, operandsOf(section))
    noted++
    return { hash, section, ordinal, ...(terms.length > 0 && { terms }), ...rest }
  })
  if (noted === 0) continue
  writeFileSync(path, JSON.stringify(changed))
  await start(['npx', 'biome', 'format', '--write', path], { cwd: packageRoot(), quiet: true })
  console.log(`${name}: ${noted} of ${entries.length} statements`)
}
