import { join } from 'node:path'
import { Command } from 'commander'
import { type RecordedTool, recordedAnswers, recordedTools } from '#runner/causes/recorded'
import { casesAt } from '#runner/corpus/cases-at'
import { casesByRule } from '#runner/corpus/covers'
import type { FiledCase } from '#runner/corpus/manifest'
import { caseWithId } from '#runner/corpus/moves-in'
import { counted } from '#runner/counted'
import { isProblem } from '#runner/is-problem'
import { nearest } from '#runner/nearest'
import { ourCommand } from '#runner/our-command'
import { packageRoot } from '#runner/package-root'
import { type Problem, problem } from '#runner/problem'
import { groupBy } from '#runner/report/group-by'
import { confidences, decisions } from '#runner/report/rule-words'
import { type RuleFiles, ruleFilesFinder } from '#runner/rule-files'
import type { Rule } from '#spec/rule'
import { ruleById, rules, rulesByVuid, texts, vuids } from '#spec/texts'
import { type RuntimeNeed, runtimeSentences } from '#spec/Vulkan-environment/runtime-sentences'
import { isInForce, newestVersion, versionNamed } from '#spec/versions'
import { explainCase } from '../cli/explain/explain-case.ts'
import { explainCause, toolsWithCause } from '../cli/explain/explain-cause.ts'
import { recordedCauseCounts, recordedCauseTable } from '../cli/explain/recorded-causes-table.ts'
import { fail } from '../cli/fail.ts'
import { corpusManifest } from '../cli/input/corpus-manifest.ts'
import {
  type Revisions,
  revisionsNamed,
  withRevisionOption,
} from '../cli/options/revision-option.ts'
import { colours } from '../cli/output/colours.ts'
import { table } from '../cli/output/table.ts'

