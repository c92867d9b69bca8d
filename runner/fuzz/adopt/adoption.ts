import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pairsIn } from '#generators/notation/pairs-in'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { ruleById } from '#spec/texts'
import { assembleText } from '../../corpus/assembly.ts'
import { isProblem } from '../../is-problem.ts'
import { type Problem, problem } from '../../problem.ts'
import type { FuzzFinding } from '../finding/finding.ts'
import { readFinding, readStoredWords } from '../finding/read-finding.ts'
import { adoptedPair } from './adopted-pair.ts'

/** What the finder of a finding says of it. */
export interface AdoptionRequest {
  /** Folder of the finding. */
  readonly folder: string
  /** Name of the pair, and what its control shows. */
  readonly name: string
  readonly summary: string
  /** The rule of which a valid module is a case; needed where the finding has none. */
  readonly rule?: string
  /** File of a valid module, where the finding has no control of its own. */
  readonly control?: string
}

/** A finding as a pair, and as an entry of the expectations without its reason and cause. */
export interface Adoption {
  readonly text: string
  readonly rule: string
  /** The block for a file of pairs. */
  readonly source: string
  readonly entry: Readonly<Record<string, unknown>>
  readonly finding: FuzzFinding
}

const way = 'as-found'

function wordsIn(file: string): Uint32Array | Problem {
  return readStoredWords(file) ?? problem('no-words', `${file}: there is no such module`)
}

/** The rules that the reference blames in the text of a pair. */
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

function findingIn(folder: string): FuzzFinding | Problem {
  const file = join(folder, 'finding.json')
  if (!existsSync(file)) return problem('no-finding', `${file}: there is no finding`)
  return readFinding(folder) ?? problem('no-finding', `${file}: is not a finding`)
}

/** The modules of a pair: the control, and what breaks it where the finding is about an invalid module. */
function modulesOf(
  { folder, control: given }: AdoptionRequest,
  isInvalid: boolean,
): { readonly control: Uint32Array; readonly broken?: Uint32Array } | Problem {
  const found = wordsIn(join(folder, 'module.spv'))
  if (isProblem(found)) return found
  if (!isInvalid) return { control: found }
  const control = wordsIn(given ?? join(folder, 'control.spv'))
  if (!isProblem(control)) return { control, broken: found }
  return problem('no-control', control.message, 'name a valid module like it with --control')
}

/**
 * Makes a pair of a finding: of a module that breaks a rule with its control, or of a valid module as a case of a named rule. Refuses
 * it unless the reference accepts the control, and blames that rule alone in the other module, as the pair gives them.
 */
export function adoptionOf(request: AdoptionRequest): Adoption | Problem {
  const { folder, name, summary } = request
  const finding = findingIn(folder)
  if (isProblem(finding)) return finding
  const { environment, tools, outcome, options } = finding
  const isInvalid = finding.rule !== undefined
  const id = finding.rule ?? request.rule ?? ''
  const rule = ruleById(id)
  if (rule === undefined)
    return problem(
      'no-rule',
      `${folder}: the finding breaks no rule, and ${id === '' ? 'none is named' : `there is no rule ${id}`}`,
      'name the rule of which the module is a valid case with --rule',
    )
  const modules = modulesOf(request, isInvalid)
  if (isProblem(modules)) return modules
  const { control, broken } = modules
  const [text = '', slug = ''] = id.split('/')
  const pair = { rule: slug, name, environment, summary, control }
  const source = adoptedPair(
    broken === undefined ? pair : { ...pair, broken: { way, words: broken } },
  )
  const file = `${folder}: as a pair`
  const [made] = pairsIn({ file, source, partials: {} })
  const valid = blamedIn(made?.control ?? '', environment, file)
  if (isProblem(valid)) return valid
  // Absent where the module is as the control is.
  const changed = made?.broken[way]?.module
  const invalid = changed === undefined ? [] : blamedIn(String(changed), environment, file)
  if (isProblem(invalid)) return invalid
  if (valid.length > 0 || (isInvalid && (invalid.length !== 1 || invalid[0] !== id)))
    return problem(
      'other-fault',
      `${file}, the control breaks ${valid.join(', ') || 'nothing'}, and the module ${invalid.join(', ') || 'nothing'}`,
      'write the pair by hand: docs/pairs.md',
    )
  const version = tools[0]?.version ?? ''
  const entry = {
    versions: { since: version, until: version },
    cases: [`${id}/${name}-*`],
    ...(options === undefined ? {} : { options }),
    ...{ outcome, reason: '', section: rule.section, cause: '' },
  }
  return { text, rule: id, source, entry, finding }
}
