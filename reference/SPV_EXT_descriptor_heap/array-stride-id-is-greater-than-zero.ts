import type { Check } from '../check.ts'
import { laidOutTypes } from './shared/laid-out-types.ts'
import { strideOf } from './shared/stride.ts'

/** Types, Explicit Layout. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/array-stride-id-is-greater-than-zero',
  among: ['OpTypeStruct', 'OpTypeArray', 'OpTypeRuntimeArray'],
  judgeModule(module, report) {
    for (const { result, word } of laidOutTypes(module).arrays) {
      const { id, known } = strideOf(module, result)
      if (id !== undefined && known === 0) report(word, `the stride of %${result}, %${id}, is 0`)
    }
  },
}
