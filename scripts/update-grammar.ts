// `npm run grammar`: writes spec/grammar/generated from the machine-readable grammar that Debian testing packages.
// With --check, nothing is written, and a difference from the committed files results in exit code 1.
import { join } from 'node:path'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { exitCode } from './exit-code.ts'
import { fail } from './fail.ts'
import { writeGrammar } from './grammar.ts'
import { grammarDrift } from './grammar-drift.ts'
import { installedGrammar } from './installed-grammar.ts'

const target = join(packageRoot(), 'spec/grammar/generated')
const unknown = process.argv.slice(2).filter((argument) => argument !== '--check')
const grammar = await installedGrammar((line) => console.error(line))

if (unknown.length > 0)
  fail({ code: 'unknown-option', message: `unknown option '${unknown[0]}'`, hint: 'only --check' })
else if (isProblem(grammar)) fail(grammar, exitCode.noTool)
else {
  const drift = grammarDrift(target, grammar.files)
  if (drift.length === 0) console.log(`spec/grammar/generated is ${grammar.source}`)
  else if (process.argv.includes('--check')) {
    for (const name of drift) console.log(`spec/grammar/generated/${name} differs`)
    console.error(`hint: npm run grammar writes it from ${grammar.source}`)
    process.exitCode = exitCode.found
  } else {
    writeGrammar(target, grammar.files)
    console.log(`${drift.length} files of spec/grammar/generated are now ${grammar.source}`)
  }
}
