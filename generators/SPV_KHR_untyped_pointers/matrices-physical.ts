import { pairOf } from '../pairs/pair-of.ts'
import { physicalMatrices } from './shared/matrices.ts'

const from = 'physical-pointer-to-a-matrix-comes-from-a-structure'

const only = 'physical-pointer-to-a-matrix-is-only-loaded-or-stored'

const pointers = `%here = OpConvertUToPtr %physical %a_ulong
%there = OpConvertUToPtr %to_inner %a_ulong`

/** Pairs of the rules on pointers to matrices in PhysicalStorageBuffer. */
export const pairs = [
  pairOf`${from}/untyped
untyped chains reach matrices and their columns through a structure
${physicalMatrices}
body: ${pointers}
%matrix = OpUntypedAccessChainKHR %physical {%inner | array: %matrices | base-matrix: %float4x2} %here
  {%uint_0 | base-matrix: %uint_1}
%column = OpUntypedInBoundsAccessChainKHR %physical {%inner | column-of-a-matrix: %float4x2
  | column-of-an-array: %matrices} %here {%uint_0 | column-of-an-array: %uint_1} %uint_1
%all = OpUntypedAccessChainKHR %physical {%inner | whole-array: %matrices | whole-matrix: %float4x2}
  %here {%uint_1 | whole-array: | whole-matrix:}
%other = OpUntypedAccessChainKHR %physical %vectors %here %uint_3
%read = OpLoad %float4 %other Aligned 16`,
  pairOf`${from}/chains-of-chains
a chain from a structure is gone on from by chains of every kind
${physicalMatrices}
body: ${pointers}
%whole = OpUntypedAccessChainKHR %physical %block %here %uint_0 %uint_0
%matrix = OpUntypedAccessChainKHR %physical %inner %whole %uint_0
%column = OpUntypedAccessChainKHR %physical %float4x2 {%matrix | from-the-beginning: %here} %uint_1
%part = OpUntypedAccessChainKHR %physical %float4 %column %uint_1
%loaded = OpLoad %float %part Aligned 4
OpStore %column %a_float4 Aligned 16`,
  pairOf`${from}/typed
typed pointers to matrices come from chains through a structure
${physicalMatrices}
body: ${pointers}
%matrix = {OpAccessChain %to_matrix %there %uint_0 | converted: OpConvertUToPtr %to_matrix %a_ulong
  | cast: OpBitcast %to_matrix %there | undefined: OpUndef %to_matrix}
%all = {OpInBoundsAccessChain %to_matrices %there %uint_1
  | converted-array: OpConvertUToPtr %to_matrices %a_ulong | cast-array: OpBitcast %to_matrices %here}
%column = OpAccessChain %to_column %there %uint_0 %uint_1
%loaded = OpLoad %float4x2 %matrix Aligned 16`,
  pairOf`${from}/parameter
a function is called with pointers to structures, and reaches the matrices itself
${physicalMatrices}
declarations: ${physicalMatrices.declarations}
before: %void %work(%physical %bytes, %to_inner %structure)
%matrix = OpUntypedAccessChainKHR %physical {%inner | matrix: %matrices} %bytes %uint_0
%typed = OpUntypedAccessChainKHR %physical {%inner | column-of-a-typed-base: %float4x2} {%structure
  | column-of-a-typed-base: %bytes} %uint_0
%loaded = OpLoad %float4 %typed Aligned 16`,
  pairOf`${only}/untyped
untyped pointers to matrices are loaded from, stored to and gone on from
${physicalMatrices}
body: ${pointers}
%matrix = OpUntypedAccessChainKHR %physical %inner %here %uint_0
%loaded = OpLoad %float4x2 %matrix Aligned 16
OpStore %matrix %loaded Aligned 16
%column = OpUntypedAccessChainKHR %physical %float4x2 %matrix %uint_1
{| copied: %copy = OpCopyObject %physical %matrix | converted: %copy = OpConvertPtrToU %ulong %matrix
  | cast: %copy = OpBitcast %untyped_pointer_PhysicalStorageBuffer %matrix
  | chosen: %copy = OpSelect %physical %true %matrix %here
  | column-chosen: %copy = OpSelect %physical %true %column %here
  | sized-copy: OpCopyMemorySized %here %matrix %uint_16 Aligned 16
  | column-converted: %copy = OpConvertPtrToU %ulong %column}
declarations: ${physicalMatrices.declarations}`,
  pairOf`${only}/typed
typed pointers to matrices are loaded from, stored to and gone on from
${physicalMatrices}
body: ${pointers}
%matrix = OpAccessChain %to_matrix %there %uint_0
%same = OpAccessChain %to_matrix %there %uint_0
%loaded = OpLoad %float4x2 %matrix Aligned 16
OpStore %same %loaded Aligned 16
%column = OpAccessChain %to_column %matrix %uint_1
{| converted: %copy = OpConvertPtrToU %ulong %matrix
  | cast: %copy = OpBitcast %physical %matrix
  | copied-memory: OpCopyMemory %same %matrix Aligned 16
  | column-converted: %copy = OpConvertPtrToU %ulong %column}`,
]
