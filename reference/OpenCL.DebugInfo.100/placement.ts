import type { Check } from '../check.ts'
import { isStructureSound } from '../core/shared/structure.ts'
import { executing } from '../shared/debug-sets.ts'
import { debugInfos, instructionCheck } from './shared/debug-info.ts'

/** Binary Form: the instructions that may be among those of a function. */
const ofCode = ['DebugScope', 'DebugNoScope', 'DebugDeclare', 'DebugValue']

export const checks: readonly Check[] = [
  /** Binary Form, in the reading in which the four instructions are nowhere else. */
  instructionCheck(
    'OpenCL.DebugInfo.100/code-instructions-are-in-a-function',
    ofCode,
    ({ instruction, row }, module, report) => {
      if (isStructureSound(module) && module.functionOf(instruction) === undefined)
        report(instruction.word, `${row?.name} is not in a function`)
    },
  ),
  /** Binary Form, in the reading in which the sentence is a requirement. */
  {
    rule: 'OpenCL.DebugInfo.100/other-instructions-are-before-the-functions',
    among: executing,
    judgeModule(module, report) {
      const [first] = module.functions
      if (first === undefined || !isStructureSound(module)) return
      for (const { instruction, row } of debugInfos(module))
        if (
          row !== undefined &&
          !ofCode.includes(row.name) &&
          instruction.index > first.definition.index
        )
          report(instruction.word, `${row.name} is after the first OpFunction`)
    },
  },
]
