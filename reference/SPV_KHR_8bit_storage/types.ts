import type { Check } from '../check.ts'
import { enumerantSet } from '../core/shared/grammar.ts'
import {
  eightBits,
  holdsNarrow,
  isAdmittedTo,
  narrowInOtherTypes,
  narrowPointee,
} from '../core/shared/narrow-data.ts'
import { resultType } from '../core/shared/operands.ts'
import {
  innermostElement,
  isScalarType,
  isVectorType,
  pointeeType,
  storageClassOf,
} from '../core/shared/types.ts'

const buffers: ReadonlySet<number | undefined> = enumerantSet(
  'StorageClass',
  'StorageBuffer',
  'Uniform',
  'PushConstant',
)

export const checks: readonly Check[] = [
  /** Capability: other uses are not enabled. */
  narrowInOtherTypes('SPV_KHR_8bit_storage/other-types-have-no-narrow-data', eightBits, 'used'),
  /** The same, where nothing uses the type. */
  narrowInOtherTypes('SPV_KHR_8bit_storage/unused-types-have-no-narrow-data', eightBits, 'unused'),
  /** Capability, the storage classes of each. */
  narrowPointee('SPV_KHR_8bit_storage/pointer-has-the-capability-of-its-storage-class', eightBits),
  /** Capability: the type is used as a member of a structure. */
  {
    rule: 'SPV_KHR_8bit_storage/variable-has-narrow-data-in-a-structure',
    at: ['OpVariable'],
    among: eightBits.capabilities,
    judge(instruction, module, report) {
      const pointer = resultType(module, instruction)
      const storage = storageClassOf(pointer)
      if (storage === undefined || !buffers.has(storage)) return
      if (!isAdmittedTo(module, storage, eightBits)) return
      const type = innermostElement(module, pointeeType(module, pointer))
      if (!isScalarType(type) && !isVectorType(type)) return
      if (holdsNarrow(module, type, eightBits))
        report(instruction.word + 1, `%${instruction.result} has 8-bit data outside structures`)
    },
  },
]
