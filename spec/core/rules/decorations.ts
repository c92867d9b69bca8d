import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const annotation = '3.3.3 Annotation Instructions'
const table = '3.2.19 Decoration'
const universal = '2.16.1 Universal Validation Rules: Decoration rules'
const shader = '2.16.2 Validation Rules for Shader Capabilities: Decorations'

function target(slug: string, decorations: string, summary: string, notes?: string): RuleRow {
  const more = notes === undefined ? {} : { notes }
  return row('decoration', slug, `${table}: ${decorations}`, summary, more)
}

/** Decorations: their placement, their targets, and pairs that exclude each other. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'decorate-form',
    `${annotation}: OpDecorate, OpDecorateId`,
    'OpDecorateId is used for decorations whose extra operands are ids, and OpDecorate for all others.',
  ),
  row(
    'operand',
    'decorate-string-form',
    `${annotation}: OpDecorateString, OpMemberDecorateString`,
    'OpDecorateString and OpMemberDecorateString are used only for decorations whose extra operands are strings.',
  ),
  row(
    'operand',
    'decorate-id-constant',
    `${annotation}: OpDecorateId`,
    'The id operands of a decoration in OpDecorateId are constants or variables.',
    { notes: 'Not checked for decorations of extensions.' },
  ),
  row(
    'operand',
    'member-target-is-structure',
    `${annotation}: OpMemberDecorate, OpMemberDecorateString, OpGroupMemberDecorate; 3.3.2: OpMemberName`,
    'The target type of a member decoration or member name is a structure type.',
  ),
  row(
    'operand',
    'member-in-range',
    `${annotation}: OpMemberDecorate, OpMemberDecorateString, OpGroupMemberDecorate; 3.3.2: OpMemberName`,
    'The member that a decoration or name refers to exists.',
    { confidence: 'derived' },
  ),
  row(
    'operand',
    'decoration-group-is-group',
    `${annotation}: OpGroupDecorate, OpGroupMemberDecorate`,
    'The Decoration Group operand is an OpDecorationGroup.',
  ),
  row(
    'operand',
    'decoration-group-target',
    `${annotation}: OpGroupDecorate, OpDecorateString`,
    'A decoration group is not the target of OpGroupDecorate or OpDecorateString.',
  ),
  row(
    'layout',
    'decoration-group-order',
    `${annotation}: OpDecorationGroup`,
    'All decorations of a group appear before its OpDecorationGroup.',
  ),
  row(
    'decoration',
    'decoration-once',
    table,
    'No id, including that of a decoration group, and no member has the same decoration twice, except for decorations that allow it.',
    {
      notes:
        'SPV_GOOGLE_user_type allows UserTypeGOOGLE several times. Decorations of other vendors are judged where the judge knows the extension that brings them: of these texts none allows it.',
    },
  ),
  row(
    'decoration',
    'decoration-not-member',
    table,
    'A decoration that applies only to whole objects or types is not applied to a member: SpecId, Block, BufferBlock, ArrayStride, GLSLShared, GLSLPacked, CPacked, Aliased, RestrictPointer, AliasedPointer, Constant, Uniform, UniformId, NonUniform, Index, Binding, DescriptorSet, FuncParamAttr, InputAttachmentIndex, LinkageAttributes, NoContraction, NoSignedWrap and NoUnsignedWrap.',
    { notes: 'Restrict has a rule of its own.' },
  ),
  row(
    'decoration',
    'restrict-not-member',
    `${table}: Restrict; 2.18.2 Aliasing`,
    'Restrict is not applied to a member of a structure type.',
    {
      confidence: 'open',
      notes:
        'The table has it on memory object declarations only, as Aliased. 2.18.2 says that applying it is allowed and has no effect in the memory models of shaders, and compilers write it on members of blocks.',
    },
  ),
  target(
    'spec-id-target',
    'SpecId',
    'SpecId is applied only to specialization constants of scalar type; SPV_KHR_constant_data has another list.',
  ),
  target(
    'block-target',
    'Block, BufferBlock',
    'Block and BufferBlock are applied only to structure types.',
  ),
  target(
    'structure-layout-target',
    'GLSLShared, GLSLPacked, CPacked',
    'GLSLShared, GLSLPacked and CPacked are applied only to structure types.',
  ),
  target(
    'array-stride-target',
    'ArrayStride',
    'ArrayStride is applied only to array types and pointer types.',
  ),
  target(
    'member-layout-target',
    'RowMajor, ColMajor, MatrixStride, Offset',
    'RowMajor, ColMajor, MatrixStride and Offset are applied only to members of structure types.',
    'Offset on a variable is the usual way to declare transform feedback and is not checked.',
  ),
  target(
    'matrix-layout-target',
    'RowMajor, ColMajor, MatrixStride',
    'RowMajor, ColMajor and MatrixStride are applied only to members that are matrices or arrays of matrices.',
  ),
  target(
    'built-in-target',
    'BuiltIn; 3.2.20 BuiltIn',
    'BuiltIn is applied only to variables, members of structure types, and constants.',
  ),
  target(
    'interface-decoration-target',
    'NoPerspective, Flat, Patch, Centroid, Sample, Stream, Component, XfbBuffer, XfbStride',
    'Decorations of interface objects are applied only to memory object declarations and members of structure types.',
    'PerVertexKHR is judged as well: SPV_KHR_fragment_shader_barycentric has the same sentence. In Vulkan environments it is left to Vulkan-environment/per-vertex-place.',
  ),
  row(
    'decoration',
    'interface-decoration-storage-class',
    `${table}: NoPerspective, Flat, Patch, Centroid, Sample, Component, Stream, XfbBuffer, Location, Index`,
    'Decorations of interface objects are applied only to variables in the storage classes that they are valid for.',
    {
      vuids: [
        'VUID-StandaloneSpirv-Flat-04670',
        'VUID-StandaloneSpirv-Location-06672',
        'VUID-StandaloneSpirv-TileAttachmentQCOM-10696',
      ],
      notes:
        'A parameter that is a pointer is a memory object declaration too, in the storage class of its type. Location and Index are for variables alone. Location may be used in the storage classes of ray tracing that the Vulkan specification lists, ShaderRecordBufferKHR among them.',
    },
  ),
  target(
    'memory-decoration-target',
    'Volatile, Coherent, NonWritable, NonReadable',
    'Volatile, Coherent, NonWritable and NonReadable are applied only to memory object declarations and members of structure types.',
  ),
  target(
    'aliasing-decoration-target',
    'Restrict, Aliased, RestrictPointer, AliasedPointer',
    'Restrict, Aliased, RestrictPointer and AliasedPointer are applied only to memory object declarations.',
  ),
  target(
    'variable-decoration-target',
    'Invariant, Constant, Index, Binding, DescriptorSet, InputAttachmentIndex, Location',
    'Invariant, Constant, Index, Binding, DescriptorSet, InputAttachmentIndex and Location are applied only to variables, except that Invariant and Location may also be applied to members.',
  ),
  target(
    'linkage-target',
    'LinkageAttributes',
    'LinkageAttributes is applied only to functions and to variables outside functions.',
  ),
  target(
    'object-decoration-target',
    'Uniform, UniformId, NonUniform',
    'Uniform, UniformId and NonUniform are applied only to objects: to results whose type is not OpTypeVoid, and not to functions.',
  ),
  target(
    'no-wrap-target',
    'NoSignedWrap, NoUnsignedWrap',
    'NoSignedWrap and NoUnsignedWrap are applied only to the listed integer instructions and extended instructions.',
  ),
  row(
    'decoration',
    'restrict-or-aliased',
    '2.18.2 Aliasing',
    'No id has both Restrict and Aliased, nor both RestrictPointer and AliasedPointer.',
  ),
  row(
    'decoration',
    'row-or-column-major',
    `${table}: RowMajor, ColMajor`,
    'No member has both RowMajor and ColMajor.',
  ),
  row(
    'decoration',
    'flat-or-noperspective',
    shader,
    'No object and no member has both Flat and NoPerspective.',
  ),
  row(
    'decoration',
    'patch-centroid-or-sample',
    shader,
    'No object and no member has more than one of Patch, Centroid and Sample.',
  ),
  row(
    'decoration',
    'block-or-buffer-block',
    shader,
    'No structure type has both Block and BufferBlock.',
  ),
  row(
    'decoration',
    'block-not-nested',
    shader,
    'No structure type with Block or BufferBlock is nested, at any depth, in another structure type with one of them.',
  ),
  row(
    'decoration',
    'built-in-members-all',
    universal,
    'If one member of a structure type has BuiltIn, all members have it.',
  ),
  row(
    'decoration',
    'built-in-structure-not-nested',
    universal,
    'A structure type whose members have BuiltIn is not a member of another structure type.',
  ),
  row(
    'decoration',
    'built-in-structure-per-storage-class',
    universal,
    'An entry point consumes at most one variable per storage class whose type is, or is an array of, a structure type whose members have BuiltIn.',
    {
      notes:
        'It consumes what its interface lists and, before version 1.4, the variables in other storage classes than Input and Output that its call tree names. Mesh shaders are not judged: their extensions give them outputs of two kinds, and compilers write a structure of built-ins for each.',
    },
  ),
  row(
    'decoration',
    'imported-variable-without-initializer',
    '2.16.1 Universal Validation Rules: Global (Module Scope) Variables',
    'An imported OpVariable has no initializer.',
  ),
  row(
    'decoration',
    'vulkan-memory-model-decorations',
    `${table}: Volatile, Coherent`,
    'With the Vulkan memory model, the module does not use Volatile or Coherent.',
  ),
  row(
    'decoration',
    'parameter-attribute-single',
    '3.2.18 Function Parameter Attribute',
    'No id has the same function parameter attribute twice, and no id has both Zext and Sext.',
  ),
  row(
    'decoration',
    'parameter-attribute-target',
    '3.2.18 Function Parameter Attribute; 3.2.19 Decoration: FuncParamAttr',
    'FuncParamAttr is applied only to an OpFunctionParameter, or to an OpFunction for its return value.',
    { confidence: 'derived' },
  ),
  row(
    'decoration',
    'parameter-attribute-of-pointer',
    '3.2.18 Function Parameter Attribute: ByVal, Sret, NoAlias, NoCapture, NoWrite, NoReadWrite',
    'ByVal, Sret, NoAlias, NoCapture, NoWrite and NoReadWrite are applied only to a parameter whose type is a pointer type, and not to a function for its return value.',
  ),
  row(
    'decoration',
    'parameter-attribute-sret-first',
    '3.2.18 Function Parameter Attribute: Sret',
    'A pointer parameter with Sret is the first parameter of its function.',
  ),
  row(
    'decoration',
    'buffer-block-or-storage-buffer',
    '2.16.1 Universal Validation Rules',
    'A module does not use both StorageBuffer and Uniform with BufferBlock.',
  ),
  row(
    'decoration',
    'xfb-stride-per-buffer',
    '2.16.1 Universal Validation Rules; 3.2.19 Decoration: XfbBuffer, XfbStride',
    'All variables, parameters and members with the same XfbBuffer that have XfbStride have the same one.',
    { vuids: ['VUID-StandaloneSpirv-XfbBuffer-04693'] },
  ),
  row(
    'decoration',
    'stream-per-buffer',
    '2.16.1 Universal Validation Rules; 3.2.19 Decoration: XfbBuffer, Stream',
    'All variables, parameters and members with the same XfbBuffer that have Stream have the same one.',
    {
      vuids: ['VUID-StandaloneSpirv-Stream-04694'],
      notes:
        'Whether no Stream means stream 0 is not said, so objects without it are not compared.',
    },
  ),
]
