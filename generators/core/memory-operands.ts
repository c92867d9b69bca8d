import { pairIn, pairOf, piecesIn, piecesOf, tagIn, tagOf } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, fragment, kernel } from '../pairs/pieces.ts'
import { inKernel } from '../pairs/tags.ts'

const vulkan = piecesOf`memoryModel: OpMemoryModel Logical Vulkan`
const inVulkan = pairIn(vulkan)

/** As `vulkan`, with physical pointers, so that copies by size are at hand. */
const physicalVulkan = piecesIn(vulkan)`memoryModel: OpMemoryModel Physical64 Vulkan`

const copies = [
  {
    prefix: 'copy-memory',
    instruction: 'OpCopyMemory %second_variable_Workgroup_uint %variable_Workgroup_uint',
    before14: {},
    pieces: vulkan,
  },
  {
    prefix: 'copy-sized',
    instruction:
      'OpCopyMemorySized %second_variable_Workgroup_uint %variable_Workgroup_uint %uint_4',
    before14: kernel,
    pieces: physicalVulkan,
  },
]

const available = 'MakePointerAvailable|NonPrivatePointer %uint_2'
const visible = 'MakePointerVisible|NonPrivatePointer %uint_2'
const both = 'MakePointerAvailable|MakePointerVisible|NonPrivatePointer %uint_2 %uint_2'
const block = `%block Block, 0 Offset 0
${bindingsOf(['variable_StorageBuffer_block', 'variable_Uniform_block'])}`

const inGlobalUints = tagIn(kernel)`
main: %void %main(%pointer_CrossWorkgroup_uint %to, %pointer_CrossWorkgroup_uint %from)`

/** A shader whose pointers are physical, so that it may copy by size and have signed integers. */
const inPhysicalShader = tagOf`memoryModel: OpMemoryModel Physical64 GLSL450`

