import { linePair } from '../pairs/line-pair.ts'
import { kernel, wide } from '../pairs/pieces.ts'

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
  linePair(
    'constant-null-type',
    'of-a-kernel',
    'there are nulls of numbers, composites, pointers, events, reservations and queues',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}
OpCapability DeviceEnqueue
OpCapability Pipes
OpCapability ImageBasic`,
      declarations: `${opaque}
%boolean = OpConstantNull %bool
%vector = OpConstantNull %float2
%structure = OpConstantNull %uint_pair
%address = OpConstantNull %pointer
%no_event = OpConstantNull %event
%no_device_event = OpConstantNull %device_event
%no_reservation = OpConstantNull %reservation
%no_queue = OpConstantNull %queue`,
    },
    {
      void: '%boolean = OpConstantNull %void',
      function: '%vector = OpConstantNull %signature',
      opaque: '%structure = OpConstantNull %opaque',
      sampler: '%no_event = OpConstantNull %sampler',
      image: '%no_device_event = OpConstantNull %image',
      pipe: '%no_reservation = OpConstantNull %pipe',
    },
  ),
  linePair(
    'constant-null-type',
    'of-a-shader',
    'there are nulls of arrays and matrices of floats',
    {
      declarations: `%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%sampled_image = OpTypeSampledImage %image
%sampler = OpTypeSampler
%matrix = OpConstantNull %float2x3
%array = OpConstantNull %floats`,
    },
    {
      image: '%matrix = OpConstantNull %image',
      'sampled-image': '%matrix = OpConstantNull %sampled_image',
      sampler: '%array = OpConstantNull %sampler',
      void: '%array = OpConstantNull %void',
    },
  ),
  linePair(
    'constant-null-not-physical',
    'structure-that-holds-a-pointer',
    'a structure may be null though it holds a physical pointer',
    {
      capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
      memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
      declarations: `%pointer = OpTypePointer PhysicalStorageBuffer %uint
%to_vector = OpTypePointer PhysicalStorageBuffer %float4
%holder = OpTypeStruct %uint %pointer
%null = OpConstantNull %holder`,
    },
    {
      pointer: '%null = OpConstantNull %pointer',
      'pointer-to-vector': '%null = OpConstantNull %to_vector',
    },
  ),
  linePair(
    'constant-sampler-type',
    'in-a-kernel',
    'a constant sampler is a sampler',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}
OpCapability LiteralSampler
OpCapability ImageBasic`,
      declarations: `%sampler_type = OpTypeSampler
%image_type = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
%sampled_type = OpTypeSampledImage %image_type
%sampler = OpConstantSampler %sampler_type ClampToEdge 1 Nearest`,
    },
    {
      integer: '%sampler = OpConstantSampler %uint ClampToEdge 1 Nearest',
      image: '%sampler = OpConstantSampler %image_type ClampToEdge 1 Nearest',
      'sampled-image': '%sampler = OpConstantSampler %sampled_type ClampToEdge 1 Nearest',
    },
  ),
  linePair(
    'constant-sampler-param',
    'zero-and-one',
    'coordinates are normalized or not',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}\nOpCapability LiteralSampler`,
      declarations: `%sampler_type = OpTypeSampler
%not_normalized = OpConstantSampler %sampler_type None 0 Linear
%normalized = OpConstantSampler %sampler_type Repeat 1 Nearest`,
    },
    {
      two: '%normalized = OpConstantSampler %sampler_type Repeat 2 Nearest',
      'all-ones': '%not_normalized = OpConstantSampler %sampler_type None 0xFFFFFFFF Linear',
      'sign-bit': '%not_normalized = OpConstantSampler %sampler_type None 0x80000000 Linear',
    },
  ),
  linePair(
    'undef-not-void',
    'any-other-type',
    'values of any type may be undefined, in and outside functions',
    {
      declarations: `%image_type = OpTypeImage %float 2D 0 0 0 1 Unknown
%image = OpUndef %image_type
%structure = OpUndef %uint_pair
%number = OpUndef %uint`,
      body: '%local = OpUndef %float2x2',
    },
    {
      outside: '%number = OpUndef %void',
      inside: '%local = OpUndef %void',
    },
  ),
  linePair(
    'spec-constant-op-opcode',
    'of-a-shader',
    'shaders calculate with integers and Booleans, and quantize',
    {
      ...wide,
      declarations: `%count = OpSpecConstant %uint 1
