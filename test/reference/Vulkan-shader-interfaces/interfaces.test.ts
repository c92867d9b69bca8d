import type { Pieces } from '../core/pieces.ts'
import { itJudges, type Judged } from './it-judges.ts'
import { lines, stage, variable } from './stages.ts'

const position = 'OpDecorate %v BuiltIn Position'
const block = lines('OpDecorate %s Block', 'OpMemberDecorate %s 0 BuiltIn Position')
const three = '%u3 = OpConstant %u32 3'
const blocks = lines(three, '%s = OpTypeStruct %v4f', '%vertices = OpTypeArray %s %u3')
const array = 'built-in-per-vertex-array'

/** Two outputs of a fragment shader, decorated and of these types. */
function outputs(first: string, second: string, annotations: string): Pieces {
  return stage(
    'Fragment',
    {
      annotations,
      declarations: lines(
        `%p = OpTypePointer Output %${first}`,
        `%q = OpTypePointer Output %${second}`,
        '%v = OpVariable %p Output',
        '%w = OpVariable %q Output',
      ),
    },
    '%v %w',
  )
}

const atOne = lines('OpDecorate %v Location 1', 'OpDecorate %w Location 1')
const beside = lines(atOne, 'OpDecorate %w Component 2')
const dual = lines(atOne, 'OpDecorate %v Index 0', 'OpDecorate %w Index 1')
const wide = (type: string, capability: string): Pieces => ({
  ...stage('Fragment', {
    annotations: 'OpDecorate %v Location 0',
    declarations: variable('Output', 'wide', `%wide = ${type}`),
  }),
  capabilities: `OpCapability Shader\nOpCapability ${capability}`,
})

/** Images that a fragment shader reads, with a type and an index each. */
function attachments(
  first: readonly [string, number],
  second: readonly [string, number],
  isArray = false,
): Pieces {
  const bound = (id: string, index: number, binding: number) =>
    lines(
      `OpDecorate %${id} DescriptorSet 0`,
      `OpDecorate %${id} Binding ${binding}`,
      `OpDecorate %${id} InputAttachmentIndex ${index}`,
    )
  return stage(
    'Fragment',
    {
      capabilities: 'OpCapability Shader\nOpCapability InputAttachment',
      annotations: lines(bound('v', first[1], 0), bound('w', second[1], 1)),
      declarations: lines(
        '%sub_f32 = OpTypeImage %f32 SubpassData 0 0 0 2 Unknown',
        '%sub_u32 = OpTypeImage %u32 SubpassData 0 0 0 2 Unknown',
        `%sub_both = OpTypeArray %sub_${first[0]} %u2`,
        `%p = OpTypePointer UniformConstant ${isArray ? '%sub_both' : `%sub_${first[0]}`}`,
        `%q = OpTypePointer UniformConstant %sub_${second[0]}`,
        `%e = OpTypePointer UniformConstant %sub_${first[0]}`,
        '%v = OpVariable %p UniformConstant',
        '%w = OpVariable %q UniformConstant',
      ),
      body: lines(
        isArray ? '%x = OpAccessChain %e %v %u0' : '%x = OpCopyObject %p %v',
        '%y = OpCopyObject %q %w',
      ),
    },
    '',
  )
}

/** A variable in Output of Vertex with Location whose structure holds another. */
function nested(inner: string, held = '%inner'): Pieces {
  return stage('Vertex', {
    annotations: lines('OpDecorate %v Location 0', inner),
    declarations: variable(
      'Output',
      's',
      lines(
        '%inner = OpTypeStruct %f32',
        '%many = OpTypeArray %inner %u2',
        `%s = OpTypeStruct ${held}`,
      ),
    ),
  })
}

/** An image in TileAttachmentQCOM that the entry point writes, or reads. */
function tile(model: string, line: string): Pieces {
  return stage(
    model,
    {
      minor: 4,
      capabilities: lines(
        'OpCapability Shader',
        'OpCapability TileShadingQCOM',
        'OpCapability StorageImageWriteWithoutFormat',
      ),
      extensions: 'OpExtension "SPV_QCOM_tile_shading"',
      annotations: 'OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0',
      declarations: variable(
        'TileAttachmentQCOM',
        'image',
        lines(
          '%image = OpTypeImage %f32 2D 0 0 0 2 Rgba8',
          '%at = OpConstantComposite %v2u %u0 %u0',
          '%texel = OpConstantComposite %v4f %f0 %f0 %f0 %f0',
        ),
      ),
      body: `%i = OpLoad %image %v\n${line}`,
      ...(model === 'GLCompute' && { modes: 'OpExecutionMode %main LocalSize 1 1 1' }),
    },
    '%v',
  )
}

