import { pairOf } from '../pairs/pair-of.ts'
import { kernel, physicalStorage, wide } from '../pairs/pieces.ts'

const opaque = `%opaque = OpTypeOpaque "opaque"
%event = OpTypeEvent
%device_event = OpTypeDeviceEvent
%reservation = OpTypeReserveId
%queue = OpTypeQueue
%pipe = OpTypePipe ReadOnly
%sampler = OpTypeSampler
%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
%pointer = OpTypePointer CrossWorkgroup %uint`

/** A kernel with a variable outside functions. */
const global = {
  ...kernel,
  capabilities: `${kernel.capabilities}\nOpCapability GenericPointer\nOpCapability Int64`,
  entryPoints: 'OpEntryPoint Kernel %main "main" %variable',
  declarations: `%array_type = OpTypeArray %uint %uint_2
%pointer = OpTypePointer CrossWorkgroup %array_type
%element = OpTypePointer CrossWorkgroup %uint
%generic = OpTypePointer Generic %array_type
%variable = OpVariable %pointer CrossWorkgroup
%null = OpConstantNull %pointer`,
}

/** Pairs of the rules on nulls, samplers, undefined values and OpSpecConstantOp. */
export const pairs = [
  pairOf`constant-null-type/of-a-kernel
there are nulls of numbers, composites, pointers, events, reservations and queues
${kernel}
capabilities: ${kernel.capabilities}
OpCapability DeviceEnqueue
OpCapability Pipes
OpCapability ImageBasic
declarations: ${opaque}
%boolean = OpConstantNull {%bool | void: %void}
%vector = OpConstantNull {%float2 | function: %signature}
%structure = OpConstantNull {%uint_pair | opaque: %opaque}
%address = OpConstantNull %pointer
%no_event = OpConstantNull {%event | sampler: %sampler}
%no_device_event = OpConstantNull {%device_event | image: %image}
%no_reservation = OpConstantNull {%reservation | pipe: %pipe}
%no_queue = OpConstantNull %queue`,
  pairOf`constant-null-type/of-a-shader
there are nulls of arrays and matrices of floats
declarations: %image = OpTypeImage %float 2D 0 0 0 1 Unknown
%sampled_image = OpTypeSampledImage %image
%sampler = OpTypeSampler
%matrix = OpConstantNull {%float2x3 | image: %image | sampled-image: %sampled_image}
%array = OpConstantNull {%floats | sampler: %sampler | void: %void}`,
  pairOf`constant-null-not-physical/structure-that-holds-a-pointer
a structure may be null though it holds a physical pointer
${physicalStorage}
declarations: %pointer = OpTypePointer PhysicalStorageBuffer %uint
%to_vector = OpTypePointer PhysicalStorageBuffer %float4
%holder = OpTypeStruct %uint %pointer
%null = OpConstantNull {%holder | pointer: %pointer | pointer-to-vector: %to_vector}`,
  pairOf`constant-sampler-type/in-a-kernel
a constant sampler is a sampler
${kernel}
capabilities: ${kernel.capabilities}
OpCapability LiteralSampler
OpCapability ImageBasic
declarations: %sampler_type = OpTypeSampler
%image_type = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
%sampled_type = OpTypeSampledImage %image_type
%sampler = OpConstantSampler {%sampler_type | integer: %uint | image: %image_type
  | sampled-image: %sampled_type} ClampToEdge 1 Nearest`,
  pairOf`constant-sampler-param/zero-and-one
coordinates are normalized or not
${kernel}
capabilities: ${kernel.capabilities}
OpCapability ImageBasic
OpCapability LiteralSampler
declarations: %sampler_type = OpTypeSampler
%not_normalized = OpConstantSampler %sampler_type None {0 | all-ones: 0xFFFFFFFF
  | sign-bit: 0x80000000} Linear
%normalized = OpConstantSampler %sampler_type Repeat {1 | two: 2} Nearest`,
  pairOf`undef-not-void/any-other-type
values of any type may be undefined, in and outside functions
declarations: %image_type = OpTypeImage %float 2D 0 0 0 1 Unknown
%image = OpUndef %image_type
%structure = OpUndef %uint_pair
%number = OpUndef {%uint | outside: %void}
body: %local = OpUndef {%float2x2 | inside: %void}`,
  pairOf`spec-constant-op-opcode/of-a-shader
shaders calculate with integers and Booleans, and quantize
${wide}
declarations: %count = OpSpecConstant %uint 1
%choice = OpSpecConstantTrue %bool
%fraction = OpSpecConstant %float 1
%vector = OpSpecConstantComposite %uint2 %count %count
%choices = OpSpecConstantComposite %bool2 %choice %choice
%fractions = OpSpecConstantComposite %float2 %fraction %fraction
%sum = OpSpecConstantOp %uint {IAdd %count %count | float-to-integer: ConvertFToU %fraction
  | copy: !83 %count | set-bits: !205 %count | bit-reversal: !204 %count}
%either = OpSpecConstantOp %bool {LogicalOr %choice %true | any: !154 %choices
  | float-comparison: !180 %fraction %float_1}
%component = OpSpecConstantOp %uint {CompositeExtract %vector 0
  | dynamic-extraction: !77 %vector %uint_0}
%turned = OpSpecConstantOp %uint2 {VectorShuffle %vector %vector 1 0
  | construction: !80 %count %count}
%longer = OpSpecConstantOp %ulong UConvert %count
%coarse = OpSpecConstantOp %float {QuantizeToF16 %fraction | float-sum: FAdd %fraction %float_1
  | float-negated: FNegate %fraction | integer-to-float: ConvertSToF %count
  | bitcast: Bitcast %count | dot-product: !148 %fractions %fractions}`,
  pairOf`spec-constant-op-opcode/of-a-kernel
kernels also calculate with floats and pointers
${global}
declarations: ${global.declarations}
%count = OpSpecConstant %uint 1
%fraction = OpSpecConstant %float 1
%sum = OpSpecConstantOp {%float FAdd %fraction | quantization: %float QuantizeToF16
  | comparison: %bool !180 %fraction} %fraction
%converted = OpSpecConstantOp {%float ConvertUToF | saturating-conversion: %uint !118} %count
%chain = OpSpecConstantOp %element InBoundsAccessChain %variable %uint_0
%cast = OpSpecConstantOp {%generic PtrCastToGeneric | copy: %pointer !83} %null`,
  pairOf`spec-constant-op-opcode/before-version-1-4 in spv1.3
shaders sign-extend in all versions
${wide}
declarations: %count = OpSpecConstant %uint 1
%longer = OpSpecConstantOp %ulong {SConvert | zero-extension: UConvert} %count`,
  pairOf`spec-constant-op-opcode/kernels-before-version-1-4 in spv1.3
kernels zero-extend in all versions
${kernel}
capabilities: ${kernel.capabilities}
OpCapability Int64
declarations: %count = OpSpecConstant %uint 1
%longer = OpSpecConstantOp {%ulong UConvert | saturating-conversion: %ulong !119
  | copy: %uint !83} %count`,
  pairOf`spec-constant-op-operand/variables-in-a-kernel
a variable is the base of an access chain, elsewhere constants are the operands
${global}
declarations: ${global.declarations}
%other_pointer = OpTypePointer CrossWorkgroup %float
%condition = OpSpecConstantTrue %bool
%chain = OpSpecConstantOp %element AccessChain %variable %uint_0
%in_bounds = OpSpecConstantOp %element InBoundsAccessChain %variable %uint_0
%pointer_chain = OpSpecConstantOp %pointer PtrAccessChain %variable %uint_0
%cast = OpSpecConstantOp %generic PtrCastToGeneric {%null | cast: %variable}
%number = OpSpecConstantOp %ulong ConvertPtrToU {%null | number: %variable}
%bits = OpSpecConstantOp %other_pointer Bitcast {%null | bits: %variable}
%selected = OpSpecConstantOp %pointer Select %condition {%null | first-selected: %variable} {%null
  | second-selected: %variable}`,
]
