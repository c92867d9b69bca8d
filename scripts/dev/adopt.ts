// Makes a committed case of a finding of `fuzz`: `npm run -s adopt -- FINDING --name NAME`. Writes a pair into
// generators/<TEXT>/adopted.pairs.hbs, once the reference accepts its control and blames the finding's rule alone in its module, and prints the
// entry and the cause to be recorded, as docs/record-a-cause.md describes.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pairsIn } from '#generators/notation/pairs-in'
import { fromBytes } from '#generators/words/bytes'
import { validate } from '#reference/validate'
import { assembleText } from '#runner/corpus/assembly'
import { adoptedPair } from '#runner/fuzz/adopt/adopted-pair'
import { findingSchema } from '#runner/fuzz/finding/finding'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { type Problem, problem } from '#runner/problem'
import { environmentByName } from '#spec/environments'
import { ruleById } from '#spec/texts'
import { fail } from '../cli/fail.ts'
import { scriptCommand } from '../cli/script-command.ts'

const way = 'as-found'

function wordsIn(file: string): Uint32Array | Problem {
  const words = existsSync(file) ? fromBytes(new Uint8Array(readFileSync(file))) : undefined
  return words ?? problem('no-words', `${file}: there is no such module`)
}

/** The verdict of the reference on the text of a pair: the rules that it blames. */
function blamedIn(text: string, environment: string, file: string): readonly string[] | Problem {
  const words = assembleText(text, environment, file)
  const named = environmentByName(environment)
  if (isProblem(words)) return words
  if (named === undefined)
    return problem('bad-environment', `there is no environment ${environment}`)
  const verdict = validate(words, named)
  if (verdict.kind === 'invalid') return [...new Set(verdict.blames.map(({ rule }) => rule))]
  return verdict.kind === 'valid' ? [] : ['something unknown']
}

function adopt(folder: string, name: string, summary: string): Problem | undefined {
  const file = join(folder, 'finding.json')
  if (!existsSync(file)) return problem('no-finding', `${file}: there is no finding`)
  const read = findingSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success) return problem('no-finding', `${file}: is not a finding`)
  const { rule: id = '', environment, tools, outcome, said: answer } = read.data
  const rule = ruleById(id)
  if (rule === undefined || outcome !== 'false-accept')
    return problem(
      'no-rule',
      `${file}: only a module that breaks a rule, and is accepted, can be adopted`,
      'write the pair by hand: docs/pairs.md',
    )
  const [broken, control] = [
    wordsIn(join(folder, 'module.spv')),
    wordsIn(join(folder, 'control.spv')),
  ]
  if (isProblem(broken)) return broken
  if (isProblem(control)) return control
  const [text = '', slug = ''] = id.split('/')
  const pair = { rule: slug, name, environment, summary, control }
  const source = adoptedPair({ ...pair, broken: { way, words: broken } })
  const pairs = join(packageRoot(), 'generators', text, 'adopted.pairs.hbs')
  const [made] = pairsIn({ file: pairs, source, partials: {} })
  const valid = blamedIn(made?.control ?? '', environment, pairs)
  if (isProblem(valid)) return valid
  const invalid = blamedIn(String(made?.broken[way]?.module), environment, pairs)
  if (isProblem(invalid)) return invalid
  if (valid.length > 0 || invalid.length !== 1 || invalid[0] !== id)
    return problem(
      'other-fault',
      `${folder}: as a pair, the control breaks ${valid.join(', ') || 'nothing'}, and the module ${invalid.join(', ') || 'nothing'}`,
      'write the pair by hand: docs/pairs.md',
    )
  const before = existsSync(pairs)
    ? readFileSync(pairs, 'utf8')
    : '{{!-- Findings of campaigns, as they were found; written by npm run adopt. --}}\n'
  writeFileSync(pairs, `${before}${source}`)
  const [tool] = tools
  const version = tool?.version ?? ''
  const entry = {
    versions: { since: version, until: version },
    cases: [`${id}/${name}-*`],
    ...{ outcome, reason: '', section: rule.section, cause: '' },
  }
  console.log(`${pairs}: ${slug}/${name}; ${tool?.name} answers: ${answer}`)
  console.log(`npm run -s cts -- generate --rule '${id}'`)
  console.log('entry of corpus/expectations, with a reason and the id of a cause of corpus/causes:')
  console.log(JSON.stringify(entry, null, 2))
  return undefined
}

const command = scriptCommand('adopt', 'make a committed case of a finding of fuzz')
  .argument('<finding>', 'folder of the finding')
  .requiredOption('--name <name>', 'name of the pair: lower case words joined by hyphens')
  .option('--summary <line>', 'what the control shows', 'as a campaign found it')
  .parse()
const [folder = ''] = command.args
const { name, summary } = command.opts<{ readonly name: string; readonly summary: string }>()
const wrong = adopt(folder, name, summary)
if (wrong !== undefined) fail(wrong)
