import { type FamilyFault, memberPairs } from '../pairs/member-pairs.ts'
import type { Pair } from '../pairs/pair.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { atomics, floatAtomics, kernelAtomics } from '../shared/atomics.ts'

const shader: Pieces = {
  capabilities: 'Shader',
  body: '%in_block = OpAccessChain %pointer_Uniform_uint %variable_Uniform_block_uint_and_uint_bound_0 %uint_0',
}

/** With the memory model Vulkan, and without its Device scope. */
const vulkanModel: Pieces = {
  capabilities: 'Shader VulkanMemoryModel',
  memoryModel: 'OpMemoryModel Logical Vulkan',
}

const floatPieces: Pieces = {
  capabilities: 'Shader AtomicFloat32AddEXT AtomicFloat32MinMaxEXT',
}

/** What holds of the pointer in every module. */
const ofPointers: readonly FamilyFault[] = [
  { rule: 'atomic-pointer', way: 'pointer-value', operands: { pointer: '%a_uint' } },
]

const ofTypes: readonly FamilyFault[] = [
  { rule: 'scope-type', way: 'scope-float', operands: { scope: '%float_1' } },
  { rule: 'memory-semantics-type', way: 'semantics-float', operands: { semantics: '%float_1' } },
  { rule: 'memory-semantics-type', way: 'unequal-float', operands: { unequal: '%float_1' } },
]

const ofConstants: readonly FamilyFault[] = [
  { rule: 'scope-constant', way: 'scope-undefined', operands: { scope: '%a_uint' } },
  { rule: 'scope-value', way: 'scope-7', operands: { scope: '%uint_7' } },
  { rule: 'scope-capability', way: 'scope-queue-family', operands: { scope: '%uint_5' } },
  {
    rule: 'memory-semantics-constant',
    way: 'semantics-undefined',
    operands: { semantics: '%a_uint' },
  },
  { rule: 'memory-semantics-constant', way: 'unequal-undefined', operands: { unequal: '%a_uint' } },
  {
    rule: 'memory-semantics-order',
    way: 'semantics-of-two-orders',
    operands: { semantics: '%uint_6' },
  },
  {
    rule: 'memory-semantics-order',
    way: 'unequal-of-two-orders',
    operands: { unequal: '%uint_18' },
  },
  { rule: 'memory-semantics-bits', way: 'semantics-1', operands: { semantics: '%uint_1' } },
  { rule: 'memory-semantics-bits', way: 'unequal-1', operands: { unequal: '%uint_1' } },
]

function placesFor(type: string): readonly FamilyFault[] {
  const inFunction = { pointer: `%variable_Function_${type}` }
  const inPrivate = { pointer: `%variable_Private_${type}` }
  return [
    { rule: 'atomic-not-function', way: 'in-function', operands: inFunction },
    { rule: 'atomic-storage-class', way: 'in-private', operands: inPrivate },
  ]
}

const inBlock: FamilyFault = {
  rule: 'atomic-uniform',
  way: 'in-a-block-of-uniform',
  operands: { pointer: '%in_block' },
}

const ofVulkanModel: readonly FamilyFault[] = [
  { rule: 'scope-device', way: 'scope-device', operands: { scope: '%uint_1' } },
  {
    rule: 'memory-semantics-vulkan',
    way: 'semantics-sequential',
    operands: { semantics: '%uint_16' },
  },
  { rule: 'memory-semantics-vulkan', way: 'unequal-sequential', operands: { unequal: '%uint_16' } },
]

const inWorkgroup = '%variable_Workgroup_uint'
const floatInWorkgroup = '%variable_Workgroup_float'
const oldest = { environments: ['spv1.0', 'spv1.6'] }
/** The version that has the memory model Vulkan without an extension. */
const withModel = { environments: ['spv1.5', 'spv1.6'] }
/** OpAtomicCompareExchangeWeak is missing from version 1.4 on. */
const ofKernels = { environments: ['spv1.0', 'spv1.2'] }

/** Each atomic instruction breaks each rule about a pointer, a scope or memory semantics (3.3.18, 3.2.24, 3.2.26). */
export const pairs: readonly Pair[] = [
  ...memberPairs(
    'each-atomic',
    shader,
    atomics(inWorkgroup),
    [...ofPointers, ...ofTypes, ...ofConstants, ...placesFor('uint'), inBlock],
    oldest,
  ),
  ...memberPairs(
    'each-atomic-of-the-vulkan-model',
    vulkanModel,
    atomics(inWorkgroup),
    ofVulkanModel,
    {
      ...withModel,
      most: 15,
    },
  ),
  ...memberPairs(
    'each-atomic-on-floats',
    floatPieces,
    floatAtomics(floatInWorkgroup),
    [...ofPointers, ...ofTypes, ...ofConstants, ...placesFor('float')],
    oldest,
  ),
  ...memberPairs(
    'each-atomic-of-kernels',
    { skeleton: 'kernel', capabilities: 'Kernel Addresses' },
    kernelAtomics(inWorkgroup),
    [...ofPointers, ...ofTypes],
    ofKernels,
  ),
]
