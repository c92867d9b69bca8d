import { pairIn } from '../pairs/pair-of.ts'
import { inPhysicalMatrices, matricesIn } from './shared/matrix-pairs.ts'
import { withCapabilities } from './shared/pieces.ts'

const from = 'matrix-access-through-untyped-pointer-comes-from-a-structure'

const only = 'untyped-pointer-to-a-matrix-is-only-loaded-or-stored'

const buffers = ['StorageBuffer', 'Workgroup', 'Uniform', 'PushConstant']

const storage = matricesIn('StorageBuffer')

const inStorage = pairIn(storage)

const group = matricesIn('Workgroup')

const inGroup = pairIn(group)

const variablePointers = withCapabilities(
  storage,
  'VariablePointers',
  'VariablePointersStorageBuffer',
)

const fromPhysical = 'physical-pointer-to-a-matrix-comes-from-a-structure'

const onlyPhysical = 'physical-pointer-to-a-matrix-is-only-loaded-or-stored'

const pointers = `%here = OpConvertUToPtr %physical %a_ulong
%there = OpConvertUToPtr %to_inner %a_ulong`

/** Pairs of the rules on pointers through which memory is accessed as matrices. */
export const pairs = [
  ...buffers.map(
    (storageClass) => pairIn(matricesIn(storageClass))`${from}/${storageClass.toLowerCase()}
matrices, arrays of them and columns in ${storageClass} are loaded through chains from a structure
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
  inStorage`${from}/stores: matrices are stored through chains of chains from a structure
body: %whole = OpUntypedAccessChainKHR %to_buffer %block %buffer %uint_0 %uint_0
%matrix = OpUntypedAccessChainKHR %to_buffer %inner %whole %uint_0
OpStore {%matrix | variable: %buffer} %a_float4x2
%column = OpUntypedAccessChainKHR %to_buffer %float4x2 {%matrix | from-the-variable: %buffer} %uint_1
OpStore %column %a_float4
%element = OpUntypedAccessChainKHR %to_buffer %inner %whole %uint_1 %uint_1
OpStore {%element | array-to-the-variable: %buffer} {%a_float4x2 | array-to-the-variable: %a_matrices}`,
  inGroup`${from}/parameter: a function is called with memory of the group, and reaches the matrices itself
before: %float4x2 %read(%to_buffer %bytes)
%matrix = OpUntypedAccessChainKHR %to_buffer %inner %bytes %uint_0
%loaded = OpLoad %float4x2 {%matrix | parameter: %bytes}
OpReturnValue %loaded
body: %result = OpFunctionCall %float4x2 %read %buffer`,
  inStorage`${only}/uses: pointers to matrices are loaded from, stored to and gone on from
body: %matrix = OpUntypedAccessChainKHR %to_buffer %block %buffer %uint_0 %uint_0 %uint_0
%loaded = OpLoad %float4x2 %matrix
OpStore %matrix %loaded
%column = OpUntypedAccessChainKHR %to_buffer %float4x2 %matrix %uint_1
{| copied: %copy = OpCopyObject %to_buffer %matrix | sized-source: OpCopyMemorySized %buffer %matrix %uint_16
  | sized-target: OpCopyMemorySized %matrix %buffer %uint_16}`,
  pairIn(variablePointers)`${only}/variable-pointers: pointers to matrices are not compared
body: %matrix = OpUntypedAccessChainKHR %to_buffer %block %buffer %uint_0 %uint_0 %uint_0
OpStore %matrix %a_float4x2
{| compared: %use = OpPtrEqual %bool %matrix %buffer | compared-other-way: %use = OpPtrNotEqual %bool %buffer %matrix}`,
  inGroup`${only}/all-matrices: pointers to arrays of matrices are not handed on
before: %void %take(%to_buffer %bytes)
body: %all = OpUntypedInBoundsAccessChainKHR %to_buffer %block %buffer %uint_0 %uint_1 %uint_1
%loaded = OpLoad %matrices %all
{| copied: %copy = OpCopyObject %to_buffer %all | sized-source: OpCopyMemorySized %buffer %all %uint_16}
%called = OpFunctionCall %void %take %buffer`,
  inPhysicalMatrices`${fromPhysical}/untyped: untyped chains reach matrices and their columns through a structure
body: ${pointers}
%matrix = OpUntypedAccessChainKHR %physical {%inner | array: %matrices | base-matrix: %float4x2} %here
  {%uint_0 | base-matrix: %uint_1}
%column = OpUntypedInBoundsAccessChainKHR %physical {%inner | column-of-a-matrix: %float4x2
  | column-of-an-array: %matrices} %here {%uint_0 | column-of-an-array: %uint_1} %uint_1
%all = OpUntypedAccessChainKHR %physical {%inner | whole-array: %matrices | whole-matrix: %float4x2}
  %here {%uint_1 | whole-array: | whole-matrix:}
%other = OpUntypedAccessChainKHR %physical %vectors %here %uint_3
%read = OpLoad %float4 %other Aligned 16`,
  inPhysicalMatrices`${fromPhysical}/chains-of-chains
a chain from a structure is gone on from by chains of every kind
body: ${pointers}
%whole = OpUntypedAccessChainKHR %physical %block %here %uint_0 %uint_0
%matrix = OpUntypedAccessChainKHR %physical %inner %whole %uint_0
%column = OpUntypedAccessChainKHR %physical %float4x2 {%matrix | from-the-beginning: %here} %uint_1
%part = OpUntypedAccessChainKHR %physical %float4 %column %uint_1
%loaded = OpLoad %float %part Aligned 4
OpStore %column %a_float4 Aligned 16`,
  inPhysicalMatrices`${fromPhysical}/typed: typed pointers to matrices come from chains through a structure
body: ${pointers}
%matrix = {OpAccessChain %to_matrix %there %uint_0 | converted: OpConvertUToPtr %to_matrix %a_ulong
  | cast: OpBitcast %to_matrix %there | undefined: OpUndef %to_matrix}
%all = {OpInBoundsAccessChain %to_matrices %there %uint_1
  | converted-array: OpConvertUToPtr %to_matrices %a_ulong | cast-array: OpBitcast %to_matrices %here}
%column = OpAccessChain %to_column %there %uint_0 %uint_1
%loaded = OpLoad %float4x2 %matrix Aligned 16`,
  inPhysicalMatrices`${fromPhysical}/parameter
a function is called with pointers to structures, and reaches the matrices itself
before: %void %work(%physical %bytes, %to_inner %structure)
%matrix = OpUntypedAccessChainKHR %physical {%inner | matrix: %matrices} %bytes %uint_0
%typed = OpUntypedAccessChainKHR %physical {%inner | column-of-a-typed-base: %float4x2} {%structure
  | column-of-a-typed-base: %bytes} %uint_0
%loaded = OpLoad %float4 %typed Aligned 16`,
  inPhysicalMatrices`${onlyPhysical}/untyped: untyped pointers to matrices are loaded from, stored to and gone on from
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
  | column-converted: %copy = OpConvertPtrToU %ulong %column}`,
  inPhysicalMatrices`${onlyPhysical}/typed: typed pointers to matrices are loaded from, stored to and gone on from
body: ${pointers}
%matrix = OpAccessChain %to_matrix %there %uint_0
%same = OpAccessChain %to_matrix %there %uint_0
%loaded = OpLoad %float4x2 %matrix Aligned 16
OpStore %same %loaded Aligned 16
%column = OpAccessChain %to_column %matrix %uint_1
{| converted: %copy = OpConvertPtrToU %ulong %matrix | cast: %copy = OpBitcast %physical %matrix
  | copied-memory: OpCopyMemory %same %matrix Aligned 16 | column-converted: %copy = OpConvertPtrToU %ulong %column}`,
]
