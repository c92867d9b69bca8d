import { Command, Option } from 'commander'
import { isProblem } from '#runner/is-problem'
import type { Problem } from '#runner/problem'
import { undecided } from '#spec/core/undecided'
import { rules } from '#spec/texts'
import { isInForce } from '#spec/versions'
import { withoutCases } from '#spec/without-cases'
import { withoutResults } from '#spec/without-results'
import { shareLine } from '../cli/explain/client-shares.ts'
import { keptFacts, type RuleFacts } from '../cli/explain/rule-facts.ts'
import { ruleSummaries } from '../cli/explain/rule-summary.ts'
import type { RuleSummary } from '../cli/explain/rule-summary-schema.ts'
import { fail } from '../cli/fail.ts'
import {
  type Revisions,
  revisionsNamed,
  withRevisionOption,
} from '../cli/options/revision-option.ts'
import { textNamed } from '../cli/options/text-option.ts'
import { table } from '../cli/output/table.ts'

function asTable(rows: readonly RuleSummary[]): string {
  return table([
    ['rule', 'class', 'phase', 'decidable', 'valid', 'invalid', 'either', 'results'],
    ...rows.map((row) => [
      row.id,
      row.class,
      row.phase,
      row.decidable,
      String(row.cases.valid),
      String(row.cases.invalid),
      String(row.cases.either),
      String(row.cases.results),
    ]),
  ])
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}

function asMarkdown(rows: readonly RuleSummary[]): string {
  const names = [...new Set(rows.map((row) => row.text))]
  const sections = names.map((text) => {
    const textRows = rows.filter((row) => row.text === text)
    const lines = textRows.map(
      (row) =>
        `| \`${row.id.slice(text.length + 1)}\` | ${cell(row.summary)} | ${row.class} | ${row.phase} | ${row.decidable} | ${row.cases.valid} | ${row.cases.invalid} | ${row.cases.either} |`,
    )
    return `## ${text}\n\n| rule | summary | class | phase | decidable | valid cases | invalid cases | either |\n|---|---|---|---|---|--:|--:|--:|\n${lines.join('\n')}`
  })
  return sections.join('\n\n')
}

const formats: Readonly<Record<string, (rows: readonly RuleSummary[]) => string>> = {
  table: asTable,
  json: (rows) => JSON.stringify(rows, null, 2),
  md: asMarkdown,
}

/** The number of core rules, in total and by decidability. */
function totals(): string {
  const coreRules = rules.filter(({ text }) => text === 'core')
  const counts = new Map<string, number>()
  for (const { decidable } of coreRules) counts.set(decidable, (counts.get(decidable) ?? 0) + 1)
  const kinds = [...counts].map(([kind, count]) => `${kind} ${count}`)
  return `core: ${coreRules.length} rules, decided by: ${kinds.join(', ')}`
}

/** The rules that only a run decides, those of them that cases with results show, and why none shows the others. */
function runtimeTotals(rows: readonly RuleSummary[]): string {
  const runtime = rows.filter(({ decidable }) => decidable === 'runtime')
  const shown = runtime.filter(({ cases }) => cases.results > 0)
  return [
    `decided by a run: ${runtime.length} rules, ${shown.length} with cases with results`,
    ...runtime.flatMap(({ id }) => {
      const why = withoutResults[id]
      return why === undefined ? [] : [`  without: ${id}: ${why}`]
    }),
  ].join('\n')
}

/** The undecided parts of the core specification, to be printed below a list that includes core. */
const undecidedParts: Readonly<Record<string, () => string>> = {
  table: () =>
    `\n${totals()}\nundecided parts of the core specification (${undecided.length}):\n${undecided.map(({ section, what }) => `  ${section}: ${what}`).join('\n')}`,
  md: () =>
    `\n\n## Undecided in core\n\n| section | not decided |\n|---|---|\n${undecided.map(({ section, what }) => `| ${cell(section)} | ${cell(what)} |`).join('\n')}`,
}

/** Why no case shows one kind of a rule that a module decides; empty where every rule has both. */
function withoutKinds(rows: readonly RuleSummary[]): readonly string[] {
  return rows.flatMap(({ id }) => {
    const why = withoutCases[id]
    return why === undefined ? [] : [`without cases of one kind: ${id}: ${why}`]
  })
}

interface RulesFlags {
  readonly text?: readonly string[]
  readonly format: string
  readonly revision?: readonly string[]
}

/**
 * The facts of the corpus about the rules, as the build counted them or, with other versions of texts, counted now.
 */
async function factsOf(revisions: Revisions): Promise<Omit<RuleFacts, 'causes'> | Problem> {
  const kept = Object.keys(revisions).length === 0 ? keptFacts() : undefined
  if (kept !== undefined) return kept
  const { countedCases } = await import('../cli/explain/counted-cases.ts')
  return countedCases(revisions)
}

async function show({ text: wanted, format, revision }: RulesFlags): Promise<void> {
  const revisions = revisionsNamed(revision)
  if (isProblem(revisions)) {
    fail(revisions)
    return
  }
  const wrong = wanted?.map(textNamed).find(isProblem)
  if (wrong !== undefined) {
    fail(wrong)
    return
  }
  const facts = await factsOf(revisions)
  if (isProblem(facts)) {
    fail(facts)
    return
  }
  const chosen = rules.filter((rule) => {
    const date = revisions[rule.text]
    const isOfVersion = date === undefined || isInForce(rule, date)
    return isOfVersion && (wanted?.includes(rule.text) ?? true)
  })
  const summaries = ruleSummaries(chosen, facts.counts)
  const listed = formats[format]?.(summaries)
  const parts = chosen.some(({ text }) => text === 'core') ? undecidedParts[format]?.() : undefined
  console.log(`${listed}${parts ?? ''}`)
  if (format !== 'table') return
  for (const line of withoutKinds(summaries)) console.log(line)
  console.log(runtimeTotals(summaries))
  const texts = new Set(chosen.map(({ text }) => text))
  for (const [text, share] of Object.entries(facts.shares))
    if (texts.has(text)) console.log(shareLine(text, share))
}

/** `rules`: prints the catalogue with the number of cases of each rule. */
export function command(): Command {
  return withRevisionOption(new Command('rules'))
    .description('list the rules of the texts, with the number of their cases')
    .option('--text <name...>', 'only these texts')
    .addOption(
      new Option('--format <format>', 'output format')
        .choices(Object.keys(formats))
        .default('table'),
    )
    .action(show)
    .addHelpText(
      'after',
      `
A valid case counts for its own rule and for those at whose boundary it lies, such as the rules that are broken by one fault
in it. Cases of a rule that can be read two ways are counted under either, unless they are valid in both readings.

Without --revision, the rules of all versions are listed, and the cases counted by what the newest ones expect. With it, a
rule that the version does not have is left out.

Examples:
  spirv-cts rules
  spirv-cts rules --text SPV_KHR_untyped_pointers --revision SPV_KHR_untyped_pointers=2
  spirv-cts rules --text SPV_KHR_constant_data --format md
  spirv-cts rules --format json`,
    )
}
