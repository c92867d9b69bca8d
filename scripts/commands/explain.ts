import { Command } from 'commander'
import { isProblem } from '#runner/is-problem'
import { type RuleFiles, ruleFilesFinder } from '#runner/rule-files'
import type { Rule } from '#spec/rule'
import { ruleById, rules, texts } from '#spec/texts'
import { colours } from '../colours.ts'
import { corpusManifest } from '../corpus-manifest.ts'
import { fail } from '../fail.ts'
import { nearest } from '../nearest.ts'
import { table } from '../table.ts'

const decided: Readonly<Record<Rule['decidable'], string>> = {
  module: 'from the module alone',
  environment: 'from the module and a named environment',
  runtime: 'only by running the module',
  no: 'not at all',
}

const confidence: Readonly<Record<Rule['confidence'], string>> = {
  certain: 'the text is unambiguous',
  derived: 'follows from the text together with the core specification',
  open: 'the text can be read two ways',
}

function range({ since, until }: { readonly since?: number; readonly until?: number }): string {
  return [
    ...(since === undefined ? [] : [`since ${since}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
  ].join(', ')
}

function versionName(word: number): number {
  return Number(`${word >>> 16}.${(word >>> 8) & 0xff}`)
}

/** The rule's properties, one row each. */
function properties(rule: Rule): readonly (readonly [string, string])[] {
  const text = texts.find(({ name }) => name === rule.text)
  const { since, until } = rule.versions ?? {}
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['text', `${rule.text}, revision ${text?.revision}`],
    ['section', rule.section],
    ['class', rule.class],
    ['phase', rule.phase],
    ['decided', decided[rule.decidable]],
    ['why', rule.why],
    ['confidence', confidence[rule.confidence]],
    ['revisions', rule.revisions && range(rule.revisions)],
    [
      'versions',
      rule.versions &&
        range({
          ...(since === undefined ? {} : { since: versionName(since) }),
          ...(until === undefined ? {} : { until: versionName(until) }),
        }),
    ],
    ['notes', rule.notes],
  ]
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
}

/** The source files of the rule, one in each row. */
function fileRows(files: RuleFiles): readonly (readonly [string, string])[] {
  const { row, check, makers, tests } = files
  return Object.entries({ row, check, makers, tests }).flatMap(([room, paths]) =>
    paths.map((path, at): [string, string] => [at === 0 ? room : '', path]),
  )
}

async function show(id: string, options: { readonly json?: true }): Promise<void> {
  const rule = ruleById(id)
  if (rule === undefined) {
    const near = nearest(
      id,
      rules.map((one) => one.id),
    )
    const hint =
      near.length === 0 ? 'spirv-cts rules lists them' : `did you mean ${near.join(', ')}?`
    fail({ code: 'unknown-rule', message: `${id}: no such rule`, hint })
    return
  }
  const manifest = corpusManifest()
  if (manifest !== undefined && isProblem(manifest)) {
    fail(manifest)
    return
  }
  const cases = (manifest?.cases ?? []).filter((one) => one.rule === rule.id)
  const files = await ruleFilesFinder()?.(rule)
  if (options.json) {
    console.log(JSON.stringify({ ...rule, ...(files && { files }), cases }, null, 2))
    return
  }
  const colour = colours(process.stdout)
  console.log(colour.bold(rule.id))
  console.log(`\n${rule.summary}\n`)
  console.log(table(properties(rule)))
  if (files !== undefined) console.log(`\nfiles\n${table(fileRows(files))}`)
  console.log(`\n${cases.length === 0 ? 'no cases' : 'cases'}`)
  if (cases.length > 0)
    console.log(table(cases.map((one) => ['', one.expect, one.file, one.summary])))
}

/** `explain RULE`: shows one rule with everything known about it. */
export function command(): Command {
  return new Command('explain')
    .description('show one rule: its summary, its section, its cases and, in a checkout, its files')
    .argument('<rule>', 'id of the rule: <text>/<slug>')
    .option('--json', 'print {id, text, section, summary, ..., files: {...}, cases: [...]}')
    .action(show)
    .addHelpText(
      'after',
      `
Examples:
  spirv-cts explain SPV_KHR_constant_data/data-needs-the-capability
  spirv-cts explain core/magic-number --json`,
    )
}
