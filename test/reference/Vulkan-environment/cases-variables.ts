import type { RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'
import { annotated, body, declared, fragment, lines, parts } from './case.ts'

const block = 'OpDecorate %s Block\nOpMemberDecorate %s 0 Offset 0'
const bound = 'OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0'
const buffer = lines(block, bound)
const structure = '%s = OpTypeStruct %u32'

function variable(storage: string, held: string, before = ''): string {
  return lines(before, `%p = OpTypePointer ${storage} %${held}`, `%v = OpVariable %p ${storage}`)
}

/** A case whose two modules differ in the type that a variable holds. */
function held(
  rule: string,
  storage: string,
  valid: string,
  invalid: string,
  before: string,
  notes: string,
): RuleCase {
  return declared(rule, variable(storage, valid, before), variable(storage, invalid, before), {
    annotations: notes,
  })
}

const untyped: Pieces = {
  minor: 4,
  capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
  interface: '%v',
}
const heaps: Pieces = {
  ...untyped,
  capabilities: 'OpCapability Shader\nOpCapability DescriptorHeapEXT',
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"\nOpExtension "SPV_EXT_descriptor_heap"',
}
const stored: Pieces = {
  annotations: buffer,
  declarations: variable('Uniform', 's', lines(structure, '%pu32 = OpTypePointer Uniform %u32')),
}
const written = lines('%m = OpAccessChain %pu32 %v %u0', 'OpStore %m %u1')
const twoBlocks = lines('OpDecorate %s Block', 'OpMemberDecorate %s 0 Offset 0')
const twoPushes = lines(
  structure,
  '%p = OpTypePointer PushConstant %s',
  '%v = OpVariable %p PushConstant',
  '%w = OpVariable %p PushConstant',
  '%pp = OpTypePointer PushConstant %u32',
)
const opaque = lines(
  '%sampler = OpTypeSampler',
  '%ps = OpTypePointer UniformConstant %sampler',
  '%pp = OpTypePointer Private %sampler',
  '%v = OpVariable %ps UniformConstant',
  '%w = OpVariable %pp Private',
)
const runTime = lines('%r = OpTypeRuntimeArray %u32', '%s = OpTypeStruct %r')
const runTimeNotes = lines('OpDecorate %r ArrayStride 16', block)
const specialized = lines(
  '%n = OpSpecConstant %u32 4',
  '%a = OpTypeArray %u32 %n',
  '%s = OpTypeStruct %a',
)
const rays: Pieces = {
  minor: 4,
  capabilities: 'OpCapability Shader\nOpCapability RayTracingKHR\nOpCapability VariablePointers',
  extensions: 'OpExtension "SPV_KHR_ray_tracing"',
  entryPoints: 'OpEntryPoint RayGenerationKHR %main "main" %v',
  modes: '',
}

/** Variables. */
export const variableCases: readonly RuleCase[] = [
  declared(
    'initializer-storage-class',
    `${structure}\n%p = OpTypePointer StorageBuffer %s\n%v = OpVariable %p StorageBuffer`,
    `${structure}\n%p = OpTypePointer StorageBuffer %s\n%n = OpConstantNull %s\n%v = OpVariable %p StorageBuffer %n`,
    { annotations: buffer },
  ),
  declared(
    'workgroup-initializer',
    '%p = OpTypePointer Workgroup %u32\n%n = OpConstantNull %u32\n%v = OpVariable %p Workgroup %n',
    '%p = OpTypePointer Workgroup %u32\n%v = OpVariable %p Workgroup %u1',
  ),
  held(
    'uniform-constant-type',
    'UniformConstant',
    'sampler',
    'u32',
    '%sampler = OpTypeSampler',
    bound,
  ),
  held('buffer-variable-type', 'StorageBuffer', 's', 'u32', structure, buffer),
  held(
    'push-constant-type',
    'PushConstant',
    's',
    'a',
    lines(structure, '%a = OpTypeArray %s %u2'),
    block,
  ),
  annotated('buffer-block', buffer, lines('OpMemberDecorate %s 0 Offset 0', bound), {
    declarations: variable('StorageBuffer', 's', structure),
  }),
  annotated('uniform-block', buffer, lines('OpMemberDecorate %s 0 Offset 0', bound), {
    declarations: variable('Uniform', 's', structure),
  }),
  annotated('descriptor-set-and-binding', buffer, lines(block, 'OpDecorate %v Binding 0'), {
    declarations: variable('Uniform', 's', structure),
  }),
  annotated('descriptor-storage-class', block, buffer, {
    declarations: variable('PushConstant', 's', structure),
  }),
  {
    ...annotated(
      'input-attachment-index-storage-class',
      buffer,
      lines(buffer, 'OpDecorate %v InputAttachmentIndex 0'),
      {
        capabilities: 'OpCapability Shader\nOpCapability InputAttachment',
        declarations: variable('Uniform', 's', structure),
      },
    ),
    elsewhere: 'core/input-attachment-index-image',
  },
  parts(
    'push-constant-interface',
    { interface: '%v' },
    { interface: '%v %w' },
    {
      minor: 4,
      annotations: twoBlocks,
      declarations: twoPushes,
    },
  ),
  body(
    'push-constant-used',
    '%x = OpAccessChain %pp %v %u0',
    '%x = OpAccessChain %pp %v %u0\n%y = OpAccessChain %pp %w %u0',
    { annotations: twoBlocks, declarations: twoPushes },
  ),
  declared('boolean-interface', variable('Input', 'u32'), variable('Input', 'bool'), {
    ...fragment('%v'),
    annotations: 'OpDecorate %v Location 0\nOpDecorate %v Flat',
  }),
  declared(
    'physical-pointer-interface',
    variable('Input', 'f32', '%to = OpTypePointer PhysicalStorageBuffer %f32'),
    variable('Input', 'to', '%to = OpTypePointer PhysicalStorageBuffer %f32'),
    {
      capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
      extensions: 'OpExtension "SPV_KHR_physical_storage_buffer"',
      memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
      ...fragment('%v'),
      annotations: 'OpDecorate %v Location 0\nOpDecorate %v AliasedPointer',
    },
  ),
  annotated('uniform-block-not-stored', buffer.replace('Block', 'BufferBlock'), buffer, {
    ...stored,
    body: written,
  }),
  {
    ...body(
      'opaque-not-stored',
      '%x = OpLoad %sampler %v',
      '%x = OpLoad %sampler %v\nOpStore %w %x',
      {
        annotations: bound,
        declarations: opaque,
      },
    ),
    elsewhere: 'core/image-object-operand',
  },
  declared(
    'no-opaque-members',
    '%sampler = OpTypeSampler\n%s = OpTypeStruct %u32',
    '%sampler = OpTypeSampler\n%s = OpTypeStruct %u32 %sampler',
  ),
  declared(
    'heap-opaque-members',
    '%i = OpTypeImage %f32 2D 0 0 0 1 Unknown\n%s = OpTypeStruct %i',
    '%i = OpTypeImage %f32 2D 0 0 0 1 Unknown\n%si = OpTypeSampledImage %i\n%s = OpTypeStruct %si',
    { ...heaps, interface: '' },
  ),
  held(
    'run-time-array-place',
    'StorageBuffer',
    's',
    'ss',
    lines(
      runTime,
      '%q = OpTypeRuntimeArray %u32',
      '%inner = OpTypeStruct %q',
      '%ss = OpTypeStruct %inner',
    ),
    lines(
      runTimeNotes,
      bound,
      'OpDecorate %q ArrayStride 4',
      'OpMemberDecorate %inner 0 Offset 0',
      'OpDecorate %ss Block',
      'OpMemberDecorate %ss 0 Offset 0',
    ),
  ),
  parts(
    'run-time-array-place',
    {
      declarations: variable('StorageBuffer', 's', runTime),
      annotations: lines(runTimeNotes, bound),
    },
    { declarations: variable('PushConstant', 's', runTime), annotations: runTimeNotes },
  ),
  parts(
    'specialized-array',
    { declarations: variable('Private', 's', specialized) },
    {
      declarations: variable('StorageBuffer', 's', specialized),
      annotations: lines(buffer, 'OpDecorate %a ArrayStride 4'),
    },
  ),
  body(
    'array-length-of-uniform',
    '%x = OpAccessChain %pp %v %u0 %u0',
    '%x = OpArrayLength %u32 %v 0',
    {
      annotations: lines(runTimeNotes, bound),
      declarations: lines(variable('Uniform', 's', runTime), '%pp = OpTypePointer Uniform %u32'),
    },
  ),
  declared(
    'untyped-variable-data-type',
    lines(
      structure,
      '%p = OpTypeUntypedPointerKHR StorageBuffer',
      '%v = OpUntypedVariableKHR %p StorageBuffer %s',
    ),
    lines(
      structure,
      '%p = OpTypeUntypedPointerKHR StorageBuffer',
      '%v = OpUntypedVariableKHR %p StorageBuffer',
    ),
    { ...untyped, annotations: buffer },
  ),
  annotated('untyped-heap-variable', 'OpDecorate %v BuiltIn ResourceHeapEXT', bound, {
    ...heaps,
    declarations:
      '%p = OpTypeUntypedPointerKHR UniformConstant\n%v = OpUntypedVariableKHR %p UniformConstant',
  }),
  body('atomic-storage-class', '%x = OpLoad %u32 %v', '%x = OpAtomicLoad %u32 %v %u1 %u0', {
    ...rays,
    declarations: variable('RayPayloadKHR', 'u32'),
  }),
  body('load-acceleration-structure', '%x = OpLoad %u32 %i', '%x = OpLoad %as %v', {
    ...rays,
    entryPoints: 'OpEntryPoint RayGenerationKHR %main "main" %v %i',
    declarations: lines(
      '%as = OpTypeAccelerationStructureKHR',
      '%ip = OpTypePointer Private %u32',
      '%i = OpVariable %ip Private',
      variable('RayPayloadKHR', 'as'),
    ),
  }),
]
