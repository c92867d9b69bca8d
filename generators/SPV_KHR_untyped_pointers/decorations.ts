import { pairOf } from '../pairs/pair-of.ts'
import { type Pieces, untypedPointers } from '../pairs/pieces.ts'
import { untypedFragment, untypedKernel, untypedLibrary, untypedPhysical } from './shared/pieces.ts'

/** A decoration of untyped variables, in a module that has other untyped pointers, too. */
interface Row {
  readonly decoration: string
  readonly storageClass: string
  readonly pieces: Pieces
  /** Name of the data type, and indexes into it; an array of four numbers when absent. */
  readonly data?: readonly [type: string, ...indexes: string[]]
  /** Distinguishes rows of one decoration. */
  readonly name?: string
  readonly environments?: string
  /** Whether a parameter, which may be decorated instead, is. */
  readonly ofParameter?: true
}

function row(
  decoration: string,
  storageClass: string,
  pieces: Pieces,
  more: Partial<Row> = {},
): Row {
  return { decoration, storageClass, pieces, ...more }
}

function stage(model: string, capabilities: string, modes = ''): Pieces {
  return {
    ...untypedPointers,
    capabilities: `${untypedPointers.capabilities}\nOpCapability ${capabilities}`,
    entryPoints: `OpEntryPoint ${model} %main "main" %variable`,
    modes,
  }
}

const attachment: Partial<Row> = { data: ['%attachment'] }

const memoryObjects: readonly Row[] = [
  ...['Restrict', 'Aliased', 'Volatile', 'Coherent', 'NonWritable', 'NonReadable'].map(
    (decoration) => row(decoration, 'StorageBuffer', untypedPointers),
  ),
  row('Restrict', 'CrossWorkgroup', untypedKernel, { name: 'restrict-in-a-kernel' }),
  row('Aliased', 'CrossWorkgroup', untypedKernel, { name: 'aliased-parameter', ofParameter: true }),
  ...['RestrictPointer', 'AliasedPointer'].map((decoration) =>
    row(decoration, 'Function', untypedPhysical, { data: ['%pointers', '%uint_1'] }),
  ),
  ...['NoPerspective', 'Flat', 'Centroid', 'Component 0'].map((decoration) =>
    row(decoration, 'Input', untypedFragment),
  ),
  row('Sample', 'Input', {
    ...untypedFragment,
    capabilities: `${untypedPointers.capabilities}\nOpCapability SampleRateShading`,
  }),
  row('Patch', 'Input', stage('TessellationEvaluation', 'Tessellation')),
  row(
    'Stream 0',
    'Output',
    stage(
      'Geometry',
      'GeometryStreams',
      `OpExecutionMode %main InputPoints
OpExecutionMode %main OutputPoints
OpExecutionMode %main OutputVertices 1
OpExecutionMode %main Invocations 1`,
    ),
  ),
  row('XfbBuffer 0', 'Output', stage('Vertex', 'TransformFeedback')),
]

const variables: readonly Row[] = [
  ...['Invariant', 'Location 2', 'Index 1'].map((decoration) =>
    row(decoration, 'Output', untypedFragment),
  ),
  row('Location 1', 'Input', untypedFragment, { name: 'location-input' }),
  ...['Binding 3', 'DescriptorSet 3'].flatMap((decoration) => [
    row(decoration, 'StorageBuffer', untypedPointers),
    row(decoration, 'Uniform', untypedPointers, { name: `uniform-${nameOf(decoration)}` }),
  ]),
  row(
    'InputAttachmentIndex 0',
    'UniformConstant',
    {
      ...untypedFragment,
      capabilities: `${untypedPointers.capabilities}\nOpCapability InputAttachment`,
    },
    attachment,
  ),
  row('Constant', 'UniformConstant', untypedKernel),
  row('Constant', 'CrossWorkgroup', untypedKernel, { name: 'constant-in-global-memory' }),
]

const builtIns: readonly Row[] = [
  ...['GlobalInvocationId', 'NumWorkgroups'].map((name) =>
    row(`BuiltIn ${name}`, 'Input', untypedPointers, {
      data: ['%uint3', '%uint_1'],
      environments: 'spv1.3, spv1.6',
    }),
  ),
  row('BuiltIn LocalInvocationIndex', 'Input', untypedPointers, { data: ['%uint'] }),
  row('BuiltIn FragCoord', 'Input', untypedFragment, {
    data: ['%float4', '%uint_0'],
    environments: 'spv1.0, spv1.6',
  }),
  row('BuiltIn FrontFacing', 'Input', untypedFragment, { data: ['%bool'] }),
  row('BuiltIn GlobalSize', 'Input', untypedKernel, {
    data: ['%ulong3', '%uint_1'],
    environments: 'spv1.2',
  }),
  row('BuiltIn WorkDim', 'Input', untypedKernel, { data: ['%uint'], environments: 'spv1.2' }),
]

