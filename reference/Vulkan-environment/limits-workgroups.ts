import type { LimitName } from '#spec/limits/limit'
import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../check.ts'
import { modelOf, models } from '../core/shared/models.ts'
import { dimensionLimit, numberLimit } from '../limits.ts'
import type { Instruction, Module } from '../module.ts'
import { type Size, sizeOfMode, workgroupSizeDecoration } from './shared/sizes.ts'

/** A check of the size that a mode gives the workgroups of entry points with an execution model. */
function sized(
  rule: RuleId,
  model: string,
  judge: (size: Size, mode: Instruction, module: Module, report: Report) => void,
): Check {
  const wanted = models(model)
  return {
    rule,
    at: ['OpEntryPoint'],
    judge(entryPoint, module, report) {
      if ((modelOf(entryPoint) & wanted) === 0) return
      if (workgroupSizeDecoration(module) !== undefined) return
      const given = sizeOfMode(module, entryPoint)
      if (given !== undefined) judge(given.size, given.mode, module, report)
    },
  }
}

function dimensions(rule: RuleId, model: string, limit: LimitName): Check {
  return sized(rule, model, (size, mode, module, report) => {
    for (const [dimension, value] of size.entries()) {
      const most = dimensionLimit(module, limit, dimension)
      if (value !== undefined && most !== undefined && value > most)
        report(
          mode.operands[2 + dimension]?.word ?? mode.word,
          `dimension ${dimension} of the workgroups is ${value}, and ${limit} is ${most}`,
        )
    }
  })
}

function invocations(rule: RuleId, model: string, limit: LimitName): Check {
  return sized(rule, model, (size, mode, module, report) => {
    const most = numberLimit(module, limit)
    let product = 1
    for (const value of size) {
      if (value === undefined) return
      product *= value
    }
    if (most !== undefined && product > most)
      report(mode.word, `a workgroup has ${product} invocations, and ${limit} is ${most}`)
  })
}

const mesh = 'VkPhysicalDeviceMeshShaderPropertiesEXT'

/** Sizes of workgroups beside the limits of a device. */
export const checks: readonly Check[] = [
  dimensions(
    'Vulkan-environment/compute-workgroup-size-limit',
    'GLCompute',
    'VkPhysicalDeviceLimits::maxComputeWorkGroupSize',
  ),
  invocations(
    'Vulkan-environment/compute-workgroup-invocations-limit',
    'GLCompute',
    'VkPhysicalDeviceLimits::maxComputeWorkGroupInvocations',
  ),
  dimensions(
    'Vulkan-environment/task-workgroup-size-limit',
    'TaskEXT',
    `${mesh}::maxTaskWorkGroupSize`,
  ),
  invocations(
    'Vulkan-environment/task-workgroup-invocations-limit',
    'TaskEXT',
    `${mesh}::maxTaskWorkGroupInvocations`,
  ),
  dimensions(
    'Vulkan-environment/mesh-workgroup-size-limit',
    'MeshEXT',
    `${mesh}::maxMeshWorkGroupSize`,
  ),
  invocations(
    'Vulkan-environment/mesh-workgroup-invocations-limit',
    'MeshEXT',
    `${mesh}::maxMeshWorkGroupInvocations`,
  ),
]
