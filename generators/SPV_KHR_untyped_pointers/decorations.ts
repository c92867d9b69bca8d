import { pairOf } from '../pairs/pair-of.ts'
import { type Pieces, untypedPointers } from '../pairs/pieces.ts'
import { rowsOf } from '../pairs/rows-of.ts'
import {
  untypedFragment,
  untypedKernel,
  untypedLibrary,
  untypedPhysical,
  withCapabilities,
} from './shared/pieces.ts'

function stage(model: string, capabilities: string, modes = ''): Pieces {
  return {
    ...withCapabilities(untypedPointers, capabilities),
    entryPoints: `OpEntryPoint ${model} %main "main" %variable`,
    modes,
  }
}

/** Modules by a word. */
const modules: Readonly<Record<string, Pieces>> = {
  shader: untypedPointers,
  physical: untypedPhysical,
  kernel: untypedKernel,
  fragment: untypedFragment,
  sampling: { ...untypedFragment, ...withCapabilities(untypedPointers, 'SampleRateShading') },
  attachments: { ...untypedFragment, ...withCapabilities(untypedPointers, 'InputAttachment') },
  evaluation: stage('TessellationEvaluation', 'Tessellation'),
  geometry: stage(
    'Geometry',
    'GeometryStreams',
    '%main InputPoints, OutputPoints, OutputVertices 1, Invocations 1',
  ),
  vertex: stage('Vertex', 'TransformFeedback'),
  library: {
    ...untypedLibrary,
    main: `%main = OpFunction %void None %signature\n%entry = OpLabel`,
    end: 'OpReturn',
  },
}

/**
 * Decorations of untyped variables, in modules that have other untyped pointers, too: storage class, module, the type of
 * the data and indexes into it where it is not an array of four numbers, and the name and environments where they differ.
 */
const memoryObjects = `
Restrict | StorageBuffer | shader
Aliased | StorageBuffer | shader
Volatile | StorageBuffer | shader
Coherent | StorageBuffer | shader
NonWritable | StorageBuffer | shader
NonReadable | StorageBuffer | shader
Restrict | CrossWorkgroup | kernel | | restrict-in-a-kernel
Aliased | CrossWorkgroup | kernel | | aliased-parameter
RestrictPointer | Function | physical | %pointers %uint_1
AliasedPointer | Function | physical | %pointers %uint_1
NoPerspective | Input | fragment
Flat | Input | fragment
Centroid | Input | fragment
Component 0 | Input | fragment
Sample | Input | sampling
Patch | Input | evaluation
Stream 0 | Output | geometry
XfbBuffer 0 | Output | vertex`

const variables = `
Invariant | Output | fragment
Location 2 | Output | fragment
Index 1 | Output | fragment
Location 1 | Input | fragment | | location-input
Binding 3 | StorageBuffer | shader
Binding 3 | Uniform | shader | | uniform-binding-3
DescriptorSet 3 | StorageBuffer | shader
DescriptorSet 3 | Uniform | shader | | uniform-descriptor-set-3
InputAttachmentIndex 0 | UniformConstant | attachments | %attachment
Constant | UniformConstant | kernel
Constant | CrossWorkgroup | kernel | | constant-in-global-memory`

const builtIns = `
BuiltIn GlobalInvocationId | Input | shader | %uint3 %uint_1 | | spv1.3, spv1.6
BuiltIn NumWorkgroups | Input | shader | %uint3 %uint_1 | | spv1.3, spv1.6
BuiltIn LocalInvocationIndex | Input | shader | %uint
BuiltIn FragCoord | Input | fragment | %float4 %uint_0 | | spv1.0, spv1.6
BuiltIn FrontFacing | Input | fragment | %bool
BuiltIn GlobalSize | Input | kernel | %ulong3 %uint_1 | | spv1.2
BuiltIn WorkDim | Input | kernel | %uint | | spv1.2`

const linked = `
LinkageAttributes "data" Import | CrossWorkgroup | library
LinkageAttributes "data" Export | UniformConstant | library`

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
    rowsOf(rows).map(
      ([decoration = '', storageClass = '', module = '', given, own, environments]) => {
        const pieces: Pieces = modules[module] ?? untypedPointers
        const name = own || nameOf(decoration)
        const isBound = laidOut.includes(storageClass)
        const usual = isBound ? '%block_stride16_uint_array4 %uint_0 %uint_1' : '%words %uint_1'
        const [type = '', ...indexes] = (given || usual).split(' ')
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
        const target = name === 'aliased-parameter' ? '%parameter' : '%variable'
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
      },
    ),
  ),
]