function range({
  since,
  until,
}: {
  readonly since?: number | string
  readonly until?: number | string
}): string {
  return [
    ...(since === undefined ? [] : [`since ${since}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
  ].join(', ')
}

function versionName(word: number): number {
  return Number(`${word >>> 16}.${(word >>> 8) & 0xff}`)
}

/** The text of a rule in the version that is followed, and whether that version has the rule. */
function textOf(rule: Rule, revisions: Revisions): string {
  const text = texts.find(({ name }) => name === rule.text)
  if (text === undefined) return rule.text
  const version = versionNamed(text, revisions[rule.text] ?? 'newest') ?? newestVersion(text)
  const lacks = isInForce(rule, version.date) ? '' : ', which does not have the rule'
  return `${rule.text}, revision ${version.revision} of ${version.date}${lacks}`
}

/** The rule's properties, one row each. */
function properties(rule: Rule, revisions: Revisions): readonly (readonly [string, string])[] {
  const { since, until } = rule.versions ?? {}
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['text', textOf(rule, revisions)],
    ['section', rule.section],
    ['class', rule.class],
    ['phase', rule.phase],
    ['decided', decisions[rule.decidable]],
    ['why', rule.why],
    ['confidence', confidences[rule.confidence]],
    ['revisions', rule.revisions && range(rule.revisions)],
    [
      'versions',
      rule.versions &&
        range({
          ...(since === undefined ? {} : { since: versionName(since) }),
          ...(until === undefined ? {} : { until: versionName(until) }),
        }),
    ],
    ['environments', rule.client && `those of the client API ${rule.client}`],
    ['needs', rule.limits && `${rule.limits.join(', ')} (validate --limits)`],
    ['VUIDs', rule.vuids?.join(', ')],
    ['notes', rule.notes],
  ]
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
}

/** The source files of the rule, one in each row. */
function fileRows(files: RuleFiles): readonly (readonly [string, string])[] {
  const { row, check, makers, tests } = files
  return Object.entries({ row, check, makers, tests }).flatMap(([room, paths]) =>
    paths.map((path, index): [string, string] => [index === 0 ? room : '', path]),
  )
}

/** Causes of wrong answers to the cases of a rule, each with the tool and the number of its cases. */
function causesOfRule(
  cases: readonly FiledCase[],
  recorded: readonly RecordedTool[],
): readonly (readonly [cause: string, cases: number])[] {
  return recorded.flatMap((recordedTool) => {
    const byCause = groupBy(
      recordedAnswers(recordedTool, cases),
      ({ entry }) => entry.cause ?? entry.reason,
    )
    return [...byCause].map(([cause, answers]): readonly [string, number] => [
      `${recordedTool.tool}:${cause}`,
      new Set(answers.map((answer) => answer.case)).size,
    ])
  })
}

/** Commands that show more of a rule. */
function nextOf(rule: Rule, causes: ReturnType<typeof causesOfRule>): readonly string[] {
  const [first] = causes
  return [
    ourCommand(`check --rule '${rule.id}' --tool spirv-val --matrix`),
    ...(first === undefined ? [] : [ourCommand(`explain ${first[0]}`)]),
  ]
}

/** A paragraph about cases, unless there are none. */
function casesIn(heading: string, cases: readonly FiledCase[]): readonly string[] {
  const rows = cases.map(({ expect, file, summary }) => ['', expect, file, summary])
  return rows.length === 0 ? [] : [`${heading}\n${table(rows)}`]
}

/** A rule as text and as JSON. */
async function explainRule(
  rule: Rule,
  { cases: all, recorded, revisions }: Known,
): Promise<{ readonly text: string; readonly json: object }> {
  const cases = casesByRule(all).get(rule.id) ?? []
  const ruleCases = cases.filter((shown) => shown.rule === rule.id)
  const elsewhere = cases.filter((shown) => shown.rule !== rule.id)
  const files = await ruleFilesFinder()?.(rule)
  const causes = causesOfRule(ruleCases, recorded)
  const next = nextOf(rule, causes)
  const answered = causes.map(([cause, count]) => ({ cause, cases: count }))
  const json = { ...rule, ...(files && { files }), cases, causes: answered, next }
  const parts = [
    colours(process.stdout).bold(rule.id),
    rule.summary,
    table(properties(rule, revisions)),
    ...(files === undefined ? [] : [`files\n${table(fileRows(files))}`]),
    ...casesIn('cases', ruleCases),
    ...casesIn('valid cases at its boundary, filed under other rules', elsewhere),
    ...(cases.length === 0 ? ['no cases'] : []),
    ...(causes.length === 0
      ? []
      : [
          `answered wrongly because of\n${table(causes.map(([cause, count]) => ['', cause, counted(count, 'case')]))}`,
        ]),
    `next\n${next.map((line) => `  ${line}`).join('\n')}`,
  ]
  return { text: parts.join('\n\n'), json }
}

/** The rules that a word names: one by its id, or those that carry a sentence of the Vulkan specification. */
function rulesNamed(name: string): readonly Rule[] {
  const rule = ruleById(name)
  return rule === undefined ? rulesByVuid(name) : [rule]
}

interface Options {
  readonly json?: true
  readonly revision?: readonly string[]
}

/** What the corpus has; empty before one was generated. */
interface Known {
  readonly cases: readonly FiledCase[]
  readonly recorded: readonly RecordedTool[]
  /** The versions of texts to follow; the cases expect what they say. */
  readonly revisions: Revisions
}

function known(revision: readonly string[] | undefined): Known | Problem {
  const revisions = revisionsNamed(revision)
  if (isProblem(revisions)) return revisions
  const manifest = corpusManifest()
  if (manifest === undefined) return { cases: [], recorded: [], revisions }
  if (isProblem(manifest)) return manifest
  const recorded = recordedTools(join(packageRoot(), 'corpus'))
  if (isProblem(recorded)) return recorded
  return { cases: casesAt(manifest.cases, revisions), recorded, revisions }
}

const runtimePrefix = 'VUID-RuntimeSpirv-'

/** Why no rule decides a sentence of the runtime validation of Vulkan. */
const undecided = {
  module: 'a module decides it, and no rule does so yet',
  limit: 'it needs limits of a device, and no rule decides it yet',
  feature: 'it needs features of a device, and no rule decides it yet',
  pipeline: 'it depends on a pipeline, on other stages of it, or on what is bound or built',
  run: 'it depends on a run',
  extension: 'it needs an extension whose text was not read: its modules are not judged',
  replaced: 'another sentence replaces it where all versions and extensions of Vulkan are present',
} as const satisfies Record<RuntimeNeed, string>

/** A sentence of Vulkan that is known and that no rule carries, as text and as JSON. */
function explainSentence(id: string): { readonly text: string; readonly json: object } | undefined {
  const name = id.slice(runtimePrefix.length)
  const kinds = Object.keys(undecided) as readonly RuntimeNeed[]
  const kind = kinds.find(
    (need) => id === runtimePrefix + name && runtimeSentences[need].includes(name),
  )
  if (kind === undefined || vuids().includes(id)) return undefined
  const why = undecided[kind]
  return { text: `${id}: no rule carries it: ${why}`, json: { vuid: id, needs: kind, why } }
}

function unknownVuid(id: string): Problem {
  const sentences = Object.values(runtimeSentences).flat()
  const near = nearest(id, [
    ...new Set([...vuids(), ...sentences.map((name) => runtimePrefix + name)]),
  ])
  return problem(
    'unknown-vuid',
    `${id}: no rule carries it, and no such sentence is known`,
    near.length === 0
      ? 'spirv-cts rules --format json lists vuids'
      : `did you mean ${near.join(', ')}?`,
  )
}

/** Ids that a user may have meant, and what to do otherwise. */
function unknown(id: string, { cases, recorded }: Known): Problem {
  if (id.startsWith('VUID-')) return unknownVuid(id)
  const names = [
    ...rules.map((rule) => rule.id),
    ...new Set(recorded.flatMap(({ causes }) => Object.keys(causes))),
    ...(id.split('/').length > 2 ? cases.map((filed) => filed.id) : []),
  ]
  const near = nearest(id, names)
  return problem(
    'unknown-rule',
    `${id}: no such rule, case or cause`,
    near.length === 0 ? 'spirv-cts rules lists them' : `did you mean ${near.join(', ')}?`,
  )
}

async function show(id: string, options: Options): Promise<void> {
  const catalogue = known(options.revision)
  if (isProblem(catalogue)) return fail(catalogue)
  if (id === 'causes') {
    const counts = recordedCauseCounts(catalogue.recorded, catalogue.cases)
    console.log(options.json ? JSON.stringify(counts, null, 2) : recordedCauseTable(counts))
    return
  }
  const named = await Promise.all(rulesNamed(id).map((rule) => explainRule(rule, catalogue)))
  const found = caseWithId(catalogue.cases, id, join(packageRoot(), 'corpus'))
  const causes = toolsWithCause(catalogue.recorded, id)
  const sentence = explainSentence(id)
  const explained = [
    ...named,
    ...(sentence === undefined ? [] : [sentence]),
    ...(found === undefined ? [] : [explainCase(found, catalogue.recorded)]),
    ...causes.map((cause) => explainCause(cause, catalogue.cases)),
  ]
  if (explained.length === 0) return fail(unknown(id, catalogue))
  if (options.json) {
    const [only, ...others] = explained.map(({ json }) => json)
    console.log(JSON.stringify(others.length === 0 ? only : [only, ...others], null, 2))
  } else console.log(explained.map(({ text }) => text).join('\n\n'))
}

/** `explain ID`: shows one rule, case or cause with everything known about it. */
export function command(): Command {
  return withRevisionOption(new Command('explain'))
    .description(
      'show a rule with its cases and, in a checkout, its files; a case with the tools that answer it wrongly; or a cause',
    )
    .argument(
      '<id>',
      'rule: <text>/<slug>, or a VUID; case: <text>/<slug>/<name>; cause: <id> or <tool>:<id>; or causes: how many of each kind',
    )
    .option('--json', 'print {id, text, section, summary, ..., files: {...}, cases: [...]}')
    .action(show)
    .addHelpText(
      'after',
      `
Examples:
  spirv-cts explain SPV_KHR_constant_data/data-needs-the-capability
  spirv-cts explain core/magic-number --json
  spirv-cts explain VUID-StandaloneSpirv-OpTypeImage-04656
  spirv-cts explain SPV_KHR_constant_data/data-has-at-most-65531-words --revision first
  spirv-cts explain spirv-val:switch-duplicates`,
    )
}
