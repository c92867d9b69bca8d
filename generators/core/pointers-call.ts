import { pairIn, pairOf, piecesIn, piecesOf, tagIn } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, fragment } from '../pairs/pieces.ts'
import { hyphened } from '../signatures/hyphened.ts'

const ofWords =
  'UniformConstant Function Private Workgroup AtomicCounter CrossWorkgroup Input Output'.split(' ')
const ofBlocks = ['Uniform', 'StorageBuffer', 'PushConstant']

const pointee = (storageClass: string) => (ofBlocks.includes(storageClass) ? 'block_uint' : 'uint')

/** How names of variables end that have a location or a binding. */
const places: Readonly<Record<string, string>> = {
  Input: '_at_0',
  Output: '_at_0',
  AtomicCounter: '_bound_0',
  UniformConstant: '_bound_1',
  Uniform: '_bound_2',
  StorageBuffer: '_bound_3',
}

/** A function for each storage class that takes a pointer into it. */
const inEverywhere = tagIn(fragment)`capabilities: Shader AtomicStorage
annotations: %variable_Input_uint_at_0 Flat
before: ${[...ofWords, ...ofBlocks].map((of) => `%void %with_${of}(%pointer_${of}_${pointee(of)} %${of}_parameter)`).join('\n')}`

/** One of them and a variable that it takes. */
const passed = (storageClass: string) =>
  `%with_${storageClass} %variable_${storageClass}_${pointee(storageClass)}${places[storageClass] ?? ''}`

/** The last call, which may be that of another storage class. */
const lastCall = (others: string) => {
  const ways = others.split(' ').map((other) => `| ${hyphened(other)}: ${passed(other)}`)
  return `%called_last = OpFunctionCall %void {${passed('Private')} ${ways.join(' ')}}`
}

const structures = piecesOf`before: %void %inner(%pointer_Private_uint %inner_parameter)
OpStore %inner_parameter %uint_1
%void %with_private(%pointer_Private_uint %parameter)
%same = OpCopyObject %pointer_Private_uint %parameter
%passed_on = OpFunctionCall %void %inner %parameter
%void %with_shared(%pointer_Workgroup_uint %shared_parameter)
OpStore %shared_parameter %uint_1
%void %with_function(%pointer_Function_uint %function_parameter)
OpStore %function_parameter %uint_1
body: %private_member = OpAccessChain %pointer_Private_uint %variable_Private_uint_pair %uint_1
%shared_member = OpAccessChain %pointer_Workgroup_uint %variable_Workgroup_uint_pair %uint_0
%local_member = OpInBoundsAccessChain %pointer_Function_uint %variable_Function_uint_pair %uint_1
%copy = OpCopyObject %pointer_Function_uint %variable_Function_uint
%call_private = OpFunctionCall %void %with_private %variable_Private_uint
%call_shared = OpFunctionCall %void %with_shared %variable_Workgroup_uint
%call_function = OpFunctionCall %void %with_function %variable_Function_uint`

const block = `%block Block, 0 Offset 0, 1 Offset 16
%pointer_StorageBuffer_uint %second_pointer_StorageBuffer_uint %pointer_StorageBuffer_int ArrayStride 4
${bindingOf('variable_StorageBuffer_block')}`

const buffer = piecesOf`capabilities: Shader VariablePointers
annotations: ${block}
declarations: %block = OpTypeStruct %stride4_int_array4 %stride4_uint_runtime_array`

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

/** Variables of the storage classes that nothing may be compared in. */
const others = piecesIn(buffer)`
entryPoints: Fragment %main %variable_StorageBuffer_block %variable_Workgroup_uints %variable_Private_uint %variable_Input_uint_at_0 %variable_Output_uint_at_0 %variable_Uniform_block_uint_bound_1
annotations: ${block}
%variable_Input_uint_at_0 Flat
declarations: ${buffer.declarations}`

const inPhysical = tagIn(buffer)`memoryModel: OpMemoryModel PhysicalStorageBuffer64 GLSL450`
const inComparing = tagIn(buffer)`body: ${compared}`

