import { pair } from '../pairs/pair.ts'

const buffer = {
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %elements ArrayStride 4
OpDecorate %buffer_uint ArrayStride 4
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
OpDecorate %from Location 0
OpDecorate %from Flat`,
  declarations: `%elements = OpTypeRuntimeArray %uint
%block = OpTypeStruct %elements
%to_block = OpTypePointer StorageBuffer %block
%buffer_uint = OpTypePointer StorageBuffer %uint
%shared_uint = OpTypePointer Workgroup %uint
%private_uint = OpTypePointer Private %uint
%function_uint = OpTypePointer Function %uint
%input_uint = OpTypePointer Input %uint
%two = OpTypeArray %uint %uint_2
%shared_two = OpTypePointer Workgroup %two
%holder = OpTypePointer Function %buffer_uint
%buffer = OpVariable %to_block StorageBuffer
%shared = OpVariable %shared_two Workgroup
%shared_number = OpVariable %shared_uint Workgroup
%own = OpVariable %private_uint Private
%from = OpVariable %input_uint Input
%returns_buffer = OpTypeFunction %buffer_uint`,
  entryPoints: 'OpEntryPoint Fragment %main "main" %buffer %shared %shared_number %own %from',
  modes: 'OpExecutionMode %main OriginUpperLeft',
  before: `%gives_buffer = OpFunction %buffer_uint None %returns_buffer
%buffer_begin = OpLabel
%third = OpAccessChain %buffer_uint %buffer %uint_0 %uint_2
OpReturnValue %third
OpFunctionEnd`,
}

const withBuffer = `%local = OpVariable %function_uint Function
%held = OpVariable %holder Function
%first = OpAccessChain %buffer_uint %buffer %uint_0 %uint_0
%second = OpAccessChain %buffer_uint %buffer %uint_0 %uint_1
OpStore %held %first
%loaded = OpLoad %buffer_uint %held
%called = OpFunctionCall %buffer_uint %gives_buffer
%walked = OpPtrAccessChain %buffer_uint %first %uint_1
%selected = OpSelect %buffer_uint %true %loaded %second`

const givesShared = `%gives_shared = OpFunction %shared_uint None %returns_shared
%shared_begin = OpLabel
OpReturnValue %shared_number
OpFunctionEnd`

const givesPrivate = `%gives_private = OpFunction %private_uint None %returns_private
%private_begin = OpLabel
OpReturnValue %own
OpFunctionEnd`

const phi = `OpSelectionMerge %merge None
OpBranchConditional %true %then %merge
%then = OpLabel
OpBranch %merge
%merge = OpLabel
%phi = OpPhi`

/** Stands in the controls where the ways have an instruction that results in a wrong pointer. */
const last = '%last = OpCopyObject %uint %uint_1'

/** Pairs of the rules on where variable pointers point and are kept. */
export const pairs = [
  pair(
    'variable-pointer-storage-class',
    'with-workgroup',
    'variable pointers of all kinds point into StorageBuffer and Workgroup',
    {
      ...buffer,
      capabilities: 'OpCapability Shader\nOpCapability VariablePointers',
      declarations: `${buffer.declarations}
%null = OpConstantNull %buffer_uint
%shared_null = OpConstantNull %shared_uint
%returns_shared = OpTypeFunction %shared_uint`,
      before: `${buffer.before}
${givesShared}`,
      body: `${withBuffer}
%shared_first = OpAccessChain %shared_uint %shared %uint_0
%shared_selected = OpSelect %shared_uint %true %shared_first %shared_number
%shared_walked = OpPtrAccessChain %shared_uint %shared_first %uint_1
%shared_called = OpFunctionCall %shared_uint %gives_shared
${last}
${phi} %shared_uint %shared_selected %entry %shared_called %then`,
    },
    {
      'selected-in-input': [[last, '%last = OpSelect %input_uint %true %from %from']],
      'phi-in-function': [
        ['%phi', '%wrong = OpPhi %function_uint %local %entry %local %then\n%phi'],
      ],
      'called-in-private': [
        [
          '%returns_shared = ',
          '%returns_private = OpTypeFunction %private_uint\n%returns_shared = ',
        ],
        ['%gives_shared = ', `${givesPrivate}\n%gives_shared = `],
        [last, '%last = OpFunctionCall %private_uint %gives_private'],
      ],
      'walked-in-private': [[last, '%last = OpPtrAccessChain %private_uint %own %uint_0']],
      'loaded-in-private': [
        [
          '%shared_null = OpConstantNull',
          '%wrong_holder = OpTypePointer Function %private_uint\n%shared_null = OpConstantNull',
        ],
        [
          '%held = OpVariable',
          '%wrong_held = OpVariable %wrong_holder Function\n%held = OpVariable',
        ],
        [last, '%last = OpLoad %private_uint %wrong_held'],
      ],
      'null-in-private': [
        [
          '%shared_null = OpConstantNull',
          '%private_null = OpConstantNull %private_uint\n%shared_null = OpConstantNull',
        ],
      ],
    },
  ),
  pair(
    'variable-pointer-storage-class',
    'storage-buffer-only',
    'with the lesser capability variable pointers of all kinds point into one storage buffer',
    {
      ...buffer,
      capabilities: 'OpCapability Shader\nOpCapability VariablePointersStorageBuffer',
      declarations: `${buffer.declarations}\n%null = OpConstantNull %buffer_uint`,
      body: `${withBuffer}
%shared_first = OpAccessChain %shared_uint %shared %uint_0
${last}
${phi} %buffer_uint %selected %entry %called %then`,
    },
    {
      'selected-in-workgroup': [
        [last, '%last = OpSelect %shared_uint %true %shared_first %shared_first'],
      ],
      'phi-in-workgroup': [
        ['%phi', '%wrong = OpPhi %shared_uint %shared_first %entry %shared_first %then\n%phi'],
      ],
      'called-in-workgroup': [
        ['%returns_buffer = ', '%returns_shared = OpTypeFunction %shared_uint\n%returns_buffer = '],
        ['%gives_buffer = ', `${givesShared}\n%gives_buffer = `],
        [last, '%last = OpFunctionCall %shared_uint %gives_shared'],
      ],
      'walked-in-workgroup': [
        [last, '%last = OpPtrAccessChain %shared_uint %shared_first %uint_1'],
      ],
      'null-in-workgroup': [
        [
          '%null = OpConstantNull',
          '%shared_null = OpConstantNull %shared_uint\n%null = OpConstantNull',
        ],
      ],
    },
  ),
  pair(
    'variable-pointer-storage-class',
    'beside-physical-pointers',
    'physical pointers are selected whatever variable pointers may point into',
    {
      ...buffer,
      capabilities: `OpCapability Shader
OpCapability Int64
OpCapability VariablePointers
OpCapability PhysicalStorageBufferAddresses`,
      memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
      declarations: `${buffer.declarations}
%word = OpTypePointer PhysicalStorageBuffer %uint
%address = OpConstant %ulong 64`,
      body: `%there = OpConvertUToPtr %word %address
%selected = OpSelect %word %true %there %there`,
    },
    {
      private: [['OpSelect %word %true %there %there', 'OpSelect %private_uint %true %own %own']],
    },
  ),
  ...['Workgroup', 'StorageBuffer', 'CrossWorkgroup'].map((storageClass) =>
    pair(
      'pointer-stored-storage-class',
      `not-${storageClass.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`,
      'helpers store and load pointers through pointers into Function and Private',
      {
        ...buffer,
        capabilities: 'OpCapability Shader\nOpCapability VariablePointers',
        entryPoints: `${buffer.entryPoints} %private_held`,
        declarations: `${buffer.declarations}
%private_holder = OpTypePointer Private %buffer_uint
%private_held = OpVariable %private_holder Private
%wrong_holder = OpTypePointer ${storageClass} %buffer_uint
%takes_holders = OpTypeFunction %void %holder %wrong_holder %buffer_uint`,
        before: `%helper = OpFunction %void None %takes_holders
%parameter = OpFunctionParameter %holder
%elsewhere = OpFunctionParameter %wrong_holder
%content = OpFunctionParameter %buffer_uint
%begin = OpLabel
OpStore %parameter %content
%loaded = OpLoad %buffer_uint %private_held
OpStore %loaded %uint_1
OpReturn
OpFunctionEnd`,
        body: `%held = OpVariable %holder Function
%first = OpAccessChain %buffer_uint %buffer %uint_0 %uint_0
OpStore %held %first
OpStore %private_held %first`,
      },
      {
        stored: [['OpStore %parameter %content', 'OpStore %elsewhere %content']],
        loaded: [['OpLoad %buffer_uint %private_held', 'OpLoad %buffer_uint %elsewhere']],
      },
    ),
  ),
]
