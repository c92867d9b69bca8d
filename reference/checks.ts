import { judgedTexts } from '#spec/judged'
import type { RuleId } from '#spec/rule'
import { unchangedRules } from './amendments.ts'
import { borrowedChecks } from './borrowed-checks.ts'
import type { Check } from './check.ts'
import { checkModules } from './check-modules.ts'

const modulesOfTexts = new Map<string, (typeof checkModules)[number][]>(
  judgedTexts.map(({ name }) => [name, []]),
)
for (const module of checkModules)
  modulesOfTexts.get(module[0].slice(0, module[0].indexOf('/')))?.push(module)

const loaded = [...modulesOfTexts.values()].flat()

const written = loaded.flatMap(([, { checks = [] }]) => checks)

/**
 * Every check of every text: what the files below `reference/<TEXT>/` export as `checks`, and for rules that reword
 * a rule without changing it the check of that rule. Nothing is registered: a new file is a new check.
 */
export const checks: readonly Check[] = [...written, ...borrowedChecks(written, unchangedRules)]

/** The source files with the checks of a rule, relative to the root of a checkout; none for rules of phase `decode`. */
export function checkFiles(rule: RuleId): readonly string[] {
  const asked = unchangedRules.get(rule)?.check ?? rule
  const modules = loaded.filter(([, { checks = [] }]) =>
    checks.some((check) => check.rule === asked),
  )
  return modules.map(([path]) => `reference/${path}.ts`)
}