/** Pairs of the rules on pointers that are arguments, and on comparisons of pointers. */
export const pairs = [
  inEverywhere`call-pointer-storage-class/without-variable-pointers
arguments point into the five storage classes that they may point into
body: %called_first = OpFunctionCall %void ${passed('UniformConstant')}
%called_second = OpFunctionCall %void ${passed('Function')}
%called_third = OpFunctionCall %void ${passed('Workgroup')}
%called_fourth = OpFunctionCall %void ${passed('AtomicCounter')}
${lastCall('CrossWorkgroup Input Output Uniform StorageBuffer PushConstant')}`,
  inEverywhere`call-pointer-storage-class/with-variable-pointers
with variable pointers arguments may also point into storage buffers
capabilities: Shader AtomicStorage VariablePointers
body: %called_first = OpFunctionCall %void ${passed('StorageBuffer')}
${lastCall('CrossWorkgroup Input Output Uniform PushConstant')}`,
  pairOf`call-pointer-storage-class/from-a-function
a function that is not main passes its parameter on, its storage class apart
entryPoints: Fragment %main %variable_Private_float %variable_Output_float_at_0
before: %void %writes_output(%pointer_Output_float %output)
OpStore %output %float_1
%void %writes_private(%pointer_Private_float %inner)
OpStore %inner %float_1
%void %helper(%pointer_Private_float %parameter)
%called = OpFunctionCall %void {%writes_private %parameter | output: %writes_output %variable_Output_float_at_0}
OpStore %variable_Output_float_at_0 %float_1
body: %outer = OpFunctionCall %void %helper %variable_Private_float`,
  pairIn(structures)`call-pointer-object/without-variable-pointers
arguments are whole variables and parameters
changed: %with_private {%variable_Private_uint | member-in-private: %private_member}
changed: %with_shared {%variable_Workgroup_uint | member-in-workgroup: %shared_member}
changed: %with_function {%variable_Function_uint | member-in-function: %local_member | copy-of-a-variable: %copy}
changed: %inner {%parameter | copy-of-a-parameter: %same}`,
  pairOf`call-pointer-object/opaque-arrays
elements of arrays of images and of samplers are passed, of sampled images the whole array
annotations: ${bindingsOf(['variable_UniformConstant_image_float_2D_0_0_0_1_Unknown_array2', 'samplers', 'textures'])}
declarations: %to_image = OpTypePointer UniformConstant %image_float_2D_0_0_0_1_Unknown
%to_two_samplers = OpTypePointer UniformConstant %sampler_array2
%samplers = OpVariable %to_two_samplers UniformConstant
%textures = OpVariable %pointer_UniformConstant_sampled_image_float_2D_0_0_0_1_Unknown_array2 UniformConstant
before: %void %with_both(%to_image %one_image, %pointer_UniformConstant_sampler %one_sampler)
%void %with_texture(%pointer_UniformConstant_sampled_image_float_2D_0_0_0_1_Unknown %one_texture)
%void %with_textures(%pointer_UniformConstant_sampled_image_float_2D_0_0_0_1_Unknown_array2 %all_textures)
%void %with_images(%pointer_UniformConstant_image_float_2D_0_0_0_1_Unknown_array2 %all_images)
%inner_sampler = OpAccessChain %pointer_UniformConstant_sampler %samplers %uint_0
%inner_image = OpAccessChain %to_image %all_images %uint_1
%inner_call = OpFunctionCall %void %with_both %inner_image %inner_sampler
body: %second_image = OpAccessChain %to_image %variable_UniformConstant_image_float_2D_0_0_0_1_Unknown_array2 %uint_1
%first_sampler = OpAccessChain %pointer_UniformConstant_sampler %samplers %uint_0
%second_texture = OpAccessChain %pointer_UniformConstant_sampled_image_float_2D_0_0_0_1_Unknown %textures %uint_1
%copied_textures = OpCopyObject %pointer_UniformConstant_sampled_image_float_2D_0_0_0_1_Unknown_array2 %textures
%first_call = OpFunctionCall %void %with_both %second_image %first_sampler
%second_call = OpFunctionCall %void %with_images %variable_UniformConstant_image_float_2D_0_0_0_1_Unknown_array2
%third_call = OpFunctionCall %void %with_textures {%textures | copied-array: %copied_textures}`,
  pairIn(structures)`call-pointer-object/with-variable-pointers
with variable pointers members are passed where they are in StorageBuffer or Workgroup
capabilities: Shader VariablePointers
before: %void %with_buffer(%pointer_StorageBuffer_uint %buffer_parameter)
OpStore %buffer_parameter %uint_1
${structures.before}
+body: %buffer_member = OpAccessChain %pointer_StorageBuffer_uint %variable_StorageBuffer_block_uint_bound_0 %uint_0
%call_buffer = OpFunctionCall %void %with_buffer %buffer_member
%call_again = OpFunctionCall %void %with_shared %shared_member
changed: %with_private {%variable_Private_uint | member-in-private: %private_member}
changed: %with_function {%variable_Function_uint | member-in-function: %local_member | copy-of-a-variable: %copy}
changed: %inner {%parameter | copy-of-a-parameter: %same}`,
  pairIn(structures)`call-pointer-object/lesser-capability
members in Workgroup are passed with the lesser capability as well
capabilities: Shader VariablePointersStorageBuffer
+body: %call_again = OpFunctionCall %void %with_shared %shared_member
changed: %with_private {%variable_Private_uint | member-in-private: %private_member}`,
  inComparing`pointer-comparison-operand/elements
pointers to elements are compared and subtracted, not what they point to
+body: %one = OpLoad %uint %first
%other = OpLoad %uint %second
%late_equal = OpPtrEqual %bool {%second %first | equal-values: %one %other | equal-boolean: %true %first}
%late_unequal = OpPtrNotEqual %bool {%second %first | unequal-values: %one %other | unequal-boolean: %true %first}
%late_distance = OpPtrDiff %int {%second %first | difference-of-values: %one %other
  | difference-of-boolean: %true %first}
changed: OpPtrEqual %bool {%first %second | equal-constants: %uint_1 %uint_2}
changed: OpPtrDiff %int {%first %second | difference-of-constants: %uint_1 %uint_2}`,
  inComparing`pointer-comparison-type/elements: pointers of one type are compared, though there is a second type like it
changed: OpPtrEqual %bool {%first %second | equal-twin-types: %first %twin | equal-other-pointee: %signed %first}
changed: OpPtrNotEqual %bool %first {%second | unequal-other-storage-class: %shared_first}
changed: OpPtrDiff %int {%first | difference-of-twin-types: %twin} {%second | difference-of-other-pointees: %signed}`,
  inComparing`pointer-comparison-result/booleans: comparisons result in a single Boolean
changed: OpPtrEqual {%bool | equal-number: %uint | equal-vector: %bool2} %first %second
changed: OpPtrNotEqual {%bool | unequal-number: %int | unequal-vector: %bool4} %first %second`,
  inComparing`pointer-difference-result/integers: differences are integers of any sign and width
+body: %unsigned = OpPtrDiff %uint %second %first
%wide = OpPtrDiff %long %first %second
%narrow = OpPtrDiff %short %first %second
%in_workgroup = OpPtrDiff %uint %shared_first %shared_second
changed: OpPtrDiff {%int | float: %float | vector: %int2 | boolean: %bool} %first %second`,
  pairIn(others)`pointer-comparison-storage-class/with-workgroup
pointers into StorageBuffer and Workgroup are compared, no others
body: %in_uniform = OpAccessChain %pointer_Uniform_uint %variable_Uniform_block_uint_bound_1 %uint_0
${compared}
changed: OpPtrEqual %bool {%first %second | equal-private: %variable_Private_uint %variable_Private_uint | equal-function: %variable_Function_uint %variable_Function_uint
  | equal-output: %variable_Output_uint_at_0 %variable_Output_uint_at_0}
changed: OpPtrNotEqual %bool {%first %second | unequal-uniform: %in_uniform %in_uniform
  | unequal-input: %variable_Input_uint_at_0 %variable_Input_uint_at_0}`,
  pairIn(buffer)`pointer-comparison-storage-class/storage-buffer-only
with the lesser capability pointers into StorageBuffer are compared
capabilities: Shader VariablePointersStorageBuffer
body: ${elements}
%equal = OpPtrEqual %bool {%first %second | equal-workgroup: %shared_first %shared_second}
%unequal = OpPtrNotEqual %bool {%first %second | unequal-workgroup: %shared_first %shared_second}`,
  inPhysical`physical-pointer-not-compared/as-numbers: physical pointers are compared as numbers, others as pointers
body: %there = OpConvertUToPtr %stride4_pointer_PhysicalStorageBuffer_uint %ulong_64
%behind = OpPtrAccessChain %stride4_pointer_PhysicalStorageBuffer_uint %there %uint_2
%number = OpConvertPtrToU %ulong %behind
%same_number = OpIEqual %bool %number %ulong_128
${compared}
changed: OpPtrEqual %bool {%first %second | equal: %there %behind}
changed: OpPtrNotEqual %bool {%first %second | unequal: %there %behind}
changed: OpPtrDiff %int {%first %second | difference: %behind %there}`,
  inPhysical`physical-pointer-not-compared/parameters
a helper compares its logical pointers and stores through its physical ones
declarations: ${buffer.declarations}
%word = OpTypePointer PhysicalStorageBuffer %uint
before: %bool %helper(%word %there, %word %elsewhere, %pointer_StorageBuffer_uint %one, %pointer_StorageBuffer_uint %other)
%begin: OpStore %there %uint_1 Aligned 4
OpStore %elsewhere %uint_2 Aligned 4
%result = OpPtrEqual %bool {%one %other | compared: %there %elsewhere}
OpReturnValue %result`,
  pairOf`physical-addressing-model/pointer-type: the addressing model is that of pointers into physical storage
capabilities: Shader PhysicalStorageBufferAddresses Addresses
memoryModel: OpMemoryModel {PhysicalStorageBuffer64 | logical: Logical | physical-64: Physical64
  | physical-32: Physical32} GLSL450
before: %uint %helper(%pointer_PhysicalStorageBuffer_uint %parameter)
%value = OpLoad %uint %parameter Aligned 4
OpReturnValue %value`,
  pairOf`physical-addressing-model/announced-type: a list node in physical storage points to the next one
memoryModel: OpMemoryModel {PhysicalStorageBuffer64 | logical: Logical} GLSL450
annotations: %structure_uint_and_next Block, 0 Offset 0, 1 Offset 8
declarations: OpTypeForwardPointer %next PhysicalStorageBuffer
%next = OpTypePointer PhysicalStorageBuffer %structure_uint_and_next`,
  pairOf`physical-addressing-model/untyped: untyped pointers into physical storage go with its addressing model too
memoryModel: OpMemoryModel {PhysicalStorageBuffer64 | logical: Logical} GLSL450
declarations: %untyped = OpTypeUntypedPointerKHR PhysicalStorageBuffer`,
]
