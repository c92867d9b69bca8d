import type { RuleCase } from '../case-makers.ts'
import { body, declared, parts } from './case.ts'
import { kernel, type Pieces } from './pieces.ts'

/** A function that can be enqueued, or of another type. */
const invoked = (name: string, type: string, ...parameters: readonly string[]): string =>
  [
    `${name} = OpFunction %void None ${type}`,
    ...parameters.map((parameter, at) => `${name}P${at} = OpFunctionParameter ${parameter}`),
    `${name}L = OpLabel`,
    'OpReturn',
    'OpFunctionEnd',
  ].join('\n')

const enqueue: Pieces = {
  ...kernel,
  capabilities: `${kernel.capabilities}
OpCapability DeviceEnqueue
OpCapability SubgroupDispatch
OpCapability Int8
OpCapability Int64`,
  declarations: `%u8 = OpTypeInt 8 0
%u64 = OpTypeInt 64 0
%u3 = OpConstant %u32 3
%long = OpConstant %u64 64
%sizes = OpTypeArray %u64 %u3
%pair = OpTypeArray %u64 %u2
%four = OpTypeArray %u64 %u4
%words = OpTypeArray %u32 %u3
%range = OpTypeStruct %u32 %sizes %sizes %sizes
%short = OpTypeStruct %u32 %sizes %sizes
%narrow = OpTypeStruct %u32 %sizes %words %sizes
%queue = OpTypeQueue
%event = OpTypeDeviceEvent
%pe = OpTypePointer Function %event
%pg = OpTypePointer Function %u8
%pc = OpTypePointer CrossWorkgroup %u8
%pw = OpTypePointer Workgroup %u32
%takes = OpTypeFunction %void %pg
%takesTwo = OpTypeFunction %void %pg %pw
%takesWord = OpTypeFunction %void %fu
%takesMore = OpTypeFunction %void %pg %fu
%q = OpConstantNull %queue
%events = OpConstantNull %pe
%octet = OpConstantNull %pg
%saved = OpConstantNull %pc
%word = OpConstantNull %fu
%r = OpConstantNull %range
%s3 = OpConstantNull %sizes
%s2 = OpConstantNull %pair
%s4 = OpConstantNull %four
%w3 = OpConstantNull %words
%bad = OpConstantNull %short`,
  functions: [
    invoked('%f', '%takes', '%pg'),
    invoked('%g', '%takesTwo', '%pg', '%pw'),
    invoked('%h', '%takesWord', '%fu'),
    invoked('%i', '%takesMore', '%pg', '%fu'),
  ].join('\n'),
}

const event = '%e = OpCreateUserEvent %event\n'
const whole = '%x = OpEnqueueKernel %u32 %q %u0 %r %u0 %events %events %f %octet %u4 %u4'
const marker = '%x = OpEnqueueMarker %u32 %q %u0 %events %events'
const subgroups = '%x = OpGetKernelNDrangeSubGroupCount %u32 %r %f %octet %u4 %u4'
const localSize = '%x = OpGetKernelLocalSizeForSubgroupCount %u32 %u2 %f %octet %u4 %u4'
const build = '%x = OpBuildNDRange %range %s3 %s3 %s3'
const profile = `${event}OpCaptureEventProfilingInfo %e %u1 %saved`

