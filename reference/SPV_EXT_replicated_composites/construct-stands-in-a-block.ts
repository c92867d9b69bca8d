import type { Check } from '../check.ts'
import { objectForm } from './instructions.ts'

/** Composite Instructions; where those may stand is the core specification's section 2.4. */
export const check: Check = {
  rule: 'SPV_EXT_replicated_composites/construct-stands-in-a-block',
  at: [objectForm],
  judge(instruction, module, report) {
    if (module.functionOf(instruction) === undefined)
      report(instruction.word, `${objectForm} stands outside functions`)
  },
}
