import type { RuleCase } from '../case-makers.ts'
import { annotated, declared, parts } from './case.ts'
import { kernel, type Pieces } from './pieces.ts'

const linked = 'OpCapability Shader\nOpCapability Linkage'
const interpolated: Pieces = {
  entryPoints: 'OpEntryPoint Fragment %main "main" %in',
  modes: 'OpExecutionMode %main OriginUpperLeft',
  declarations: '%pi = OpTypePointer Input %f32\n%in = OpVariable %pi Input',
}
const untyped: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
  declarations: '%p = OpTypeUntypedPointerKHR Private\n%v = OpUntypedVariableKHR %p Private %arr4',
}
const block = (inner: string): string => `%s = OpTypeStruct ${inner}
%ps = OpTypePointer StorageBuffer %s
%v = OpVariable %ps StorageBuffer`

const bufferBlock = `%s = OpTypeStruct %u32
%b = OpTypeStruct %u32
%ps = OpTypeUntypedPointerKHR StorageBuffer
%v = OpUntypedVariableKHR %ps StorageBuffer %s
%pun = OpTypeUntypedPointerKHR Uniform`

/** Decorations and layouts. */
export const decorationCases: readonly RuleCase[] = [
  annotated('decorate-form', 'OpDecorateId %x UniformId %u2', 'OpDecorate %x UniformId %u2', {
    minor: 4,
    body: '%x = OpIAdd %u32 %u0 %u1',
  }),
  annotated(
    'decorate-string-form',
    'OpDecorateString %in UserSemantic "a"',
    'OpDecorateString %in Flat',
    { ...interpolated, minor: 4 },
  ),
  annotated(
    'decorate-id-constant',
    'OpDecorateId %v AlignmentId %u4',
    'OpDecorateId %v AlignmentId %y',
    {
      ...kernel,
      declarations: '%p = OpTypePointer CrossWorkgroup %u32\n%v = OpVariable %p CrossWorkgroup',
      body: '%y = OpIAdd %u32 %u1 %u1',
    },
  ),
  parts(
    'member-target-is-structure',
    { names: 'OpMemberName %s 0 "a"' },
    { names: 'OpMemberName %v2u 0 "a"' },
    { declarations: '%s = OpTypeStruct %u32' },
  ),
  annotated(
    'member-target-is-structure',
    'OpMemberDecorate %s 0 Offset 0',
    'OpMemberDecorate %v2u 0 Offset 0',
    {
      declarations: '%s = OpTypeStruct %u32',
    },
  ),
  annotated('member-in-range', 'OpMemberDecorate %s 0 Offset 0', 'OpMemberDecorate %s 1 Offset 0', {
    declarations: '%s = OpTypeStruct %u32',
  }),
  annotated(
    'decoration-group-is-group',
    'OpDecorate %g Restrict\n%g = OpDecorationGroup\nOpGroupDecorate %g %v',
    'OpGroupDecorate %u0 %v',
    { declarations: '%v = OpVariable %pu Private' },
  ),
  annotated(
    'decoration-group-target',
    'OpDecorate %g Restrict\n%g = OpDecorationGroup\nOpGroupDecorate %g %v',
    'OpDecorate %g Restrict\n%g = OpDecorationGroup\n%h = OpDecorationGroup\nOpGroupDecorate %g %v %h',
    { declarations: '%v = OpVariable %pu Private' },
  ),
  annotated(
    'decoration-group-order',
    'OpDecorate %g Restrict\n%g = OpDecorationGroup\nOpGroupDecorate %g %v',
    '%g = OpDecorationGroup\nOpDecorate %g Restrict\nOpGroupDecorate %g %v',
    { declarations: '%v = OpVariable %pu Private' },
  ),
  annotated(
    'decoration-once',
    'OpDecorate %v Restrict',
    'OpDecorate %v Restrict\nOpDecorate %v Restrict',
    {
      declarations: '%v = OpVariable %pu Private',
    },
  ),
  annotated(
    'decoration-once',
    'OpDecorate %g Restrict\n%g = OpDecorationGroup\nOpGroupDecorate %g %v',
    'OpDecorate %v Restrict\nOpDecorate %g Restrict\n%g = OpDecorationGroup\nOpGroupDecorate %g %v',
    { declarations: '%v = OpVariable %pu Private' },
  ),
  annotated('decoration-not-member', 'OpDecorate %s Block', 'OpMemberDecorate %s 0 Block', {
    declarations: '%s = OpTypeStruct %u32',
  }),
  annotated('spec-id-target', 'OpDecorate %s SpecId 3', 'OpDecorate %u4 SpecId 3', {
    declarations: '%s = OpSpecConstant %u32 4',
  }),
  annotated('spec-id-target', 'OpDecorate %s SpecId 3', 'OpDecorate %r SpecId 3', {
    capabilities: 'OpCapability Shader\nOpCapability ReplicatedCompositesEXT',
    extensions: 'OpExtension "SPV_EXT_replicated_composites"',
    declarations: '%s = OpSpecConstant %u32 4\n%r = OpSpecConstantCompositeReplicateEXT %v2u %s',
  }),
  annotated(
    'array-stride-target',
    'OpDecorate %p ArrayStride 4',
    'OpDecorate %v ArrayStride 4',
    untyped,
  ),
  annotated(
    'aliasing-decoration-target',
    'OpDecorate %v Restrict',
    'OpDecorate %p Restrict',
    untyped,
  ),
  annotated('block-target', 'OpDecorate %s Block', 'OpDecorate %v2u Block', {
    declarations: '%s = OpTypeStruct %u32',
  }),
  annotated('structure-layout-target', 'OpDecorate %s GLSLShared', 'OpDecorate %v2u GLSLShared', {
    declarations: '%s = OpTypeStruct %u32',
  }),
  annotated(
    'array-stride-target',
    'OpDecorate %arr4 ArrayStride 4',
    'OpDecorate %v2u ArrayStride 4',
  ),
  annotated('array-stride-target', 'OpDecorate %pu ArrayStride 4', 'OpDecorate %s ArrayStride 4', {
    declarations: '%s = OpTypeStruct %u32',
  }),
  annotated('member-layout-target', 'OpMemberDecorate %s 0 Offset 4', 'OpDecorate %s Offset 4', {
    declarations: '%s = OpTypeStruct %u32',
  }),
  annotated(
    'matrix-layout-target',
    'OpMemberDecorate %s 0 ColMajor',
    'OpMemberDecorate %s 1 ColMajor',
    {
      declarations: '%s = OpTypeStruct %m2 %v2f',
    },
  ),
  annotated(
    'built-in-target',
    'OpDecorate %in BuiltIn FragCoord',
    'OpDecorate %x BuiltIn FragCoord',
    {
      ...interpolated,
      declarations: '%pi = OpTypePointer Input %v4f\n%in = OpVariable %pi Input',
      body: '%x = OpLoad %v4f %in',
    },
  ),
  annotated('interface-decoration-target', 'OpDecorate %in Flat', 'OpDecorate %x Flat', {
    ...interpolated,
    body: '%x = OpLoad %f32 %in',
  }),
  annotated('interface-decoration-storage-class', 'OpDecorate %in Flat', 'OpDecorate %v Flat', {
    ...interpolated,
    declarations: `${interpolated.declarations}\n%v = OpVariable %pu Private`,
  }),
  annotated(
    'interface-decoration-storage-class',
    'OpDecorate %in Location 1',
    'OpDecorate %v Location 1',
    {
      ...interpolated,
      declarations: `${interpolated.declarations}\n%v = OpVariable %pu Private`,
    },
  ),
  annotated('memory-decoration-target', 'OpDecorate %v NonWritable', 'OpDecorate %x NonWritable', {
    minor: 4,
    interface: '%v',
    declarations: '%v = OpVariable %pu Private',
    body: '%x = OpLoad %u32 %v',
  }),
  annotated('aliasing-decoration-target', 'OpDecorate %v Aliased', 'OpDecorate %x Aliased', {
    declarations: '%v = OpVariable %pu Private',
    body: '%x = OpLoad %u32 %v',
  }),
  annotated('variable-decoration-target', 'OpDecorate %v Binding 1', 'OpDecorate %x Binding 1', {
    declarations: '%v = OpVariable %pu Private',
    body: '%x = OpLoad %u32 %v',
  }),
  annotated(
    'linkage-target',
    'OpDecorate %v LinkageAttributes "v" Export',
    'OpDecorate %u0 LinkageAttributes "v" Export',
    { capabilities: linked, declarations: '%v = OpVariable %pu Private' },
  ),
  annotated('object-decoration-target', 'OpDecorate %x Uniform', 'OpDecorate %u32 Uniform', {
    body: '%x = OpIAdd %u32 %u0 %u1',
  }),
  annotated('no-wrap-target', 'OpDecorate %x NoSignedWrap', 'OpDecorate %y NoSignedWrap', {
    minor: 4,
    body: '%x = OpIAdd %u32 %u0 %u1\n%y = OpUDiv %u32 %u0 %u1',
  }),
  annotated(
    'restrict-or-aliased',
    'OpDecorate %v Restrict',
    'OpDecorate %v Restrict\nOpDecorate %v Aliased',
    {
      declarations: '%v = OpVariable %pu Private',
    },
  ),
  annotated(
    'row-or-column-major',
    'OpMemberDecorate %s 0 ColMajor',
    'OpMemberDecorate %s 0 ColMajor\nOpMemberDecorate %s 0 RowMajor',
    { declarations: '%s = OpTypeStruct %m2' },
  ),
  annotated(
    'flat-or-noperspective',
    'OpDecorate %in Flat',
    'OpDecorate %in Flat\nOpDecorate %in NoPerspective',
    interpolated,
  ),
  annotated(
    'patch-centroid-or-sample',
    'OpDecorate %in Centroid',
    'OpDecorate %in Centroid\nOpDecorate %in Sample',
    { ...interpolated, capabilities: 'OpCapability Shader\nOpCapability SampleRateShading' },
  ),
  annotated(
    'block-or-buffer-block',
    'OpDecorate %s Block',
    'OpDecorate %s Block\nOpDecorate %s BufferBlock',
    {
      declarations: '%s = OpTypeStruct %u32',
    },
  ),
  annotated('block-not-nested', 'OpDecorate %t Block', 'OpDecorate %t Block\nOpDecorate %s Block', {
    declarations: '%s = OpTypeStruct %u32\n%a = OpTypeArray %s %u4\n%t = OpTypeStruct %a',
  }),
  annotated(
    'built-in-members-all',
    'OpMemberDecorate %s 0 BuiltIn Position\nOpMemberDecorate %s 1 BuiltIn PointSize',
    'OpMemberDecorate %s 0 BuiltIn Position',
    { declarations: '%s = OpTypeStruct %v4f %f32' },
  ),
  declared(
    'built-in-structure-not-nested',
    '%s = OpTypeStruct %v4f',
    '%s = OpTypeStruct %v4f\n%t = OpTypeStruct %s',
    { annotations: 'OpMemberDecorate %s 0 BuiltIn Position' },
  ),
  declared(
    'imported-variable-without-initializer',
    '%v = OpVariable %pu Private',
    '%v = OpVariable %pu Private %u4',
    { capabilities: linked, annotations: 'OpDecorate %v LinkageAttributes "v" Import' },
  ),
  annotated('vulkan-memory-model-decorations', '', 'OpDecorate %v Volatile', {
    minor: 5,
    interface: '%v',
    capabilities: 'OpCapability Shader\nOpCapability VulkanMemoryModel',
    memoryModel: 'OpMemoryModel Logical Vulkan',
    declarations: '%v = OpVariable %pu Private',
  }),
  ...['Zext', 'Sext'].map((attribute) =>
    annotated(
      'parameter-attribute-single',
      'OpDecorate %p FuncParamAttr Sext\nOpDecorate %p FuncParamAttr NoWrite',
      `OpDecorate %p FuncParamAttr Sext\nOpDecorate %p FuncParamAttr ${attribute}`,
      {
        ...kernel,
        declarations: '%takes = OpTypeFunction %void %fu',
        functions: `%f = OpFunction %void None %takes
%p = OpFunctionParameter %fu
%l = OpLabel
OpReturn
OpFunctionEnd`,
      },
    ),
  ),
  declared(
    'buffer-block-or-storage-buffer',
    `${bufferBlock}\n%w = OpUntypedVariableKHR %pun Uniform %s`,
    `${bufferBlock}\n%w = OpUntypedVariableKHR %pun Uniform %b`,
    {
      ...untyped,
      annotations:
        'OpDecorate %s Block\nOpDecorate %b BufferBlock\nOpMemberDecorate %s 0 Offset 0\nOpMemberDecorate %b 0 Offset 0',
    },
  ),
  declared(
    'buffer-block-or-storage-buffer',
    '%s = OpTypeStruct %u32\n%b = OpTypeStruct %u32\n%ps = OpTypePointer StorageBuffer %s\n%v = OpVariable %ps StorageBuffer',
    '%s = OpTypeStruct %u32\n%b = OpTypeStruct %u32\n%ps = OpTypePointer StorageBuffer %s\n%v = OpVariable %ps StorageBuffer\n%pb = OpTypePointer Uniform %b\n%w = OpVariable %pb Uniform',
    {
      annotations:
        'OpDecorate %s Block\nOpDecorate %b BufferBlock\nOpMemberDecorate %s 0 Offset 0\nOpMemberDecorate %b 0 Offset 0',
    },
  ),
  ...layouts(),
]

