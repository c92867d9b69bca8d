import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import {
  holdsNarrow,
  isAdmittedTo,
  narrowInOtherTypes,
  narrowPointee,
  sixteenBits,
} from '../core/shared/narrow-data.ts'
import { resultType } from '../core/shared/operands.ts'
import {
  innermostElement,
  isStructType,
  pointeeType,
  storageClassOf,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'

const uniform = enumerant('StorageClass', 'Uniform')

const buffers: ReadonlySet<number> = new Set([
  uniform,
  enumerant('StorageClass', 'StorageBuffer'),
  enumerant('StorageClass', 'PushConstant'),
])

/** The use of 16-bit data by a variable in a buffer. */
interface NarrowPlace {
  readonly storage: number
  /** The pointee without the arrays around it. */
  readonly type: Instruction
}

/** `undefined` where the variable is in no buffer, has no narrow data, or may not have any in this storage class. */
function narrowPlace(module: Module, variable: Instruction): NarrowPlace | undefined {
  const pointer = resultType(module, variable)
  const storage = storageClassOf(pointer)
  if (storage === undefined || !buffers.has(storage)) return undefined
  if (!isAdmittedTo(module, storage, sixteenBits)) return undefined
  const type = innermostElement(module, pointeeType(module, pointer))
  if (type === undefined || !holdsNarrow(module, type, sixteenBits)) return undefined
  return { storage, type }
}

export const checks: readonly Check[] = [
  /** Capability: other uses are not enabled. */
  narrowInOtherTypes('SPV_KHR_16bit_storage/other-types-have-no-narrow-data', sixteenBits, 'used'),
  /** The same, where nothing uses the type. */
  narrowInOtherTypes(
    'SPV_KHR_16bit_storage/unused-types-have-no-narrow-data',
    sixteenBits,
    'unused',
  ),
  /** Capability, the storage classes of each; Overview for Input; Interactions with SPV_KHR_storage_buffer_storage_class. */
  narrowPointee(
    'SPV_KHR_16bit_storage/pointer-has-the-capability-of-its-storage-class',
    sixteenBits,
  ),
  /** Capability StorageUniformBufferBlock16. */
  {
    rule: 'SPV_KHR_16bit_storage/uniform-block-is-a-buffer-block',
    at: ['OpVariable'],
    among: ['StorageBuffer16BitAccess'],
    judge(instruction, module, report) {
      if (module.capabilities.has('UniformAndStorageBuffer16BitAccess')) return
      const place = narrowPlace(module, instruction)
      if (place?.storage !== uniform || !isStructType(place.type)) return
      const { result } = place.type
      if (module.isDecorated(result, 'Block') && !module.isDecorated(result, 'BufferBlock'))
        report(instruction.word + 1, `%${result} has 16-bit members in Uniform and is a Block`)
    },
  },
  /** Capability: the types become members of a block. */
  {
    rule: 'SPV_KHR_16bit_storage/variable-has-narrow-data-in-a-block',
    at: ['OpVariable'],
    among: sixteenBits.capabilities,
    judge(instruction, module, report) {
      const type = narrowPlace(module, instruction)?.type
      if (type === undefined) return
      const isBlock = ['Block', 'BufferBlock'].some((name) => module.isDecorated(type.result, name))
      if (!isStructType(type) || !isBlock)
        report(instruction.word + 1, `%${instruction.result} has 16-bit data outside blocks`)
    },
  },
]
