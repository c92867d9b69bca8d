import { judgedTexts } from '#spec/judged'
import type { RuleId } from '#spec/rule'
import type { Check } from './check.ts'
import { checkModules } from './check-modules.ts'

const modulesOfTexts = new Map<string, (typeof checkModules)[number][]>(
  judgedTexts.map(({ name }) => [name, []]),
)
for (const module of checkModules)
  modulesOfTexts.get(module[0].slice(0, module[0].indexOf('/')))?.push(module)

const loaded = [...modulesOfTexts.values()].flat()

/**
 * Every check of every text: what the files below `reference/<TEXT>/` export as `checks`. Nothing is
 * registered: a new file is a new check.
 */
export const checks: readonly Check[] = loaded.flatMap(([, { checks = [] }]) => checks)

/** The source files with the checks of a rule, relative to the root of a checkout; none for rules of phase `decode`. */
export function checkFiles(rule: RuleId): readonly string[] {
  const modules = loaded.filter(([, { checks = [] }]) =>
    checks.some((check) => check.rule === rule),
  )
  return modules.map(([path]) => `reference/${path}.ts`)
}
