import type { Environment } from '../environments.ts'
import type { Circumstance } from './circumstance.ts'

/** A part concerns a module that has any one of these. Names are those of the grammar. */
export interface Concern {
  /** Classes of instructions: `Image`, `Derivative`. */
  readonly classes?: readonly string[]
  /** Declared or implied. */
  readonly capabilities?: readonly string[]
  /** Extended instructions of a set that has rules here. */
  readonly extendedInstructions?: readonly { readonly set: string; readonly name: string }[]
  /** Whether it imports a set that has neither a folder nor rules here. */
  readonly otherSets?: true
  /** Whether it imports a version of a set with a folder that is after all that its text describes. */
  readonly laterVersions?: true
  /** Whether it declares an extension whose rules are not known here. */
  readonly otherExtensions?: true
  /** Facts that only a look at the module shows. */
  readonly circumstances?: readonly Circumstance[]
}

/** A part of the core specification that the rules do not decide. */
export interface Undecided {
  /** The heading, as in the `section` of a rule. A heading may have several parts. */
  readonly section: string
  /** The requirements that are not decided, in our own words. */
  readonly what: string
  /** The clients in whose environments it is not decided; absent if in none. */
  readonly clients?: readonly Environment['client'][]
  readonly concerns: Concern
}

/** A part that concerns the modules in which a circumstance is met. */
function part(section: string, circumstance: Circumstance, what: string): Undecided {
  return { section, what, concerns: { circumstances: [circumstance] } }
}

const universal = '2.16.1 Universal Validation Rules'
const structured = '2.11.2, 2.11.3 Structured Control-flow Constructs'
const decoration = '3.2.19 Decoration'
const builtIn = '3.2.20 BuiltIn'
const semantics = '3.2.24 Memory Semantics <id>'
const image = '3.3.10 Image Instructions'
const language = '2.1 Language Capabilities'
const attribute = '3.2.18 Function Parameter Attribute'

/**
 * The parts of the core specification that no rule of the catalogue decides. A module that is invalid only because of
 * one of these is accepted. Facts that only a run shows are not among them, since they do not make a module invalid
 * (2.2.6), nor are facts that a rule leaves open: a module that the stricter reading of such a rule refuses is
 * undecided by that rule.
 */
