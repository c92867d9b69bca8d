import type { Check } from '../check.ts'
import { isArrayOfBlocks } from '../core/layout/laid-out.ts'
import { constituentType } from '../core/shared/composite-type.ts'
import type { Module } from '../module.ts'
import { holdsDescriptor } from './shared/descriptor-types.ts'
import { sizeOf } from './shared/instructions.ts'
import { laidOutTypes } from './shared/laid-out-types.ts'
import { leastBytes, type Size, sizeOfType } from './shared/size.ts'
import { strideOf } from './shared/stride.ts'

/** Whether elements of that size are larger than the stride `id`, whatever the sizes of descriptors are. */
function isTooSmall(module: Module, id: number, known: number | undefined, size: Size): boolean {
  // A stride of 0 is a fault of its own.
  if (known !== undefined) return known > 0 && known < leastBytes(size)
  const definition = module.definition(id)
  if (definition?.name !== sizeOf || size.bytes === 0) return false
  return definition.operands[0]?.value === size.descriptor
}

/** Types, Explicit Layout. Decided where it is so whatever the sizes of descriptors are. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/descriptor-elements-cause-no-overlap',
  among: ['OpTypeStruct', 'OpTypeArray', 'OpTypeRuntimeArray'],
  judgeModule(module, report) {
    for (const array of laidOutTypes(module).arrays) {
      const { result, word } = array
      const { id, known } = strideOf(module, result)
      if (id === undefined || isArrayOfBlocks(module, array)) continue
      if (holdsDescriptor(module, result) !== true) continue
      if (isTooSmall(module, id, known, sizeOfType(module, constituentType(module, array, 0))))
        report(word, `the stride of %${result}, %${id}, is less than an element takes`)
    }
  },
}
