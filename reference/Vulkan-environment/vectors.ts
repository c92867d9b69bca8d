import type { Check } from '../check.ts'
import { containing } from '../core/shared/contained-types.ts'
import { enumerantSet, storageClassName } from '../core/shared/grammar.ts'
import { operandDefinition, operandWord } from '../core/shared/operands.ts'
import { componentCount, isVectorType } from '../core/shared/types.ts'
import { specialized } from '../shared/interfaces.ts'

const shortest = 5

const wanted = enumerantSet(
  'StorageClass',
  'Function',
  'Private',
  'Uniform',
  'Workgroup',
  'StorageBuffer',
  'PhysicalStorageBuffer',
  'PushConstant',
  'ShaderRecordBufferKHR',
)

const containsLong = containing(
  (type, module) => isVectorType(type) && (componentCount(module, type) ?? 0) >= shortest,
)

/** Vectors of SPV_EXT_long_vector. */
export const checks: readonly Check[] = [
  specialized('Vulkan-environment/specialized-vector', 'OpTypeVectorIdEXT'),
  {
    rule: 'Vulkan-environment/long-vector-storage-class',
    at: ['OpTypePointer'],
    among: ['LongVectorEXT'],
    judge(pointer, module, report) {
      const value = pointer.valueAt(0)
      if (value === undefined || wanted.has(value)) return
      if (containsLong(module, operandDefinition(module, pointer, 1)))
        report(operandWord(pointer, 0), `a long vector is in ${storageClassName(value)}`)
    },
  },
]
