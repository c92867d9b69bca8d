import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { buffersOf, inComparing, inKind, withCapabilities } from './shared/pieces.ts'

const withPointers = `%pointers = OpTypeArray %untyped_pointer_StorageBuffer %uint_3
%structure = OpTypeStruct %uint %untyped_pointer_StorageBuffer
%structure_of_typed = OpTypeStruct %uint %pointer_Workgroup_uint
%structures = OpTypeArray %structure %uint_3
%deep = OpTypeStruct %uint %pointers
%deeper = OpTypeStruct %uint %deep`

/** Types with a logical pointer, as alternatives to one without. */
function holding(before: string, plain: string, name = (type: string) => `%${type}`): string {
  return `{${plain} | ${Object.entries({
    'untyped-pointer': 'untyped_pointer_StorageBuffer',
    'typed-pointer': 'pointer_Function_uint',
    array: 'pointers',
    structure: 'structure',
    'array-of-structures': 'structures',
    'structure-with-a-typed-pointer': 'structure_of_typed',
    'nested-structures': 'deeper',
  })
    .filter(
      ([way]) =>
        !before.startsWith('typed') || (!way.includes('-typed') && way !== 'typed-pointer'),
    )
    .map(([way, type]) => `${before}-${way}: ${name(type)}`)
    .join(' | ')}}`
}

/** Those that an untyped variable may be of: arrays and structures in Workgroup have a layout, which pointers do not. */
function held(storageClass: string): string {
  return storageClass === 'Workgroup'
    ? '{%float2 | holds-untyped-pointer: %untyped_pointer_StorageBuffer | holds-typed-pointer: %pointer_Function_uint}'
    : holding('holds', '%float2')
}

const buffers = buffersOf('%block_uint')
const inVariablePointers = pairIn(withCapabilities(buffers, 'VariablePointers'))
const untypedBuffer = '%untyped_pointer_StorageBuffer'

/** Pointers into a storage class that variable pointers leave out, by ways of making them. */
function variableIn(storageClass: string): string {
  const chain = storageClass === 'Private' ? 'Access' : 'InBoundsAccess'
  const type = `%untyped_pointer_${storageClass}`
  return `{ | select: %chosen = OpSelect ${type} %true %data %data
  | phi: -> %next
  %next:
  %joined = OpPhi ${type} %data %entry
  | call: %given = OpFunctionCall ${type} %give
  | chain-of-null: %of_null = OpUntyped${chain}ChainKHR ${type} %uint %nothing
  | copy-of-null: %copied = OpCopyObject ${type} %nothing}`
}

/** What is loaded beside variable pointers, by the storage class of other pointers. */
const loads = {
  Uniform: '%uint %untyped',
  Private:
    '{%uint | load-of-private: %untyped_pointer_Private | load-of-uniform: %untyped_pointer_Uniform} %data',
}

