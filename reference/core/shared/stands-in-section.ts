import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { section } from './section-of.ts'
import { sectionWalk } from './section-walk.ts'

/** The check that the instructions named in `at`, which the order of sections leaves out, stand in that section. */
export function standsInSection(
  rule: RuleId,
  at: readonly string[],
  name: keyof typeof section,
): Check {
  const own = section[name]
  return {
    rule,
    at,
    judge(instruction, module, report) {
      const { first, last } = sectionWalk(module)
      const isLate = first.some(
        (index, number) => number > own && index !== undefined && index < instruction.index,
      )
      const isEarly = last.some(
        (index, number) => number < own && index !== undefined && index > instruction.index,
      )
      if (isLate || isEarly)
        report(
          instruction.word,
          `${instruction.name} stands ${isLate ? 'after' : 'before'} the ${name}`,
        )
    },
  }
}
