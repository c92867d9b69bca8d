import { pairOf } from '../pairs/pair-of.ts'
import { matricesIn } from './shared/matrices.ts'

const from = 'matrix-access-through-untyped-pointer-comes-from-a-structure'

const only = 'untyped-pointer-to-a-matrix-is-only-loaded-or-stored'

const buffers = ['StorageBuffer', 'Workgroup', 'Uniform', 'PushConstant']

const storage = matricesIn('StorageBuffer')

const group = matricesIn('Workgroup')

const variablePointers = {
  ...storage,
  capabilities: `${storage.capabilities}
OpCapability VariablePointers
OpCapability VariablePointersStorageBuffer`,
}

/** Pairs of the rules on untyped pointers through which memory is accessed as matrices. */
export const pairs = [
  ...buffers.map(
    (storageClass) => pairOf`${from}/${storageClass.toLowerCase()}
matrices, arrays of them and columns in ${storageClass} are loaded through chains from a structure
${matricesIn(storageClass)}
body: %matrix = OpUntypedAccessChainKHR %to_buffer {%block | through-vectors: %vectors} %buffer
  {%uint_0 %uint_0 %uint_0 | through-vectors: %uint_0}
%loaded = OpLoad %float4x2 {%matrix | variable: %buffer}
%all = OpUntypedInBoundsAccessChainKHR %to_buffer {%block | through-all-vectors: %vectors} %buffer
  {%uint_0 %uint_0 %uint_1 | through-all-vectors: %uint_1}
%both = OpLoad %matrices {%all | array-of-the-variable: %buffer}
%column = OpUntypedAccessChainKHR %to_buffer {%block | column-of-a-matrix: %float4x2} %buffer {%uint_0
  %uint_0 %uint_0 %uint_1 | column-of-a-matrix: %uint_1}
%vector = OpLoad %float4 %column`,
  ),
  pairOf`${from}/stores
matrices are stored through chains of chains from a structure
${storage}
body: %whole = OpUntypedAccessChainKHR %to_buffer %block %buffer %uint_0 %uint_0
%matrix = OpUntypedAccessChainKHR %to_buffer %inner %whole %uint_0
OpStore {%matrix | variable: %buffer} %a_float4x2
%column = OpUntypedAccessChainKHR %to_buffer %float4x2 {%matrix | from-the-variable: %buffer} %uint_1
OpStore %column %a_float4
%element = OpUntypedAccessChainKHR %to_buffer %inner %whole %uint_1 %uint_1
OpStore {%element | array-to-the-variable: %buffer} {%a_float4x2 | array-to-the-variable: %a_matrices}`,
  pairOf`${from}/parameter
a function is called with memory of the group, and reaches the matrices itself
${group}
declarations: ${group.declarations}
before: %float4x2 %read(%to_buffer %bytes)
%matrix = OpUntypedAccessChainKHR %to_buffer %inner %bytes %uint_0
%loaded = OpLoad %float4x2 {%matrix | parameter: %bytes}
OpReturnValue %loaded
body: %result = OpFunctionCall %float4x2 %read %buffer`,
  pairOf`${only}/uses
pointers to matrices are loaded from, stored to and gone on from
${storage}
body: %matrix = OpUntypedAccessChainKHR %to_buffer %block %buffer %uint_0 %uint_0 %uint_0
%loaded = OpLoad %float4x2 %matrix
OpStore %matrix %loaded
%column = OpUntypedAccessChainKHR %to_buffer %float4x2 %matrix %uint_1
{| copied: %copy = OpCopyObject %to_buffer %matrix
  | sized-source: OpCopyMemorySized %buffer %matrix %uint_16
  | sized-target: OpCopyMemorySized %matrix %buffer %uint_16}`,
  pairOf`${only}/variable-pointers
pointers to matrices are not compared
${variablePointers}
body: %matrix = OpUntypedAccessChainKHR %to_buffer %block %buffer %uint_0 %uint_0 %uint_0
OpStore %matrix %a_float4x2
{| compared: %use = OpPtrEqual %bool %matrix %buffer
  | compared-other-way: %use = OpPtrNotEqual %bool %buffer %matrix}`,
  pairOf`${only}/all-matrices
pointers to arrays of matrices are not handed on
${group}
declarations: ${group.declarations}
before: %void %take(%to_buffer %bytes)
body: %all = OpUntypedInBoundsAccessChainKHR %to_buffer %block %buffer %uint_0 %uint_1 %uint_1
%loaded = OpLoad %matrices %all
{| copied: %copy = OpCopyObject %to_buffer %all
  | sized-source: OpCopyMemorySized %buffer %all %uint_16}
%called = OpFunctionCall %void %take %buffer`,
]
