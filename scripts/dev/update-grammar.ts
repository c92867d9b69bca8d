// `npm run grammar`: writes spec/grammar/generated from the machine-readable grammar that Debian testing packages.
// With --check, nothing is written, and a difference from the committed files results in exit code 1.
import { join } from 'node:path'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { writeGrammar } from './grammar.ts'
import { grammarDrift } from './grammar-drift.ts'
import { installedGrammar } from './installed-grammar.ts'

const target = join(packageRoot(), 'spec/grammar/generated')
const { check } = scriptCommand(
  'grammar',
  'write spec/grammar/generated from the machine-readable grammar that Debian testing packages',
)
  .option('--check', 'write nothing; exit code 1 where the committed files differ')
  .parse()
  .opts<{ readonly check?: true }>()
const grammar = await installedGrammar((line) => console.error(line))

if (isProblem(grammar)) fail(grammar, exitCode.noTool)
else {
  const drift = grammarDrift(target, grammar.files)
  if (drift.length === 0) console.log(`spec/grammar/generated is ${grammar.source}`)
  else if (check) {
    for (const name of drift) console.log(`spec/grammar/generated/${name} differs`)
    console.error(`hint: npm run grammar writes it from ${grammar.source}`)
    process.exitCode = exitCode.found
  } else {
    writeGrammar(target, grammar.files)
    console.log(`${drift.length} files of spec/grammar/generated are now ${grammar.source}`)
  }
}
