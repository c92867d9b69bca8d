/** What a module must have for a part to concern it: any one of these. Names are the grammar's. */
export interface Concern {
  readonly instructions?: readonly string[]
  /** Classes of instructions: `Image`, `Derivative`. */
  readonly classes?: readonly string[]
  readonly decorations?: readonly string[]
  /** Declared or implied. */
  readonly capabilities?: readonly string[]
}

/** A part of the core specification that its rules here do not decide. */
export interface Undecided {
  /** The heading, as the catalogue's `section` names it. */
  readonly section: string
  /** What is not decided, in our own words. */
  readonly what: string
  /** Which modules the part is about; absent where it is about all. */
  readonly concerns?: Concern
}

/**
 * What a verdict of `valid` leaves open: parts of the core specification that no rule of the catalogue decides. A
 * module that is wrong there only is accepted.
 */
export const undecided: readonly Undecided[] = [
  {
    section: '2.1 Language Capabilities',
    what: 'Capabilities that the use of a type or dynamic indexing asks for, where no instruction or enumerant does by itself.',
    concerns: {
      classes: ['Image'],
      instructions: ['OpTypeImage', 'OpAccessChain', 'OpInBoundsAccessChain'],
    },
  },
  {
    section: '2.4 Logical Layout of a Module',
    what: 'An OpLine between OpFunction and its parameters, and which lines of a block OpLine and OpNoLine may stand at.',
    concerns: { instructions: ['OpLine', 'OpNoLine'] },
  },
  {
    section: '2.8 Types and Variables',
    what: 'Whether pointers that are made later are decorated as the pointers they come from.',
    concerns: { decorations: ['Restrict', 'Aliased', 'RestrictPointer', 'AliasedPointer'] },
  },
  {
    section: '2.11.2, 2.11.3 Structured Control-flow Constructs',
    what: 'That constructs nest, and that they are entered and left only in the listed ways; the rules on case constructs; that a continue target dominates and is post-dominated by its back-edge block. Modules without Shader are not held to structured control flow.',
    concerns: {
      instructions: ['OpSelectionMerge', 'OpLoopMerge', 'OpSwitch', 'OpBranchConditional'],
    },
  },
  {
    section: '2.12 Specialization',
    what: 'What specialization does to a module; two constants with the same SpecId.',
    concerns: { decorations: ['SpecId'] },
  },
  {
    section: '2.13 Linkage',
    what: 'Names of linkage attributes, and what linking asks of two modules together.',
    concerns: { decorations: ['LinkageAttributes'] },
  },
  {
    section: '2.14 Relaxed Precision',
    what: 'What RelaxedPrecision is applied to, and whether a decorated image and its sampling agree.',
    concerns: { decorations: ['RelaxedPrecision'] },
  },
  {
    section: '2.16.1 Universal Validation Rules',
    what: 'What the 8-bit and 16-bit storage capabilities allow of narrow types beyond declaring them; how a matrix in PhysicalStorageBuffer is reached; that variable pointers without VariablePointers stay in one structure, and do not point to matrices or arrays of blocks; that sampled images and loaded images are consumed in their own block and by image instructions only; that specialization constants are scalars and vectors; how many objects per storage class hold built-ins; XfbStride and Stream per buffer; whether atomics in Uniform are in a BufferBlock, where the module has any.',
    concerns: {
      instructions: [
        'OpSampledImage',
        'OpTypeSampledImage',
        'OpTypeImage',
        'OpSpecConstantComposite',
      ],
      classes: ['Atomic'],
      decorations: ['BuiltIn', 'XfbStride', 'Stream'],
      capabilities: [
        'VariablePointersStorageBuffer',
        'PhysicalStorageBufferAddresses',
        'StorageBuffer16BitAccess',
        'UniformAndStorageBuffer16BitAccess',
        'StoragePushConstant16',
        'StorageInputOutput16',
        'StorageBuffer8BitAccess',
        'UniformAndStorageBuffer8BitAccess',
        'StoragePushConstant8',
      ],
    },
  },
  {
    section: '2.16.2 Validation Rules for Shader Capabilities',
    what: 'Which types may be declared at all; interpolation decorations in nested structures; where FPRoundingMode is applied; that an entry point forms a complete stage.',
    concerns: { capabilities: ['Shader'] },
  },
  {
    section: '2.17 Universal Limits',
    what: 'Characters in a literal string, control-flow nesting depth, decorations per target.',
  },
  {
    section: '2.18 Memory Model',
    what: 'Aliasing, what decorations a pointer into PhysicalStorageBuffer needs, and everything that only a run shows.',
    concerns: {
      decorations: ['Aliased', 'Restrict'],
      capabilities: ['PhysicalStorageBufferAddresses', 'VulkanMemoryModel'],
    },
  },
  {
    section: '3.2.5 Execution Mode',
    what: 'Values of literals; the models that modes of extensions are valid with.',
    concerns: { instructions: ['OpExecutionMode', 'OpExecutionModeId'] },
  },
  {
    section: '3.2.19 Decoration',
    what: 'Which images and blocks Volatile, Coherent, NonWritable and NonReadable are for; the execution models that decorations are for; FPFastMathMode; whether extended instructions may have NoContraction; XfbStride where doubles are captured; decorations of extensions without a folder here.',
    concerns: { classes: ['Annotation'] },
  },
  {
    section: '3.2.20 BuiltIn',
    what: 'Types, storage classes and execution models of built-in variables; one built-in twice in an interface; whether a built-in member is used and so needs its capability.',
    concerns: { decorations: ['BuiltIn'] },
  },
  {
    section: '3.2.24 Memory Semantics <id>',
    what: 'The capability of AtomicCounterMemory; whether an Unequal of Acquire is stronger than an Equal of Release; which storage classes must be named.',
    concerns: { classes: ['Atomic', 'Barrier'] },
  },
  {
    section: '3.3.4 Extension Instructions',
    what: 'Operands and types of instructions of imported sets without a folder here, GLSL.std.450 and OpenCL.std included.',
    concerns: { instructions: ['OpExtInst', 'OpExtInstWithForwardRefsKHR'] },
  },
  {
    section: '3.3.8 Memory Instructions',
    what: 'Values of Element, and indexes into vectors, arrays and matrices; whether an operand of OpPtrDiff can be in an array; OpSizeOf and OpGenericPtrMemSemantics.',
    concerns: {
      instructions: [
        'OpAccessChain',
        'OpInBoundsAccessChain',
        'OpPtrAccessChain',
        'OpInBoundsPtrAccessChain',
        'OpPtrDiff',
        'OpGenericPtrMemSemantics',
        'OpSizeOf',
      ],
    },
  },
  {
    section: '3.3.10 Image Instructions',
    what: 'Which images OpSampledImage combines; whether Component is 0, 1, 2 or 3; where a resident code comes from; image operands that are None; ConstOffsets with sparse gathers, MakeTexelVisible with OpImageFetch, Lod with reads and writes in kernels; execution models that implicit derivatives are for.',
    concerns: { classes: ['Image'] },
  },
  {
    section: '3.3.14 Bit Instructions',
    what: 'Whether the components of OpBitCount are wide enough.',
    concerns: { instructions: ['OpBitCount'] },
  },
  {
    section: '3.3.16 Derivative Instructions; 3.3.17 Control-Flow Instructions',
    what: 'In which execution models an instruction is valid, which the whole call tree decides; Size of the lifetime instructions.',
    concerns: {
      classes: ['Derivative'],
      instructions: ['OpKill', 'OpTerminateInvocation', 'OpLifetimeStart', 'OpLifetimeStop'],
    },
  },
  {
    section: '3.3.19 Primitive Instructions; 3.3.20 Barrier Instructions',
    what: 'How many streams there are where vertices are emitted; in which execution models OpControlBarrier stands before version 1.3.',
    concerns: {
      instructions: [
        'OpEmitVertex',
        'OpEndPrimitive',
        'OpEmitStreamVertex',
        'OpEndStreamPrimitive',
        'OpControlBarrier',
      ],
    },
  },
  {
    section: '3.3.22, 3.3.23, 3.3.25 to 3.3.27',
    what: 'Enqueue, pipe, tensor and graph instructions, beyond ids, capabilities, versions, scopes and semantics.',
    concerns: { classes: ['Device-Side_Enqueue', 'Pipe', 'Tensor', 'Graph'] },
  },
  {
    section: '3.3.24 Non-Uniform Instructions',
    what: 'Whether Index of OpGroupNonUniformQuadBroadcast is dynamically uniform, as it must be from version 1.5 on.',
    concerns: { instructions: ['OpGroupNonUniformQuadBroadcast'] },
  },
  {
    section: 'Extensions',
    what: 'Rules of extensions without a folder here. A module that names an extension whose effect on core is not known is not judged at all.',
    concerns: { instructions: ['OpExtension'] },
  },
]
