import type { Check } from '../check.ts'
import { isArrayOfBlocks } from '../core/layout/laid-out.ts'
import { overlapsItself } from '../core/layout/overlap.ts'
import { constituentType, constituentTypeId, isStructType } from '../core/shared/composite-type.ts'
import type { Instruction, Module } from '../module.ts'
import { elementCount } from '../SPV_KHR_untyped_pointers/shared/element-count.ts'
import { certainBytes } from './shared/certain-bytes.ts'
import { holdsDescriptor } from './shared/descriptor-types.ts'
import { sizeOf } from './shared/instructions.ts'
import { laidOutTypes } from './shared/laid-out-types.ts'
import { offsetsOf } from './shared/offsets.ts'
import { type Stride, strideOf } from './shared/stride.ts'

/**
 * Whether an element whose first member takes all up to the descriptor behind it takes more than the stride, which is the
 * size of that descriptor.
 */
function isTooLarge(module: Module, element: Instruction | undefined, size: Instruction): boolean {
  if (!isStructType(element)) return false
  const [first] = certainBytes(module, element)
  return offsetsOf(module, element).some(
    ({ member, known }) =>
      known !== undefined &&
      known > 0 &&
      constituentTypeId(element, member) === size.operands[0]?.value &&
      first?.start === 0 &&
      first.end > known,
  )
}

/** Whether elements take the same byte at that stride, whatever the sizes of descriptors are. */
function areTooClose(module: Module, array: Instruction, { id, known }: Stride): boolean {
  const element = constituentType(module, array, 0)
  const count = elementCount(module, array)
  // A stride of 0 is a fault of its own.
  if (known !== undefined)
    return known > 0 && overlapsItself(certainBytes(module, element), known, count)
  const size = module.definition(id ?? 0)
  return count > 1 && size?.name === sizeOf && isTooLarge(module, element, size)
}

/** Types, Explicit Layout. Decided where it is so whatever the sizes of descriptors are. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/descriptor-elements-cause-no-overlap',
  among: ['OpTypeStruct', 'OpTypeArray', 'OpTypeRuntimeArray'],
  judgeModule(module, report) {
    for (const array of laidOutTypes(module).arrays) {
      const { result, word } = array
      if (holdsDescriptor(module, result) !== true || isArrayOfBlocks(module, array)) continue
      if (areTooClose(module, array, strideOf(module, result)))
        report(word, `the stride of %${result} lets elements overlap`)
    }
  },
}
