import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { buffersOf, inKind, kinds, withCapabilities } from './shared/pieces.ts'

const block = '%block_uint_and_stride4_uint_runtime_array'
const buffers = buffersOf(block)
const inBuffers = pairIn(buffers)
const untypedBuffer = '%untyped_pointer_StorageBuffer'

/** A kernel whose pointers are logical, as its addressing model says. */
const inLogicalKernel = pairIn({ ...kinds.kernel, memoryModel: 'OpMemoryModel Logical OpenCL' })

const kernelVariables = `%global = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint %null_uint
%typed = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup %null_uint`

/** Uses of a pointer that are not listed, as alternatives to none. */
function unlisted(pointer: string, type: string, otherType: string): string {
  return `{ | select: %chosen = OpSelect ${type} %true ${pointer} ${pointer}
  | composite-construct: %built = OpCompositeConstruct ${type}_only ${pointer}
  | composite-insert: %inserted = OpCompositeInsert ${type}_only ${pointer} %null_${type.slice(1)}_only 0
  | bitcast-to-integer: %number = OpBitcast %uint ${pointer}
  | ${otherType.includes('untyped') ? 'bitcast-to-untyped-pointer' : 'bitcast-to-typed-pointer'}: %cast = OpBitcast ${otherType} ${pointer}
  | phi: -> %next
  %next:
  %joined = OpPhi ${type} ${pointer} %entry}`
}

/** A function that gives back its parameter, as an alternative to none. */
function returning(type: string): string {
  const name = type.slice(1)
  return `{ | return-value: %give = OpFunction ${type} None %signature_${name}_of_${name}
  %parameter = OpFunctionParameter ${type}
  %begin:
  OpReturnValue %parameter
  OpFunctionEnd}`
}

/** Origins of a pointer that are not listed, as alternatives to none: those in a function. */
function unlistedOrigins(type: string): string {
  const [undef, cast] =
    type === untypedBuffer
      ? [
          `OpUntypedInBoundsAccessChainKHR ${type} ${block}`,
          `OpUntypedAccessChainKHR ${type} ${block}`,
        ]
      : [
          'OpAccessChain %pointer_StorageBuffer_uint',
          'OpInBoundsAccessChain %pointer_StorageBuffer_uint',
        ]
  return `{ | undef: %undefined = OpUndef ${type}
  %of_undefined = ${undef} %undefined %uint_0
  | bitcast: %cast = OpBitcast ${type} %uint_16
  %of_cast = ${cast} %cast %uint_0
  | composite-extract: %part = OpCompositeExtract ${type} %null_${type.slice(1)}_only 0
  | composite-extract-of-undef: %part = OpCompositeExtract ${type} %a_${type.slice(1)}_only 0
  | function-call: %given = OpFunctionCall ${type} %never}`
}

/** Buffers that a pointer may be chosen among: their pointer type and the chains that keep a pointer of it. */
const kept = {
  untyped: [untypedBuffer, `OpUntypedAccessChainKHR ${untypedBuffer} ${block}`],
  typed: ['%to_block', 'OpAccessChain %to_block'],
} as const

/**
 * Pairs of the rules on where logical pointers come from and go to without variable pointers; on variable pointers
 * whose arrays are measured.
 */