/** A heap in a storage class, from which a type is reached. */
function heap(storage: string, inner: string, decorations = '', held = ''): Pieces {
  return {
    minor: 6,
    capabilities: lines(
      'OpCapability Shader',
      'OpCapability UntypedPointersKHR',
      'OpCapability DescriptorHeapEXT',
    ),
    extensions: lines(
      'OpExtension "SPV_KHR_untyped_pointers"',
      'OpExtension "SPV_EXT_descriptor_heap"',
    ),
    interface: '%v',
    annotations: lines('OpDecorate %v BuiltIn ResourceHeapEXT', decorations),
    declarations: lines(
      '%image = OpTypeImage %f32 2D 0 0 0 1 Unknown',
      inner,
      `%p = OpTypeUntypedPointerKHR ${storage}`,
      `%v = OpUntypedVariableKHR %p ${storage} ${held}`,
    ),
    body: '%x = OpUntypedAccessChainKHR %p %heap %v %u0',
  }
}

const images = '%heap = OpTypeRuntimeArray %image'

/** A fragment shader with descriptors. */
function descriptors(type: string, capability = '', binding = 0): Pieces {
  return stage('Fragment', {
    minor: 5,
    capabilities: lines('OpCapability Shader', capability),
    annotations: lines('OpDecorate %v DescriptorSet 0', `OpDecorate %v Binding ${binding}`),
    declarations: variable(
      'UniformConstant',
      'held',
      lines('%image = OpTypeImage %f32 2D 0 0 0 1 Unknown', `%held = ${type}`),
    ),
  })
}

