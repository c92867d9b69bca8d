import { join } from 'node:path'
import { Command } from 'commander'
import { packedCasesOfRule } from '#runner/corpus/packed-cases-of-rule'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import type { Rule } from '#spec/rule'
import { ruleById, rulesByVuid } from '#spec/texts'
import { keptCauses } from '../cli/explain/cause-facts.ts'
import { causeText } from '../cli/explain/cause-text.ts'
import { keptFacts } from '../cli/explain/rule-facts.ts'
import { fail } from '../cli/fail.ts'
import { withRevisionOption } from '../cli/options/revision-option.ts'

/** The rules that a word names: one by its id, or those that carry a sentence of the Vulkan specification. */
function rulesNamed(name: string): readonly Rule[] {
  const rule = ruleById(name)
  return rule === undefined ? rulesByVuid(name) : [rule]
}

interface ExplainOptions {
  readonly json?: true
  readonly revision?: readonly string[]
}

/** Rules or causes as a build knows them, for which the whole corpus need not be read; `undefined` in a checkout. */
async function builtText(id: string, rules: readonly Rule[]): Promise<string | undefined> {
  const causes = rules.length === 0 ? keptCauses(id) : []
  if (causes.length > 0)
    return causes.map(({ named, digest }) => causeText(named, digest)).join('\n\n')
  const facts = keptFacts()
  if (facts === undefined || rules.length === 0) return undefined
  const { explainRule } = await import('../cli/explain/explain-rule.ts')
  const explained = await Promise.all(
    rules.map((rule) => {
      const cases = packedCasesOfRule(join(packageRoot(), 'corpus'), rule.id) ?? []
      return explainRule(rule, { cases, causes: facts.causes[rule.id] ?? [], revisions: {} })
    }),
  )
  return explained.map(({ text }) => text).join('\n\n')
}

async function show(id: string, { json, revision }: ExplainOptions): Promise<void> {
  const named = rulesNamed(id)
  const text = json || revision !== undefined ? undefined : await builtText(id, named)
  if (text !== undefined) {
    console.log(text)
    return
  }
  const { explainAny } = await import('../cli/explain/explain-any.ts')
  const explained = await explainAny(id, named, revision)
  if (isProblem(explained)) return fail(explained)
  if (json) {
    const [only, ...others] = explained.map((found) => found.json)
    console.log(JSON.stringify(others.length === 0 ? only : [only, ...others], null, 2))
  } else console.log(explained.map((found) => found.text).join('\n\n'))
}

/** `explain ID`: shows one rule, case or cause with everything known about it. */
export function command(): Command {
  return withRevisionOption(new Command('explain'))
    .description(
      'show a rule with its cases and, in a checkout, its files; a case with the tools that answer it wrongly; a cause; or where the rules of an extension are',
    )
    .argument(
      '<id>',
      'rule: <text>/<slug>, or a VUID; case: <text>/<slug>/<name>; cause: <id> or <tool>:<id>; extension: its name; or causes: how many of each kind',
    )
    .option('--json', 'print {id, text, section, summary, ..., files: {...}, cases: [...]}')
    .action(show)
    .addHelpText(
      'after',
      `
Examples:
  spirv-cts explain SPV_KHR_constant_data/data-needs-the-capability
  spirv-cts explain core/magic-number --json
  spirv-cts explain SPV_KHR_quad_control
  spirv-cts explain VUID-StandaloneSpirv-OpTypeImage-04656
  spirv-cts explain SPV_KHR_constant_data/data-has-at-most-65531-words --revision first
  spirv-cts explain spirv-val:switch-duplicates`,
    )
}
