import { pairOf, tagIn } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'
import { inCooperativeMatrices, inKernel, inPhysicalStorage, inWide } from '../pairs/tags.ts'

const type = '%cooperative = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_8 %uint_8 %uint_2'

/** A kernel with a variable outside functions. */
const inGlobalVariable = tagIn(kernel)`capabilities: ${kernel.capabilities} GenericPointer Int64
declarations: %pointer_CrossWorkgroup_uint = OpTypePointer CrossWorkgroup %uints
%element = OpTypePointer CrossWorkgroup %uint`

/** Pairs of the rules on constants, cooperative matrices among them, on nulls, samplers, undefined values and OpSpecConstantOp. */
export const pairs = [
  pairOf`constant-boolean-type/all-four: Boolean constants have the Boolean type
declarations: %yes = OpConstantTrue {%bool | integer-true: %uint | vector-true: %bool2}
%no = OpConstantFalse {%bool | integer-false: %int | vector-false: %bool4}
%special_yes = OpSpecConstantTrue {%bool | float-specialized-true: %float}
%special_no = OpSpecConstantFalse {%bool | vector-specialized-false: %bool2}`,
  pairOf`constant-numerical-type/numbers: numerical constants have scalar types of numbers
declarations: %integer = OpConstant {%int 1 | boolean: %bool !1 | vector: %int2 !1}
%fraction = OpConstant {%float 1.5 | matrix: %float2x2 !0 | structure: %float_only !0}
%special_integer = OpSpecConstant {%uint 1 | specialized-boolean: %bool !1}
%special_fraction = OpSpecConstant {%float 1.5 | specialized-vector: %float2 !0}`,
  pairOf`constant-composite-type/composites
composite constants have types of composites, also that of the structure without members
declarations: %empty = OpTypeStruct
%nothing = OpConstantComposite {%empty | integer: %uint | float: %float | boolean: %bool}
%vector = OpConstantComposite %uint2 %uint_1 %uint_1
%special_vector = OpSpecConstantComposite {%uint2 %spec_uint %uint_1 | specialized-integer: %uint
  | specialized-boolean: %bool}`,
  pairOf`constant-constituent-count/one-for-each: each constituent of the type has its constant
declarations: %vector = OpConstantComposite %uint3 %uint_1 %uint_1 {%uint_1 | vector-of-two:
  | vector-of-four: %uint_1 %uint_1}
%matrix = OpConstantComposite %float2x2 %float2_1_0 %float2_1_0 {| matrix-of-three: %float2_1_0}
%array = OpConstantComposite %uints %uint_1 {%uint_2 | array-of-one: | array-of-three: %uint_2 %uint_3}
%structure = OpConstantComposite %uint_pair %uint_1 {%uint_2 | structure-of-one:}
%single = OpConstantComposite %uint_only {%uint_1 | structure-of-none:}
%special_vector = OpSpecConstantComposite %uint3 %spec_uint %uint_1 {%uint_1 | specialized-of-two:}`,
  pairOf`constant-constituent-count/specialized-length
as long as the length is to be specialized, no number of elements is wrong
declarations: %sized = OpTypeArray %uint %spec_uint_2
%array = OpConstantComposite %sized %uint_1 %uint_2 %uint_3
%other = OpConstantComposite %uints %uint_1 %uint_2 {| fixed-length: %uint_3}`,
  inWide`constant-constituent-type/like-the-parts: each constituent has the type of its place
declarations: %ones = OpTypeArray %structure_float_and_uint %uint_2
%first = OpConstantComposite %structure_float_and_uint %float_0 %uint_1
%another = OpConstantComposite %second_structure_float_and_uint %float_0 %uint_1
%vector = OpConstantComposite %uint2 {%uint_1 %uint_2 | signed-component: %uint_1 %int_2
  | vector-components: %uint2_1_1 %uint2_1_1 | boolean-component: %true %uint_1}
%matrix = OpConstantComposite %float2x2 {%float2_1_0 | longer-column: %float3_1_0_0} {%float2_1_0
  | scalar-column: %float_1}
%array = OpConstantComposite %ones %first {%first | twin-element: %another}
%structure = OpConstantComposite %structure_float_and_uint {%float_1 %uint_0 | exchanged: %uint_0 %float_1}`,
  pairOf`constant-constituent-type/specialized-null-and-undefined
also nulls, undefined values and specialization constants have the type of their place
declarations: %plain = OpConstantComposite %uint2 {%null_uint | null-vector: %null_uint2} {%a_uint
  | undefined-float: %a_float}
%special = OpSpecConstantComposite %uint2 {%spec_uint | specialized-signed: %spec_int} {%null_uint
  | specialized-undefined: %a_float}`,
  pairOf`constant-constituent-plain/not-specialized
constituents are constants of all kinds except specialization constants
declarations: %sum = OpSpecConstantOp %uint IAdd %uint_1 %uint_1
%special_vector = OpSpecConstantComposite %uint2 %spec_uint %uint_1
%vector = OpConstantComposite %uint2 {%a_uint | operation: %sum} {%uint_1 | number: %spec_uint}
%booleans = OpConstantComposite %bool2 {%true | boolean: %spec_bool} %false
%array = OpConstantComposite %uint2s %vector {%null_uint2 | composite: %special_vector}`,
  inKernel`constant-constituent-plain/no-variable: a null pointer is a constituent of a constant, a variable is none
declarations: %constant = OpConstantComposite %structure_uint_and_pointer_CrossWorkgroup_uint %uint_1 {%null_pointer_CrossWorkgroup_uint | variable: %variable_CrossWorkgroup_uint}`,
  inKernel`spec-constant-constituent/no-variable
a null pointer is a constituent of a specialization constant, a variable is none
declarations: %constant = OpSpecConstantComposite %structure_uint_and_pointer_CrossWorkgroup_uint %spec_uint {%null_pointer_CrossWorkgroup_uint | variable: %variable_CrossWorkgroup_uint}`,

  inCooperativeMatrices`constant-constituent-count/cooperative-matrices
one constituent is enough for a constant cooperative matrix
declarations: ${type}
%constant = OpConstantComposite %cooperative %float_1`,
  inCooperativeMatrices`constant-constituent-type/cooperative-matrices
a constant cooperative matrix is made of a scalar of its component type
declarations: ${type}
%constant = OpConstantComposite %cooperative %float_1`,
  pairOf`constant-constituent-count/long-vectors: a long vector has a constituent for each component
capabilities: Shader LongVectorEXT
declarations: %constant = OpConstantComposite %uint5 %uint_0 %uint_1 %uint_2 %uint_3 {%uint_4 | one-less:
  | one-more: %uint_4 %uint_8}`,
  inPhysicalStorage`constant-null-not-physical/other-types: there are nulls of numbers where there are physical pointers
declarations: %null = OpConstantNull {%uint2 | pointer: %pointer_PhysicalStorageBuffer_float4}`,
  pairOf`constant-null-not-physical/variable-pointers: there are nulls of variable pointers, which are logical
capabilities: Shader VariablePointers PhysicalStorageBufferAddresses
memoryModel: OpMemoryModel PhysicalStorageBuffer64 GLSL450
declarations: %null = OpConstantNull {%pointer_StorageBuffer_float | physical: %pointer_PhysicalStorageBuffer_float}`,

  pairOf`constant-constituent-type/specialized-composites
a specialized matrix has columns, a specialized array elements, a specialized structure members of its types
declarations: %column = OpSpecConstantComposite %float2 %spec_float %float_1
%longer = OpSpecConstantComposite %float3 %spec_float %float_1 %spec_float
%matrix = OpSpecConstantComposite %float2x2 {%column | column-wider: %null_double2 | column-a-number: %spec_float} {%null_float2
  | column-longer: %longer | column-of-integers: %null_uint2 | column-an-array: %floats_1_1
  | column-the-matrix: %null_float2x2}
%array = OpSpecConstantComposite %floats {%spec_float | element-a-vector: %column} {%float_1 | element-an-integer: %uint_1}
%structure = OpSpecConstantComposite %float2_pair {%column | member-a-number: %spec_float} {%null_float2
  | member-longer: %longer}`,
  pairOf`constant-constituent-count/specialized-composites
specialized composites have as many constituents as their types
declarations: %column = OpSpecConstantComposite %float2 %spec_float %float_1
%matrix = OpSpecConstantComposite %float2x3 %column {%column | matrix-column-less:} %column {| matrix-column-more: %column}
%array = OpSpecConstantComposite %floats {%spec_float | array-element-less:} %float_1 {| array-element-more: %spec_float}
%structure = OpSpecConstantComposite %float2_pair {%column | structure-member-less:} %column {
  | structure-member-more: %column}`,
  inKernel`constant-null-type/of-a-kernel
there are nulls of numbers, composites, pointers, events, reservations and queues
declarations: %opaque = OpTypeOpaque "opaque"
%queue = OpTypeQueue
%pipe = OpTypePipe ReadOnly
%boolean = OpConstantNull {%bool | void: %void}
%vector = OpConstantNull {%float2 | function: %signature}
%structure = OpConstantNull {%uint_pair | opaque: %opaque}
%address = OpConstantNull %pointer_CrossWorkgroup_uint
%no_event = OpConstantNull {%event | sampler: %sampler}
%no_device_event = OpConstantNull {%device_event | image: %image_void_2D_0_0_0_0_Unknown_ReadOnly}
%no_reservation = OpConstantNull {%reserve_id | pipe: %pipe}
%no_queue = OpConstantNull %queue`,
  pairOf`constant-null-type/of-a-shader: there are nulls of arrays and matrices of floats
declarations: %matrix = OpConstantNull {%float2x3 | image: %image_float_2D_0_0_0_1_Unknown | sampled-image: %sampled_image_float_2D_0_0_0_1_Unknown}
%array = OpConstantNull {%floats | sampler: %sampler | void: %void}`,
  inPhysicalStorage`constant-null-not-physical/structure-that-holds-a-pointer
a structure may be null though it holds a physical pointer
declarations: %holder = OpTypeStruct %uint %pointer_PhysicalStorageBuffer_uint
%null = OpConstantNull {%holder | pointer: %pointer_PhysicalStorageBuffer_uint | pointer-to-vector: %pointer_PhysicalStorageBuffer_float4}`,
  inKernel`constant-sampler-type/in-a-kernel: a constant sampler is a sampler
declarations: %sampler_type = OpTypeSampler
%sampler = OpConstantSampler {%sampler_type | integer: %uint | image: %image_void_2D_0_0_0_0_Unknown_ReadOnly
  | sampled-image: %sampled_image_void_2D_0_0_0_0_Unknown_ReadOnly} ClampToEdge 1 Nearest`,
  inKernel`constant-sampler-param/zero-and-one: coordinates are normalized or not
capabilities: ${kernel.capabilities} ImageBasic LiteralSampler
declarations: %not_normalized = OpConstantSampler %sampler None {0 | all-ones: 0xFFFFFFFF | sign-bit: 0x80000000} Linear
%normalized = OpConstantSampler %sampler Repeat {1 | two: 2} Nearest`,
  pairOf`undef-not-void/any-other-type: values of any type may be undefined, in and outside functions
declarations: %image = OpUndef %image_float_2D_0_0_0_1_Unknown
%structure = OpUndef %uint_pair
%number = OpUndef {%uint | outside: %void}
body: %local = OpUndef {%float2x2 | inside: %void}`,
  inWide`spec-constant-op-opcode/of-a-shader: shaders calculate with integers and Booleans, and quantize
declarations: %vector = OpSpecConstantComposite %uint2 %spec_uint %spec_uint
%choices = OpSpecConstantComposite %bool2 %spec_bool %spec_bool
%fractions = OpSpecConstantComposite %float2 %spec_float %spec_float
%sum = OpSpecConstantOp %uint {IAdd %spec_uint %spec_uint | float-to-integer: ConvertFToU %spec_float
  | copy: !83 %spec_uint | set-bits: !205 %spec_uint | bit-reversal: !204 %spec_uint}
%either = OpSpecConstantOp %bool {LogicalOr %spec_bool %true | any: !154 %choices
  | float-comparison: !180 %spec_float %float_1}
%component = OpSpecConstantOp %uint {CompositeExtract %vector 0 | dynamic-extraction: !77 %vector %uint_0}
%turned = OpSpecConstantOp %uint2 {VectorShuffle %vector %vector 1 0 | construction: !80 %spec_uint %spec_uint}
%longer = OpSpecConstantOp %ulong UConvert %spec_uint
%coarse = OpSpecConstantOp %float {QuantizeToF16 %spec_float | float-sum: FAdd %spec_float %float_1
  | float-negated: FNegate %spec_float | integer-to-float: ConvertSToF %spec_uint
  | bitcast: Bitcast %spec_uint | dot-product: !148 %fractions %fractions}`,
  inGlobalVariable`spec-constant-op-opcode/of-a-kernel: kernels also calculate with floats and pointers
+declarations: %sum = OpSpecConstantOp {%float FAdd %spec_float | quantization: %float QuantizeToF16
  | comparison: %bool !180 %spec_float} %spec_float
%converted = OpSpecConstantOp {%float ConvertUToF | saturating-conversion: %uint !118} %spec_uint
%chain = OpSpecConstantOp %element InBoundsAccessChain %variable_CrossWorkgroup_uint %uint_0
%cast = OpSpecConstantOp {%pointer_Generic_uints PtrCastToGeneric | copy: %pointer_CrossWorkgroup_uint !83} %null_pointer_CrossWorkgroup_uint`,
  inWide`spec-constant-op-opcode/before-version-1-4 in spv1.3: shaders sign-extend in all versions
declarations: %longer = OpSpecConstantOp %ulong {SConvert | zero-extension: UConvert} %spec_uint`,
  inKernel`spec-constant-op-opcode/kernels-before-version-1-4 in spv1.3: kernels zero-extend in all versions
declarations: %longer = OpSpecConstantOp {%ulong UConvert | saturating-conversion: %ulong !119
  | copy: %uint !83} %spec_uint`,
  inGlobalVariable`spec-constant-op-operand/variables-in-a-kernel
a variable is the base of an access chain, elsewhere constants are the operands
+declarations: %chain = OpSpecConstantOp %element AccessChain %variable_CrossWorkgroup_uint %uint_0
%in_bounds = OpSpecConstantOp %element InBoundsAccessChain %variable_CrossWorkgroup_uint %uint_0
%pointer_chain = OpSpecConstantOp %pointer_CrossWorkgroup_uint PtrAccessChain %variable_CrossWorkgroup_uint %uint_0
%cast = OpSpecConstantOp %pointer_Generic_uints PtrCastToGeneric {%null_pointer_CrossWorkgroup_uint | cast: %variable_CrossWorkgroup_uint}
%number = OpSpecConstantOp %ulong ConvertPtrToU {%null_pointer_CrossWorkgroup_uint | number: %variable_CrossWorkgroup_uint}
%bits = OpSpecConstantOp %pointer_CrossWorkgroup_float Bitcast {%null_pointer_CrossWorkgroup_uint | bits: %variable_CrossWorkgroup_uint}
%selected = OpSpecConstantOp %pointer_CrossWorkgroup_uint Select %spec_bool {%null_pointer_CrossWorkgroup_uint | first-selected: %variable_CrossWorkgroup_uint} {%null_pointer_CrossWorkgroup_uint
  | second-selected: %variable_CrossWorkgroup_uint}`,
]