export const undecided: readonly Undecided[] = [
  part(
    language,
    'chain-on-untyped-parameter',
    'Whether an array that an untyped function parameter points to is indexed dynamically, and the capability for that.',
  ),
  part(
    language,
    'level-in-kernel-not-constant',
    'Whether the value of a Lod in kernels that is not a constant is 0, for another one needs ImageMipmap.',
  ),
  part(
    structured,
    'branch-from-unreached-block',
    'Which constructs have a block that no structured path reaches, and whether its branches may enter a loop.',
  ),
  part(
    structured,
    'switch-target-leaves-loop',
    'Whether a target of OpSwitch that is the merge block or continue target of the loop around it, and that other blocks branch to, begins a case construct.',
  ),
  part(
    structured,
    'merge-without-shader',
    'Which of the rules on merge instructions and constructs a module without Shader has to obey.',
  ),
  part(
    '2.14 Relaxed Precision',
    'relaxed-without-numbers',
    'Whether an instruction with RelaxedPrecision that results in something other than numbers operates on numerical types.',
  ),
  part(
    universal,
    'narrow-types-of-extension',
    'The uses of narrow types that only a capability for Workgroup enables, or beside cooperative matrices or tensors.',
  ),
  part(
    universal,
    'choice-of-unknown-pointers',
    'Whether variable pointers without VariablePointers that come from function parameters, calls, loads or elements of an array of blocks stay in one structure.',
  ),
  part(universal, 'untyped-variable-pointer', 'What untyped variable pointers point to.'),
  part(
    universal,
    'specialized-aggregate',
    'Whether specialization constants may be of other types than scalars and vectors.',
  ),
  part(
    universal,
    'built-in-structures-in-mesh-shader',
    'How many structures with built-ins per storage class a mesh shader consumes.',
  ),
  part(
    universal,
    'capture-without-stride',
    'Whether an object without XfbStride or Stream agrees with others of its buffer where the client is not Vulkan.',
  ),
  part(
    universal,
    'atomic-on-uniform-parameter',
    'Whether atomics on Uniform access a BufferBlock, where their pointers do not come from a variable of the function.',
  ),
  part(
    '2.16.3 Validation Rules for Kernel Capabilities',
    'signed-integers-beside-shader',
    'Whether the rule for kernels on the Signedness of integer types applies to a module that declares Shader as well.',
  ),
  part(
    attribute,
    'structure-return-of-other-type',
    'Whether a parameter with Sret may point to another type than a structure.',
  ),
  part(
    attribute,
    'access-against-attribute',
    'Whether a function that writes through its parameter with NoWrite, or accesses memory through one with NoReadWrite, is invalid.',
  ),
  part(
    decoration,
    'memory-decoration-in-kernel',
    'What Volatile, Coherent, NonWritable and NonReadable apply to in modules without Shader.',
  ),
  part(
    decoration,
    'memory-decoration-of-extension',
    'Whether Volatile, Coherent, NonWritable and NonReadable apply to objects in PhysicalStorageBuffer or storage classes of extensions, to those of types of extensions, and to untyped variables that do not say what they hold.',
  ),
  part(
    decoration,
    'store-to-non-writable',
    'Whether a module that stores to what has NonWritable, or loads from what has NonReadable, is invalid.',
  ),
  part(
    decoration,
    'arithmetic-decoration-of-extended-instruction',
    'Whether extended instructions may have NoContraction and FPFastMathMode.',
  ),
  part(
    decoration,
    'capture-in-mesh-shader',
    'Whether task and mesh shaders are among the execution models of XfbBuffer.',
  ),
  part(decoration, 'capture-of-doubles', 'XfbStride if doubles are captured.'),
  {
    section: builtIn,
    what: 'Types, storage classes and execution models of built-in variables, which are a matter of the client: of OpenGL, no text is known here.',
    clients: ['opengl'],
    concerns: { circumstances: ['built-in-variable'] },
  },
  part(
    builtIn,
    'built-in-constants',
    'Whether a built-in may be a constant that is not the size of a workgroup, and be several constants.',
  ),
  part(
    builtIn,
    'built-in-twice-in-mesh-shader',
    'Whether a mesh shader may have a built-in twice in one storage class.',
  ),
  part(
    builtIn,
    'built-in-member-as-a-whole',
    'Whether a structure that is loaded, stored or copied as a whole uses built-in members that need a capability.',
  ),
  part(
    semantics,
    'atomic-counter-semantics',
    'Whether memory semantics with AtomicCounterMemory require the capability AtomicStorage.',
  ),
  part(
    semantics,
    'acquire-unequal-to-release',
    'Whether Acquire as Unequal is stronger than Release as Equal.',
  ),
  {
    section: '3.3.4 Extension Instructions',
    what: 'Operands and types of instructions of imported sets without a folder here, other than GLSL.std.450 and OpenCL.std, and which forward references (2.4) they may have; IMix of GLSL.std.450, which its text does not have any more.',
    concerns: {
      otherSets: true,
      extendedInstructions: [{ set: 'GLSL.std.450', name: 'IMix' }],
    },
  },
  part(
    image,
    'resident-code-from-elsewhere',
    'Whether a resident code that is loaded, or comes from an OpPhi, a call or arithmetic, is one.',
  ),
  part(image, 'offsets-of-sparse-gather', 'Whether sparse gathers may have ConstOffsets.'),
  part(image, 'visible-fetch', 'Whether OpImageFetch may have MakeTexelVisible.'),
  part(
    image,
    'level-of-access-in-kernel',
    'Whether reads and writes of images in kernels may have Lod.',
  ),
  {
    section: 'NonSemantic.Shader.DebugInfo: Version Compatibility',
    what: 'Operands of the instructions of versions of NonSemantic.Shader.DebugInfo after 101, such as 102, of which no text is published: they are not read as those of 101.',
    concerns: { laterVersions: true },
  },
  {
    section: '3.3.16 Derivative Instructions; 3.3.10 Image Instructions',
    what: 'The execution models in which derivatives, explicit and implicit ones, are valid beside the capabilities for groups of derivatives that extensions bring.',
    concerns: {
      capabilities: ['ComputeDerivativeGroupQuadsKHR', 'ComputeDerivativeGroupLinearKHR'],
    },
  },
  part(
    '3.3.19 Primitive Instructions',
    'streams-in-doubt',
    'How many streams there are, where objects of another stream than 0 are declared beside instructions for one stream, or instructions for several name one alone.',
  ),
  {
    section: '3.3.22, 3.3.26, 3.3.27',
    what: 'Enqueue and graph instructions, apart from ids, capabilities, versions, scopes and semantics.',
    concerns: { classes: ['Device-Side_Enqueue', 'Graph'] },
  },
  {
    section: 'Vulkan, Versions and Formats: Capabilities',
    what: 'Whether a module for Vulkan may declare Groups: the table of capabilities does not list it, and SPV_AMD_shader_ballot, which the table of extensions lists, asks for it.',
    clients: ['vulkan'],
    concerns: { capabilities: ['Groups'] },
  },
  part(
    '3.3.24 Non-Uniform Instructions',
    'index-of-quad-not-constant',
    'Whether the Index of OpGroupNonUniformQuadBroadcast that is not a constant is dynamically uniform, as required from version 1.5 on.',
  ),
  {
    section: 'Extensions',
    what: 'Rules of extensions without a folder here that core does not carry. A module that declares an extension with an unknown effect on core is not judged at all.',
    concerns: { otherExtensions: true },
  },
]
