import { pairOf, piecesIn } from '../pairs/pair-of.ts'
import { bindingOf, bindingsOf, type Pieces } from '../pairs/pieces.ts'
import { rowsOf } from '../pairs/rows-of.ts'
import { inKind, kinds, withCapabilities } from './shared/pieces.ts'

/** Variables that hold pointers: name, storage class, how they are declared, and of which type of pointers. */
const holders = [
  ['untyped-private', 'Private', 'untyped', '%physical'],
  ['untyped-of-typed', 'Private', 'untyped', '%typed'],
  ['untyped-array', 'StorageBuffer', 'untyped', '%array'],
  ['untyped-local', 'Function', 'untyped', '%physical'],
  ['typed-private', 'Private', 'typed', '%physical'],
  ['typed-array', 'StorageBuffer', 'typed', '%array'],
  ['typed-local', 'Function', 'typed', '%physical'],
] as const

/** Decorations by id: name, its words, and the constants that it takes. */
const byId = [
  ['alignment-id', 'AlignmentId', '%eight'],
  ['max-byte-offset-id', 'MaxByteOffsetId', '%null_uint'],
  ['specialized', 'AlignmentId', '%spec_uint'],
] as const

function stage(model: string, capabilities: string, modes = ''): Pieces {
  return piecesIn(withCapabilities(kinds.shader, capabilities))`
entryPoints: OpEntryPoint ${model} %main "main" %variable
modes: ${modes}`
}

