import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { families } from '../core/images/families.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { operandWord } from '../core/shared/operand.ts'
import { originOf } from '../core/shared/origins.ts'
import { resultType } from '../core/shared/result-type.ts'
import { declaresVariable, isHeapOf } from '../core/shared/variables.ts'
import { isVectorType } from '../core/shared/vector-type.ts'
import type { Instruction, Module } from '../module.ts'
import { isResourceType, resourceTypes } from './shared/resource-types.ts'

const uniformConstant = enumerant('StorageClass', 'UniformConstant')
const local = new Set([enumerant('StorageClass', 'Private'), enumerant('StorageClass', 'Function')])

/** The type of the texel that an instruction reads. */
function texel(module: Module, instruction: Instruction): Instruction | undefined {
  const type = resultType(module, instruction)
  if (!instruction.name.startsWith('OpImageSparse')) return type
  return type?.name === 'OpTypeStruct' ? module.definition(type.valueAt(1) ?? 0) : undefined
}

/** That what is loaded as a type comes from a descriptor or from a heap. */
function loaded(
  rule: RuleId,
  type: string,
  heap: string,
  isExempt: (storageClass: number | undefined) => boolean = () => false,
): Check {
  return {
    rule,
    at: ['OpLoad'],
    among: [type],
    judge(instruction, module, report) {
      if (resultType(module, instruction)?.name !== type) return
      const variable = originOf(module, instruction.valueAt(0) ?? 0)
      if (variable === undefined || !declaresVariable(variable)) return
      const storage = variable.valueAt(0)
      if (isExempt(storage) || isHeapOf(module, variable, heap)) return
      const isHeap = ['SamplerHeapEXT', 'ResourceHeapEXT'].some((name) =>
        isHeapOf(module, variable, name),
      )
      // Variables in UniformConstant have a rule that asks for set and binding.
      if (storage === uniformConstant && !isHeap) return
      const isDescriptor =
        module.isDecorated(variable.result, 'Binding') &&
        module.isDecorated(variable.result, 'DescriptorSet')
      if (!isDescriptor)
        report(operandWord(instruction, 0), `variable %${variable.result} is not a descriptor`)
    },
  }
}

/** Results of reading, and objects that are loaded. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/image-read-four-components',
    at: families.reading,
    judge(instruction, module, report) {
      const type = texel(module, instruction)
      if (type === undefined) return
      if (!isVectorType(type) || type.valueAt(1) !== 4)
        report(instruction.word + 1, 'the texel is not a vector of four components')
    },
  },
  {
    rule: 'Vulkan-environment/opaque-undef',
    at: ['OpUndef'],
    among: resourceTypes,
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      if (isResourceType(type)) report(instruction.word + 1, `OpUndef of type ${type?.name}`)
    },
  },
  loaded('Vulkan-environment/load-sampler', 'OpTypeSampler', 'SamplerHeapEXT'),
  loaded('Vulkan-environment/load-image', 'OpTypeImage', 'ResourceHeapEXT'),
  loaded(
    'Vulkan-environment/load-acceleration-structure',
    'OpTypeAccelerationStructureKHR',
    'ResourceHeapEXT',
    (storageClass) => storageClass !== undefined && local.has(storageClass),
  ),
]
