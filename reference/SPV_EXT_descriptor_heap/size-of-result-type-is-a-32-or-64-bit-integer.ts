import { isIntegerType, scalarWidth } from '../core/shared/scalar-type.ts'
import { resultOfType } from '../SPV_KHR_untyped_pointers/shared/result-of-type.ts'
import { sizeOf } from './shared/instructions.ts'

const widths: ReadonlySet<number | undefined> = new Set([32, 64])

/** OpConstantSizeOfEXT, Result Type. */
export const check = resultOfType(
  'SPV_EXT_descriptor_heap/size-of-result-type-is-a-32-or-64-bit-integer',
  [sizeOf],
  (type) => isIntegerType(type) && widths.has(scalarWidth(type)),
  'an integer type of 32 or 64 bits',
)
