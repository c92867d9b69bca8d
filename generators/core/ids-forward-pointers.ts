import { pair } from '../pairs/pair.ts'
import { kernel, type Pieces } from '../pairs/pieces.ts'

/** A list of numbers whose nodes point to the next one. */
const list: Pieces = {
  ...kernel,
  declarations: `OpTypeForwardPointer %link CrossWorkgroup
%node = OpTypeStruct %uint %link
%link = OpTypePointer CrossWorkgroup %node
%number = OpTypePointer CrossWorkgroup %uint
%length = OpConstant %uint 2
%numbers = OpTypeArray %uint %length
%same_node = OpTypeStruct %uint`,
}

const physical: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
  annotations: `OpMemberDecorate %node 0 Offset 0
OpMemberDecorate %node 1 Offset 8
OpDecorate %node Block`,
  declarations: `OpTypeForwardPointer %link PhysicalStorageBuffer
%node = OpTypeStruct %uint %link
%link = OpTypePointer PhysicalStorageBuffer %node`,
}

/** Pairs of the rules on announced pointer types. */
export const pairs = [
  pair(
    'forward-pointer-is-pointer',
    'list',
    'what is announced is a pointer type',
    {
      ...list,
      declarations: `OpTypeForwardPointer %link CrossWorkgroup
%node = OpTypeStruct %uint
%link = OpTypePointer CrossWorkgroup %node
%two = OpConstant %uint 2
%opaque = OpTypeOpaque "opaque"`,
    },
    {
      structure: [['OpTypeForwardPointer %link', 'OpTypeForwardPointer %node']],
      integer: [['OpTypeForwardPointer %link', 'OpTypeForwardPointer %uint']],
      'opaque-type': [['OpTypeForwardPointer %link', 'OpTypeForwardPointer %opaque']],
      constant: [['OpTypeForwardPointer %link', 'OpTypeForwardPointer %two']],
      function: [['OpTypeForwardPointer %link', 'OpTypeForwardPointer %main']],
    },
  ),
  pair(
    'forward-pointer-is-pointer',
    'used-structure',
    'a structure holds the pointer type that is announced',
    list,
    {
      'array-instead': [
        [
          `%link = OpTypePointer CrossWorkgroup %node
%number = OpTypePointer CrossWorkgroup %uint
%length = OpConstant %uint 2
%numbers = OpTypeArray %uint %length`,
          `%number = OpTypePointer CrossWorkgroup %uint
%length = OpConstant %uint 2
%link = OpTypeArray %uint %length`,
        ],
      ],
      'structure-instead': [
        ['%link = OpTypePointer CrossWorkgroup %node', '%link = OpTypeStruct %uint'],
      ],
    },
  ),
  pair(
    'forward-pointer-to-structure',
    'list',
    'the announced pointer type points to a structure',
    list,
    {
      'to-an-integer': [
        [
          '%link = OpTypePointer CrossWorkgroup %node',
          '%link = OpTypePointer CrossWorkgroup %uint',
        ],
      ],
      'to-a-pointer-to-a-structure': [
        [
          '%link = OpTypePointer CrossWorkgroup %node',
          `%inner = OpTypePointer CrossWorkgroup %node
%link = OpTypePointer CrossWorkgroup %inner`,
        ],
      ],
      'to-an-array-of-structures': [
        [
          `%link = OpTypePointer CrossWorkgroup %node
%number = OpTypePointer CrossWorkgroup %uint
%length = OpConstant %uint 2`,
          `%number = OpTypePointer CrossWorkgroup %uint
%length = OpConstant %uint 2
%nodes = OpTypeArray %node %length
%link = OpTypePointer CrossWorkgroup %nodes`,
        ],
      ],
    },
  ),
  pair(
    'forward-pointer-to-structure',
    'not-held-by-anything',
    'a pointer type is announced that no type needs in advance',
    {
      ...kernel,
      declarations: `%node = OpTypeStruct %uint
OpTypeForwardPointer %link CrossWorkgroup
%link = OpTypePointer CrossWorkgroup %node
%opaque = OpTypeOpaque "opaque"`,
    },
    {
      'to-a-vector': [['CrossWorkgroup %node', 'CrossWorkgroup %uint4']],
      'to-an-opaque-type': [
        [
          '%link = OpTypePointer CrossWorkgroup %node\n%opaque = OpTypeOpaque "opaque"',
          '%opaque = OpTypeOpaque "opaque"\n%link = OpTypePointer CrossWorkgroup %opaque',
        ],
      ],
    },
  ),
  pair(
    'forward-pointer-storage-class',
    'list',
    'the pointer type has the storage class it was announced with',
    list,
    {
      'announced-as-function': [['%link CrossWorkgroup\n', '%link Function\n']],
      'announced-as-workgroup': [['%link CrossWorkgroup\n', '%link Workgroup\n']],
      'declared-as-function': [
        ['%link = OpTypePointer CrossWorkgroup', '%link = OpTypePointer Function'],
      ],
    },
  ),
  pair(
    'forward-pointer-storage-class',
    'physical-list',
    'a pointer into PhysicalStorageBuffer is announced as one',
    physical,
    {
      'announced-as-storage-buffer': [['%link PhysicalStorageBuffer', '%link StorageBuffer']],
      'announced-as-uniform': [['%link PhysicalStorageBuffer', '%link Uniform']],
    },
  ),
  pair(
    'forward-pointer-consumer',
    'type-declarations',
    'structures, arrays, pointers and function types take the announced type, values wait',
    {
      ...kernel,
      declarations: `OpTypeForwardPointer %link CrossWorkgroup
%node = OpTypeStruct %uint %link
%linked = OpTypeFunction %void %link
%outer = OpTypePointer CrossWorkgroup %link
%links = OpTypeArray %link %uint_2
%link = OpTypePointer CrossWorkgroup %node
%variable = OpVariable %link CrossWorkgroup
%null = OpConstantNull %link
%nothing = OpUndef %link`,
      entryPoints: 'OpEntryPoint Kernel %main "main" %variable',
    },
    {
      'variable-of-the-type': [
        [
          '%link = OpTypePointer CrossWorkgroup %node\n%variable = OpVariable %link CrossWorkgroup',
          '%variable = OpVariable %link CrossWorkgroup\n%link = OpTypePointer CrossWorkgroup %node',
        ],
      ],
      'null-of-the-type': [
        [
          `%link = OpTypePointer CrossWorkgroup %node
%variable = OpVariable %link CrossWorkgroup
%null = OpConstantNull %link`,
          `%null = OpConstantNull %link
%link = OpTypePointer CrossWorkgroup %node
%variable = OpVariable %link CrossWorkgroup`,
        ],
      ],
      'undefined-value-of-the-type': [
        [
          `%link = OpTypePointer CrossWorkgroup %node
%variable = OpVariable %link CrossWorkgroup
%null = OpConstantNull %link
%nothing = OpUndef %link`,
          `%nothing = OpUndef %link
%link = OpTypePointer CrossWorkgroup %node
%variable = OpVariable %link CrossWorkgroup
%null = OpConstantNull %link`,
        ],
      ],
    },
  ),
]