/** Pairs of the rules on memory operands, and on copies of memory. */
export const pairs = [
  ...copies.flatMap(({ prefix, instruction, before14, pieces }) => [
    pairIn(before14)`${prefix}-mask-count/before-1-4 in spv1.3
a copy has one mask for both of its pointers
body: ${instruction} {Volatile|Aligned 4 | two-equal-masks: Volatile|Aligned 4 Volatile|Aligned 4
  | none-for-the-source: Volatile|Aligned 4 None | none-twice: None None}`,
    pairIn(before14)`${prefix}-mask-count/in-1-0 in spv1.0
a copy has an empty mask or none
body: ${instruction}
${instruction} {None | two-masks: Nontemporal Nontemporal}`,
    pairIn(pieces)`${prefix}-target-mask/two-masks
the target of a copy is made available, its source visible
body: ${instruction} ${available} ${visible}
changed: {MakePointerAvailable|NonPrivatePointer | visible-target: MakePointerVisible|NonPrivatePointer
  | available-and-visible-target: MakePointerAvailable|MakePointerVisible|NonPrivatePointer %uint_2
  | aligned-visible-target: Aligned|MakePointerVisible|NonPrivatePointer 4} %uint_2`,
    pairIn(pieces)`${prefix}-target-mask/one-mask
one mask for both pointers makes available and visible, the first of two does not
body: ${instruction} ${both}
${instruction} {NonPrivatePointer | visible-target: ${visible}} NonPrivatePointer`,
    pairIn(pieces)`${prefix}-source-mask/two-masks
the source of a copy is made visible, its target available
body: ${instruction} ${available} ${visible}
changed: {MakePointerVisible|NonPrivatePointer | available-source: MakePointerAvailable|NonPrivatePointer
  | available-and-visible-source: MakePointerAvailable|MakePointerVisible|NonPrivatePointer %uint_2
  | volatile-available-source: Volatile|MakePointerAvailable|NonPrivatePointer} %uint_2`,
    pairIn(pieces)`${prefix}-source-mask/one-mask
one mask for both pointers makes available and visible, the second of two does not
body: ${instruction} ${both}
${instruction} None {NonPrivatePointer | available-source: ${available}}`,
  ]),
  pairOf`memory-operands-aligned/loads-and-stores: alignments are powers of two, 1 among them
body: %first = OpLoad %uint %variable_Workgroup_uint Aligned {1 | load-of-0: 0 | load-of-3: 3}
%second = OpLoad %uint %variable_Workgroup_uint Volatile|Aligned {0x80000000 | load-of-two-bits: 0x80000001}
OpStore %second_variable_Workgroup_uint %first Aligned {16 | store-of-12: 12 | store-of-0: 0}`,
  pairIn(physicalVulkan)`memory-operands-aligned/copies: both alignments of copies are powers of two
body: OpCopyMemory %second_variable_Workgroup_uint %variable_Workgroup_uint Aligned {4 | one-mask: 5}
OpCopyMemory %second_variable_Workgroup_uint %variable_Workgroup_uint Volatile|Aligned {8 | target: 6} Nontemporal|Aligned {2 | source: 0}
OpCopyMemorySized %second_variable_Workgroup_uint %variable_Workgroup_uint %uint_4 Volatile|Aligned {32 | sized-target: 33} Nontemporal|Aligned {64
  | sized-source: 63}`,
  inVulkan`memory-operands-non-private/loads-and-stores: what is made available or visible is not private
body: %value = OpLoad %uint %variable_Workgroup_uint {Volatile|${visible} | load: Volatile|MakePointerVisible %uint_2}
OpStore %second_variable_Workgroup_uint %value ${available}
OpStore %second_variable_Workgroup_uint %value NonPrivatePointer
changed: {MakePointerAvailable|NonPrivatePointer | store: MakePointerAvailable
  | aligned-store: Aligned|MakePointerAvailable 4} %uint_2`,
  pairIn(physicalVulkan)`memory-operands-non-private/copies
each mask of a copy that makes available or visible says that the pointer is not private
body: OpCopyMemory %second_variable_Workgroup_uint %variable_Workgroup_uint ${both}
OpCopyMemory %second_variable_Workgroup_uint %variable_Workgroup_uint {${available}
  | target: MakePointerAvailable %uint_2} Aligned|${visible.replace(' ', ' 4 ')}
OpCopyMemorySized %second_variable_Workgroup_uint %variable_Workgroup_uint %uint_4 {Volatile|${available}
  | sized-target: Volatile|MakePointerAvailable %uint_2} {Nontemporal|${visible}
  | sized-source: Nontemporal|MakePointerVisible %uint_2}
changed: {MakePointerAvailable|MakePointerVisible|NonPrivatePointer
  | one-mask: MakePointerAvailable|MakePointerVisible} %uint_2 %uint_2
changed: {Aligned|MakePointerVisible|NonPrivatePointer | source: Aligned|MakePointerVisible}`,
  inVulkan`memory-operands-available/load: a load makes visible, the stores make available
body: %value = OpLoad %uint %variable_Workgroup_uint {${visible} | instead-of-visible: ${available} | with-visible: ${both}
  | volatile-and-aligned: Volatile|Aligned|MakePointerAvailable|NonPrivatePointer 4 %uint_2}
OpStore %second_variable_Workgroup_uint %value ${available}
OpCopyMemory %second_variable_Workgroup_uint %variable_Workgroup_uint ${both}`,
  inVulkan`memory-operands-visible/store: a store makes available, the loads make visible
body: %value = OpLoad %uint %variable_Workgroup_uint ${visible}
OpStore %second_variable_Workgroup_uint %value {${available} | instead-of-available: ${visible} | with-available: ${both}
  | volatile-and-aligned: Volatile|Aligned|MakePointerVisible|NonPrivatePointer 4 %uint_2}
OpCopyMemory %second_variable_Workgroup_uint %variable_Workgroup_uint ${both}`,

  inVulkan`non-private-storage-class/loads-and-stores
accesses to memory that invocations share are not private, others are
annotations: ${block}
declarations: %block = OpTypeStruct %uint
body: %of_buffer = OpAccessChain %pointer_StorageBuffer_uint %variable_StorageBuffer_block %uint_0
%of_uniform = OpAccessChain %pointer_Uniform_uint %variable_Uniform_block %uint_0
%of_pushed = OpAccessChain %pointer_PushConstant_uint %variable_PushConstant_block %uint_0
%same = OpCopyObject %pointer_Function_uint %variable_Function_uint
%a = OpLoad %uint %of_uniform NonPrivatePointer
OpStore %of_buffer %a MakePointerAvailable|NonPrivatePointer %uint_2
OpStore %variable_Workgroup_uint %a Aligned|NonPrivatePointer 4
%b = OpLoad %uint %variable_CrossWorkgroup_uint MakePointerVisible|NonPrivatePointer %uint_2
%c = OpLoad %uint %of_pushed {| push-constant-load: NonPrivatePointer}
%d = OpLoad %uint %variable_Private_uint {Aligned 4
  | private-load: Aligned|MakePointerVisible|NonPrivatePointer 4 %uint_2}
OpStore %variable_Function_uint %b {| function-store: NonPrivatePointer}
OpStore %same %c {| store-through-a-copied-pointer: MakePointerAvailable|NonPrivatePointer %uint_2}`,
  pairOf`non-private-storage-class/interface
inputs, outputs and images of a fragment shader are private, its buffer is not
${fragment}${vulkan}
annotations: ${block}
${bindingOf('texture', 2)}
declarations: %block = OpTypeStruct %float4
%texture = OpVariable %pointer_UniformConstant_image_float_2D_0_0_0_1_Unknown UniformConstant
body: %of_buffer = OpAccessChain %pointer_StorageBuffer_float4 %variable_StorageBuffer_block %uint_0
%whole = OpLoad %block %variable_Uniform_block NonPrivatePointer
%color = OpLoad %float4 %variable_Input_float4_at_0 {| input-load: NonPrivatePointer}
%loaded = OpLoad %image_float_2D_0_0_0_1_Unknown %texture {| image-load: NonPrivatePointer}
OpStore %of_buffer %color NonPrivatePointer
OpStore %variable_Output_float4_at_0 %color {Volatile | output-store: Volatile|NonPrivatePointer}`,
  inVulkan`non-private-storage-class/copies: only the copy between two shared variables is not private
body: OpCopyMemory %second_variable_Workgroup_uint %variable_Workgroup_uint NonPrivatePointer
OpCopyMemory %variable_Workgroup_uint %variable_Function_uint {Volatile | private-source: Volatile|NonPrivatePointer
  | private-source-of-two-masks: None NonPrivatePointer}
OpCopyMemory %variable_Private_uint %second_variable_Workgroup_uint {Aligned 4 | private-target: Aligned|NonPrivatePointer 4
  | private-target-of-two-masks: NonPrivatePointer None}`,
  inVulkan`non-private-storage-class/copies-with-two-masks
of two masks only that of the shared pointer has NonPrivatePointer
body: OpCopyMemory %variable_Workgroup_uint %variable_Function_uint NonPrivatePointer {None | private-source: NonPrivatePointer
  | private-source-of-one-mask:}
OpCopyMemory %variable_Private_uint %second_variable_Workgroup_uint {Volatile | private-target: Volatile|NonPrivatePointer} NonPrivatePointer`,
  inVulkan`non-private-storage-class/parameter
a helper stores through its pointer into Workgroup, and keeps that into Private to itself
declarations: %takes_pointers = OpTypeFunction %void %pointer_Workgroup_uint %pointer_Private_uint
before: %void %helper(%pointer_Workgroup_uint %first, %pointer_Private_uint %second) as %takes_pointers
OpStore %first %uint_1 NonPrivatePointer
OpStore %second %uint_1 {None | into-private: NonPrivatePointer}
body: %called = OpFunctionCall %void %helper %variable_Workgroup_uint %variable_Private_uint`,
  pairOf`copy-memory-pointers/between-variables
a number is copied from one variable to another of another storage class
body: %value = OpLoad %uint %variable_Private_uint
OpCopyMemory {%variable_Workgroup_uint | to-a-value: %value | to-a-constant: %uint_1 | to-a-type: %pointer_Workgroup_uint} {%variable_Private_uint
  | from-a-value: %value | from-a-constant: %uint_1}`,
  pairOf`copy-memory-type/numbers: both pointers are to unsigned integers, in different storage classes
body: OpCopyMemory {%variable_Workgroup_uint | to-signed: %variable_Private_int} {%variable_Private_uint | from-signed: %variable_Private_int | from-float: %variable_Private_float
  | from-vector: %variable_Private_uint2}`,
  pairOf`copy-memory-type/structures: a structure is copied to a structure of the very type
body: OpCopyMemory %variable_Function_uint_pair {%variable_Private_uint_pair | twin: %variable_Private_second_uint_pair | array: %variable_Private_uints}`,
  pairOf`copy-memory-type/beside-untyped: one of the pointers may be untyped; two typed ones are to one type
annotations: ${bindingOf('untyped_buffer')}
declarations: %untyped_buffer = OpUntypedVariableKHR %untyped_pointer_StorageBuffer StorageBuffer %block_uint4
body: OpCopyMemory %variable_Private_float4 %untyped_buffer
OpCopyMemory %untyped_buffer %variable_Private_uint4
OpCopyMemory %second_variable_Private_uint4 %variable_Private_uint4`,
  inKernel`copy-memory-not-void/kernel: pointers to void are cast before a number is copied through them
declarations: %takes_pointers = OpTypeFunction %void %pointer_CrossWorkgroup_void %pointer_CrossWorkgroup_void
main: %void %main(%pointer_CrossWorkgroup_void %to, %pointer_CrossWorkgroup_void %from) as %takes_pointers
body: %cast_to = OpBitcast %pointer_CrossWorkgroup_uint %to
%cast_from = OpBitcast %pointer_CrossWorkgroup_uint %from
OpCopyMemory {%cast_to %cast_from | not-cast: %to %from}`,
  pairOf`copy-memory-fixed-size/beside-a-run-time-array: arrays of fixed size are copied, run-time arrays by element
annotations: %block Block, 0 Offset 0, 1 Offset 16
%nested 0 Offset 0, 1 Offset 4
${bindingsOf(['variable_StorageBuffer_block', 'second_variable_StorageBuffer_block'])}
declarations: %nested = OpTypeStruct %uint %stride4_uint_runtime_array
%block = OpTypeStruct %stride4_uint_array4 %nested
body: %fixed_from = OpAccessChain %pointer_StorageBuffer_stride4_uint_array4 %variable_StorageBuffer_block %uint_0
%fixed_to = OpAccessChain %pointer_StorageBuffer_stride4_uint_array4 %second_variable_StorageBuffer_block %uint_0
%nested_from = OpAccessChain %pointer_StorageBuffer_nested %variable_StorageBuffer_block %uint_1
%nested_to = OpAccessChain %pointer_StorageBuffer_nested %second_variable_StorageBuffer_block %uint_1
%all_from = OpAccessChain %pointer_StorageBuffer_stride4_uint_runtime_array %nested_from %uint_1
%all_to = OpAccessChain %pointer_StorageBuffer_stride4_uint_runtime_array %nested_to %uint_1
OpCopyMemory {%fixed_to %fixed_from | array: %all_to %all_from | structure: %nested_to %nested_from
  | structure-in-a-structure: %second_variable_StorageBuffer_block %variable_StorageBuffer_block}`,
  inGlobalUints`copy-sized-pointers/kernel: bytes are copied between two pointers
body: %value = OpLoad %uint %from
OpCopyMemorySized {%to | to-a-value: %value | to-a-constant: %uint_4} {%from | from-a-value: %value
  | from-a-constant: %uint_4} %uint_4`,
  inPhysicalShader`copy-sized-size-type/constants: the sizes are integers of any width and sign
body: OpCopyMemorySized %variable_Workgroup_uint4 %second_variable_Workgroup_uint4 %ulong_4
OpCopyMemorySized %variable_Workgroup_uint4 %second_variable_Workgroup_uint4 %int_4
OpCopyMemorySized %variable_Workgroup_uint4 %second_variable_Workgroup_uint4 {%uint_4 | float: %float_4 | vector: %uint2_4_4 | boolean: %true}`,
  inPhysicalShader`copy-sized-size-type/run-time-values: the size is a component of a loaded vector
body: %vector = OpLoad %uint4 %second_variable_Workgroup_uint4
%size = OpCompositeExtract %uint %vector 3
%real = OpConvertUToF %float %size
OpCopyMemorySized %variable_Workgroup_uint4 %second_variable_Workgroup_uint4 {%size | whole-vector: %vector | float: %real | pointer: %second_variable_Workgroup_uint4}`,
  inGlobalUints`copy-sized-size-not-zero/constants
the size is 0 as a specialization constant and as a run-time value, else a positive number
body: %copy = OpCopyObject %uint %uint_0
OpCopyMemorySized %to %from %spec_uint_0
OpCopyMemorySized %to %from %copy
OpCopyMemorySized %to %from %ulong_0x100000000
OpCopyMemorySized %to %from {%uint_1 | zero: %uint_0 | null: %null_uint | wide-zero: %ulong_0
  | wide-null: %null_ulong}`,
  inPhysicalShader`copy-sized-size-not-negative/constants
a sign bit is no matter in an unsigned size or in a specialization constant
body: OpCopyMemorySized %variable_Workgroup_uint4 %second_variable_Workgroup_uint4 %uint_0x80000000
OpCopyMemorySized %variable_Workgroup_uint4 %second_variable_Workgroup_uint4 %spec_int_minus_4
OpCopyMemorySized %variable_Workgroup_uint4 %second_variable_Workgroup_uint4 {%int_0x7ffffffc | below-zero: %int_minus_1 | least: %int_minus_2147483648 | of-64-bits: %long_minus_4
  | of-16-bits: %short_minus_4}`,
]
