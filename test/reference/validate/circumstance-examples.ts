import type { Circumstance } from '#spec/core/circumstance'

/** Lines of a module that shows a circumstance, and of one that comes near it. */
export interface Example {
  readonly shown: string
  readonly near: string
}

const numbers = `
%void = OpTypeVoid
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%float2 = OpTypeVector %float 2
%float4 = OpTypeVector %float 4
%one = OpConstant %uint 1
%two = OpConstant %uint 2
%true = OpConstantTrue %bool
`
const shader = 'OpCapability Shader\nOpMemoryModel Logical GLSL450'
const kernel = 'OpCapability Kernel\nOpMemoryModel Physical32 OpenCL'
const start =
  '%signature = OpTypeFunction %void\n%f = OpFunction %void None %signature\n%entry = OpLabel'
const end = 'OpReturn\nOpFunctionEnd'

/** A function with a loop; `inside` is the block that branches to the continue target. */
function loop(inside: string, merge = 'OpLoopMerge %out %next None'): string {
  return `${shader}${numbers}${start}
OpBranch %head
%head = OpLabel
${merge}
OpBranchConditional %true %inside %out
%inside = OpLabel
${inside}
%next = OpLabel
OpBranch %head
%out = OpLabel
${end}`
}

function chosen(from: string, capability = 'VariablePointersStorageBuffer'): string {
  return `OpCapability ${capability}
${shader}${numbers}
%pointer = OpTypePointer StorageBuffer %uint
%a = OpVariable %pointer StorageBuffer
%none = OpConstantNull %pointer
${start}
%p = OpFunctionParameter %pointer
%c = OpSelect %pointer %true ${from}`
}

function images(...lines: readonly string[]): string {
  return `OpCapability Kernel
OpCapability ImageBasic
${lines.join('\n')}`
}