const modules: Judged = {
  'an array of positions in Input of Geometry': [
    stage('Geometry', {
      annotations: position,
      declarations: variable('Input', 'vertices', lines(three, '%vertices = OpTypeArray %v4f %u3')),
    }),
  ],
  'one position in Input of Geometry': [
    stage('Geometry', { annotations: position, declarations: variable('Input', 'v4f') }),
    array,
  ],
  'one position in Input of TessellationControl': [
    stage('TessellationControl', { annotations: position, declarations: variable('Input', 'v4f') }),
    array,
  ],
  'one position in Output of MeshEXT': [
    stage('MeshEXT', { annotations: position, declarations: variable('Output', 'v4f') }),
    array,
  ],
  'an array of sizes of points in Output of MeshEXT': [
    stage('MeshEXT', {
      annotations: 'OpDecorate %v BuiltIn PointSize',
      declarations: variable('Output', 'sizes', lines(three, '%sizes = OpTypeArray %f32 %u3')),
    }),
  ],
  'the distances of one vertex in Input of Geometry': [
    stage('Geometry', {
      annotations: 'OpDecorate %v BuiltIn ClipDistance',
      declarations: variable('Input', 'distances', '%distances = OpTypeArray %f32 %u2'),
    }),
    array,
  ],
  'the distances of all vertices in Input of Geometry': [
    stage('Geometry', {
      annotations: 'OpDecorate %v BuiltIn ClipDistance',
      declarations: variable(
        'Input',
        'vertices',
        lines(three, '%distances = OpTypeArray %f32 %u2', '%vertices = OpTypeArray %distances %u3'),
      ),
    }),
  ],
  'an array of blocks in Input of Geometry': [
    stage('Geometry', { annotations: block, declarations: variable('Input', 'vertices', blocks) }),
  ],
  'one block in Input of Geometry': [
    stage('Geometry', {
      annotations: block,
      declarations: variable('Input', 's', '%s = OpTypeStruct %v4f'),
    }),
    array,
  ],
  'one block in Output of Geometry': [
    stage('Geometry', {
      annotations: block,
      declarations: variable('Output', 's', '%s = OpTypeStruct %v4f'),
    }),
  ],
  'one block in Input of TessellationEvaluation, which is not judged': [
    stage('TessellationEvaluation', {
      capabilities: 'OpCapability Tessellation',
      modes: lines(
        'OpExecutionMode %main Triangles',
        'OpExecutionMode %main SpacingEqual',
        'OpExecutionMode %main VertexOrderCw',
      ),
      annotations: block,
      declarations: variable('Input', 's', '%s = OpTypeStruct %v4f'),
    }),
  ],

  'two outputs of floating-point numbers at one location': [outputs('v2f', 'v2f', beside)],
  'outputs of floating-point numbers and integers at one location': [
    outputs('v2f', 'v2u', beside),
    'fragment-output-numeric-type',
  ],
  'outputs of integers of both signednesses at one location': [outputs('v2i', 'v2u', beside)],
  'outputs of two kinds at two locations': [
    outputs('v2f', 'v2u', 'OpDecorate %v Location 0\nOpDecorate %w Location 1'),
  ],
  'outputs of two kinds for the two inputs of the blending unit': [
    outputs('v4f', 'v4u', dual),
    'fragment-output-numeric-type',
  ],
  'an array of outputs that reaches the location of another': [
    {
      ...outputs(
        'floats',
        'v2u',
        'OpDecorate %v Location 0\n OpDecorate %w Location 1\nOpDecorate %w Component 2',
      ),
      declarations: lines(
        '%floats = OpTypeArray %v2f %u2',
        '%p = OpTypePointer Output %floats',
        '%q = OpTypePointer Output %v2u',
        '%v = OpVariable %p Output',
        '%w = OpVariable %q Output',
      ),
    },
    'fragment-output-numeric-type',
  ],
  'an output of 64-bit numbers': [wide('OpTypeFloat 64', 'Float64'), 'fragment-output-width'],
  'an output of 64-bit integers': [wide('OpTypeInt 64 0', 'Int64'), 'fragment-output-width'],
  'an output of 32-bit numbers beside 64-bit numbers': [wide('OpTypeArray %v4u %u2', 'Int64')],

  'two input attachments': [attachments(['f32', 0], ['f32', 1])],
  'one input attachment twice': [
    attachments(['f32', 1], ['f32', 1]),
    'input-attachment-index-once',
  ],
  'the two aspects of an input attachment': [attachments(['f32', 1], ['u32', 1])],
  'an input attachment that an array has': [
    attachments(['f32', 1], ['f32', 2], true),
    'input-attachment-index-once',
  ],
  'an input attachment behind those of an array': [attachments(['f32', 1], ['f32', 3], true)],

  'a structure within a structure': [nested('')],
  'a Location within a structure': [
    nested('OpMemberDecorate %inner 0 Location 2'),
    'location-not-nested',
  ],
  'a Location within the elements of an array': [
    nested('OpMemberDecorate %inner 0 Location 2', '%many'),
    'location-not-nested',
  ],

  'a tile attachment that is written in a compute shader': [
    tile('GLCompute', 'OpImageWrite %i %at %texel'),
  ],
  'a tile attachment that is read in a fragment shader': [
    tile('Fragment', '%x = OpImageRead %v4f %i %at'),
  ],
  'a tile attachment that is written in a fragment shader': [
    tile('Fragment', 'OpImageWrite %i %at %texel'),
    'tile-attachment-written-in-compute',
  ],

  'an array of images': [descriptors('OpTypeArray %image %u2')],
  'a run-time array of images': [
    descriptors('OpTypeRuntimeArray %image'),
    'run-time-array-capability',
  ],
  'a run-time array of images with its capability': [
    descriptors('OpTypeRuntimeArray %image', 'OpCapability RuntimeDescriptorArray'),
  ],

  'a heap with a stride': [heap('UniformConstant', images, 'OpDecorate %heap ArrayStride 64')],
  'a heap without a stride': [heap('UniformConstant', images), 'heap-access-layout'],
  'a heap in another storage class': [
    heap(
      'StorageBuffer',
      '%heap = OpTypeRuntimeArray %u32\n%s = OpTypeStruct %heap',
      lines(
        'OpDecorate %heap ArrayStride 64',
        'OpDecorate %s Block\nOpMemberDecorate %s 0 Offset 0',
        'OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0',
      ),
      '%s',
    ),
    'resource-heap-ext-storage-class',
  ],
}

itJudges(modules)
