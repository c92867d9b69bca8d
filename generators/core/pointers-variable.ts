import { pairIn, pairOf, piecesOf, tagOf } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf } from '../pairs/pieces.ts'

const buffer = piecesOf`annotations: %pointer_StorageBuffer_uint ArrayStride 4
${bindingOf('buffer')}
%variable_Input_uint_at_0 Flat
declarations: %holder = OpTypePointer Function %pointer_StorageBuffer_uint
%buffer = OpVariable %pointer_StorageBuffer_block_stride4_uint_runtime_array StorageBuffer
%returns_buffer = OpTypeFunction %pointer_StorageBuffer_uint
entryPoints: Fragment %main %buffer %variable_Workgroup_uints %variable_Workgroup_uint %variable_Private_uint %variable_Input_uint_at_0
before: %pointer_StorageBuffer_uint %gives_buffer() as %returns_buffer
%third = OpAccessChain %pointer_StorageBuffer_uint %buffer %uint_0 %uint_2
OpReturnValue %third`

const withBuffer = `%local = OpVariable %pointer_Function_uint Function
%held = OpVariable %holder Function
%first = OpAccessChain %pointer_StorageBuffer_uint %buffer %uint_0 %uint_0
%second = OpAccessChain %pointer_StorageBuffer_uint %buffer %uint_0 %uint_1
OpStore %held %first
%loaded = OpLoad %pointer_StorageBuffer_uint %held
%called = OpFunctionCall %pointer_StorageBuffer_uint %gives_buffer
%walked = OpPtrAccessChain %pointer_StorageBuffer_uint %first %uint_1
%selected = OpSelect %pointer_StorageBuffer_uint %true %loaded %second`

const givesShared = `%gives_shared = OpFunction %pointer_Workgroup_uint None %returns_shared
%shared_begin: OpReturnValue %variable_Workgroup_uint
OpFunctionEnd`

const givesPrivate = `%gives_private = OpFunction %pointer_Private_uint None %returns_private
%private_begin: OpReturnValue %variable_Private_uint
OpFunctionEnd`

const phi = `[%merge] OpBranchConditional %true %then %merge
%then: -> %merge
%merge: %phi = OpPhi`

/** Stands in the controls where the ways have an instruction that results in a wrong pointer. */
const last = '%last = OpCopyObject %uint %uint_1'
const block = 'variable_StorageBuffer_block_uint_and_uint'
const pointer = '%pointer_StorageBuffer_uint'

/** A shader with two buffers, and pointers into both. */
const inBuffers = tagOf`capabilities: Shader VariablePointersStorageBuffer`

const places = `%first = OpAccessChain ${pointer} %${block}_bound_0 %uint_0
%second = OpAccessChain ${pointer} %${block}_bound_0 %uint_1
%elsewhere = OpAccessChain ${pointer} %${block}_bound_1 %uint_1
%copy = OpCopyObject ${pointer} %elsewhere`

