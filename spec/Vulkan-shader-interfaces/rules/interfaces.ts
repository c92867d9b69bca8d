import type { RuleRow } from '../../rule.ts'
import { builtIn, row, storage } from '../row.ts'

const fragmentOutput = 'Fragment Output Interface'

/** Rules on the variables of an interface together. */
export const rules: readonly RuleRow[] = [
  row(
    'decoration',
    'built-in-once-input',
    ['StandaloneSpirv-OpEntryPoint-09658'],
    'No entry point lists two variables in Input that have the same BuiltIn, themselves or on members of their structures.',
  ),
  row(
    'decoration',
    'built-in-once-output',
    ['StandaloneSpirv-OpEntryPoint-09659'],
    'No entry point lists two variables in Output that have the same BuiltIn, themselves or on members of their structures. CullPrimitiveEXT is left to cull-primitive-ext-once.',
  ),
  row(
    'type',
    'built-in-per-vertex-array',
    [],
    'A variable in Input that an entry point with execution model TessellationControl or Geometry lists or statically uses, or in Output of MeshEXT or MeshNV, that has BuiltIn ClipDistance, CullDistance, PointSize, Position or PositionPerViewNV, itself or on a member of its structure, is an array: of what its type rule describes, or of the structure.',
    {
      confidence: 'derived',
      notes:
        'The interfaces with another level of arrays are those that interface matching names. Of Output of TessellationControl and Input of TessellationEvaluation the chapter does not say it: they are not judged.',
    },
  ),
  row(
    'decoration',
    'built-in-structure-is-a-block',
    [],
    'A structure type that has BuiltIn on a member, and that a variable in Input or Output holds, itself or as the elements of arrays, is decorated with Block.',
    {
      section: 'Shader Input and Output Interfaces / Built-In Interface Block',
      confidence: 'derived',
      notes:
        'A block is a structure type with Block. Variables in other storage classes are not part of an interface.',
    },
  ),
  row(
    'decoration',
    'location-not-nested',
    [],
    'No structure type within a member, at any depth, of the structure that a variable in Input or Output, or each element of its array, holds has a member with Location.',
    { section: 'Location and Component Assignment' },
  ),
  row(
    'type',
    'fragment-output-numeric-type',
    [],
    'Of the variables in Output that an entry point with execution model Fragment lists, without built-ins, no two that consume components of the same location have floating-point components the one and integer components the other.',
    {
      section: fragmentOutput,
      notes:
        'Whether integers of different Signedness have the same numeric type is left open. Variables that overlap in a component are left to output-component-overlap of Vulkan-environment.',
    },
  ),
  row(
    'type',
    'fragment-output-width',
    [],
    'The scalars in the type of a variable in Output that an entry point with execution model Fragment lists, without built-ins, are not 64 bits wide.',
    {
      section: fragmentOutput,
      notes:
        'Integers and floating-point numbers of 32 bits, and of 16 bits where a device supports storageInputOutput16. Booleans and pointers are left to Vulkan-environment, numbers of 8 bits to core.',
    },
  ),
  row(
    'decoration',
    'input-attachment-index-once',
    [],
    'In a module with one entry point with execution model Fragment, no two variables with InputAttachmentIndex that it statically uses, and whose images have the same Sampled Type, read the same input attachment: a variable reads the one with its index, an array of N such images the N from its index on.',
    {
      section: 'Fragment Input Attachment Interface',
      confidence: 'derived',
      notes:
        'An index may be used once for each aspect of an image, and the numeric format of the variable decides which aspect it reads; whether two formats of the same aspect are allowed is not judged. Of several Fragment entry points each may use a variable of its own, so those modules are not judged. A run-time array counts as one image, as does an array whose Length a specialization constant gives.',
    },
  ),
  ...['SamplerHeapEXT', 'ResourceHeapEXT'].flatMap((name) =>
    builtIn(name, storage([], 'UniformConstant')),
  ),
  row(
    'layout',
    'heap-access-layout',
    [],
    'The Base Type of an untyped access chain whose Base is a variable with BuiltIn SamplerHeapEXT or ResourceHeapEXT, or an access chain from one, has an explicit layout.',
    { section: 'Descriptor Heap Interface' },
  ),
  row(
    'environment',
    'tile-attachment-written-in-compute',
    [],
    'An OpImageWrite whose image is loaded from what access chains and copies reach from a variable in TileAttachmentQCOM is only in the call trees of entry points with execution model GLCompute.',
    {
      section: 'Tile Attachment Interface',
      notes:
        'Execution models other than Fragment are left to tile-shading-stage of Vulkan-environment.',
    },
  ),
  row(
    'capability',
    'run-time-array-capability',
    [],
    'If a variable with Binding is a run-time array, or an array of arrays of which one is a run-time array, RuntimeDescriptorArray is declared.',
    {
      section: 'Shader Resource Interface / DescriptorSet and Binding Assignment',
      notes:
        'Typed variables by the type that their pointer points to, untyped ones by their Data Type. A run-time array within a block is not an array of descriptors.',
    },
  ),
]
