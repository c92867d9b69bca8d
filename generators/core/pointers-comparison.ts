import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'

const block = `%block Block, 0 Offset 0, 1 Offset 16
OpDecorate %pointer_StorageBuffer_uint ArrayStride 4
OpDecorate %second_pointer_StorageBuffer_uint ArrayStride 4
OpDecorate %pointer_StorageBuffer_int ArrayStride 4
${bindingOf('variable_StorageBuffer_block')}`

const buffer = {
  capabilities: 'Shader VariablePointers',
  entryPoints: 'GLCompute %main %variable_StorageBuffer_block %variable_Workgroup_uints',
  annotations: block,
  declarations: `%block = OpTypeStruct %stride4_int_array4 %stride4_uint_runtime_array`,
}

const elements = `%first = OpAccessChain %pointer_StorageBuffer_uint %variable_StorageBuffer_block %uint_1 %uint_0
%second = OpAccessChain %pointer_StorageBuffer_uint %variable_StorageBuffer_block %uint_1 %uint_1
%twin = OpAccessChain %second_pointer_StorageBuffer_uint %variable_StorageBuffer_block %uint_1 %uint_1
%signed = OpAccessChain %pointer_StorageBuffer_int %variable_StorageBuffer_block %uint_0 %uint_1
%shared_first = OpAccessChain %pointer_Workgroup_uint %variable_Workgroup_uints %uint_0
%shared_second = OpAccessChain %pointer_Workgroup_uint %variable_Workgroup_uints %uint_1`

const compared = `${elements}
%equal = OpPtrEqual %bool %first %second
%unequal = OpPtrNotEqual %bool %first %second
%shared_equal = OpPtrEqual %bool %shared_first %shared_second
%distance = OpPtrDiff %int %first %second`

const equal = 'OpPtrEqual %bool %first %second'
const unequal = 'OpPtrNotEqual %bool %first %second'

/** Variables of the storage classes that nothing may be compared in. */
const others = {
  ...buffer,
  entryPoints:
    'Fragment %main %variable_StorageBuffer_block %variable_Workgroup_uints %variable_Private_uint %variable_Input_uint_at_0 %variable_Output_uint_at_0 %variable_Uniform_block_uint_bound_1',
  annotations: `${block}
%variable_Input_uint_at_0 Flat`,
  declarations: `${buffer.declarations}`,
}

const physical = {
  ...buffer,
  capabilities: `${buffer.capabilities} PhysicalStorageBufferAddresses Int64`,
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
}

