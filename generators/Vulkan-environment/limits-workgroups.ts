import type { Pair } from '../pairs/pair.ts'
import { pairIn } from '../pairs/pair-of.ts'
import { on } from './shared/on-devices.ts'
import { inVulkan, stage } from './shared/stages.ts'

const mesh = 'VkPhysicalDeviceMeshShaderPropertiesEXT'

/** Execution models with a workgroup, and the limits of its size. */
const models = [
  {
    model: 'GLCompute',
    slug: 'compute',
    size: 'VkPhysicalDeviceLimits::maxComputeWorkGroupSize',
    invocations: 'VkPhysicalDeviceLimits::maxComputeWorkGroupInvocations',
  },
  {
    model: 'TaskEXT',
    slug: 'task',
    size: `${mesh}::maxTaskWorkGroupSize`,
    invocations: `${mesh}::maxTaskWorkGroupInvocations`,
  },
  {
    model: 'MeshEXT',
    slug: 'mesh',
    size: `${mesh}::maxMeshWorkGroupSize`,
    invocations: `${mesh}::maxMeshWorkGroupInvocations`,
  },
] as const

/** Sizes of an entry point, in literals and in constants. */
function sized(
  rule: string,
  model: (typeof models)[number]['model'],
  numbers: string,
  ids: string,
): readonly Pair[] {
  const { modes = '', ...pieces } = stage(model)
  return [
    pairIn(pieces)`${rule}/literals ${inVulkan}: a workgroup is as large as it may be
modes: ${modes.replace('LocalSize 1 1 1', `LocalSize ${numbers}`)}`,
    pairIn(pieces)`${rule}/constants ${inVulkan}: constants make a workgroup as large as it may be
modes: ${modes.replace('OpExecutionMode %main LocalSize 1 1 1', `OpExecutionModeId %main LocalSizeId ${ids}`)}`,
  ]
}

/** Pairs of the rules on sizes of workgroups beside the limits of a device. */
export const pairs = models.flatMap(({ model, slug, size, invocations }) => [
  ...sized(
    `${slug}-workgroup-size-limit`,
    model,
    '{4 3 2 | x: 5 3 2 | y: 4 4 2 | z: 4 3 3}',
    '{%uint_4 %uint_3 %uint_2 | x: %uint_5 %uint_1 %uint_1 | y: %uint_1 %uint_4 %uint_1 | z: %uint_1 %uint_1 %uint_3}',
  ).map((pair) => on({ [size]: [4, 3, 2] }, pair)),
  ...sized(
    `${slug}-workgroup-invocations-limit`,
    model,
    '{4 3 2 | one-more: 5 5 1 | in-one-dimension: 25 1 1}',
    '{%uint_2 %uint_3 %uint_4 | more: %uint_2 %uint_3 %uint_5}',
  ).map((pair) => on({ [invocations]: 24 }, pair)),
])
