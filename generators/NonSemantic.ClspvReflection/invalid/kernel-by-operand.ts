import { eachOperand } from '../shared/each-operand.ts'
import { things } from '../shared/things.ts'

export const mutator = eachOperand({
  name: 'kernel-by-operand',
  rule: 'kernel-reference-is-a-kernel-instruction',
  summary: 'in each instruction the Kernel operand is something else than a Kernel instruction',
  kinds: ['kernel'],
  by: things,
})