/** Pairs of the rules on comparing and subtracting pointers. */
export const pairs = [
  pairOf`pointer-comparison-operand/elements
pointers to elements are compared and subtracted, not what they point to
${buffer}
body: ${compared}
%one = OpLoad %uint %first
%other = OpLoad %uint %second
%late_equal = OpPtrEqual %bool {%second %first | equal-values: %one %other
  | equal-boolean: %true %first}
%late_unequal = OpPtrNotEqual %bool {%second %first | unequal-values: %one %other
  | unequal-boolean: %true %first}
%late_distance = OpPtrDiff %int {%second %first | difference-of-values: %one %other
  | difference-of-boolean: %true %first}
changed: OpPtrEqual %bool {%first %second | equal-constants: %uint_1 %uint_2}
changed: OpPtrDiff %int {%first %second | difference-of-constants: %uint_1 %uint_2}`,
  pairOf`pointer-comparison-type/elements
pointers of one type are compared, though there is a second type like it
${buffer}
body: ${compared}
changed: OpPtrEqual %bool {%first %second | equal-twin-types: %first %twin
  | equal-other-pointee: %signed %first}
changed: OpPtrNotEqual %bool %first {%second | unequal-other-storage-class: %shared_first}
changed: OpPtrDiff %int {%first | difference-of-twin-types: %twin} {%second
  | difference-of-other-pointees: %signed}`,
  pairOf`pointer-comparison-result/booleans
comparisons result in a single Boolean
${buffer}
body: ${compared}
changed: OpPtrEqual {%bool | equal-number: %uint | equal-vector: %bool2} %first %second
changed: OpPtrNotEqual {%bool | unequal-number: %int | unequal-vector: %bool4} %first %second`,
  pairOf`pointer-difference-result/integers
differences are integers of any sign and width
${buffer}
body: ${compared}
%unsigned = OpPtrDiff %uint %second %first
%wide = OpPtrDiff %long %first %second
%narrow = OpPtrDiff %short %first %second
%in_workgroup = OpPtrDiff %uint %shared_first %shared_second
changed: OpPtrDiff {%int | float: %float | vector: %int2 | boolean: %bool} %first %second`,
  pairOf`pointer-comparison-storage-class/with-workgroup
pointers into StorageBuffer and Workgroup are compared, no others
${others}
body: %in_uniform = OpAccessChain %pointer_Uniform_uint %variable_Uniform_block_uint_bound_1 %uint_0
${compared}
changed: OpPtrEqual %bool {%first %second | equal-private: %variable_Private_uint %variable_Private_uint | equal-function: %variable_Function_uint %variable_Function_uint
  | equal-output: %variable_Output_uint_at_0 %variable_Output_uint_at_0}
changed: OpPtrNotEqual %bool {%first %second | unequal-uniform: %in_uniform %in_uniform
  | unequal-input: %variable_Input_uint_at_0 %variable_Input_uint_at_0}`,
  pairOf`pointer-comparison-storage-class/storage-buffer-only
with the lesser capability pointers into StorageBuffer are compared
${buffer}
capabilities: Shader VariablePointersStorageBuffer
body: ${elements}
%equal = ${equal}
%unequal = ${unequal}
changed: OpPtrEqual %bool {%first %second | equal-workgroup: %shared_first %shared_second}
changed: OpPtrNotEqual %bool {%first %second | unequal-workgroup: %shared_first %shared_second}`,
  pairOf`physical-pointer-not-compared/as-numbers
physical pointers are compared as numbers, others as pointers
${physical}
annotations: ${block}
body: %there = OpConvertUToPtr %stride4_pointer_PhysicalStorageBuffer_uint %ulong_64
%behind = OpPtrAccessChain %stride4_pointer_PhysicalStorageBuffer_uint %there %uint_2
%number = OpConvertPtrToU %ulong %behind
%same_number = OpIEqual %bool %number %ulong_128
${compared}
changed: OpPtrEqual %bool {%first %second | equal: %there %behind}
changed: OpPtrNotEqual %bool {%first %second | unequal: %there %behind}
changed: OpPtrDiff %int {%first %second | difference: %behind %there}`,
  pairOf`physical-pointer-not-compared/parameters
a helper compares its logical pointers and stores through its physical ones
${physical}
declarations: ${buffer.declarations}
%word = OpTypePointer PhysicalStorageBuffer %uint
%takes_pointers = OpTypeFunction %bool %word %word %pointer_StorageBuffer_uint %pointer_StorageBuffer_uint
before: %helper = OpFunction %bool None %takes_pointers
%there = OpFunctionParameter %word
%elsewhere = OpFunctionParameter %word
%one = OpFunctionParameter %pointer_StorageBuffer_uint
%other = OpFunctionParameter %pointer_StorageBuffer_uint
%begin: OpStore %there %uint_1 Aligned 4
OpStore %elsewhere %uint_2 Aligned 4
%result = OpPtrEqual %bool {%one %other | compared: %there %elsewhere}
OpReturnValue %result
OpFunctionEnd`,
  pairOf`physical-addressing-model/pointer-type
the addressing model is that of pointers into physical storage
capabilities: Shader PhysicalStorageBufferAddresses Addresses
memoryModel: OpMemoryModel {PhysicalStorageBuffer64 | logical: Logical | physical-64: Physical64
  | physical-32: Physical32} GLSL450
before: %uint %helper(%pointer_PhysicalStorageBuffer_uint %parameter)
%value = OpLoad %uint %parameter Aligned 4
OpReturnValue %value`,
  pairOf`physical-addressing-model/announced-type
a list node in physical storage points to the next one
memoryModel: OpMemoryModel {PhysicalStorageBuffer64 | logical: Logical} GLSL450
annotations: %structure_uint_and_next Block, 0 Offset 0, 1 Offset 8
declarations: OpTypeForwardPointer %next PhysicalStorageBuffer
%next = OpTypePointer PhysicalStorageBuffer %structure_uint_and_next`,
  pairOf`physical-addressing-model/untyped
untyped pointers into physical storage go with its addressing model too
extensions: OpExtension "SPV_KHR_untyped_pointers"
memoryModel: OpMemoryModel {PhysicalStorageBuffer64 | logical: Logical} GLSL450
declarations: %untyped = OpTypeUntypedPointerKHR PhysicalStorageBuffer`,
]
