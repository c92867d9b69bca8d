import { kernel } from '../../pairs/pieces.ts'

const capabilities = 'GenericPointer DeviceEnqueue Pipes Vector16 Int64 Int16 Int8 Float16'

/** Types by the name that a variable in Workgroup and one in CrossWorkgroup have in theirs. */
const held = ['uint', 'float', 'float2', 'float8', 'half', 'uchar', 'ulong', 'bool', 'four', 'both']

/** A kernel with variables of each type in Workgroup and CrossWorkgroup, and events. */
export const copying = {
  ...kernel,
  capabilities: `${kernel.capabilities}\n${capabilities}`,
  entryPoints: `OpEntryPoint Kernel %main "main" ${held
    .map((type) => `%local_${type} %global_${type}`)
    .join(' ')} %constant_float`,
  declarations: `%float8 = OpTypeVector %float 8
%four = OpTypeArray %float %uint_4
%both = OpTypeStruct %float %float
%event = OpTypeEvent
%device_event = OpTypeDeviceEvent
%reserved = OpTypeReserveId
%event_only = OpTypeStruct %event
%no_event = OpConstantNull %event
%no_device_event = OpConstantNull %device_event
${held
  .map(
    (type) => `%to_local_${type} = OpTypePointer Workgroup %${type}
%to_global_${type} = OpTypePointer CrossWorkgroup %${type}
%no_${type} = OpConstantNull %${type}
%local_${type} = OpVariable %to_local_${type} Workgroup
%global_${type} = OpVariable %to_global_${type} CrossWorkgroup %no_${type}`,
  )
  .join('\n')}
%to_constant_float = OpTypePointer UniformConstant %float
%to_generic_float = OpTypePointer Generic %float
%to_float = OpTypePointer Function %float
%to_event = OpTypePointer Function %event
%constant_float = OpVariable %to_constant_float UniformConstant %no_float`,
}