/** Keyed by circumstance: modules, or as much of them as its look needs. */
export const examples: Readonly<Record<Circumstance, Example>> = {
  'access-against-attribute': {
    shown: `OpDecorate %p FuncParamAttr NoWrite
${numbers}
%pointer = OpTypePointer Function %uint
%p = OpFunctionParameter %pointer
%q = OpBitcast %pointer %p
OpStore %q %one`,
    near: `OpDecorate %p FuncParamAttr NoWrite
${numbers}
%pointer = OpTypePointer Function %uint
%p = OpFunctionParameter %pointer
%q = OpBitcast %pointer %p
%x = OpLoad %uint %q`,
  },
  'acquire-unequal-to-release': {
    shown: `${numbers}
%acquire = OpConstant %uint 2
%release = OpConstant %uint 4
%x = OpAtomicCompareExchange %uint %p %one %release %acquire %one %two`,
    near: `${numbers}
%acquire = OpConstant %uint 2
%both = OpConstant %uint 8
%x = OpAtomicCompareExchange %uint %p %one %both %acquire %one %two`,
  },
  'arithmetic-decoration-of-extended-instruction': {
    shown: `%set = OpExtInstImport "GLSL.std.450"
OpDecorate %x NoContraction${numbers}
%x = OpExtInst %float %set Sqrt %y`,
    near: `%set = OpExtInstImport "GLSL.std.450"
OpDecorate %y NoContraction${numbers}
%y = OpFAdd %float %z %z
%x = OpExtInst %float %set Sqrt %y`,
  },
  'atomic-counter-semantics': {
    shown: `${shader}${numbers}
%all = OpConstant %uint 3400
OpMemoryBarrier %one %all`,
    near: `${shader}${numbers}
%some = OpConstant %uint 2376
%all = OpConstant %uint 3400
OpMemoryBarrier %one %some`,
  },
  'atomic-on-uniform-parameter': {
    shown: `${numbers}
%pointer = OpTypePointer Uniform %uint
%p = OpFunctionParameter %pointer
%x = OpAtomicLoad %uint %p %one %one`,
    near: `${numbers}
%pointer = OpTypePointer Uniform %uint
%p = OpVariable %pointer Uniform
%x = OpAtomicLoad %uint %p %one %one`,
  },
  'branch-from-unreached-block': {
    shown: loop('OpBranch %next\n%nowhere = OpLabel\nOpBranch %next'),
    near: loop('OpBranch %next\n%nowhere = OpLabel\nOpUnreachable'),
  },
  'built-in-constants': {
    shown: `OpDecorate %one BuiltIn WorkgroupSize
OpDecorate %two BuiltIn WorkgroupSize${numbers}`,
    near: `OpDecorate %one BuiltIn WorkgroupSize${numbers}`,
  },
  'built-in-member-as-a-whole': {
    shown: `${shader}
OpMemberDecorate %block 0 BuiltIn ClipDistance${numbers}
%block = OpTypeStruct %float4
%pointer = OpTypePointer Output %block
%v = OpVariable %pointer Output
%x = OpLoad %block %v`,
    near: `${shader}
OpMemberDecorate %block 0 BuiltIn ClipDistance${numbers}
%block = OpTypeStruct %float4
%pointer = OpTypePointer Output %block
%v = OpVariable %pointer Output`,
  },
  'built-in-structures-in-mesh-shader': {
    shown: `OpEntryPoint MeshEXT %f "main" %a %b
OpMemberDecorate %first 0 BuiltIn Position
OpMemberDecorate %second 0 BuiltIn Layer${numbers}
%first = OpTypeStruct %float4
%second = OpTypeStruct %uint
%pa = OpTypePointer Output %first
%pb = OpTypePointer Output %second
%a = OpVariable %pa Output
%b = OpVariable %pb Output`,
    near: `OpEntryPoint MeshEXT %f "main" %a
OpMemberDecorate %first 0 BuiltIn Position${numbers}
%first = OpTypeStruct %float4
%pa = OpTypePointer Output %first
%a = OpVariable %pa Output`,
  },
  'built-in-twice-in-mesh-shader': {
    shown: `OpEntryPoint MeshEXT %f "main" %a %b
OpDecorate %a BuiltIn Layer
OpDecorate %b BuiltIn Layer${numbers}
%pointer = OpTypePointer Output %uint
%a = OpVariable %pointer Output
%b = OpVariable %pointer Output`,
    near: `OpEntryPoint MeshEXT %f "main" %a %b
OpDecorate %a BuiltIn Layer
OpDecorate %b BuiltIn ViewportIndex${numbers}
%pointer = OpTypePointer Output %uint
%a = OpVariable %pointer Output
%b = OpVariable %pointer Output`,
  },
  'built-in-variable': {
    shown: `OpDecorate %a BuiltIn Layer${numbers}`,
    near: `OpDecorate %a Location 0${numbers}`,
  },
  'capture-in-mesh-shader': {
    shown: `OpEntryPoint MeshEXT %f "main" %a
OpDecorate %a XfbBuffer 0${numbers}
%pointer = OpTypePointer Output %float4
%a = OpVariable %pointer Output`,
    near: `OpEntryPoint Vertex %f "main" %a
OpDecorate %a XfbBuffer 0${numbers}
%pointer = OpTypePointer Output %float4
%a = OpVariable %pointer Output`,
  },
  'capture-of-doubles': {
    shown: `OpDecorate %a XfbStride 12${numbers}
%double = OpTypeFloat 64`,
    near: `OpDecorate %a XfbStride 16${numbers}
%double = OpTypeFloat 64`,
  },
  'capture-without-stride': {
    shown: `OpDecorate %a XfbBuffer 0
OpDecorate %a XfbStride 16
OpDecorate %b XfbBuffer 0`,
    near: `OpDecorate %a XfbBuffer 0
OpDecorate %a XfbStride 16
OpDecorate %b XfbBuffer 1`,
  },
  'chain-on-untyped-parameter': {
    shown: `${numbers}
%array = OpTypeArray %uint %two
%pointer = OpTypeUntypedPointerKHR Uniform
%p = OpFunctionParameter %pointer
%c = OpUntypedAccessChainKHR %pointer %array %p %i`,
    near: `${numbers}
%array = OpTypeArray %uint %two
%pointer = OpTypeUntypedPointerKHR Uniform
%p = OpUntypedVariableKHR %pointer Uniform %array
%c = OpUntypedAccessChainKHR %pointer %array %p %i`,
  },
  'choice-of-unknown-pointers': { shown: chosen('%a %p'), near: chosen('%a %none') },
  'index-of-quad-not-constant': {
    shown: `${numbers}
%i = OpLoad %uint %v
%x = OpGroupNonUniformQuadBroadcast %uint %two %one %i`,
    near: `${numbers}
%x = OpGroupNonUniformQuadBroadcast %uint %two %one %one`,
  },
  'level-in-kernel-not-constant': {
    shown: images(numbers, '%x = OpImageSampleExplicitLod %float4 %i %c Lod %l'),
    near: images(
      numbers,
      '%l = OpConstant %float 0',
      '%x = OpImageSampleExplicitLod %float4 %i %c Lod %l',
    ),
  },
  'level-of-access-in-kernel': {
    shown: `OpCapability ImageMipmap${numbers}
%x = OpImageRead %float4 %i %c Lod %l`,
    near: `OpCapability ImageMipmap${numbers}
%x = OpImageFetch %float4 %i %c Lod %l`,
  },
  'memory-decoration-in-kernel': {
    shown: `${kernel}\nOpDecorate %p Volatile`,
    near: `${shader}\nOpDecorate %p Volatile`,
  },
  'memory-decoration-of-extension': {
    shown: `${shader}
OpDecorate %v NonWritable${numbers}
%pointer = OpTypePointer ShaderRecordBufferKHR %uint
%v = OpVariable %pointer ShaderRecordBufferKHR`,
    near: `${shader}
OpDecorate %v NonWritable${numbers}
%pointer = OpTypePointer StorageBuffer %uint
%v = OpVariable %pointer StorageBuffer`,
  },
  'merge-without-shader': {
    shown: loop('OpBranch %next').replace('Shader', 'Kernel'),
    near: loop('OpBranch %next'),
  },
  'narrow-types-of-extension': {
    shown: 'OpCapability CooperativeMatrixKHR\n%t = OpTypeInt 8 0',
    near: 'OpCapability CooperativeMatrixKHR\nOpCapability Int8\n%t = OpTypeInt 8 0',
  },
  'offsets-of-sparse-gather': {
    shown: `${numbers}\n%x = OpImageSparseGather %r %i %c %one ConstOffsets %o`,
    near: `${numbers}\n%x = OpImageGather %r %i %c %one ConstOffsets %o`,
  },
  'relaxed-without-numbers': {
    shown: `OpDecorate %x RelaxedPrecision${numbers}
%x = OpLogicalAnd %bool %true %true`,
    near: `OpDecorate %x RelaxedPrecision
OpDecorate %i RelaxedPrecision${numbers}
%t = OpTypeImage %float 2D 0 0 0 1 Unknown
%i = OpLoad %t %v
%x = OpIAdd %uint %one %one`,
  },
  'resident-code-from-elsewhere': {
    shown: `${numbers}
%code = OpLoad %uint %v
%x = OpImageSparseTexelsResident %bool %code`,
    near: `${numbers}
%result = OpTypeStruct %uint %float4
%r = OpImageSparseFetch %result %i %c
%code = OpCompositeExtract %uint %r 0
%x = OpImageSparseTexelsResident %bool %code`,
  },
  'signed-integers-beside-shader': {
    shown: 'OpCapability Kernel\nOpCapability Shader\n%t = OpTypeInt 32 1',
    near: 'OpCapability Kernel\nOpCapability Shader\n%t = OpTypeInt 32 0',
  },
  'specialized-aggregate': {
    shown: `${numbers}
%t = OpTypeStruct %uint
%x = OpSpecConstantComposite %t %one`,
    near: `${numbers}
%x = OpSpecConstantComposite %float2 %y %y`,
  },
  'store-to-non-writable': {
    shown: `OpMemberDecorate %block 1 NonWritable${numbers}
%block = OpTypeStruct %uint %uint
%pb = OpTypePointer StorageBuffer %block
%pointer = OpTypePointer StorageBuffer %uint
%v = OpVariable %pb StorageBuffer
%c = OpAccessChain %pointer %v %one
OpStore %c %one`,
    near: `OpMemberDecorate %block 0 NonWritable${numbers}
%block = OpTypeStruct %uint %uint
%pb = OpTypePointer StorageBuffer %block
%pointer = OpTypePointer StorageBuffer %uint
%v = OpVariable %pb StorageBuffer
%c = OpAccessChain %pointer %v %one
OpStore %c %one`,
  },
  'streams-in-doubt': {
    shown: 'OpDecorate %v Stream 1\nOpEmitVertex',
    near: 'OpDecorate %v Stream 0\nOpEmitVertex',
  },
  'structure-return-of-other-type': {
    shown: `OpDecorate %p FuncParamAttr Sret${numbers}
%pointer = OpTypePointer Function %uint
%p = OpFunctionParameter %pointer`,
    near: `OpDecorate %p FuncParamAttr Sret${numbers}
%block = OpTypeStruct %uint
%pointer = OpTypePointer Function %block
%p = OpFunctionParameter %pointer`,
  },
  'switch-target-leaves-loop': {
    shown: loop(
      'OpSelectionMerge %join None\nOpSwitch %one %join 1 %next\n%join = OpLabel\nOpBranch %next',
    ),
    near: loop(
      'OpSelectionMerge %join None\nOpSwitch %one %join 1 %case\n%case = OpLabel\nOpBranch %join\n%join = OpLabel\nOpBranch %next',
    ),
  },
  'untyped-variable-pointer': {
    shown: `OpCapability VariablePointers
${shader}${numbers}
%pointer = OpTypeUntypedPointerKHR StorageBuffer
%x = OpSelect %pointer %true %v %v`,
    near: `${shader}${numbers}
%pointer = OpTypeUntypedPointerKHR StorageBuffer
%x = OpSelect %pointer %true %v %v`,
  },
  'visible-fetch': {
    shown: `${numbers}\n%x = OpImageFetch %float4 %i %c MakeTexelVisible %one`,
    near: `${numbers}\n%x = OpImageRead %float4 %i %c MakeTexelVisible %one`,
  },
}
