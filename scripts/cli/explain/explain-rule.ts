import type { UndigestedCase } from '#runner/corpus/packed-cases-of-rule'
import { counted } from '#runner/counted'
import { ourCommand } from '#runner/our-command'
import { confidences, decisions } from '#runner/report/rule-words'
import { type RuleFiles, ruleFilesFinder } from '#runner/rule-files'
import { wrapped } from '#runner/wrapped'
import type { Rule } from '#spec/rule'
import { texts } from '#spec/texts'
import { isInForce, newestVersion, versionNamed } from '#spec/versions'
import { columnsOf } from '../options/columns-of.ts'
import type { Revisions } from '../options/revision-option.ts'
import { colours } from '../output/colours.ts'
import { table } from '../output/table.ts'
import { usualValidator } from '../tools/usual-validator.ts'
import type { RuleFacts } from './rule-facts.ts'

type RuleCauses = RuleFacts['causes'][string]

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

/** Commands that show more of a rule. */
function nextOf(rule: Rule, causes: RuleCauses): readonly string[] {
  const [first] = causes
  return [
    ourCommand(`check --rule '${rule.id}' --tool ${usualValidator()} --matrix`),
    ...(first === undefined ? [] : [ourCommand(`explain ${first[0]}`)]),
  ]
}

/** A paragraph about cases, unless there are none. */
function casesIn(heading: string, cases: readonly UndigestedCase[]): readonly string[] {
  const rows = cases.map(({ expect, file, summary }) => ['', expect, file, summary])
  return rows.length === 0 ? [] : [`${heading}\n${table(rows, columnsOf(process.stdout))}`]
}

/** The facts of the corpus about a rule. */
export interface KnownOfRule {
  /** The cases that show a side of it. */
  readonly cases: readonly UndigestedCase[]
  readonly causes: RuleCauses
  /** The versions of texts to follow. */
  readonly revisions: Revisions
}

/** A rule as text and as JSON. */
export async function explainRule(
  rule: Rule,
  { cases, causes, revisions }: KnownOfRule,
): Promise<{ readonly text: string; readonly json: object }> {
  const ruleCases = cases.filter((shown) => shown.rule === rule.id)
  const elsewhere = cases.filter((shown) => shown.rule !== rule.id)
  const files = await ruleFilesFinder()?.(rule)
  const columns = columnsOf(process.stdout)
  const next = nextOf(rule, causes)
  const answered = causes.map(([cause, count]) => ({ cause, cases: count }))
  const json = { ...rule, ...(files && { files }), cases, causes: answered, next }
  const parts = [
    colours(process.stdout).bold(rule.id),
    columns === undefined ? rule.summary : wrapped(rule.summary, columns).join('\n'),
    table(properties(rule, revisions), columns),
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