/** Pairs of the rules on variable pointers. */
export const pairs = [
  pairIn(buffer)`variable-pointer-storage-class/with-workgroup
variable pointers of all kinds point into StorageBuffer and Workgroup
capabilities: Shader VariablePointers
+declarations: %null = OpConstantNull %pointer_StorageBuffer_uint
{| null-in-private: %private_null = OpConstantNull %pointer_Private_uint}{| loaded-in-private: %wrong_holder = OpTypePointer Function %pointer_Private_uint}
%shared_null = OpConstantNull %pointer_Workgroup_uint
%returns_shared = OpTypeFunction %pointer_Workgroup_uint
+before: ${givesShared}
body: ${withBuffer}
%shared_first = OpAccessChain %pointer_Workgroup_uint %variable_Workgroup_uints %uint_0
%shared_selected = OpSelect %pointer_Workgroup_uint %true %shared_first %variable_Workgroup_uint
%shared_walked = OpPtrAccessChain %pointer_Workgroup_uint %shared_first %uint_1
%shared_called = OpFunctionCall %pointer_Workgroup_uint %gives_shared
${last}
${phi} %pointer_Workgroup_uint %shared_selected %entry %shared_called %then
changed: %last = {OpCopyObject %uint %uint_1 | selected-in-input: OpSelect %pointer_Input_uint %true %variable_Input_uint_at_0 %variable_Input_uint_at_0
  | called-in-private: OpFunctionCall %pointer_Private_uint %gives_private
  | walked-in-private: OpPtrAccessChain %pointer_Private_uint %variable_Private_uint %uint_0
  | loaded-in-private: OpLoad %pointer_Private_uint %wrong_held}
changed: {| phi-in-function: %wrong = OpPhi %pointer_Function_uint %local %entry %local %then}
%phi
changed: {| called-in-private: %returns_private = OpTypeFunction %pointer_Private_uint}
%returns_shared = 
changed: {| called-in-private: ${givesPrivate}}
%gives_shared = 
changed: {| loaded-in-private: %wrong_held = OpVariable %wrong_holder Function}
%held = OpVariable`,
  pairIn(buffer)`variable-pointer-storage-class/storage-buffer-only
with the lesser capability variable pointers of all kinds point into one storage buffer
capabilities: Shader VariablePointersStorageBuffer
+declarations: {| null-in-workgroup: %shared_null = OpConstantNull %pointer_Workgroup_uint}
%null = OpConstantNull %pointer_StorageBuffer_uint
body: ${withBuffer}
%shared_first = OpAccessChain %pointer_Workgroup_uint %variable_Workgroup_uints %uint_0
${last}
${phi} %pointer_StorageBuffer_uint %selected %entry %called %then
changed: %last = {OpCopyObject %uint %uint_1
  | selected-in-workgroup: OpSelect %pointer_Workgroup_uint %true %shared_first %shared_first
  | called-in-workgroup: OpFunctionCall %pointer_Workgroup_uint %gives_shared
  | walked-in-workgroup: OpPtrAccessChain %pointer_Workgroup_uint %shared_first %uint_1}
changed: {| phi-in-workgroup: %wrong = OpPhi %pointer_Workgroup_uint %shared_first %entry %shared_first %then}
%phi
changed: {| called-in-workgroup: %returns_shared = OpTypeFunction %pointer_Workgroup_uint}
%returns_buffer = 
changed: {| called-in-workgroup: ${givesShared}}
%gives_buffer = `,
  pairIn(buffer)`variable-pointer-storage-class/beside-physical-pointers
physical pointers are selected whatever variable pointers may point into
capabilities: Shader Int64 VariablePointers PhysicalStorageBufferAddresses
memoryModel: OpMemoryModel PhysicalStorageBuffer64 GLSL450
body: %there = OpConvertUToPtr %pointer_PhysicalStorageBuffer_uint %ulong_64
%selected = OpSelect {%pointer_PhysicalStorageBuffer_uint %true %there %there | private: %pointer_Private_uint %true %variable_Private_uint %variable_Private_uint}`,
  ...['Workgroup', 'StorageBuffer', 'CrossWorkgroup'].map(
    (storageClass) =>
      pairIn(
        buffer,
      )`pointer-stored-storage-class/not-${storageClass.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}
helpers store and load pointers through pointers into Function and Private
capabilities: Shader VariablePointers
entryPoints: ${buffer.entryPoints} %variable_Private_pointer_StorageBuffer_uint
+declarations: %takes_holders = OpTypeFunction %void %holder %pointer_${storageClass}_pointer_StorageBuffer_uint %pointer_StorageBuffer_uint
before: %void %helper(%holder %parameter) as %takes_holders
%elsewhere = OpFunctionParameter %pointer_${storageClass}_pointer_StorageBuffer_uint
%content = OpFunctionParameter %pointer_StorageBuffer_uint
%begin: OpStore {%parameter | stored: %elsewhere} %content
%loaded = OpLoad %pointer_StorageBuffer_uint {%variable_Private_pointer_StorageBuffer_uint | loaded: %elsewhere}
OpStore %loaded %uint_1
OpReturn
OpFunctionEnd
body: %held = OpVariable %holder Function
%first = OpAccessChain %pointer_StorageBuffer_uint %buffer %uint_0 %uint_0
OpStore %held %first
OpStore %variable_Private_pointer_StorageBuffer_uint %first`,
  ),
  inBuffers`variable-pointer-one-structure/selected: a pointer is chosen from two into one buffer, and from none
body: ${places}
%selected = OpSelect ${pointer} %true %first {%second | other-buffer: %elsewhere | copied: %copy}
%again = OpSelect ${pointer} %false {%selected %first | beside-a-choice: %selected %elsewhere}
%or_none = OpSelect ${pointer} %false %null_pointer_StorageBuffer_uint %elsewhere`,
  inBuffers`variable-pointer-one-structure/merged: a pointer comes from either side of a selection
body: ${places}
[%after] OpBranchConditional %true %then %after
%then: %inner = OpAccessChain ${pointer} {%${block}_bound_0 | other-buffer: %${block}_bound_1} %uint_1
-> %after: %merged = OpPhi ${pointer} %first %entry %inner %then`,
  pairOf`variable-pointer-one-structure/any: a pointer is chosen from two buffers where it may come from any
capabilities: Shader {VariablePointers | storage-buffer: VariablePointersStorageBuffer}
body: ${places}
%selected = OpSelect ${pointer} %true %first %elsewhere`,
  pairOf`variable-pointer-not-to-blocks/storage-buffer: variable pointers point to blocks, not to arrays of them
capabilities: Shader VariablePointers RuntimeDescriptorArray
extensions: OpExtension "SPV_EXT_descriptor_indexing"
annotations: %float2_only Block, 0 Offset 0
${bindingsOf(['buffer', 'buffers', 'unbounded'])}
declarations: %to_block = OpTypePointer StorageBuffer %float2_only
%to_blocks = OpTypePointer StorageBuffer %float2_only_array2
%buffer = OpVariable %to_block StorageBuffer
%buffers = OpVariable %to_blocks StorageBuffer
%unbounded = OpVariable %pointer_StorageBuffer_float2_only_runtime_array StorageBuffer
%gives = OpTypeFunction {%to_block | called: %to_blocks}
before: %given = OpFunction {%to_block | called: %to_blocks} None %gives
%begin: OpReturnValue {%buffer | called: %buffers}
OpFunctionEnd
body: %element = OpAccessChain %to_block %buffers %uint_0
%selected = OpSelect {%to_block %true %element %buffer | selected: %to_blocks %true %buffers %buffers
  | selected-of-unknown-length: %pointer_StorageBuffer_float2_only_runtime_array %true %unbounded %unbounded}
%called = OpFunctionCall {%to_block | called: %to_blocks} %given
[%merge] OpBranchConditional %true %then %merge
%then: -> %merge
%merge: %phi = OpPhi {%to_block %buffer %entry %element %then | phi: %to_blocks %buffers %entry %buffers %then}`,
]
