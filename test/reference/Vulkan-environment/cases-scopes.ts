import type { RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'
import { annotated, body, declared, fragment, lines, parts } from './case.ts'

const scopes = `%i64 = OpConstant %u32 64
%device = OpConstant %u32 1
%workgroup = OpConstant %u32 2
%subgroup = OpConstant %u32 3
%invocation = OpConstant %u32 4
%queue = OpConstant %u32 5
%shader = OpConstant %u32 6
%ordered = OpConstant %u32 264
%buffer = OpConstant %u32 72
%image = OpConstant %u32 2056`

const rayQuery: Pieces = {
  minor: 4,
  capabilities: 'OpCapability Shader\nOpCapability RayTracingKHR',
  extensions: 'OpExtension "SPV_KHR_ray_tracing"',
  declarations: scopes,
}
const ballot: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability GroupNonUniformBallot',
  declarations: scopes,
}

function barrier(scope: string, memory = 'device', semantics = 'buffer'): string {
  return `OpControlBarrier %${scope} %${memory} %${semantics}`
}

function called(model: string, modes = ''): Pieces {
  return { ...rayQuery, entryPoints: `OpEntryPoint ${model} %main "main"`, modes }
}

const shared = `%pw = OpTypePointer Workgroup %u32
%shared = OpVariable %pw Workgroup`
const recursive = (callee: string) => `%first = OpFunction %void None %fn
%first_label = OpLabel
%first_call = OpFunctionCall %void %${callee}
OpReturn
OpFunctionEnd
%second = OpFunction %void None %fn
%second_label = OpLabel
OpReturn
OpFunctionEnd`
function entered(type: string, parameters = ''): string {
  return lines(
    `%other = OpFunction %void None ${type}`,
    parameters,
    '%other_entry = OpLabel',
    'OpReturn',
    'OpFunctionEnd',
  )
}

const clock: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability ShaderClockKHR',
  extensions: 'OpExtension "SPV_KHR_shader_clock"',
  declarations: scopes,
}
const tessellation: Pieces = {
  capabilities: 'OpCapability Tessellation',
  entryPoints: 'OpEntryPoint TessellationControl %main "main"',
  modes: 'OpExecutionMode %main OutputVertices 3',
  declarations: scopes,
}

