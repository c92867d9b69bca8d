import type { Check } from '../../check.ts'
import { instructionBefore } from '../shared/instruction-before.ts'
import { section } from '../shared/section-of.ts'
import { sectionWalk } from '../shared/section-walk.ts'

const sectionNames = new Map<number, string>(
  Object.entries(section).map(([name, number]) => [number, name]),
)

/** Checks of the order of sections. */
export const checks: readonly Check[] = [
  {
    rule: 'core/section-order',
    judgeModule: (module, report) => {
      for (const { instruction, own, reached } of sectionWalk(module).misplaced)
        report(
          instruction.word,
          `${instruction.name} belongs to the ${sectionNames.get(own)}, which ended before the ${sectionNames.get(reached)}`,
        )
    },
  },
  {
    rule: 'core/source-continued',
    at: ['OpSourceContinued'],
    judge: (instruction, module, report) => {
      const before = instructionBefore(module, instruction)?.name
      if (before !== 'OpSource' && before !== 'OpSourceContinued')
        report(instruction.word, `OpSourceContinued follows ${before ?? 'the header'}`)
    },
  },
]
