import type { Check } from '../check.ts'
import { isArrayOfBlocks } from '../core/layout/laid-out.ts'
import { holdsDescriptor } from './shared/descriptor-types.ts'
import { laidOutTypes } from './shared/laid-out-types.ts'
import { strideOf } from './shared/stride.ts'

/** Types, Explicit Layout. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/arrays-of-blocks-with-descriptors-have-no-stride',
  among: ['OpTypeStruct', 'OpTypeArray', 'OpTypeRuntimeArray'],
  judgeModule(module, report) {
    for (const array of laidOutTypes(module).arrays) {
      const { result, word } = array
      if (holdsDescriptor(module, result) !== true || !isArrayOfBlocks(module, array)) continue
      if (strideOf(module, result).isGiven) report(word, `array %${result} of blocks has a stride`)
    }
  },
}
