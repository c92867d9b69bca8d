import { pairOf } from '../pairs/pair-of.ts'
import { kernel, physicalStorage, wide } from '../pairs/pieces.ts'

const opaque = `%opaque = OpTypeOpaque "opaque"
%queue = OpTypeQueue
%pipe = OpTypePipe ReadOnly`

/** A kernel with a variable outside functions. */
const global = {
  ...kernel,
  capabilities: `${kernel.capabilities} GenericPointer Int64`,
  declarations: `%pointer_CrossWorkgroup_uint = OpTypePointer CrossWorkgroup %uints
%element = OpTypePointer CrossWorkgroup %uint`,
}

/** Pairs of the rules on nulls, samplers, undefined values and OpSpecConstantOp. */
export const pairs = [
  pairOf`constant-null-type/of-a-kernel
there are nulls of numbers, composites, pointers, events, reservations and queues
${kernel}
declarations: ${opaque}
%boolean = OpConstantNull {%bool | void: %void}
%vector = OpConstantNull {%float2 | function: %signature}
%structure = OpConstantNull {%uint_pair | opaque: %opaque}
%address = OpConstantNull %pointer_CrossWorkgroup_uint
%no_event = OpConstantNull {%event | sampler: %sampler}
%no_device_event = OpConstantNull {%device_event | image: %image_void_2D_0_0_0_0_Unknown_ReadOnly}
%no_reservation = OpConstantNull {%reserve_id | pipe: %pipe}
%no_queue = OpConstantNull %queue`,
  pairOf`constant-null-type/of-a-shader
there are nulls of arrays and matrices of floats
declarations: %matrix = OpConstantNull {%float2x3 | image: %image_float_2D_0_0_0_1_Unknown | sampled-image: %sampled_image_float_2D_0_0_0_1_Unknown}
%array = OpConstantNull {%floats | sampler: %sampler | void: %void}`,
  pairOf`constant-null-not-physical/structure-that-holds-a-pointer
a structure may be null though it holds a physical pointer
${physicalStorage}
declarations: %holder = OpTypeStruct %uint %pointer_PhysicalStorageBuffer_uint
%null = OpConstantNull {%holder | pointer: %pointer_PhysicalStorageBuffer_uint | pointer-to-vector: %pointer_PhysicalStorageBuffer_float4}`,
  pairOf`constant-sampler-type/in-a-kernel
a constant sampler is a sampler
${kernel}
declarations: %sampler_type = OpTypeSampler
%sampler = OpConstantSampler {%sampler_type | integer: %uint | image: %image_void_2D_0_0_0_0_Unknown_ReadOnly
  | sampled-image: %sampled_image_void_2D_0_0_0_0_Unknown_ReadOnly} ClampToEdge 1 Nearest`,
  pairOf`constant-sampler-param/zero-and-one
coordinates are normalized or not
${kernel}
capabilities: ${kernel.capabilities} ImageBasic LiteralSampler
declarations: %not_normalized = OpConstantSampler %sampler None {0 | all-ones: 0xFFFFFFFF
  | sign-bit: 0x80000000} Linear
%normalized = OpConstantSampler %sampler Repeat {1 | two: 2} Nearest`,
  pairOf`undef-not-void/any-other-type
values of any type may be undefined, in and outside functions
declarations: %image = OpUndef %image_float_2D_0_0_0_1_Unknown
%structure = OpUndef %uint_pair
%number = OpUndef {%uint | outside: %void}
body: %local = OpUndef {%float2x2 | inside: %void}`,
  pairOf`spec-constant-op-opcode/of-a-shader
shaders calculate with integers and Booleans, and quantize
${wide}
declarations: %vector = OpSpecConstantComposite %uint2 %spec_uint %spec_uint
%choices = OpSpecConstantComposite %bool2 %spec_bool %spec_bool
%fractions = OpSpecConstantComposite %float2 %spec_float %spec_float
%sum = OpSpecConstantOp %uint {IAdd %spec_uint %spec_uint | float-to-integer: ConvertFToU %spec_float
  | copy: !83 %spec_uint | set-bits: !205 %spec_uint | bit-reversal: !204 %spec_uint}
%either = OpSpecConstantOp %bool {LogicalOr %spec_bool %true | any: !154 %choices
  | float-comparison: !180 %spec_float %float_1}
%component = OpSpecConstantOp %uint {CompositeExtract %vector 0
  | dynamic-extraction: !77 %vector %uint_0}
%turned = OpSpecConstantOp %uint2 {VectorShuffle %vector %vector 1 0
  | construction: !80 %spec_uint %spec_uint}
%longer = OpSpecConstantOp %ulong UConvert %spec_uint
%coarse = OpSpecConstantOp %float {QuantizeToF16 %spec_float | float-sum: FAdd %spec_float %float_1
  | float-negated: FNegate %spec_float | integer-to-float: ConvertSToF %spec_uint
  | bitcast: Bitcast %spec_uint | dot-product: !148 %fractions %fractions}`,
  pairOf`spec-constant-op-opcode/of-a-kernel
kernels also calculate with floats and pointers
${global}
+declarations: %sum = OpSpecConstantOp {%float FAdd %spec_float | quantization: %float QuantizeToF16
  | comparison: %bool !180 %spec_float} %spec_float
%converted = OpSpecConstantOp {%float ConvertUToF | saturating-conversion: %uint !118} %spec_uint
%chain = OpSpecConstantOp %element InBoundsAccessChain %variable_CrossWorkgroup_uint %uint_0
%cast = OpSpecConstantOp {%pointer_Generic_uints PtrCastToGeneric | copy: %pointer_CrossWorkgroup_uint !83} %null_pointer_CrossWorkgroup_uint`,
  pairOf`spec-constant-op-opcode/before-version-1-4 in spv1.3
shaders sign-extend in all versions
${wide}
declarations: %longer = OpSpecConstantOp %ulong {SConvert | zero-extension: UConvert} %spec_uint`,
  pairOf`spec-constant-op-opcode/kernels-before-version-1-4 in spv1.3
kernels zero-extend in all versions
${kernel}
declarations: %longer = OpSpecConstantOp {%ulong UConvert | saturating-conversion: %ulong !119
  | copy: %uint !83} %spec_uint`,
  pairOf`spec-constant-op-operand/variables-in-a-kernel
a variable is the base of an access chain, elsewhere constants are the operands
${global}
+declarations: %chain = OpSpecConstantOp %element AccessChain %variable_CrossWorkgroup_uint %uint_0
%in_bounds = OpSpecConstantOp %element InBoundsAccessChain %variable_CrossWorkgroup_uint %uint_0
%pointer_chain = OpSpecConstantOp %pointer_CrossWorkgroup_uint PtrAccessChain %variable_CrossWorkgroup_uint %uint_0
%cast = OpSpecConstantOp %pointer_Generic_uints PtrCastToGeneric {%null_pointer_CrossWorkgroup_uint | cast: %variable_CrossWorkgroup_uint}
%number = OpSpecConstantOp %ulong ConvertPtrToU {%null_pointer_CrossWorkgroup_uint | number: %variable_CrossWorkgroup_uint}
%bits = OpSpecConstantOp %pointer_CrossWorkgroup_float Bitcast {%null_pointer_CrossWorkgroup_uint | bits: %variable_CrossWorkgroup_uint}
%selected = OpSpecConstantOp %pointer_CrossWorkgroup_uint Select %spec_bool {%null_pointer_CrossWorkgroup_uint | first-selected: %variable_CrossWorkgroup_uint} {%null_pointer_CrossWorkgroup_uint
  | second-selected: %variable_CrossWorkgroup_uint}`,
]
