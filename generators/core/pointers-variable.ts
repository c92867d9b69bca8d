import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'

const buffer = {
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %elements ArrayStride 4
OpDecorate %buffer_uint ArrayStride 4
${bindingOf('buffer')}
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
  pairOf`variable-pointer-storage-class/with-workgroup
variable pointers of all kinds point into StorageBuffer and Workgroup
${buffer}
capabilities: OpCapability Shader
OpCapability VariablePointers
declarations: ${buffer.declarations}
%null = OpConstantNull %buffer_uint
{| null-in-private: %private_null = OpConstantNull %private_uint}
%shared_null = OpConstantNull %shared_uint
%returns_shared = OpTypeFunction %shared_uint
before: ${buffer.before}
${givesShared}
body: ${withBuffer}
%shared_first = OpAccessChain %shared_uint %shared %uint_0
%shared_selected = OpSelect %shared_uint %true %shared_first %shared_number
%shared_walked = OpPtrAccessChain %shared_uint %shared_first %uint_1
%shared_called = OpFunctionCall %shared_uint %gives_shared
${last}
${phi} %shared_uint %shared_selected %entry %shared_called %then
changed: %last = {OpCopyObject %uint %uint_1 | selected-in-input: OpSelect %input_uint %true %from %from
  | called-in-private: OpFunctionCall %private_uint %gives_private
  | walked-in-private: OpPtrAccessChain %private_uint %own %uint_0
  | loaded-in-private: OpLoad %private_uint %wrong_held}
changed: {| phi-in-function: %wrong = OpPhi %function_uint %local %entry %local %then}
%phi
changed: {| called-in-private: %returns_private = OpTypeFunction %private_uint}
%returns_shared = 
changed: {| called-in-private: ${givesPrivate}}
%gives_shared = 
changed: {| loaded-in-private: %wrong_holder = OpTypePointer Function %private_uint}
%shared_null = OpConstantNull
changed: {| loaded-in-private: %wrong_held = OpVariable %wrong_holder Function}
%held = OpVariable`,
  pairOf`variable-pointer-storage-class/storage-buffer-only
with the lesser capability variable pointers of all kinds point into one storage buffer
${buffer}
capabilities: OpCapability Shader
OpCapability VariablePointersStorageBuffer
declarations: ${buffer.declarations}
{| null-in-workgroup: %shared_null = OpConstantNull %shared_uint}
%null = OpConstantNull %buffer_uint
body: ${withBuffer}
%shared_first = OpAccessChain %shared_uint %shared %uint_0
${last}
${phi} %buffer_uint %selected %entry %called %then
changed: %last = {OpCopyObject %uint %uint_1
  | selected-in-workgroup: OpSelect %shared_uint %true %shared_first %shared_first
  | called-in-workgroup: OpFunctionCall %shared_uint %gives_shared
  | walked-in-workgroup: OpPtrAccessChain %shared_uint %shared_first %uint_1}
changed: {| phi-in-workgroup: %wrong = OpPhi %shared_uint %shared_first %entry %shared_first %then}
%phi
changed: {| called-in-workgroup: %returns_shared = OpTypeFunction %shared_uint}
%returns_buffer = 
changed: {| called-in-workgroup: ${givesShared}}
%gives_buffer = `,
  pairOf`variable-pointer-storage-class/beside-physical-pointers
physical pointers are selected whatever variable pointers may point into
${buffer}
capabilities: OpCapability Shader
OpCapability Int64
OpCapability VariablePointers
OpCapability PhysicalStorageBufferAddresses
memoryModel: OpMemoryModel PhysicalStorageBuffer64 GLSL450
declarations: ${buffer.declarations}
%word = OpTypePointer PhysicalStorageBuffer %uint
%address = OpConstant %ulong 64
body: %there = OpConvertUToPtr %word %address
%selected = OpSelect {%word %true %there %there | private: %private_uint %true %own %own}`,
  ...['Workgroup', 'StorageBuffer', 'CrossWorkgroup'].map(
    (storageClass) =>
      pairOf`pointer-stored-storage-class/not-${storageClass.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}
helpers store and load pointers through pointers into Function and Private
${buffer}
capabilities: OpCapability Shader
OpCapability VariablePointers
entryPoints: ${buffer.entryPoints} %private_held
declarations: ${buffer.declarations}
%private_holder = OpTypePointer Private %buffer_uint
%private_held = OpVariable %private_holder Private
%wrong_holder = OpTypePointer ${storageClass} %buffer_uint
%takes_holders = OpTypeFunction %void %holder %wrong_holder %buffer_uint
before: %helper = OpFunction %void None %takes_holders
%parameter = OpFunctionParameter %holder
%elsewhere = OpFunctionParameter %wrong_holder
%content = OpFunctionParameter %buffer_uint
%begin = OpLabel
OpStore {%parameter | stored: %elsewhere} %content
%loaded = OpLoad %buffer_uint {%private_held | loaded: %elsewhere}
OpStore %loaded %uint_1
OpReturn
OpFunctionEnd
body: %held = OpVariable %holder Function
%first = OpAccessChain %buffer_uint %buffer %uint_0 %uint_0
OpStore %held %first
OpStore %private_held %first`,
  ),
]
