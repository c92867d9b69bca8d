import { pairOf } from '../pairs/pair-of.ts'
import { kernel, type Pieces } from '../pairs/pieces.ts'

/** A list of numbers whose nodes point to the next one. */
const list: Pieces = {
  ...kernel,
  declarations: `OpTypeForwardPointer %link CrossWorkgroup
%node = OpTypeStruct %uint %link
%link = OpTypePointer CrossWorkgroup %node
%number = OpTypePointer CrossWorkgroup %uint
%numbers = OpTypeArray %uint %uint_2
%same_node = OpTypeStruct %uint`,
}

const physical: Pieces = {
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
  annotations: `%node 0 Offset 0, 1 Offset 8, Block`,
  declarations: `OpTypeForwardPointer %link {PhysicalStorageBuffer | announced-as-storage-buffer: StorageBuffer
  | announced-as-uniform: Uniform}
%node = OpTypeStruct %uint %link
%link = OpTypePointer PhysicalStorageBuffer %node`,
}

/** Pairs of the rules on announced pointer types. */
export const pairs = [
  pairOf`forward-pointer-is-pointer/list
what is announced is a pointer type
${list}
declarations: OpTypeForwardPointer {%link | structure: %uint_only | integer: %uint | opaque-type: %opaque
  | constant: %uint_2 | function: %main} CrossWorkgroup
%link = OpTypePointer CrossWorkgroup %uint_only
%opaque = OpTypeOpaque "opaque"`,
  pairOf`forward-pointer-is-pointer/used-structure
a structure holds the pointer type that is announced
${list}
changed: {%link = OpTypePointer CrossWorkgroup %node | array-instead:}
%number = OpTypePointer CrossWorkgroup %uint
{%numbers | array-instead: %link} = OpTypeArray %uint %uint_2
changed: %link = {OpTypePointer CrossWorkgroup %node | structure-instead: OpTypeStruct %uint}`,
  pairOf`forward-pointer-to-structure/list
the announced pointer type points to a structure
${list}
changed: {%link = OpTypePointer CrossWorkgroup %node
| to-an-integer: %link = OpTypePointer CrossWorkgroup %uint
| to-a-pointer-to-a-structure:
%inner = OpTypePointer CrossWorkgroup %node
%link = OpTypePointer CrossWorkgroup %inner}
changed: {%link = OpTypePointer CrossWorkgroup %node | to-an-array-of-structures:}
{| to-an-array-of-structures:
%nodes = OpTypeArray %node %uint_2
%link = OpTypePointer CrossWorkgroup %nodes}`,
  pairOf`forward-pointer-to-structure/not-held-by-anything
a pointer type is announced that no type needs in advance
${kernel}
declarations: OpTypeForwardPointer %link CrossWorkgroup
{%link = OpTypePointer CrossWorkgroup %uint_only
  | to-a-vector: %link = OpTypePointer CrossWorkgroup %uint4 | to-an-opaque-type:}
%opaque = OpTypeOpaque "opaque"
{| to-an-opaque-type: %link = OpTypePointer CrossWorkgroup %opaque}`,
  pairOf`forward-pointer-storage-class/list
the pointer type has the storage class it was announced with
${list}
changed: %link = OpTypePointer {CrossWorkgroup | declared-as-function: Function}
changed: %link {CrossWorkgroup | announced-as-function: Function | announced-as-workgroup: Workgroup}`,
  pairOf`forward-pointer-storage-class/physical-list
a pointer into PhysicalStorageBuffer is announced as one
${physical}`,
  pairOf`forward-pointer-consumer/type-declarations
structures, arrays, pointers and function types take the announced type, values wait
${kernel}
declarations: OpTypeForwardPointer %link CrossWorkgroup
%linked = OpTypeFunction %void %link
%outer = OpTypePointer CrossWorkgroup %link
%links = OpTypeArray %link %uint_2
{| null-of-the-type: %null = OpConstantNull %link
  | undefined-value-of-the-type: %nothing = OpUndef %link}
{%link = OpTypePointer CrossWorkgroup %structure_uint_and_link | variable-of-the-type:}
%variable = OpVariable %link CrossWorkgroup
{| variable-of-the-type: %link = OpTypePointer CrossWorkgroup %structure_uint_and_link}
{%null = OpConstantNull %link | null-of-the-type:}
{%nothing = OpUndef %link | undefined-value-of-the-type:}`,
]