/** Modules by a word. */
const modules: Readonly<Record<string, Pieces>> = {
  ...kinds,
  sampling: { ...kinds.fragment, ...withCapabilities(kinds.shader, 'SampleRateShading') },
  attachments: { ...kinds.fragment, ...withCapabilities(kinds.shader, 'InputAttachment') },
  evaluation: stage('TessellationEvaluation', 'Tessellation'),
  geometry: stage(
    'Geometry',
    'GeometryStreams',
    '%main InputPoints, OutputPoints, OutputVertices 1, Invocations 1',
  ),
  vertex: stage('Vertex', 'TransformFeedback'),
  library: piecesIn(kinds.library)`main: %void %main()\nend: OpReturn`,
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

/** Rules, with their decorations and what the control shows. */
const rules = {
  'memory-object-decoration-targets-a-memory-object-declaration': [
    memoryObjects,
    'a memory object is decorated',
  ],
  'variable-decoration-targets-a-variable': [variables, 'an untyped variable is decorated'],
  'built-in-targets-a-variable': [builtIns, 'a built-in is an untyped variable'],
  'linkage-attributes-target-a-function-or-global-variable': [
    linked,
    'a global variable is linked',
  ],
} as const

const laidOut = ['StorageBuffer', 'Uniform']

/** Pairs of the rules on decorations of pointers, and on operands of decorations; on the targets of decorations. */
export const pairs = [
  ...[
    ['StorageBuffer', ['Restrict', 'Coherent', 'NonReadable']] as const,
    ['Uniform', ['Aliased', 'Volatile', 'NonWritable']] as const,
  ].flatMap(([storageClass, decorations]) =>
    decorations.map(
      (decoration) =>
        inKind.shader`memory-object-decoration-targets-a-memory-object-declaration/${decoration.toLowerCase()}-${storageClass.toLowerCase()}-without-data-type
a descriptor that does not say what it holds is decorated as one that does
annotations: OpDecorate %variable ${decoration}
${bindingOf('variable')}
declarations: %variable = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass}`,
    ),
  ),
  ...holders.map(([name, storageClass, kind, type], at) => {
    const decoration = at % 2 === 0 ? 'AliasedPointer' : 'RestrictPointer'
    const variable =
      kind === 'typed'
        ? `%variable = OpVariable %to_type ${storageClass}`
        : `%variable = OpUntypedVariableKHR %to_class ${storageClass} ${type}`
    const isLocal = storageClass === 'Function'
    return inKind.physical`variable-with-physical-pointers-is-aliased-or-restricted/${name}
a variable that holds pointers into PhysicalStorageBuffer says whether they alias
interfaces: ${isLocal ? '' : '%variable'}
annotations: {OpDecorate %variable ${decoration} | decoration-missing:}
${storageClass === 'StorageBuffer' ? 'OpDecorate %array ArrayStride 8' : ''}
declarations: %physical = OpTypeUntypedPointerKHR PhysicalStorageBuffer
%typed = OpTypePointer PhysicalStorageBuffer %uint
%array = OpTypeArray %physical %uint_2
%to_type = OpTypePointer ${storageClass} ${type}
%to_class = OpTypeUntypedPointerKHR ${storageClass}
%with_members = ${kind === 'typed' ? 'OpVariable %pointer_Private_structure_physical_and_ulong Private' : 'OpUntypedVariableKHR %untyped_pointer_Private Private %structure_physical_and_ulong'}
${isLocal ? '' : variable}
body: ${isLocal ? variable : ''}`
  }),
  ...byId.map(
    ([name, decoration, operand]) =>
      inKind.kernel`decorate-id-operand-is-a-constant-or-a-variable/${name} in spv1.2, spv1.6
the operand of a decoration is a constant
annotations: OpDecorateId %variable ${decoration} {${operand} | undef: %a_uint | type: %uint
  | pointer-type: %untyped_pointer_CrossWorkgroup | function: %main}
declarations: %eight = OpConstant %uint 8
%variable = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint`,
  ),
  ...(['first', 'last'] as const).flatMap((place) =>
    (['typed', 'untyped'] as const).map((kind) => {
      const variables = [
        kind === 'typed'
          ? '%counter = OpVariable %to_counter Uniform'
          : '%counter = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform %block_uint',
        '%buffer = OpUntypedVariableKHR %untyped_pointer_Uniform Uniform %block_stride16_uint_array4',
      ]
      return inKind.shader`decorate-id-operand-is-a-constant-or-a-variable/${kind}-counter-${place} in spv1.4, spv1.6
the operand of CounterBuffer is a variable
annotations: ${bindingsOf(['buffer', 'counter'])}
OpDecorateId %buffer CounterBuffer {%counter | undef: %a_uint | type: %uint
  | pointer-type: %untyped_pointer_Uniform | function: %main}
declarations: %to_counter = OpTypePointer Uniform %block_uint
${(place === 'first' ? variables : variables.toReversed()).join('\n')}`
    }),
  ),
  ...[['shader', 'StorageBuffer'] as const, ['kernel', 'CrossWorkgroup'] as const].map(
    ([name, storageClass]) => inKind[name]`untyped-pointer-type-may-be-repeated/${name}
several untyped pointer types have one storage class, and serve together
annotations: ${name === 'shader' ? `OpDecorate %third ArrayStride 4\n${bindingOf('variable')}` : ''}
declarations: %third = OpTypeUntypedPointerKHR ${storageClass}
%variable = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} ${name === 'shader' ? '%block_uint' : '%uint'}
body: %once = OpUntypedAccessChainKHR %second_untyped_pointer_${storageClass} %uint %variable
%again = OpUntypedAccessChainKHR %third %uint %once
%last = OpUntypedAccessChainKHR %untyped_pointer_${storageClass} %uint %again`,
  ),
  ...Object.entries(rules).flatMap(([rule, [rows, shown]]) =>
    rowsOf(rows).map(
      ([decoration = '', storageClass = '', module = '', given, own, environments]) => {
        const pieces: Pieces = modules[module] ?? kinds.shader
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
          ...(rule.startsWith('memory') ? [] : ['parameter']),
          ...(rule.startsWith('linkage') ? ['local-variable'] : []),
        ]
        const variable = `%variable = OpUntypedVariableKHR %pointer ${storageClass} ${type}`
        const target = name === 'aliased-parameter' ? '%parameter' : '%variable'
        return pairOf`${rule}/${name}${environments === undefined ? '' : ` in ${environments}`}
${shown}, beside other untyped pointers
${pieces}
annotations: ${isBound ? bindings.map((one) => `OpDecorate %variable ${one} 0`).join('\n') : ''}
${decoration === 'Component 0' ? 'OpDecorate %variable Location 0' : ''}
OpDecorate {${target}${ways.map((way) => ` | ${way}: %${way.replace('-', '_')}`).join('')}} ${decoration}
declarations: %words = OpTypeArray %uint %uint_4
%pointer = OpTypeUntypedPointerKHR ${storageClass}
${type === '%attachment' ? '%attachment = OpTypeImage %float SubpassData 0 0 0 2 Unknown' : ''}
${type === '%pointers' ? '%pointers = OpTypeArray %untyped_pointer_PhysicalStorageBuffer %uint_4' : ''}
${isLocal ? '' : variable}
${isPhysical ? `%null = OpConstantNull %pointer` : ''}
body: ${isLocal ? variable : ''}
${
  isPhysical
    ? `%holder = OpUntypedVariableKHR %untyped_pointer_Function Function %pointer
%local_variable = OpUntypedVariableKHR %untyped_pointer_Function Function %uint
%select = OpSelect %pointer %true %variable %null
%load = OpLoad %pointer %holder`
    : ''
}
%chain = OpUntypedAccessChainKHR %pointer ${type} %variable ${indexes.join(' ')}
%copy = OpCopyObject %pointer %variable
after: %void %takes(%pointer %parameter)`
      },
    ),
  ),
]
