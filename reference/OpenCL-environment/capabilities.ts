import { enumerantByValue } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandWord } from '../core/shared/operands.ts'
import { perModule } from '../core/shared/surveys.ts'
import {
  hasKernelModel,
  hasListedDim,
  hasOpenclMemory,
  hasPhysicalAddresses,
  hasUnknownFormat,
} from './shared/modules.ts'

function capabilities(names: string): ReadonlySet<number> {
  return new Set(
    names
      .trim()
      .split(/\s+/)
      .map((name) => enumerant('Capability', name)),
  )
}

/** Capabilities that the sections on versions of SPIR-V require, and those that extensions of OpenCL ask for. */
const granted = capabilities(`
Addresses Float16Buffer Int64 Int16 Int8 Kernel Linkage Vector16 DeviceEnqueue GenericPointer Groups
Pipes ImageBasic Float64 LiteralSampler Sampled1D Image1D SampledBuffer ImageBuffer ImageReadWrite
SubgroupDispatch PipeStorage GroupNonUniformShuffle GroupNonUniformShuffleRelative DotProduct
DotProductInput4x8Bit DotProductInput4x8BitPacked Float16 Int64Atomics ImageMipmap NamedBarrier
GroupNonUniform GroupNonUniformVote GroupNonUniformBallot GroupNonUniformArithmetic
GroupNonUniformClustered GroupNonUniformRotateKHR
`)

const since20 = capabilities('DeviceEnqueue GenericPointer Pipes ImageReadWrite')

/** Whether another rule refuses what only a capability of shaders makes possible. */
const isLeftToOthers = perModule((module) => ({
  answer:
    module.all('OpEntryPoint').some((entryPoint) => !hasKernelModel(entryPoint)) ||
    module
      .all('OpMemoryModel')
      .some((memoryModel) => !hasPhysicalAddresses(memoryModel) || !hasOpenclMemory(memoryModel)) ||
    module.all('OpTypeImage').some((image) => !hasListedDim(image) || !hasUnknownFormat(image)),
}))

/** Required Capabilities. */
export const checks: readonly Check[] = [
  {
    rule: 'OpenCL-environment/capability-granted',
    at: ['OpCapability'],
    judge(instruction, module, report) {
      const value = instruction.valueAt(0)
      if (value === undefined || granted.has(value)) return
      const row = enumerantByValue('Capability', value)
      if (row === undefined || row.version === null || isLeftToOthers(module).answer) return
      report(operandWord(instruction, 0), `no device of OpenCL need support ${row.name}`)
    },
  },
  {
    rule: 'OpenCL-environment/capability-since-2-0',
    at: ['OpCapability'],
    judge(instruction, _, report) {
      const value = instruction.valueAt(0)
      if (value === undefined || !since20.has(value)) return
      const name = enumerantByValue('Capability', value)?.name ?? value
      report(operandWord(instruction, 0), `OpenCL 1.2 has no ${name}`)
    },
  },
]
