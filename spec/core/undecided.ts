import { operandKindByName } from '../grammar/grammar.ts'

/** A part concerns a module that has any one of these. Names are those of the grammar. */
export interface Concern {
  readonly instructions?: readonly string[]
  /** Sets of instructions: all instructions of at least one set are in it. */
  readonly instructionsTogether?: readonly (readonly string[])[]
  /** Classes of instructions: `Image`, `Derivative`. */
  readonly classes?: readonly string[]
  readonly decorations?: readonly string[]
  /** Declared or implied. */
  readonly capabilities?: readonly string[]
  /** All of these together, declared or implied. */
  readonly capabilitiesTogether?: readonly string[]
  /** Extended instructions of a set that has rules here. */
  readonly extendedInstructions?: readonly { readonly set: string; readonly name: string }[]
  /** Whether it imports a set that has neither a folder nor rules here. */
  readonly otherSets?: true
  /** Whether it declares an extension that has no folder. */
  readonly otherExtensions?: true
}

/** The enumerants that no version of the core specification has, only extensions. */
function ofExtensions(kind: string): readonly string[] {
  return (operandKindByName(kind)?.enumerants ?? [])
    .filter(({ version }) => version === null)
    .map(({ name }) => name)
}

/** A part of the core specification that the rules do not decide. */
export interface Undecided {
  /** The heading, as in the `section` of a rule. */
  readonly section: string
  /** The requirements that are not decided, in our own words. */
  readonly what: string
  /** The modules that the part concerns; absent if it concerns all. */
  readonly concerns?: Concern
}

/**
 * The parts of the core specification that no rule of the catalogue decides. A module that is invalid only because of
 * one of these is accepted.
 */
