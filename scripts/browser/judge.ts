import { decode } from '#reference/decode/decode'
import type { Module } from '#reference/module'
import { openRulesBrokenBy } from '#reference/open-rules'
import type { Selection } from '#reference/selection'
import { undecidedIn } from '#reference/undecided-in'
import { unknownExtensions } from '#reference/unknown-extensions'
import { validate } from '#reference/validate'
import { placedIn } from '#runner/foreign/placed'
import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import { inSource } from '../cli/module/in-source.ts'
import { revisionsNamed } from '../cli/options/revision-option.ts'
import type { Blame, Judgement, JudgeOptions, UndecidedPart } from './judgement.ts'
import { type FaultyText, moduleOf, type SourceModule, wordsOf } from './module-of.ts'
import { ruleWords } from './rule-words.ts'
import type { Source } from './source.ts'

type InvalidVerdict = Extract<Verdict, { readonly kind: 'invalid' }>

/** The checks that options leave; a problem for a name that does not exist. */
export function selectionOf(
  { revisions, layouts, limits }: JudgeOptions,
  { client, name }: Environment,
): Selection | Problem {
  const named = revisionsNamed(
    Object.entries(revisions ?? {}).map(([text, version]) => `${text}=${version}`),
  )
  if (isProblem(named)) return { ...named, message: named.message.replace(/^--\S+ /, '') }
  if (limits !== undefined && client !== 'vulkan')
    return problem(
      'bad-usage',
      `limits are of Vulkan, and the environment is ${name}`,
      'choose an environment of Vulkan, such as vulkan1.4',
    )
  const allowed = Object.values(layouts ?? {}).some((isAllowed) => isAllowed)
  return {
    ...(Object.keys(named).length > 0 && { revisions: named }),
    ...(layouts && allowed && { layouts }),
    ...(limits && { limits }),
  }
}

/** The verdict that the command `validate` gives; without a selection that of the judge that is built already. */
export function verdictOn(
  module: Uint8Array | Uint32Array,
  environment: Environment,
  selection: Selection,
): Verdict {
  return Object.keys(selection).length === 0
    ? validate(module, environment)
    : validate(module, environment, selection)
}

/** Violations with their places and rules; words that are not whole have no places. */
function blamesOf(found: SourceModule, { blames }: InvalidVerdict): readonly Blame[] {
  const words = wordsOf(found)
  const listed = words === undefined ? blames.map((blame) => ({ blame })) : placedIn(words, blames)
  const places = found.source === undefined ? listed : inSource(listed, found.source)
  return places.map(({ blame, ...place }) => {
    const rule = ruleWords(blame.rule)
    const vuids = found.environment.client === 'vulkan' ? (rule?.vuids ?? []) : []
    return { ...blame, ...place, ...(vuids.length > 0 && { vuids }), ...(rule && { words: rule }) }
  })
}

const openJudges = new Map<string, ReturnType<typeof openRulesBrokenBy>>()

/** Asks for the open rules that a valid module breaks. Built once for a choice of revisions, which are few. */
function openRulesFor(selection: Selection): ReturnType<typeof openRulesBrokenBy> {
  const { limits, ...rest } = selection
  if (limits !== undefined) return openRulesBrokenBy(selection)
  const key = JSON.stringify(rest)
  const judge = openJudges.get(key) ?? openRulesBrokenBy(selection)
  openJudges.set(key, judge)
  return judge
}

function undecidedParts(
  { module, environment }: SourceModule,
  decoded: Module,
  selection: Selection,
): readonly UndecidedPart[] {
  const sections = undecidedIn(decoded).map(({ section }) => section)
  return [
    ...Array.from(new Set(sections), (section) => ({ section })),
    ...openRulesFor(selection)(module, environment).map((rule) => ({
      section: ruleWords(rule)?.section ?? '',
      rule,
    })),
  ]
}

function aboutFaulty({ form, environment, errors }: FaultyText) {
  const [first] = errors
  return {
    form,
    environment: environment.name,
    verdict: 'error' as const,
    why: `the text does not assemble: line ${first?.line}: ${first?.message}`,
    errors,
  }
}

function aboutModule(
  found: SourceModule,
  selection: Selection,
): Pick<Judgement, 'verdict' | 'form' | 'environment'> & Partial<Judgement> {
  const { form, module, environment } = found
  const verdict = verdictOn(module, environment, selection)
  const decoded = decode(module, environment).module
  const size = {
    words: Math.floor(module.byteLength / 4),
    instructions: decoded.instructions.length,
  }
  const head = { form, environment: environment.name, size }
  switch (verdict.kind) {
    case 'invalid':
      return {
        ...head,
        verdict: 'invalid',
        phase: verdict.phase,
        blames: blamesOf(found, verdict),
      }
    case 'valid':
      return {
        ...head,
        verdict: 'valid',
        undecided: undecidedParts(found, decoded, selection),
        unknownExtensions: unknownExtensions(decoded),
      }
    default:
      return {
        ...head,
        verdict: 'unsupported',
        why: 'why' in verdict ? verdict.why : verdict.kind,
      }
  }
}

/**
 * The verdict on a source, with all that a reader wants to know about each violation. Never throws: a name that does not exist among
 * the options is a problem, anything else has a verdict.
 */
export function judge(source: Source, options: JudgeOptions = {}): Judgement | Problem {
  const start = performance.now()
  const found = moduleOf(source, options.environment)
  if (isProblem(found)) return found
  const selection = selectionOf(options, found.environment)
  if (isProblem(selection)) return selection
  const about = 'errors' in found ? aboutFaulty(found) : aboutModule(found, selection)
  return {
    kind: 'judgement',
    blames: [],
    errors: [],
    undecided: [],
    unknownExtensions: [],
    size: { words: 0, instructions: 0 },
    ...about,
    milliseconds: performance.now() - start,
  }
}