/** Entry points, scopes and storage classes. */
export const scopeCases: readonly RuleCase[] = [
  parts(
    'entry-point-signature',
    { functions: entered('%fn') },
    { functions: entered('%with_parameter', '%parameter = OpFunctionParameter %u32') },
    {
      entryPoints: 'OpEntryPoint GLCompute %other "main"',
      modes: 'OpExecutionMode %other LocalSize 1 1 1',
      declarations: '%with_parameter = OpTypeFunction %void %u32',
    },
  ),
  parts(
    'no-recursion',
    { functions: recursive('second') },
    { functions: recursive('first') },
    { body: '%call = OpFunctionCall %void %first' },
  ),
  parts(
    'addressing-model',
    {},
    {
      capabilities: 'OpCapability Shader\nOpCapability Addresses',
      memoryModel: 'OpMemoryModel Physical64 GLSL450',
    },
  ),
  parts('origin-upper-left', {}, { modes: 'OpExecutionMode %main OriginLowerLeft' }, fragment()),
  parts(
    'pixel-center-integer',
    {},
    {
      modes: lines(
        'OpExecutionMode %main OriginUpperLeft',
        'OpExecutionMode %main PixelCenterInteger',
      ),
    },
    fragment(),
  ),
  parts('local-size-specified', {}, { modes: '' }),
  parts(
    'local-size-specified',
    { annotations: 'OpDecorate %size BuiltIn WorkgroupSize' },
    {},
    { modes: '', declarations: '%size = OpConstantComposite %v3u %u1 %u1 %u1' },
  ),
  body('execution-scope', barrier('workgroup'), barrier('device'), { declarations: scopes }),
  annotated(
    'execution-scope',
    'OpDecorateId %x UniformId %workgroup',
    'OpDecorateId %x UniformId %device',
    { minor: 4, declarations: scopes, body: '%x = OpIAdd %u32 %u1 %u1' },
    'of UniformId',
  ),
  annotated(
    'execution-scope-workgroup',
    'OpDecorateId %x UniformId %subgroup',
    'OpDecorateId %x UniformId %workgroup',
    { minor: 4, declarations: scopes, body: '%x = OpIAdd %u32 %u1 %u1', ...fragment() },
    'of UniformId',
  ),
  annotated(
    'execution-scope-workgroup',
    'OpDecorateId %g UniformId %subgroup\n%g = OpDecorationGroup\nOpGroupDecorate %g %x',
    'OpDecorateId %g UniformId %workgroup\n%g = OpDecorationGroup\nOpGroupDecorate %g %x',
    { minor: 4, declarations: scopes, body: '%x = OpIAdd %u32 %u1 %u1', ...fragment() },
    'of UniformId in a group',
  ),
  parts(
    'execution-scope-workgroup',
    { body: barrier('subgroup') },
    { body: barrier('workgroup') },
    called('CallableKHR'),
  ),
  parts(
    'control-barrier-scope',
    { body: barrier('subgroup') },
    { body: barrier('workgroup') },
    { ...fragment(), declarations: scopes },
  ),
  body(
    'group-operation-scope',
    '%b = OpGroupNonUniformBallot %v4u %subgroup %true',
    '%b = OpGroupNonUniformBallot %v4u %workgroup %true',
    ballot,
  ),
  body('memory-scope', 'OpMemoryBarrier %device %buffer', 'OpMemoryBarrier %u0 %buffer', {
    declarations: scopes,
  }),
  body(
    'memory-scope-workgroup-glsl450',
    'OpMemoryBarrier %device %buffer',
    'OpMemoryBarrier %workgroup %buffer',
    tessellation,
  ),
  body(
    'memory-scope-workgroup',
    'OpMemoryBarrier %device %buffer',
    'OpMemoryBarrier %workgroup %buffer',
    { ...fragment(), declarations: scopes },
  ),
  parts(
    'memory-scope-shader-call',
    called('CallableKHR'),
    {},
    { ...rayQuery, body: 'OpMemoryBarrier %shader %buffer' },
  ),
  body(
    'memory-scope-invocation-relaxed',
    barrier('workgroup', 'invocation', 'u0'),
    barrier('workgroup', 'invocation'),
    { declarations: scopes },
  ),
  parts(
    'memory-scope-subgroup',
    { capabilities: 'OpCapability Shader\nOpCapability GroupNonUniform' },
    {},
    { body: 'OpMemoryBarrier %subgroup %buffer', declarations: scopes },
  ),
  body(
    'read-clock-scope',
    '%t = OpReadClockKHR %v2u %subgroup',
    '%t = OpReadClockKHR %v2u %workgroup',
    clock,
  ),
  declared(
    'storage-class-allowed',
    '%p = OpTypePointer Private %f32',
    '%p = OpTypePointer CrossWorkgroup %f32',
  ),
  parts(
    'output-execution-model',
    { entryPoints: 'OpEntryPoint Vertex %main "main" %out', modes: '' },
    { interface: '%out' },
    {
      annotations: 'OpDecorate %out Location 0',
      declarations: '%po = OpTypePointer Output %f32\n%out = OpVariable %po Output',
      body: 'OpStore %out %f1',
    },
  ),
  parts('workgroup-execution-model', {}, fragment(), {
    declarations: shared,
    body: 'OpStore %shared %u1',
  }),
  declared(
    'untyped-pointer-storage-class',
    '%p = OpTypeUntypedPointerKHR StorageBuffer',
    '%p = OpTypeUntypedPointerKHR Private',
    {
      minor: 4,
      capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
      extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
    },
  ),
  declared(
    'forward-pointer-storage-class',
    `OpTypeForwardPointer %p PhysicalStorageBuffer
%s = OpTypeStruct %u32
%p = OpTypePointer PhysicalStorageBuffer %s`,
    `OpTypeForwardPointer %p Private
%s = OpTypeStruct %u32
%p = OpTypePointer Private %s`,
    {
      capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
      extensions: 'OpExtension "SPV_KHR_physical_storage_buffer"',
      memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
    },
  ),
]