/** Pairs of the rules on variables with logical pointers, and on variable pointers. */
export const pairs = [
  inKind.shader`variable-allocates-no-logical-pointer/typed: typed variables hold data
interfaces: %data
declarations: ${withPointers}
%data = OpVariable ${holding('typed-one-holds', '%pointer_Private_float2', (type) => `%pointer_Private_${type}`)} Private
body: OpStore %variable_Function_uint %uint_1`,
  ...(['Private', 'Workgroup'] as const).map(
    (storageClass) =>
      inKind.shader`variable-allocates-no-logical-pointer/untyped-${storageClass.toLowerCase()}
untyped variables hold data
interfaces: %data
declarations: ${withPointers}
%data = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} ${held(storageClass)}`,
  ),
  inKind.shader`variable-allocates-no-logical-pointer/function: untyped variables of a function hold data
declarations: ${withPointers}
body: %own = OpUntypedVariableKHR %untyped_pointer_Function Function ${holding('holds', '%uint')}`,
  inKind.physical`variable-allocates-no-logical-pointer/physical-storage-buffer
variables of a shader hold physical pointers
annotations: %variable_Function_untyped_pointer_PhysicalStorageBuffer RestrictPointer
body: %pointer = OpLoad %untyped_pointer_PhysicalStorageBuffer %variable_Function_untyped_pointer_PhysicalStorageBuffer
%own = OpLoad %uint %variable_Function_uint`,
  inKind.kernel`variable-allocates-no-logical-pointer/kernel: variables of a kernel hold physical pointers
declarations: %structure = OpTypeStruct %untyped_pointer_Generic_array3 %pointer_Generic_uint
%global = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %structure
%local = OpVariable %pointer_Workgroup_structure Workgroup`,
  inVariablePointers`variable-with-logical-pointers-is-function-or-private/typed
with variable pointers, variables of Function and Private hold logical pointers
interfaces: %untyped %typed %data
+declarations: %data = OpVariable {%pointer_Workgroup_uint | typed-one-holds-untyped-pointer: %pointer_Workgroup_untyped_pointer_StorageBuffer} Workgroup
body: OpStore %variable_Function_untyped_pointer_StorageBuffer %untyped
%pointer = OpLoad ${untypedBuffer} %variable_Function_untyped_pointer_StorageBuffer`,
  ...(['Workgroup', 'Output'] as const).map(
    (storageClass) =>
      inVariablePointers`variable-with-logical-pointers-is-function-or-private/${storageClass.toLowerCase()}
with variable pointers, untyped variables of Function and Private hold logical pointers
interfaces: %data %untyped_Private_structure %untyped %typed
+declarations: ${withPointers}
%data = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} ${held(storageClass)}
body: %local = OpUntypedVariableKHR %untyped_pointer_Function Function %pointers`,
  ),
  pairOf`variable-with-logical-pointers-is-function-or-private/storage-buffer
with variable pointers, a storage buffer holds data
${withCapabilities(buffers, 'VariablePointersStorageBuffer')}
annotations: %untyped DescriptorSet 0, Binding 0
interfaces: %untyped
declarations: %untyped = OpUntypedVariableKHR ${untypedBuffer} StorageBuffer {%block_uint | holds-untyped-pointer: ${untypedBuffer}
  | holds-typed-pointer: %pointer_StorageBuffer_uint}`,
  ...Object.entries(loads).map(
    ([storageClass, loaded]) =>
      inVariablePointers`variable-pointer-is-into-storage-buffer-or-workgroup/${storageClass.toLowerCase()}
variable pointers are made beside ordinary pointers
interfaces: %untyped %typed %data
+annotations: ${storageClass === 'Uniform' ? 'OpDecorate %data DescriptorSet 0\nOpDecorate %data Binding 2' : ''}
+declarations: %data = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} %block_uint
{ | null: %nothing = OpConstantNull %untyped_pointer_${storageClass}
  | chain-of-null: %nothing = OpConstantNull %untyped_pointer_${storageClass}
  | copy-of-null: %nothing = OpConstantNull %untyped_pointer_${storageClass}}
body: ${variableIn(storageClass)}
%value = OpLoad ${loaded}
%one = OpSelect ${untypedBuffer} %true %untyped %null_untyped_pointer_StorageBuffer
OpStore %variable_Function_untyped_pointer_StorageBuffer %one
%two = OpLoad ${untypedBuffer} %variable_Function_untyped_pointer_StorageBuffer
%three = OpFunctionCall ${untypedBuffer} %pass %two
after: %pass = OpFunction ${untypedBuffer} None %signature_untyped_pointer_StorageBuffer_of_untyped_pointer_StorageBuffer
%parameter = OpFunctionParameter ${untypedBuffer}
%begin: OpReturnValue %parameter
OpFunctionEnd
{ | call: %give = OpFunction %untyped_pointer_${storageClass} None %signature_untyped_pointer_${storageClass}
  %never: OpUnreachable
  OpFunctionEnd}`,
  ),
  pairOf`variable-pointer-is-into-storage-buffer-or-workgroup/function
chains from an element start in a storage buffer
${withCapabilities(buffers, 'VariablePointersStorageBuffer')}
interfaces: %untyped %typed %untyped_Workgroup_uint
+annotations: OpDecorate ${untypedBuffer} ArrayStride 4
body: %own = OpUntypedVariableKHR %untyped_pointer_Function Function %uint_array4
%next = OpUntypedPtrAccessChainKHR {${untypedBuffer} %uint %untyped | ptr-access-chain: %untyped_pointer_Function %uint %own} %uint_1
%one = OpSelect {${untypedBuffer} %true %untyped %untyped
  | select-in-a-workgroup: %untyped_pointer_Workgroup %true %untyped_Workgroup_uint %untyped_Workgroup_uint}`,
  inComparing`variable-pointer-is-into-storage-buffer-or-workgroup/workgroup
memory of a workgroup is selected with the capability that is for it
capabilities: Shader UntypedPointersKHR WorkgroupMemoryExplicitLayoutKHR
{VariablePointers | workgroup-by-the-lesser-capability: VariablePointersStorageBuffer}
body: %one = OpSelect %untyped_pointer_Workgroup %true %untyped %untyped`,
  ...(['OpPtrEqual', 'OpPtrNotEqual'] as const).flatMap((opcode) => {
    const name = opcode === 'OpPtrEqual' ? 'equal' : 'not-equal'
    return [
      inVariablePointers`pointer-comparison-is-of-storage-buffer-or-workgroup/${name}
pointers into storage buffers are compared
interfaces: %untyped %typed %uniform %pushed
+annotations: %uniform DescriptorSet 0, Binding 2
+declarations: %uniform = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform %block_uint
%pushed = OpUntypedVariableKHR %untyped_pointer_PushConstant PushConstant %block_uint
body: %one = ${opcode} %bool {%untyped %untyped | uniform: %uniform %uniform | push-constant: %pushed %pushed}
%two = ${opcode} %bool {%untyped %typed | typed-beside-uniform: %uniform %uniform}`,
      pairOf`pointer-comparison-is-of-storage-buffer-or-workgroup/${name}-elsewhere
pointers into storage buffers are compared beside pointers within a shader
${withCapabilities(buffers, 'VariablePointersStorageBuffer')}
interfaces: %untyped %typed %in %own %local
+declarations: %own = OpUntypedVariableKHR %untyped_pointer_Private Private %uint
%in = OpUntypedVariableKHR %untyped_pointer_Input Input %uint
%local = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %uint
body: %one = ${opcode} %bool {%untyped %untyped | private: %own %own | input: %in %in | workgroup: %local %local}`,
      inComparing`pointer-comparison-is-of-storage-buffer-or-workgroup/${name}-in-a-workgroup
pointers into the memory of a workgroup are compared with the capability that is for it
capabilities: Shader UntypedPointersKHR WorkgroupMemoryExplicitLayoutKHR
{VariablePointers | workgroup-by-the-lesser-capability: VariablePointersStorageBuffer}
body: %one = ${opcode} %bool %untyped %untyped`,
    ]
  }),
]
