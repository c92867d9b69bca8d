import type { LimitName } from '#spec/limits/limit'
import type { Check, Report } from '../check.ts'
import { constantWord } from '../core/shared/constants.ts'
import { enumerant, enumerantSet } from '../core/shared/grammar.ts'
import { operandType, operandWord, resultType } from '../core/shared/operands.ts'
import {
  componentType,
  isFloatType,
  isIntegerType,
  scalarWidth,
  storageClassOf,
} from '../core/shared/types.ts'
import { featureOf } from '../limits.ts'
import type { Instruction, Module } from '../module.ts'
import { without } from './features.ts'
import { memoryScopes, withMemory } from './shared/scopes.ts'

function scopeValues(...names: readonly string[]): readonly number[] {
  return names.map((name) => enumerant('Scope', name))
}

const [device = -1, subgroup = -1, queueFamily = -1] = scopeValues(
  'Device',
  'Subgroup',
  'QueueFamily',
)

const atomics = [
  ...['Load', 'Store', 'Exchange', 'CompareExchange', 'IIncrement', 'IDecrement'],
  ...['IAdd', 'ISub', 'SMin', 'UMin', 'SMax', 'UMax', 'And', 'Or', 'Xor'],
].map((name) => `OpAtomic${name}`)

function notInMemory(scope: number, instruction: Instruction, module: Module, report: Report) {
  for (const { operand, value } of memoryScopes(module, instruction))
    if (value === scope) report(operand.word, `the memory scope is ${value}`)
}

function clock(slug: string, feature: LimitName, scope: number): Check {
  return without(slug, feature, ['OpReadClockKHR'], (instruction, module, report) => {
    if (constantWord(module, instruction.valueAt(0) ?? 0) === scope)
      report(operandWord(instruction, 0), `the scope of the clock is ${scope}`)
  })
}

/** The integer that an atomic instruction works on. */
function atomicType(module: Module, instruction: Instruction): Instruction | undefined {
  return instruction.name === 'OpAtomicStore'
    ? operandType(module, instruction, 3)
    : resultType(module, instruction)
}

function wideAtomics(slug: string, feature: LimitName, ...names: readonly string[]): Check {
  const classes = enumerantSet('StorageClass', ...names)
  return without(slug, feature, atomics, (instruction, module, report) => {
    const type = atomicType(module, instruction)
    if (!isIntegerType(type) || scalarWidth(type) !== 64) return
    if (classes.has(storageClassOf(operandType(module, instruction, 0)) ?? -1))
      report(operandWord(instruction, 0), `an integer of 64 bits is in ${names.join(' or ')}`)
  })
}

function fused(width: number): Check {
  return without(
    `fma-${width}`,
    `VkPhysicalDeviceShaderFmaFeaturesKHR::shaderFmaFloat${width}`,
    ['OpFmaKHR'],
    (instruction, module, report) => {
      const scalar = componentType(module, resultType(module, instruction))
      if (isFloatType(scalar) && scalarWidth(scalar) === width)
        report(instruction.word + 1, `the result is made of ${width} bits`)
    },
  )
}

const memoryModel = 'VkPhysicalDeviceVulkanMemoryModelFeatures'

/** Checks of the features that scopes, clocks and atomic instructions need. */
export const checks: readonly Check[] = [
  without(
    'queue-family-scope',
    `${memoryModel}::vulkanMemoryModel`,
    withMemory,
    notInMemory.bind(undefined, queueFamily),
  ),
  {
    rule: 'Vulkan-environment/device-scope-feature',
    at: withMemory,
    judge(instruction, module, report) {
      if (featureOf(module, `${memoryModel}::vulkanMemoryModel`) !== true) return
      if (featureOf(module, `${memoryModel}::vulkanMemoryModelDeviceScope`) === false)
        notInMemory(device, instruction, module, report)
    },
  },
  clock('clock-subgroup', 'VkPhysicalDeviceShaderClockFeaturesKHR::shaderSubgroupClock', subgroup),
  clock('clock-device', 'VkPhysicalDeviceShaderClockFeaturesKHR::shaderDeviceClock', device),
  wideAtomics(
    'buffer-64-bit-atomics',
    'VkPhysicalDeviceShaderAtomicInt64Features::shaderBufferInt64Atomics',
    'StorageBuffer',
    'Uniform',
  ),
  wideAtomics(
    'shared-64-bit-atomics',
    'VkPhysicalDeviceShaderAtomicInt64Features::shaderSharedInt64Atomics',
    'Workgroup',
  ),
  ...[16, 32, 64].map(fused),
]
