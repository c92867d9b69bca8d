import type { Check } from '../check.ts'
import { copyMemory, masksOf } from './shared/copy-memory.ts'

/** OpCopyMemory, Memory Operands. The catalogue says which versions it holds in. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/copy-memory-has-one-mask-before-version-1-4',
  at: copyMemory,
  judge(instruction, _module, report) {
    const second = masksOf(instruction)[1]
    if (second !== undefined) report(second.word, 'there is a second mask of memory operands')
  },
}
