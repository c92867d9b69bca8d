import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'
import { rowsOf } from '../pairs/rows-of.ts'

/** Orders with classes of memory that make a weaker order the larger number. */
const orders = `%relaxed_most = OpConstant %uint 0xbc0
%acquire_more = OpConstant %uint 0x902
%release = OpConstant %uint 0x104
%both_most = OpConstant %uint 0xbc8`

const exchange = '%old = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2'

function exchanged(semantics: string): string {
  return `${exchange} ${semantics} %uint_1 %uint_0`
}

const shader = {
  declarations: `${orders}`,
}

const early = { ...shader, entryPoints: 'GLCompute %main' }

const vulkan = {
  ...shader,
  capabilities: 'Shader VulkanMemoryModel',
  memoryModel: 'OpMemoryModel Logical Vulkan',
}

const kernelOrders = {
  ...kernel,
  declarations: `%relaxed_most = OpConstant %uint 0xb80
%acquire_more = OpConstant %uint 0x302
%release = OpConstant %uint 0x204
%both_most = OpConstant %uint 0xb88`,
}

const earlyKernel = { ...kernelOrders, entryPoints: 'Kernel %main' }

/** Pairs of semantics of which the second is not stronger, and those that are in the place of the second. */
const weaker = rowsOf(`
relaxed                | %uint_0        | %relaxed_most | acquire: %uint_2, acquire-of-more: %acquire_more, sequential: %uint_0x10
relaxed-of-every-class | %relaxed_most  | %uint_0       | acquire: %uint_2, acquire-of-more: %acquire_more, sequential: %uint_0x10
acquire                | %uint_2        | %acquire_more | sequential: %uint_0x10
acquire-of-more        | %acquire_more  | %relaxed_most | sequential: %uint_0x10
release                | %release       | %relaxed_most | sequential: %uint_0x10
both                   | %uint_8        | %acquire_more | sequential: %uint_0x10
both-of-every-class    | %both_most     | %uint_0       | sequential: %uint_0x10
`)

/** Pairs of the rules on orders of memory and on what the Vulkan memory model adds to them. */
export const pairs = [
  ...weaker.map(
    ([name = '', equal = '', unequal = '', stronger = '']) =>
      pairOf`atomic-unequal-not-stronger/${name}
less is ordered where values are unequal, or just as much, whatever the classes of memory
${shader}
body: ${exchanged(`${equal} {${unequal} | ${stronger.replaceAll(', ', ' | ')}}`)}`,
  ),
  pairOf`atomic-unequal-not-stronger/sequential
beside the strongest order each one stands that may stand there
${shader}
body: %none = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2 %uint_0x10 %relaxed_most %uint_1 %uint_0
%some = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2 {%uint_0x10
  | none-beside-acquire: %relaxed_most} %acquire_more %uint_1 %uint_0
${exchanged('%uint_0x10 %uint_0x10')}
changed: {%uint_0x10 | none-for-equal: %relaxed_most | acquire-for-equal: %acquire_more
  | release-for-equal: %release | both-for-equal: %both_most} %uint_0x10`,
  pairOf`atomic-unequal-not-stronger/first-version in spv1.0, spv1.3
the rule is as old as the instruction, and holds where nobody comes
${early}
before: %void %uncalled()
OpReturn
%unreached: ${exchanged('%uint_8 %uint_2')}
changed: {%uint_8 | acquire-beside-none: %uint_0} {%uint_2 | sequential-beside-both: %uint_0x10}`,
  pairOf`atomic-unequal-not-stronger/kernel
what a kernel loads for unequal values is of an order that nobody knows
${kernelOrders}
body: %loaded = OpLoad %uint %variable_Workgroup_uint
%a = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2 %uint_0 {%loaded
  | sequential-for-loaded: %uint_0x10 | acquire-for-loaded: %uint_2} %uint_1 %uint_0
%b = OpAtomicCompareExchange %uint %variable_Workgroup_uint %uint_2 {%uint_0x10
  | relaxed-for-sequential: %relaxed_most
  | null-for-sequential: %null_uint} %acquire_more %uint_1 %uint_0`,
  pairOf`atomic-unequal-not-stronger/loaded-for-equal
nor is it known what order a kernel loads for equal values
${kernelOrders}
body: %loaded = OpLoad %uint %variable_Workgroup_uint
${exchanged('%loaded %uint_0x10')}
changed: {%loaded | relaxed: %uint_0 | acquire: %uint_2} %uint_0x10`,
  pairOf`atomic-unequal-not-stronger/weak in spv1.0, spv1.3
an exchange that may fail is held to the same
${earlyKernel}
body: %a = OpAtomicCompareExchangeWeak %uint %variable_Workgroup_uint %uint_2 {%uint_0x10
  | none-beside-acquire: %uint_0} %uint_2 %uint_1 %uint_0
%b = OpAtomicCompareExchangeWeak %uint %variable_Workgroup_uint %uint_2 %both_most {%uint_0
  | both-beside-sequential: %uint_0x10} %uint_1 %uint_0
%c = OpAtomicCompareExchangeWeak %uint %variable_Workgroup_uint %uint_2 %release {%relaxed_most
  | release-beside-sequential: %uint_0x10} %uint_1 %uint_0`,
  pairOf`atomic-unequal-not-stronger/vulkan-memory-model in spv1.5, spv1.6
in the Vulkan memory model bits that are no orders make no order stronger
${vulkan}
body: ${exchanged('{%uint_0xe108 %uint_0xc102 | acquire: %uint_0x8000 %uint_0x8102}')}`,
  ...[
    ['output', '0x1108'],
    ['available', '0x2108'],
    ['visible', '0x4108'],
    ['volatile', '0x8108'],
  ].map(
    ([name = '', value = '']) =>
      pairOf`memory-semantics-capability/${name}-of-the-model
the capability of the Vulkan memory model is there for one bit
${vulkan}
declarations: %bit = OpConstant %uint ${value}
body: %sum = OpAtomicIAdd %uint %variable_Workgroup_uint %uint_2 %bit %uint_1
changed: {OpCapability VulkanMemoryModel | other-model:}
changed: Logical {Vulkan | other-model: GLSL450}`,
  ),
  pairOf`memory-semantics-capability/vulkan-memory-model-by-an-extension in spv1.3
before it was core the Vulkan memory model came by an extension, with all of its bits
${vulkan}
extensions: OpExtension "SPV_KHR_vulkan_memory_model"
declarations:
body: %sum = OpAtomicIAdd %uint %variable_Workgroup_uint %uint_2 %uint_0xf148 %uint_1
changed: {OpCapability VulkanMemoryModel | extension-alone:}
changed: Logical {Vulkan | extension-alone: GLSL450}`,
]
