import type { LimitName } from '#spec/limits/limit'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { constantWord } from '../core/shared/constants.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandWord } from '../core/shared/operands.ts'
import { componentCount } from '../core/shared/types.ts'
import { heldStructure } from '../core/shared/variables.ts'
import { numberLimit } from '../limits.ts'
import type { Module } from '../module.ts'
import { decoratedMembers } from '../shared/interfaces.ts'
import { leastSize } from './shared/sizes.ts'

const [offset, offsetId] = [
  enumerant('Decoration', 'Offset'),
  enumerant('Decoration', 'OffsetIdEXT'),
]
const pushConstant = enumerant('StorageClass', 'PushConstant')
const heap = 'VkPhysicalDeviceDescriptorHeapPropertiesEXT'

/** The offset of each member that has a known one. */
function offsetsOf(module: Module, structure: number): ReadonlyMap<number, number> {
  const found = new Map(decoratedMembers(module, structure, offset))
  for (const [member, id] of decoratedMembers(module, structure, offsetId)) {
    const value = constantWord(module, id)
    if (value !== undefined) found.set(member, value)
  }
  return found
}

/** Checks that members of a type begin at multiples of a limit. */
function aligned(rule: RuleId, type: string, limit: LimitName): Check {
  return {
    rule,
    at: ['OpTypeStruct'],
    among: ['DescriptorHeapEXT'],
    judge(structure, module, report) {
      const alignment = numberLimit(module, limit)
      if (alignment === undefined || alignment === 0) return
      const offsets = offsetsOf(module, structure.result)
      for (const [member, { value, word }] of structure.operands.entries()) {
        if (module.definition(value)?.name !== type) continue
        const start = offsets.get(member) ?? 0
        if (start % alignment !== 0)
          report(word, `member ${member} is at ${start}, and ${limit} is ${alignment}`)
      }
    },
  }
}

/** Descriptors in heaps, pushed data and vectors. */
export const checks: readonly Check[] = [
  aligned(
    'Vulkan-environment/sampler-descriptor-alignment',
    'OpTypeSampler',
    `${heap}::samplerDescriptorAlignment`,
  ),
  aligned(
    'Vulkan-environment/image-descriptor-alignment',
    'OpTypeImage',
    `${heap}::imageDescriptorAlignment`,
  ),
  aligned(
    'Vulkan-environment/buffer-descriptor-alignment',
    'OpTypeBufferEXT',
    `${heap}::bufferDescriptorAlignment`,
  ),
  aligned(
    'Vulkan-environment/acceleration-structure-descriptor-alignment',
    'OpTypeAccelerationStructureKHR',
    `${heap}::bufferDescriptorAlignment`,
  ),
  aligned(
    'Vulkan-environment/tensor-descriptor-alignment',
    'OpTypeTensorARM',
    'VkPhysicalDeviceDescriptorHeapTensorPropertiesARM::tensorDescriptorAlignment',
  ),
  {
    rule: 'Vulkan-environment/push-data-limit',
    at: ['OpVariable', 'OpUntypedVariableKHR'],
    judge(variable, module, report) {
      const most = numberLimit(module, `${heap}::maxPushDataSize`)
      const structure = heldStructure(module, variable)
      if (variable.valueAt(0) !== pushConstant || structure === undefined || most === undefined)
        return
      let end = 0
      for (const [member, start] of offsetsOf(module, structure.result)) {
        const type = module.definition(structure.valueAt(member) ?? 0)
        end = Math.max(end, start + leastSize(module, type))
      }
      if (end > most)
        report(variable.word, `the block ends at ${end}, and ${heap}::maxPushDataSize is ${most}`)
    },
  },
  {
    rule: 'Vulkan-environment/vector-component-limit',
    at: ['OpTypeVector', 'OpTypeVectorIdEXT'],
    judge(type, module, report) {
      const limit: LimitName = 'VkPhysicalDeviceShaderLongVectorPropertiesEXT::maxVectorComponents'
      const [count, most] = [componentCount(module, type), numberLimit(module, limit)]
      if (count !== undefined && most !== undefined && count > most)
        report(operandWord(type, 1), `the vector has ${count} components, and ${limit} is ${most}`)
    },
  },
]