function layouts(): readonly RuleCase[] {
  const offset = 'OpMemberDecorate %s 0 Offset 0'
  const matrix = 'OpMemberDecorate %s 0 ColMajor\nOpMemberDecorate %s 0 MatrixStride 8'
  const two = (second: number): string =>
    `OpDecorate %s Block\n${offset}\nOpMemberDecorate %s 1 Offset ${second}`
  return [
    annotated('layout-member-offset', `OpDecorate %s Block\n${offset}`, 'OpDecorate %s Block', {
      declarations: block('%u32'),
    }),
    annotated(
      'layout-array-stride',
      `OpDecorate %s Block\n${offset}\nOpDecorate %arr4 ArrayStride 4`,
      `OpDecorate %s Block\n${offset}`,
      { declarations: block('%arr4') },
    ),
    annotated(
      'layout-block-array-without-stride',
      `OpDecorate %s Block\n${offset}`,
      `OpDecorate %s Block\n${offset}\nOpDecorate %a ArrayStride 16`,
      {
        declarations: `%s = OpTypeStruct %u32
%a = OpTypeArray %s %u4
%pa = OpTypePointer StorageBuffer %a
%v = OpVariable %pa StorageBuffer`,
      },
    ),
    annotated(
      'layout-block-pointer-without-stride',
      `OpDecorate %b Block\nOpMemberDecorate %b 0 Offset 0\n${offset}`,
      `OpDecorate %b Block\nOpMemberDecorate %b 0 Offset 0\n${offset}\nOpDecorate %pb ArrayStride 16`,
      {
        minor: 5,
        capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
        memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
        declarations: `%b = OpTypeStruct %u32
%pb = OpTypePointer PhysicalStorageBuffer %b
${block('%pb')}`,
      },
    ),
    annotated(
      'layout-matrix-stride',
      `${offset}\n${matrix}`,
      `${offset}\nOpMemberDecorate %s 0 ColMajor`,
      { declarations: block('%m2') },
    ),
    annotated(
      'layout-matrix-majorness',
      `${offset}\n${matrix}`,
      `${offset}\nOpMemberDecorate %s 0 MatrixStride 8`,
      { declarations: block('%m2') },
    ),
    annotated(
      'layout-stride-positive',
      `${offset}\nOpDecorate %arr4 ArrayStride 4`,
      `${offset}\nOpDecorate %arr4 ArrayStride 0`,
      { declarations: block('%arr4') },
    ),
    annotated('layout-offsets-distinct', two(4), two(0), { declarations: block('%u32 %u32') }),
    annotated('layout-members-apart', two(8), two(7), { declarations: block('%v2f %u32') }),
    annotated(
      'layout-members-apart',
      `${offset}\nOpMemberDecorate %s 1 Offset 4\nOpDecorate %arr4 ArrayStride 8`,
      `${offset}\nOpMemberDecorate %s 1 Offset 8\nOpDecorate %arr4 ArrayStride 8`,
      { declarations: block('%arr4 %u32') },
    ),
    annotated(
      'layout-members-apart',
      `${offset}\nOpMemberDecorate %s 1 Offset 4\nOpMemberDecorate %i 0 Offset 0\nOpMemberDecorate %i 1 Offset 12`,
      `${offset}\nOpMemberDecorate %s 1 Offset 12\nOpMemberDecorate %i 0 Offset 0\nOpMemberDecorate %i 1 Offset 12`,
      { declarations: `%i = OpTypeStruct %u32 %u32\n${block('%i %u32')}` },
    ),
    annotated(
      'layout-members-apart',
      `${offset}\nOpMemberDecorate %s 1 Offset 32\n${matrix.replace('Stride 8', 'Stride 16')}`,
      `${offset}\nOpMemberDecorate %s 1 Offset 16\n${matrix.replace('Stride 8', 'Stride 16')}`,
      { declarations: block('%m2 %u32') },
    ),
    annotated(
      'layout-elements-apart',
      `${offset}\nOpDecorate %a ArrayStride 8`,
      `${offset}\nOpDecorate %a ArrayStride 4`,
      { declarations: `%a = OpTypeRuntimeArray %v2f\n${block('%a')}` },
    ),
    annotated(
      'layout-columns-apart',
      `${offset}\nOpMemberDecorate %s 0 RowMajor\nOpMemberDecorate %s 0 MatrixStride 8`,
      `${offset}\nOpMemberDecorate %s 0 ColMajor\nOpMemberDecorate %s 0 MatrixStride 8`,
      { declarations: block('%m23') },
    ),
    annotated(
      'layout-run-time-array-last',
      'OpMemberDecorate %s 0 Offset 0\nOpMemberDecorate %s 1 Offset 4\nOpDecorate %a ArrayStride 4',
      'OpMemberDecorate %s 0 Offset 4\nOpMemberDecorate %s 1 Offset 0\nOpDecorate %a ArrayStride 4',
      { declarations: `%a = OpTypeRuntimeArray %u32\n${block('%u32 %a')}` },
    ),
  ]
}
