import { linePair } from '../pairs/line-pair.ts'
import { fragment, kernel, wide } from '../pairs/pieces.ts'

const derivatives = {
  ...fragment,
  capabilities: `OpCapability Shader
OpCapability DerivativeControl
OpCapability Float16
OpCapability Float64`,
}

const events = {
  capabilities: `${kernel.capabilities}
OpCapability DeviceEnqueue
OpCapability Pipes`,
  declarations: `%event = OpTypeEvent
%device_event = OpTypeDeviceEvent
%reservation = OpTypeReserveId
%queue = OpTypeQueue`,
}

const buffer = {
  capabilities: 'OpCapability Shader\nOpCapability VariablePointers',
  extensions: 'OpExtension "SPV_KHR_storage_buffer_storage_class"',
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 4
OpMemberDecorate %block 2 Offset 8
OpDecorate %variable DescriptorSet 0
OpDecorate %variable Binding 0`,
  declarations: `%block = OpTypeStruct %uint %uint %int
%to_block = OpTypePointer StorageBuffer %block
%to_uint = OpTypePointer StorageBuffer %uint
%to_int = OpTypePointer StorageBuffer %int
%variable = OpVariable %to_block StorageBuffer`,
}

const chains = `%first = OpAccessChain %to_uint %variable %uint_0
%second = OpAccessChain %to_uint %variable %uint_1
%signed = OpAccessChain %to_int %variable %uint_2`

/** Pairs of the rules on OpSelect and on derivatives. */
export const pairs = [
  linePair(
    'select-result',
    'before-version-1-4',
    'scalars and vectors are selected',
    {
      body: `%scalar = OpSelect %uint %a_bool %a_uint %a_uint
%vector = OpSelect %float2 %a_bool2 %a_float2 %a_float2`,
    },
    {
      structure: '%scalar = OpSelect %uint_only %a_bool %a_uint_only %a_uint_only',
      array: '%scalar = OpSelect %uints %a_bool %a_uints %a_uints',
      matrix: '%scalar = OpSelect %float2x2 %a_bool %a_float2x2 %a_float2x2',
    },
    { environments: ['spv1.3'] },
  ),
  linePair(
    'select-result',
    'pointers-before-version-1-4',
    'pointers are selected',
    {
      ...buffer,
      body: `${chains}
%selected = OpSelect %to_uint %a_bool %first %second`,
    },
    { structure: '%selected = OpSelect %uint_only %a_bool %a_uint_only %a_uint_only' },
    { environments: ['spv1.3'] },
  ),
  linePair(
    'select-result',
    'from-version-1-4',
    'composites are selected as a whole',
    {
      ...kernel,
      ...events,
      body: `%structure = OpSelect %uint_pair %a_bool %a_uint_pair %a_uint_pair
%array = OpSelect %uints %a_bool %a_uints %a_uints
%vector = OpSelect %float2 %a_bool %a_float2 %a_float2`,
    },
    {
      event: '%structure = OpSelect %event %a_bool %a_event %a_event',
      'device-event': '%structure = OpSelect %device_event %a_bool %a_device_event %a_device_event',
      reservation: '%array = OpSelect %reservation %a_bool %a_reservation %a_reservation',
      queue: '%vector = OpSelect %queue %a_bool %a_queue %a_queue',
    },
    { environments: ['spv1.4', 'spv1.6'] },
  ),
  linePair(
    'select-object',
    'like-the-result',
    'both objects have the type of the result',
    {
      ...wide,
      body: `%scalar = OpSelect %uint %a_bool %a_uint %a_uint
%vector = OpSelect %float2 %a_bool2 %a_float2 %a_float2
%structure = OpSelect %uint_pair %a_bool %a_uint_pair %a_uint_pair
%matrix = OpSelect %float2x3 %a_bool %a_float2x3 %a_float2x3`,
    },
    {
      'signed-first': '%scalar = OpSelect %uint %a_bool %a_int %a_uint',
      'signed-second': '%scalar = OpSelect %uint %a_bool %a_uint %a_int',
      'wider-both': '%scalar = OpSelect %uint %a_bool %a_ulong %a_ulong',
      'scalar-second': '%vector = OpSelect %float2 %a_bool2 %a_float2 %a_float',
      'longer-first': '%vector = OpSelect %float2 %a_bool2 %a_float3 %a_float2',
      'array-for-structure': '%structure = OpSelect %uint_pair %a_bool %a_uint_pair %a_uints',
      'transposed-first': '%matrix = OpSelect %float2x3 %a_bool %a_float3x2 %a_float2x3',
    },
  ),
  linePair(
    'select-object',
    'twin-structures',
    'two structure types with the same members are two types',
    {
      declarations: '%one = OpTypeStruct %float %uint\n%other = OpTypeStruct %float %uint',
      body: '%selected = OpSelect %one %a_bool %a_one %a_one',
    },
    {
      first: '%selected = OpSelect %one %a_bool %a_other %a_one',
      both: '%selected = OpSelect %one %a_bool %a_other %a_other',
    },
  ),
  linePair(
    'select-object',
    'pointers',
    'both pointers have the type of the result',
    {
      ...buffer,
      entryPoints: 'OpEntryPoint GLCompute %main "main" %variable',
      body: `${chains}
%selected = OpSelect %to_uint %a_bool %first %second`,
    },
    {
      'to-signed': '%selected = OpSelect %to_uint %a_bool %first %signed',
      'to-whole': '%selected = OpSelect %to_uint %a_bool %variable %second',
    },
  ),
  linePair(
    'select-condition',
    'scalars-and-vectors',
    'a scalar selects anything, a vector of Booleans a vector as long as it',
    {
      body: `%scalar = OpSelect %uint %a_bool %a_uint %a_uint
%vector = OpSelect %float2 %a_bool2 %a_float2 %a_float2
%whole_vector = OpSelect %float2 %a_bool %a_float2 %a_float2
%structure = OpSelect %uint_pair %a_bool %a_uint_pair %a_uint_pair
%matrix = OpSelect %float2x2 %a_bool %a_float2x2 %a_float2x2`,
    },
    {
      integer: '%scalar = OpSelect %uint %a_uint %a_uint %a_uint',
      'vector-for-scalar': '%scalar = OpSelect %uint %a_bool2 %a_uint %a_uint',
      'longer-vector': '%vector = OpSelect %float2 %a_bool3 %a_float2 %a_float2',
      integers: '%vector = OpSelect %float2 %a_uint2 %a_float2 %a_float2',
      'array-of-booleans': '%vector = OpSelect %float2 %a_bools %a_float2 %a_float2',
      'vector-for-structure': '%structure = OpSelect %uint_pair %a_bool2 %a_uint_pair %a_uint_pair',
      'vector-for-matrix': '%matrix = OpSelect %float2x2 %a_bool2 %a_float2x2 %a_float2x2',
      float: '%whole_vector = OpSelect %float2 %a_float %a_float2 %a_float2',
    },
  ),
  linePair(
    'select-condition',
    'specialized',
    'a Boolean specialization constant selects between constants',
    {
      declarations: `%condition = OpSpecConstantTrue %bool
%count = OpSpecConstant %uint 1
%selected = OpSpecConstantOp %uint Select %condition %count %uint_1`,
    },
    { integer: '%selected = OpSpecConstantOp %uint Select %count %count %uint_1' },
  ),
  linePair(
    'derivative-result',
    'floats',
    'derivatives are floats of 32 bits and vectors of them',
    {
      ...derivatives,
      body: `%x = OpDPdx %float %a_float
%y = OpDPdy %float2 %a_float2
%sum = OpFwidth %float3 %a_float3`,
    },
    {
      'half-x': '%x = OpDPdx %half %a_half',
      'integer-x': '%x = OpDPdx %int %a_int',
      'double-y': '%y = OpDPdy %double2 %a_double2',
      'matrix-y': '%y = OpDPdy %float2x2 %a_float2x2',
      'integer-sum': '%sum = OpFwidth %uint3 %a_uint3',
      'array-sum': '%sum = OpFwidth %floats %a_floats',
    },
  ),
  linePair(
    'derivative-result',
    'fine-and-coarse',
    'fine and coarse derivatives are floats of 32 bits and vectors of them',
    {
      ...derivatives,
      body: `%fine_x = OpDPdxFine %float %a_float
%fine_y = OpDPdyFine %float2 %a_float2
%fine_sum = OpFwidthFine %float %a_float
%coarse_x = OpDPdxCoarse %float4 %a_float4
%coarse_y = OpDPdyCoarse %float %a_float
%coarse_sum = OpFwidthCoarse %float2 %a_float2`,
    },
    {
      'half-fine-x': '%fine_x = OpDPdxFine %half %a_half',
      'half-fine-y': '%fine_y = OpDPdyFine %half2 %a_half2',
      'integer-fine-sum': '%fine_sum = OpFwidthFine %uint %a_uint',
      'half-coarse-x': '%coarse_x = OpDPdxCoarse %half4 %a_half4',
      'double-coarse-y': '%coarse_y = OpDPdyCoarse %double %a_double',
      'integer-coarse-sum': '%coarse_sum = OpFwidthCoarse %int2 %a_int2',
    },
  ),
  linePair(
    'derivative-operand',
    'like-the-result',
    'what is derived has the type of the result',
    {
      ...derivatives,
      body: `%x = OpDPdx %float %a_float
%y = OpDPdy %float2 %a_float2
%sum = OpFwidth %float3 %a_float3
%fine_x = OpDPdxFine %float %a_float
%fine_y = OpDPdyFine %float2 %a_float2
%fine_sum = OpFwidthFine %float %a_float
%coarse_x = OpDPdxCoarse %float4 %a_float4
%coarse_y = OpDPdyCoarse %float %a_float
%coarse_sum = OpFwidthCoarse %float2 %a_float2`,
    },
    {
      'half-x': '%x = OpDPdx %float %a_half',
      'scalar-y': '%y = OpDPdy %float2 %a_float',
      'longer-sum': '%sum = OpFwidth %float3 %a_float4',
      'integer-fine-x': '%fine_x = OpDPdxFine %float %a_uint',
      'half-fine-y': '%fine_y = OpDPdyFine %float2 %a_half2',
      'vector-fine-sum': '%fine_sum = OpFwidthFine %float %a_float2',
      'array-coarse-x': '%coarse_x = OpDPdxCoarse %float4 %a_floats',
      'double-coarse-y': '%coarse_y = OpDPdyCoarse %float %a_double',
      'matrix-coarse-sum': '%coarse_sum = OpFwidthCoarse %float2 %a_float2x2',
    },
  ),
  linePair(
    'select-object',
    'specialized',
    'a specialization constant of the type of the result is selected',
    {
      declarations: `%condition = OpSpecConstantFalse %bool
%count = OpSpecConstant %uint 1
%selected = OpSpecConstantOp %uint Select %condition %count %uint_1`,
    },
    { signed: '%selected = OpSpecConstantOp %uint Select %condition %count %int_1' },
  ),
]
