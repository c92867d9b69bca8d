import type { Check } from '../check.ts'
import { isArrayOfBlocks } from '../core/shared/laid-out.ts'
import { overlapsItself } from '../core/shared/layout-bytes.ts'
import { constituentType, constituentTypeId, isStructType } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { sizeOf } from '../shared/descriptor-heaps.ts'
import { elementCount } from '../shared/untyped-chains.ts'
import { laidOutTypes } from './layout.ts'
import { certainBytes } from './shared/certain-bytes.ts'
import { holdsDescriptor, offsetsOf, type Stride, strideOf } from './shared/layout.ts'

/**
 * Whether an element whose first member takes all up to the descriptor after it takes more than the stride, which is the
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

/** Checks of the strides of arrays with descriptors. */
export const checks: readonly Check[] = [
  /** Types, Explicit Layout. */
  {
    rule: 'SPV_EXT_descriptor_heap/array-stride-id-is-greater-than-zero',
    among: ['Decoration.ArrayStrideIdEXT'],
    judgeModule(module, report) {
      for (const { result, word } of laidOutTypes(module).arrays) {
        const { id, known } = strideOf(module, result)
        if (id !== undefined && known === 0) report(word, `the stride of %${result}, %${id}, is 0`)
      }
    },
  },
  /** Types, Explicit Layout, read as a sentence about every stride. */
  {
    rule: 'SPV_EXT_descriptor_heap/array-stride-id-elsewhere-is-greater-than-zero',
    among: ['Decoration.ArrayStrideIdEXT'],
    judgeModule(module, report) {
      const laidOut = new Set(laidOutTypes(module).arrays.map(({ result }) => result))
      for (const { result, word } of [
        ...module.all('OpTypeArray'),
        ...module.all('OpTypeRuntimeArray'),
      ]) {
        const { id, known } = strideOf(module, result)
        if (id !== undefined && known === 0 && !laidOut.has(result))
          report(word, `the stride of %${result}, %${id}, is 0`)
      }
    },
  },
  /** Types, Explicit Layout. */
  {
    rule: 'SPV_EXT_descriptor_heap/arrays-of-blocks-with-descriptors-have-no-stride',
    among: ['DescriptorHeapEXT'],
    judgeModule(module, report) {
      for (const array of laidOutTypes(module).arrays) {
        const { result, word } = array
        if (holdsDescriptor(module, result) !== true || !isArrayOfBlocks(module, array)) continue
        if (strideOf(module, result).isGiven)
          report(word, `array %${result} of blocks has a stride`)
      }
    },
  },
  /** Types, Explicit Layout. */
  {
    rule: 'SPV_EXT_descriptor_heap/arrays-of-descriptors-have-a-stride',
    among: ['DescriptorHeapEXT'],
    judgeModule(module, report) {
      for (const array of laidOutTypes(module).arrays) {
        const { result, word } = array
        if (holdsDescriptor(module, result) !== true || isArrayOfBlocks(module, array)) continue
        if (!strideOf(module, result).isGiven)
          report(word, `array %${result} has neither ArrayStride nor ArrayStrideIdEXT`)
      }
    },
  },
  /** Types, Explicit Layout. Decided where it is so whatever the sizes of descriptors are. */
  {
    rule: 'SPV_EXT_descriptor_heap/descriptor-elements-cause-no-overlap',
    among: ['DescriptorHeapEXT'],
    judgeModule(module, report) {
      for (const array of laidOutTypes(module).arrays) {
        const { result, word } = array
        if (holdsDescriptor(module, result) !== true || isArrayOfBlocks(module, array)) continue
        if (areTooClose(module, array, strideOf(module, result)))
          report(word, `the stride of %${result} lets elements overlap`)
      }
    },
  },
]
