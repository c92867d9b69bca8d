import { pairOf } from '../pairs/pair-of.ts'
import { inVulkan } from './shared/stages.ts'

/** Capabilities that the table of Vulkan does not list. */
const unlisted = [
  'Linkage',
  'Kernel',
  'Addresses',
  'Vector16',
  'Float16Buffer',
  'Groups',
  'Pipes',
  'ImageBasic',
  'LiteralSampler',
  'SubgroupDispatch',
  'NamedBarrier',
  'GenericPointer',
  'AtomicStorage',
  'SampledRect',
  'ImageRect',
] as const

/** Pairs of the rules on capabilities. */
export const pairs = [
  pairOf`capability-listed/one-more ${inVulkan}: a module declares capabilities of Vulkan
capabilities: Shader Geometry TessellationPointSize GroupNonUniformArithmetic {${unlisted.map((name) => `| ${name.toLowerCase()}: OpCapability ${name}`).join(' ')}}`,
]