export const undecided: readonly Undecided[] = [
  {
    section: '2.1 Language Capabilities',
    what: 'Whether an array that an untyped function parameter points to is indexed dynamically, and the capability for that; whether the value of a Lod in kernels that is not a constant is 0.',
    concerns: {
      instructionsTogether: [['OpFunctionParameter', 'OpUntypedAccessChainKHR']],
      capabilities: ['ImageBasic'],
    },
  },
  {
    section: '2.8 Types and Variables',
    what: 'Whether derived pointers are decorated like the pointers that they are derived from.',
    concerns: { decorations: ['Restrict', 'Aliased', 'RestrictPointer', 'AliasedPointer'] },
  },
  {
    section: '2.11.2, 2.11.3 Structured Control-flow Constructs',
    what: 'Branches from blocks that nothing reaches; whether a target of OpSwitch that is the merge block or continue target of the loop around it begins a case construct. A branch that leaves several constructs at once is judged by the outermost. Structured control flow is not checked in modules without Shader.',
    concerns: {
      instructions: ['OpSelectionMerge', 'OpLoopMerge', 'OpSwitch', 'OpBranchConditional'],
    },
  },
  {
    section: '2.12 Specialization',
    what: 'The effect of specialization on a module.',
    concerns: { decorations: ['SpecId'] },
  },
  {
    section: '2.13 Linkage',
    what: 'The requirements of linking on two modules together.',
    concerns: { decorations: ['LinkageAttributes'] },
  },
  {
    section: '2.14 Relaxed Precision',
    what: 'Which instructions RelaxedPrecision is for, apart from the width of the numbers that they result in, and whether a decorated image and the instructions that sample it agree.',
    concerns: { decorations: ['RelaxedPrecision'] },
  },
  {
    section: '2.16.1 Universal Validation Rules',
    what: 'The uses of narrow types in modules with cooperative matrices or tensors, and of those that only a capability for Workgroup enables; how a matrix in PhysicalStorageBuffer is accessed; whether variable pointers without VariablePointers that come from function parameters, calls, loads or elements of an array of blocks stay in one structure; what untyped variable pointers point to; whether OpFunctionCall and OpStore in kernels may take image, sampler and sampled image objects; whether specialization constants are scalars and vectors; how many structures with built-ins per storage class a mesh shader consumes; whether an object without XfbStride or Stream agrees with others of its buffer where the client is not Vulkan; whether atomics on Uniform access a BufferBlock, where their pointers come from function parameters, if the module has one.',
    concerns: {
      instructions: ['OpSpecConstantComposite'],
      instructionsTogether: [
        ['OpTypeImage', 'OpFunctionCall'],
        ['OpTypeSampler', 'OpFunctionCall'],
      ],
      decorations: ['XfbBuffer', 'BufferBlock'],
      capabilities: [
        'ImageBasic',
        'MeshShadingEXT',
        'MeshShadingNV',
        'VariablePointersStorageBuffer',
        'PhysicalStorageBufferAddresses',
        'WorkgroupMemoryExplicitLayout8BitAccessKHR',
        'WorkgroupMemoryExplicitLayout16BitAccessKHR',
        'CooperativeMatrixKHR',
        'TensorsARM',
      ],
    },
  },
  {
    section: '2.16.3 Validation Rules for Kernel Capabilities',
    what: 'Whether the rule for kernels on the Signedness of integer types applies to a module that declares Shader as well.',
    concerns: { capabilitiesTogether: ['Kernel', 'Shader'] },
  },
  {
    section: '2.18 Memory Model',
    what: 'Aliasing, the decorations that a pointer into PhysicalStorageBuffer requires, and everything that only a run shows.',
    concerns: {
      decorations: ['Aliased', 'Restrict'],
      capabilities: ['PhysicalStorageBufferAddresses', 'VulkanMemoryModel'],
    },
  },
  {
    section: '3.2.18 Function Parameter Attribute',
    what: 'Attributes of extensions; whether what a parameter points to is passed as ByVal and Sret say.',
    concerns: { decorations: ['FuncParamAttr'] },
  },
  {
    section: '3.2.19 Decoration',
    what: 'The parameters, storage classes of extensions and kernel objects that Volatile, Coherent, NonWritable and NonReadable apply to; whether task and mesh shaders are among the execution models of XfbBuffer; whether extended instructions may have NoContraction and FPFastMathMode; XfbStride if doubles are captured; decorations of extensions without a folder here.',
    concerns: {
      decorations: [
        'Volatile',
        'Coherent',
        'NonWritable',
        'NonReadable',
        'NoContraction',
        'FPFastMathMode',
        'XfbBuffer',
        'XfbStride',
        ...ofExtensions('Decoration'),
      ],
    },
  },
  {
    section: '3.2.20 BuiltIn',
    what: 'The built-ins that are constants, and those that are twice among constants or in mesh shaders; types, storage classes and execution models of built-in variables; whether a built-in member is used and therefore requires its capability.',
    concerns: { decorations: ['BuiltIn'] },
  },
  {
    section: '3.2.24 Memory Semantics <id>',
    what: 'The capability of AtomicCounterMemory; whether Acquire as Unequal is stronger than Release as Equal; the storage classes that must be named.',
    concerns: { classes: ['Atomic', 'Barrier'] },
  },
  {
    section: '3.3.4 Extension Instructions',
    what: 'Operands and types of instructions of imported sets without a folder here, other than GLSL.std.450 and OpenCL.std, and which forward references (2.4) they may have; IMix of GLSL.std.450, which its text does not have any more.',
    concerns: {
      otherSets: true,
      extendedInstructions: [{ set: 'GLSL.std.450', name: 'IMix' }],
    },
  },
  {
    section: '3.3.10 Image Instructions',
    what: 'Whether a resident code that is loaded, or comes from an OpPhi, a call or arithmetic, is one; ConstOffsets with sparse gathers, MakeTexelVisible with OpImageFetch, Lod with reads and writes in kernels.',
    concerns: {
      instructions: [
        'OpImageSparseTexelsResident',
        'OpImageSparseGather',
        'OpImageSparseDrefGather',
        'OpImageFetch',
      ],
      capabilities: ['ImageMipmap'],
    },
  },
  {
    section: '3.3.16 Derivative Instructions; 3.3.10 Image Instructions',
    what: 'The execution models in which derivatives, explicit and implicit ones, are valid beside the capabilities for groups of derivatives that extensions bring.',
    concerns: {
      capabilities: ['ComputeDerivativeGroupQuadsKHR', 'ComputeDerivativeGroupLinearKHR'],
    },
  },
  {
    section: '3.3.19 Primitive Instructions',
    what: 'How many streams there are, apart from the two kinds of instructions, which a call tree does not mix.',
    concerns: {
      instructions: [
        'OpEmitVertex',
        'OpEndPrimitive',
        'OpEmitStreamVertex',
        'OpEndStreamPrimitive',
      ],
    },
  },
  {
    section: '3.3.22, 3.3.26, 3.3.27',
    what: 'Enqueue and graph instructions, apart from ids, capabilities, versions, scopes and semantics.',
    concerns: { classes: ['Device-Side_Enqueue', 'Graph'] },
  },
  {
    section: '3.3.24 Non-Uniform Instructions',
    what: 'Whether the Index of OpGroupNonUniformQuadBroadcast is dynamically uniform, as required from version 1.5 on.',
    concerns: { instructions: ['OpGroupNonUniformQuadBroadcast'] },
  },
  {
    section: 'Extensions',
    what: 'Rules of extensions without a folder here. A module that declares an extension with an unknown effect on core is not judged at all.',
    concerns: { otherExtensions: true },
  },
]
