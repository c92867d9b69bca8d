import { pairOf } from '../pairs/pair-of.ts'
import { descriptors } from './shared/descriptors.ts'
import { ids, inHeaps } from './shared/pieces.ts'

/** Integer types of sizes, a descriptor type, and what is made of the size in declarations and in a function. */
const uses = [
  ['uint', 'buffer_Uniform', '%other = OpTypeStruct %uint', ''],
  ['int', 'sampler', '%sum = OpSpecConstantOp %int IAdd %size %size', ''],
  ['ulong', 'buffer_Uniform', '%pair = OpConstantComposite %ulong2 %size %size', ''],
  ['long', 'buffer_Uniform', '%other = OpTypeStruct %uint', '%sum = OpIAdd %long %size %size'],
  ['uint', 'sampler', '%other = OpTypeStruct %uint', 'OpStore %variable_Function_uint %size'],
] as const

/** Types that no size has. */
const noSizes = ids(
  ...['%uchar', '%ushort', '%short', '%float', '%double', '%bool', '%uint2', '%float3'],
  ...['%uint_array1', '%uint_only', '%pointer_Private_uint', '%buffer_Uniform'],
)

/** Pairs of the rules on sizes of descriptors. */
export const pairs = [
  ...uses.map(
    ([type, descriptor, declarations, body], at) =>
      inHeaps`size-of-result-type-is-a-32-or-64-bit-integer/${type}-of-${descriptor.replace('_', '-').toLowerCase()}
sizes are integers of either width and signedness, and go into further constants
declarations: %size = OpConstantSizeOfEXT ${at === 0 ? `{%uint${noSizes}}` : `%${type}`} %${descriptor}
${declarations}
body: ${body}`,
  ),
  inHeaps`size-of-result-type-is-a-32-or-64-bit-integer/selector
the size of a descriptor selects a block
declarations: %size = OpConstantSizeOfEXT {%uint | sixteen-bits: %ushort} %buffer_StorageBuffer
body: OpSelectionMerge %merge None
OpSwitch %size %merge 0 %none
%none = OpLabel
OpBranch %merge
%merge = OpLabel`,
  ...Object.entries(descriptors).map(
    ([name, { type, pieces }]) =>
      pairOf`size-of-type-is-a-descriptor-type/${name}
the size of every kind of descriptor is asked for, and is a stride
${pieces}
annotations: OpDecorateId %array ArrayStrideIdEXT %size
declarations: %size = OpConstantSizeOfEXT %uint ${/depth|texel|subpass|uniform/.test(name) ? type : `{${type} | void: %void}`}
%array = OpTypeRuntimeArray ${type}`,
  ),
  inHeaps`size-of-type-is-a-descriptor-type/unused
the size of a buffer is asked for and not used
declarations: %size = OpConstantSizeOfEXT %uint {%buffer_Uniform${ids(
    ...['%void', '%uint', '%float', '%uint2', '%uint_only', '%uint_1', '%null_uint', '%signature'],
    ...['%buffer_Uniform_array2', '%buffer_Uniform_runtime_array', '%buffer_Uniform_only'],
    ...['%sampled_image_float_3D_0_0_0_1_Unknown', '%untyped_pointer_UniformConstant'],
    '%pointer_UniformConstant_buffer_Uniform',
  )}}`,
]
