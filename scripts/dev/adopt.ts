// Makes a committed case of a finding of `fuzz`: `npm run -s adopt -- FINDING --name NAME`. Writes a pair into
// generators/<TEXT>/adopted.pairs.hbs, once the reference accepts its control and blames the finding's rule alone in its module, and prints the
// entry and the cause to be recorded, as docs/record-a-cause.md describes. A valid module that a tool refuses, or that makes it crash, is a
// case of the rule that --rule names.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AdoptionRequest, adoptionOf } from '#runner/fuzz/adopt/adoption'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import type { Problem } from '#runner/problem'
import { fail } from '../cli/fail.ts'
import { scriptCommand } from '../cli/script-command.ts'

const heading = '{{!-- Findings of campaigns, as they were found; written by npm run adopt. --}}\n'

function adopt(request: AdoptionRequest): Problem | undefined {
  const adoption = adoptionOf(request)
  if (isProblem(adoption)) return adoption
  const { text, rule, source, entry, finding } = adoption
  const pairs = join(packageRoot(), 'generators', text, 'adopted.pairs.hbs')
  const before = existsSync(pairs) ? readFileSync(pairs, 'utf8') : heading
  writeFileSync(pairs, `${before}${source}`)
  console.log(`${pairs}: ${request.name}; ${finding.tools[0]?.name} answers: ${finding.said}`)
  console.log(`npm run -s cts -- generate --rule '${rule}'`)
  console.log('entry of corpus/expectations, with a reason and the id of a cause of corpus/causes:')
  console.log(JSON.stringify(entry, null, 2))
  return undefined
}

const command = scriptCommand('adopt', 'make a committed case of a finding of fuzz')
  .argument('<finding>', 'folder of the finding')
  .requiredOption('--name <name>', 'name of the pair: lower case words joined by hyphens')
  .option('--summary <line>', 'what the control shows', 'as a campaign found it')
  .option('--rule <id>', 'the rule of which a valid module is a case')
  .option('--control <file>', 'a valid module, for a finding without a control')
  .parse()
const [folder = ''] = command.args
const wrong = adopt({ folder, ...command.opts<Omit<AdoptionRequest, 'folder'>>() })
if (wrong !== undefined) fail(wrong)