const rows: readonly (readonly [rule: string, valid: string, from: string, to: string])[] = [
  ['enqueue-result', whole, 'Kernel %u32', 'Kernel %u64'],
  ['enqueue-result', subgroups, 'Count %u32', 'Count %bool'],
  ['enqueue-result', `${event}%v = OpIsValidEvent %bool %e`, '%bool', '%u32'],
  ['enqueue-result', '%d = OpGetDefaultQueue %queue', '%queue', '%event'],
  ['enqueue-result', event, '%event', '%queue'],
  ['enqueue-queue', whole, '%q ', '%events '],
  ['enqueue-queue', marker, '%q ', '%queue '],
  ['enqueue-events', whole, '%events %f', '%octet %f'],
  ['enqueue-events', marker, '%u0 %events', '%u0 %word'],
  ['enqueue-event', `${event}OpSetUserEventStatus %e %u0`, '%e %u0', '%q %u0'],
  ['enqueue-event', `${event}%v = OpIsValidEvent %bool %e`, '%bool %e', '%bool %u0'],
  ['enqueue-number', marker, '%u0', '%long'],
  ['enqueue-number', whole, '%octet %u4 %u4', '%octet %u4 %f1'],
  ['enqueue-number', localSize, '%u32 %u2', '%u32 %long'],
  ['enqueue-number', localSize, '%u4 %u4', '%long %u4'],
  ['enqueue-number', `${event}OpSetUserEventStatus %e %u0`, '%u0', '%true'],
  ['enqueue-mask', whole.replace('%q %u0', '%q %long'), '%long', '%f1'],
  ['enqueue-mask', profile, '%u1', '%true'],
  ['enqueue-invoke', whole, '%f %octet', '%h %octet'],
  ['enqueue-invoke', subgroups, '%f', '%i'],
  ['enqueue-invoke', subgroups, '%f', '%u0'],
  ['enqueue-parameter', whole, '%f %octet', '%f %word'],
  ['enqueue-parameter', localSize, '%octet', '%u4'],
  ['enqueue-local-size', whole, '%f %octet', '%g %octet'],
  ['enqueue-local-size', `${whole.replace('%f', '%g')} %u4`, '%g', '%f'],
  ['enqueue-value', profile, '%saved', '%octet'],
  ['enqueue-value', profile, '%saved', '%u4'],
  ['nd-range-operand', whole, '%u0 %r', '%u0 %bad'],
  ['nd-range-operand', subgroups, '%r', '%u0'],
  ['nd-range-result', build, '%range', '%short'],
  ['nd-range-result', build, '%range', '%narrow'],
  ['nd-range-result', build, '%range', '%u32'],
  ['nd-range-size', build.replaceAll('%s3', '%s2'), '%s2 %s2 %s2', '%s4 %s4 %s4'],
  ['nd-range-size', build.replaceAll('%s3', '%long'), '%long %long %long', '%u4 %u4 %u4'],
  ['nd-range-size', build, '%s3 %s3 %s3', '%w3 %w3 %w3'],
  ['nd-range-same', build, '%s3 %s3 %s3', '%s3 %s2 %s3'],
  ['nd-range-same', build, '%s3 %s3 %s3', '%s3 %s3 %sizes'],
]

/** What the instructions by which kernels enqueue others take and give. */
export const enqueueCases: readonly RuleCase[] = rows.map(([rule, valid, from, to]) =>
  body(rule, valid, valid.replace(from, to), enqueue, `${from} ${to}`),
)

/** Capability, Dim, Depth, Arrayed, MS and Sampled of an image type, and what is missing without the capability. */
const images: readonly (readonly [capability: string, operands: string, less: string])[] = [
  ['Image1D', '1D 0 0 0 2', 'Sampled1D'],
  ['ImageRect', 'Rect 0 0 0 2', 'SampledRect'],
  ['ImageBuffer', 'Buffer 0 0 0 2', 'SampledBuffer'],
  ['ImageCubeArray', 'Cube 0 1 0 2', 'SampledCubeArray'],
  ['SampledCubeArray', 'Cube 0 1 0 1', 'Shader'],
  ['StorageImageMultisample', '2D 0 0 1 2', 'ImageMSArray'],
  ['ImageMSArray', '2D 0 1 1 2', 'StorageImageMultisample'],
]

/** Capabilities that image types need, and variables of void. */
export const imageCapabilityCases: readonly RuleCase[] = [
  ...images.map(([capability, operands, less]) =>
    parts(
      'image-type-capability',
      { capabilities: `OpCapability Shader\nOpCapability ${capability}` },
      { capabilities: `OpCapability Shader\nOpCapability ${less}` },
      { declarations: `%image = OpTypeImage %f32 ${operands} Unknown` },
      capability,
    ),
  ),
  ...[
    ['%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly', 'ImageBasic', 'Int8'],
    ['%sampler = OpTypeSampler', 'ImageBasic', 'Int8'],
    ['%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadWrite', 'ImageReadWrite', 'ImageBasic'],
  ].map(
    ([declarations = '', capability, less]): RuleCase =>
      parts(
        'kernel-image-capability',
        { capabilities: `${kernel.capabilities}\nOpCapability ${capability}` },
        { capabilities: `${kernel.capabilities}\nOpCapability ${less}` },
        { ...kernel, declarations },
        declarations,
      ),
  ),
  declared(
    'variable-not-void',
    '%pv = OpTypePointer Private %void\n%v = OpVariable %pu Private',
    '%pv = OpTypePointer Private %void\n%v = OpVariable %pv Private',
  ),
]