%choice = OpSpecConstantTrue %bool
%fraction = OpSpecConstant %float 1
%vector = OpSpecConstantComposite %uint2 %count %count
%choices = OpSpecConstantComposite %bool2 %choice %choice
%fractions = OpSpecConstantComposite %float2 %fraction %fraction
%sum = OpSpecConstantOp %uint IAdd %count %count
%either = OpSpecConstantOp %bool LogicalOr %choice %true
%component = OpSpecConstantOp %uint CompositeExtract %vector 0
%turned = OpSpecConstantOp %uint2 VectorShuffle %vector %vector 1 0
%longer = OpSpecConstantOp %ulong UConvert %count
%coarse = OpSpecConstantOp %float QuantizeToF16 %fraction`,
    },
    {
      'float-sum': '%coarse = OpSpecConstantOp %float FAdd %fraction %float_1',
      'float-negated': '%coarse = OpSpecConstantOp %float FNegate %fraction',
      'float-to-integer': '%sum = OpSpecConstantOp %uint ConvertFToU %fraction',
      'integer-to-float': '%coarse = OpSpecConstantOp %float ConvertSToF %count',
      bitcast: '%coarse = OpSpecConstantOp %float Bitcast %count',
      // The assembly syntax names only what may be executed: these are opcodes as numbers.
      construction: '%turned = OpSpecConstantOp %uint2 !80 %count %count',
      copy: '%sum = OpSpecConstantOp %uint !83 %count',
      'dynamic-extraction': '%component = OpSpecConstantOp %uint !77 %vector %uint_0',
      'set-bits': '%sum = OpSpecConstantOp %uint !205 %count',
      'bit-reversal': '%sum = OpSpecConstantOp %uint !204 %count',
      any: '%either = OpSpecConstantOp %bool !154 %choices',
      'float-comparison': '%either = OpSpecConstantOp %bool !180 %fraction %float_1',
      'dot-product': '%coarse = OpSpecConstantOp %float !148 %fractions %fractions',
    },
  ),
  linePair(
    'spec-constant-op-opcode',
    'of-a-kernel',
    'kernels also calculate with floats and pointers',
    {
      ...global,
      declarations: `${global.declarations}
%count = OpSpecConstant %uint 1
%fraction = OpSpecConstant %float 1
%sum = OpSpecConstantOp %float FAdd %fraction %fraction
%converted = OpSpecConstantOp %float ConvertUToF %count
%chain = OpSpecConstantOp %element InBoundsAccessChain %variable %uint_0
%cast = OpSpecConstantOp %generic PtrCastToGeneric %null`,
    },
    {
      quantization: '%sum = OpSpecConstantOp %float QuantizeToF16 %fraction',
      comparison: '%sum = OpSpecConstantOp %bool !180 %fraction %fraction',
      'saturating-conversion': '%converted = OpSpecConstantOp %uint !118 %count',
      copy: '%cast = OpSpecConstantOp %pointer !83 %null',
    },
  ),
  linePair(
    'spec-constant-op-opcode',
    'before-version-1-4',
    'shaders sign-extend in all versions',
    {
      ...wide,
      declarations: `%count = OpSpecConstant %uint 1
%longer = OpSpecConstantOp %ulong SConvert %count`,
    },
    { 'zero-extension': '%longer = OpSpecConstantOp %ulong UConvert %count' },
    { environments: ['spv1.3'] },
  ),
  linePair(
    'spec-constant-op-opcode',
    'kernels-before-version-1-4',
    'kernels zero-extend in all versions',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}\nOpCapability Int64`,
      declarations: `%count = OpSpecConstant %uint 1
%longer = OpSpecConstantOp %ulong UConvert %count`,
    },
    {
      'saturating-conversion': '%longer = OpSpecConstantOp %ulong !119 %count',
      copy: '%longer = OpSpecConstantOp %uint !83 %count',
    },
    { environments: ['spv1.3'] },
  ),
  linePair(
    'spec-constant-op-operand',
    'variables-in-a-kernel',
    'a variable is the base of an access chain, elsewhere constants are the operands',
    {
      ...global,
      declarations: `${global.declarations}
%other_pointer = OpTypePointer CrossWorkgroup %float
%condition = OpSpecConstantTrue %bool
%chain = OpSpecConstantOp %element AccessChain %variable %uint_0
%in_bounds = OpSpecConstantOp %element InBoundsAccessChain %variable %uint_0
%pointer_chain = OpSpecConstantOp %pointer PtrAccessChain %variable %uint_0
%cast = OpSpecConstantOp %generic PtrCastToGeneric %null
%number = OpSpecConstantOp %ulong ConvertPtrToU %null
%bits = OpSpecConstantOp %other_pointer Bitcast %null
%selected = OpSpecConstantOp %pointer Select %condition %null %null`,
    },
    {
      cast: '%cast = OpSpecConstantOp %generic PtrCastToGeneric %variable',
      number: '%number = OpSpecConstantOp %ulong ConvertPtrToU %variable',
      bits: '%bits = OpSpecConstantOp %other_pointer Bitcast %variable',
      'first-selected': '%selected = OpSpecConstantOp %pointer Select %condition %variable %null',
      'second-selected': '%selected = OpSpecConstantOp %pointer Select %condition %null %variable',
    },
  ),
]