export const pairs = [
  inBuffers`logical-pointer-operand-is-of-a-listed-instruction/untyped
untyped pointers are loaded and stored through, copied, measured and walked from
body: ${unlisted('%untyped', untypedBuffer, '%pointer_StorageBuffer_uint')}
%value = OpLoad %uint %untyped
OpStore %untyped %value
%copy = OpCopyObject ${untypedBuffer} %untyped
%length = OpUntypedArrayLengthKHR %uint ${block} %copy 1
%chain = OpUntypedAccessChainKHR ${untypedBuffer} ${block} %untyped %uint_0
%in_bounds = OpUntypedInBoundsAccessChainKHR ${untypedBuffer} ${block} %untyped %uint_0
%exchanged = OpAtomicExchange %uint %in_bounds %uint_1 %uint_0 %value
OpCopyMemory %variable_Function_uint %chain
{OpCopyMemorySized %copy %chain %uint_4
  | select-of-a-copy-and-a-chain: %chosen = OpSelect ${untypedBuffer} %true %copy %in_bounds
  OpCopyMemorySized %chosen %chain %uint_4}
after: ${returning(untypedBuffer)}`,
  inBuffers`logical-pointer-operand-is-of-a-listed-instruction/typed
typed pointers beside untyped ones are loaded and stored through, copied, measured and walked from
imports: %glsl = OpExtInstImport "GLSL.std.450"
debug: OpName %typed "typed"
body: ${unlisted('%typed', '%to_block', untypedBuffer)}
%member = OpAccessChain %pointer_StorageBuffer_uint %typed %uint_0
%element = OpInBoundsAccessChain %pointer_StorageBuffer_uint %typed %uint_1 %uint_2
%value = OpLoad %uint %member
OpStore %element %value
%copy = OpCopyObject %to_block %typed
%length = OpArrayLength %uint %copy 1
%of_typed = OpUntypedAccessChainKHR ${untypedBuffer} ${block} %typed %uint_0
%sum = OpAtomicIAdd %uint %member %uint_1 %uint_0 %value
OpCopyMemory %member %untyped
%fraction = OpExtInst %float %glsl Modf %float_1_5 %variable_Function_float
after: ${returning('%to_block')}`,
  inKind.shader`logical-pointer-operand-is-of-a-listed-instruction/calls-and-texels
functions are called with pointers, and texels are pointed to
interfaces: %variable_UniformConstant_image_uint_2D_0_0_0_2_R32ui_bound_1
body: %done = OpFunctionCall %void %take %variable_Function_uint
%texel = OpImageTexelPointer %untyped_pointer_Image %variable_UniformConstant_image_uint_2D_0_0_0_2_R32ui_bound_1 %null_uint2 %uint_0
%sum = OpAtomicIIncrement %uint %texel %uint_1 %uint_0
{ | select: %chosen = OpSelect %pointer_Function_uint %true %variable_Function_uint %variable_Function_uint}
after: %void %take(%pointer_Function_uint %place)`,
  inLogicalKernel`logical-pointer-operand-is-of-a-listed-instruction/kernel
kernels with logical pointers load and store through them
imports: %opencl = OpExtInstImport "OpenCL.std"
declarations: ${kernelVariables}
body: %value = OpLoad %uint %global
OpStore %typed %value
OpStore %untyped_Function_uint %value
%number = OpExtInst %float %opencl fract %float_1_5 %untyped_Function_uint
%set = OpAtomicFlagTestAndSet %bool %typed %uint_2 %uint_0
{ | ptr-access-chain: %next = OpPtrAccessChain %pointer_CrossWorkgroup_uint %typed %uint_1
  | in-bounds-ptr-access-chain: %next = OpInBoundsPtrAccessChain %pointer_CrossWorkgroup_uint %typed %uint_1
  | untyped-ptr-access-chain: %next = OpUntypedPtrAccessChainKHR %untyped_pointer_CrossWorkgroup %uint %global %uint_0
  | untyped-in-bounds-ptr-access-chain: %next = OpUntypedInBoundsPtrAccessChainKHR %untyped_pointer_CrossWorkgroup %uint %global %uint_0
  | untyped-prefetch: OpUntypedPrefetchKHR %global %uint_4
  | ptr-cast-to-generic: %anywhere = OpPtrCastToGeneric %untyped_pointer_Generic %global
  | typed-ptr-cast-to-generic: %anywhere = OpPtrCastToGeneric %pointer_Generic_uint %typed
  | lifetime-start: OpLifetimeStart %untyped_Function_uint 0 | lifetime-stop: OpLifetimeStop %untyped_Function_uint 0
  | size-of: %size = OpSizeOf %uint %typed}`,
  inLogicalKernel`logical-pointer-operand-is-of-a-listed-instruction/comparisons in spv1.4
kernels with logical pointers do not compare them
declarations: ${kernelVariables}
body: { | ptr-equal: %same = OpPtrEqual %bool %global %global | ptr-not-equal: %other = OpPtrNotEqual %bool %global %typed
  | ptr-diff: %distance = OpPtrDiff %uint %global %global}
%value = OpLoad %uint %global`,
  ...Object.entries(kept).map(
    ([name, [type]]) => inBuffers`logical-pointer-result-is-of-a-listed-instruction/${name}
pointers are variables, copies, elements, parameters and pointers to texels
interfaces: %untyped %typed %variable_UniformConstant_image_uint_2D_0_0_0_2_R32ui_bound_2
+declarations: { | null: %nothing = OpConstantNull ${type} | undef-outside: %undefined = OpUndef ${type}}
body: ${unlistedOrigins(type)}
%chain = OpUntypedAccessChainKHR ${untypedBuffer} ${block} %untyped %uint_0
%copy = OpCopyObject %to_block %typed
%texel = OpImageTexelPointer %pointer_Image_uint %variable_UniformConstant_image_uint_2D_0_0_0_2_R32ui_bound_2 %null_uint2 %uint_0
%done = OpFunctionCall %void %take %variable_Function_uint
after: %void %take(%pointer_Function_uint %place)
%begin: %value = OpLoad %uint %place
OpReturn
OpFunctionEnd
{ | function-call: %never = OpFunction ${type} None %signature_${type.slice(1)}
  %block: OpUnreachable
  OpFunctionEnd}`,
  ),
  inKind.shader`logical-pointer-result-is-of-a-listed-instruction/loads: memory is not loaded from as a pointer
declarations: %data = OpUntypedVariableKHR %untyped_pointer_Private Private %uint
body: %value = OpLoad {%uint | load-untyped: %untyped_pointer_Function | load-typed: %pointer_Function_uint} %data`,
  inKind.physical`logical-pointer-result-is-of-a-listed-instruction/physical
physical pointers are selected, joined, loaded, given, null and undefined
annotations: %buffer DescriptorSet 0, Binding 0
%untyped_pointer_PhysicalStorageBuffer_only Block, 0 Offset 0
%none Aliased
declarations: %buffer = OpUntypedVariableKHR ${untypedBuffer} StorageBuffer %untyped_pointer_PhysicalStorageBuffer_only
body: %loaded = OpLoad %untyped_pointer_PhysicalStorageBuffer %buffer
%chosen = OpSelect %untyped_pointer_PhysicalStorageBuffer %true %loaded %a_untyped_pointer_PhysicalStorageBuffer
%cast = OpBitcast %pointer_PhysicalStorageBuffer_uint %chosen
%structure = OpLoad %untyped_pointer_PhysicalStorageBuffer_only %buffer
%part = OpCompositeExtract %untyped_pointer_PhysicalStorageBuffer %structure 0
%given = OpFunctionCall %untyped_pointer_PhysicalStorageBuffer %give %part
%value = OpLoad %uint %given Aligned 4
{ | logical-undef: %undefined = OpUndef ${untypedBuffer}}
after: %untyped_pointer_PhysicalStorageBuffer %give(%untyped_pointer_PhysicalStorageBuffer %none)
OpReturnValue %none`,
  ...(['untyped_pointer', 'pointer'] as const).map((kind) => {
    const type = `${kind}_PhysicalStorageBuffer${kind === 'pointer' ? '_uint' : ''}`
    return inKind.physical`logical-pointer-result-is-of-a-listed-instruction/physical-${kind.replace('_', '-')}-of-undefined-values
physical pointers are undefined, or parts of undefined structures, and are loaded through
declarations: %holder = OpTypeStruct %${type}
body: %undefined = OpUndef %${type}
%one = OpLoad %uint %undefined Aligned 4
%structure = OpUndef %holder
%part = OpCompositeExtract %${type} %structure 0
%two = OpLoad %uint %part Aligned 4`
  }),
  ...Object.entries(kept).flatMap(([kind, [type, chain]]) => [
    pairOf`array-length-pointer-is-no-variable-pointer/${kind}: beside variable pointers, the pointer is a variable
${withCapabilities(buffers, 'VariablePointers')}
+declarations: %holder = OpVariable %pointer_Private_${type.slice(1)} Private
%no_pointer = OpConstantNull ${type}
interfaces: %untyped %typed %holder
body: OpStore %holder %${kind}
%selected = OpSelect ${type} %true %${kind} %${kind}
%loaded = OpLoad ${type} %holder
%given = OpFunctionCall ${type} %give
%copy_of_selected = OpCopyObject ${type} %selected
%chain_of_selected = ${chain} %selected
%in_bounds = ${chain.replace('Access', 'InBoundsAccess')} %selected
%copied = OpCopyObject ${type} %${kind}
%length = OpUntypedArrayLengthKHR %uint ${block} {%copied | select: %selected | null: %no_pointer | load: %loaded
  | copy-of-select: %copy_of_selected | chain-of-select: %chain_of_selected | in-bounds-chain-of-select: %in_bounds
  | call: %given} 1
after: ${type} %give()
OpReturnValue %${kind}`,
    pairOf`array-length-pointer-is-no-variable-pointer/${kind}-parameter
beside variable pointers, a function is called with a variable to be measured
${withCapabilities(buffers, 'VariablePointersStorageBuffer')}
body: %selected = OpSelect ${type} %true %${kind} %${kind}
%copy = OpCopyObject ${type} %selected
%measured = OpFunctionCall %void %measure {%${kind} | select: %selected | copy-of-select: %copy}
after: %void %measure(${type} %pointer)
%of_parameter = OpSelect ${type} %true %pointer %pointer
%length = OpUntypedArrayLengthKHR %uint ${block} {%pointer | select-of-parameter: %of_parameter} 1`,
  ]),
]