const linked: readonly Row[] = ['Import', 'Export'].map((linkage) =>
  row(
    `LinkageAttributes "data" ${linkage}`,
    linkage === 'Import' ? 'CrossWorkgroup' : 'UniformConstant',
    {
      ...untypedLibrary,
      main: `%main = OpFunction %void None %signature\n%entry = OpLabel`,
      end: 'OpReturn',
    },
  ),
)

/** The name and a value, in lower case. */
function nameOf(decoration: string): string {
  const words = decoration
    .replaceAll('"', '')
    .replace(/^BuiltIn /, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
  return words.replaceAll(' ', '-').toLowerCase()
}

/** Rules, with their decorations, what the control shows, and whether a parameter may have them. */
const rules = [
  [
    'memory-object-decoration-targets-a-memory-object-declaration',
    memoryObjects,
    'a memory object is decorated, beside other untyped pointers',
  ],
  [
    'variable-decoration-targets-a-variable',
    variables,
    'an untyped variable is decorated, beside other untyped pointers',
  ],
  [
    'built-in-targets-a-variable',
    builtIns,
    'a built-in is an untyped variable, beside other untyped pointers',
  ],
  [
    'linkage-attributes-target-a-function-or-global-variable',
    linked,
    'a global variable is linked, beside other untyped pointers',
  ],
] as const

const laidOut = ['StorageBuffer', 'Uniform']

/** Pairs of the rules on the targets of decorations. */
export const pairs = [
  ...rules.flatMap(([rule, rows, shown]) =>
    rows.map((each) => {
      const { decoration, storageClass, pieces, name = nameOf(decoration), environments } = each
      const isBound = laidOut.includes(storageClass)
      const [type, ...indexes] =
        each.data ??
        (isBound ? ['%block_stride16_uint_array4', '%uint_0', '%uint_1'] : ['%words', '%uint_1'])
      const bindings = ['DescriptorSet', 'Binding'].filter((one) => !decoration.startsWith(one))
      const isLocal = storageClass === 'Function'
      const isPhysical = pieces.skeleton === 'kernel' || pieces.skeleton === 'library'
      const ways = [
        ...['chain', 'copy'],
        ...(isPhysical ? ['null', 'select', 'load'] : []),
        ...(rule === rules[0][0] ? [] : ['parameter']),
        ...(rule === rules[3][0] ? ['local-variable'] : []),
      ]
      const variable = `%variable = OpUntypedVariableKHR %pointer ${storageClass} ${type}`
      const target = each.ofParameter ? '%parameter' : '%variable'
      return pairOf`${rule}/${name}${environments === undefined ? '' : ` in ${environments}`}
${shown}
${pieces}
interfaces: ${isLocal ? '' : '%variable'}
annotations: ${isBound ? bindings.map((one) => `OpDecorate %variable ${one} 0`).join('\n') : ''}
${decoration === 'Component 0' ? 'OpDecorate %variable Location 0' : ''}
OpDecorate {${target}${ways.map((way) => ` | ${way}: %${way.replace('-', '_')}`).join('')}} ${decoration}
declarations: %words = OpTypeArray %uint %uint_4
%pointer = OpTypeUntypedPointerKHR ${storageClass}
${type === '%attachment' ? '%attachment = OpTypeImage %float SubpassData 0 0 0 2 Unknown' : ''}
${
  type === '%pointers'
    ? `%pointers = OpTypeArray %untyped_pointer_PhysicalStorageBuffer %uint_4`
    : ''
}
${isLocal ? '' : variable}
${isPhysical ? `%null = OpConstantNull %pointer` : ''}
body: ${
        isPhysical
          ? `%holder = OpUntypedVariableKHR %untyped_pointer_Function Function %pointer
%local_variable = OpUntypedVariableKHR %untyped_pointer_Function Function %uint
%select = OpSelect %pointer %true %variable %null
%load = OpLoad %pointer %holder`
          : isLocal
            ? variable
            : ''
      }
%chain = OpUntypedAccessChainKHR %pointer ${type} %variable ${indexes.join(' ')}
%copy = OpCopyObject %pointer %variable
after: %void %takes(%pointer %parameter)`
    }),
  ),
]
