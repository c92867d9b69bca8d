/** The declarations of a module by which the sentences that are judged differ. */
export type DeclaredFeatures = 'core' | 'untyped pointers' | 'descriptor heap'

/** The place of an instruction or annotation, in a module for shaders or for kernels. */
export interface AmendedSubject {
  readonly kernel?: boolean
  /** Whether it has untyped pointers, which core alone does not have. */
  readonly untyped?: boolean
  /** Whether it needs cooperative matrices, which only modules with such a subject have. */
  readonly matrices?: boolean
  /** Whether its Result Type may be another type than is written. */
  readonly anyResult?: boolean
  /** An instruction of the entry point; `interface` and `annotation` are lists of ids and lines in their places. */
  readonly place: 'body' | 'interface' | 'annotation'
  readonly line: string
}

const extensions: Readonly<Record<DeclaredFeatures, string>> = {
  core: '',
  'untyped pointers': `OpCapability UntypedPointersKHR
OpExtension "SPV_KHR_untyped_pointers"`,
  'descriptor heap': `OpCapability DescriptorHeapEXT
OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_EXT_descriptor_heap"`,
}

function shader(line: string): AmendedSubject {
  return { place: 'body', line }
}

function kernel(line: string): AmendedSubject {
  return { place: 'body', line, kernel: true }
}

function untyped(subject: AmendedSubject): AmendedSubject {
  return { ...subject, untyped: true }
}

const loads = [
  shader('%x = OpLoad %u32 %f'),
  { ...untyped(shader('%x = OpLoad %u32 %uf')), anyResult: true },
]
const stores = [shader('OpStore %f %u1'), untyped(shader('OpStore %uf %u1'))]
const copies = [
  shader('OpCopyMemory %f %g'),
  untyped(shader('OpCopyMemory %uf %g')),
  untyped(shader('OpCopyMemory %g %uf')),
  kernel('OpCopyMemorySized %f %g %u4'),
  untyped(kernel('OpCopyMemorySized %uf %ug %u4')),
]
const bitcasts = [
  shader('%x = OpBitcast %f32 %u1'),
  kernel('%x = OpBitcast %f32 %u1'),
  kernel('%x = OpBitcast %u64 %w'),
]
const explicitCasts = [
  kernel('%x = OpGenericCastToPtrExplicit %p %generic Workgroup'),
  untyped(kernel('%x = OpGenericCastToPtrExplicit %up %ugeneric Workgroup')),
]
const castsFromGeneric = [
  kernel('%x = OpGenericCastToPtr %p %generic'),
  untyped(kernel('%x = OpGenericCastToPtr %up %ugeneric')),
]
const castsToGeneric = [
  kernel('%x = OpPtrCastToGeneric %pgeneric %w'),
  untyped(kernel('%x = OpPtrCastToGeneric %upgeneric %uw')),
]
const comparisons = [
  shader('%x = OpPtrEqual %bool %w %w2'),
  shader('%x = OpPtrNotEqual %bool %w %w2'),
  shader('%x = OpPtrDiff %u32 %w %w2'),
  untyped(shader('%x = OpPtrEqual %bool %uw %uw2')),
  untyped(shader('%x = OpPtrNotEqual %bool %uw %uw2')),
]
const matrixAccesses = ['%w', '%uw'].flatMap((pointer) =>
  [
    `%x = OpCooperativeMatrixLoadKHR %mt ${pointer} %u0 %u4`,
    `OpCooperativeMatrixStoreKHR ${pointer} %m %u0 %u4`,
  ].map(
    (line): AmendedSubject => ({ ...kernel(line), matrices: true, untyped: pointer === '%uw' }),
  ),
)
const texels = [
  shader('%x = OpImageTexelPointer %pimage %image %at %u1'),
  untyped(shader('%x = OpImageTexelPointer %upimage %image %at %u1')),
]

/** Keyed by the name of the instruction, its operands after the pointer. */
function atomics(operands: Readonly<Record<string, string>>): readonly AmendedSubject[] {
  return Object.entries(operands).flatMap(([name, rest]) => {
    const line = (pointer: string): string =>
      name === 'OpAtomicStore'
        ? `${name} ${pointer} ${rest}`
        : `%x = ${name} %u32 ${pointer} ${rest}`
    return [shader(line('%w')), untyped(shader(line('%uw')))]
  })
}

/** Instructions with the operands that each sentence is about, and that some text words again, by its old rule. */
export const amendedSubjects: Readonly<Record<string, readonly AmendedSubject[]>> = {
  'SPV_KHR_cooperative_matrix/pointer-is-a-pointer': matrixAccesses,
  'SPV_KHR_cooperative_matrix/pointer-points-into-an-array': matrixAccesses,
  'SPV_KHR_cooperative_matrix/pointer-points-to-a-scalar-or-vector': matrixAccesses,
  'SPV_KHR_cooperative_matrix/stride-is-a-scalar-integer': matrixAccesses,
  'core/atomic-comparator': atomics({ OpAtomicCompareExchange: '%u1 %u4 %u0 %u1 %u1' }),
  'core/atomic-pointee': atomics({ OpAtomicLoad: '%u1 %u4', OpAtomicIIncrement: '%u1 %u4' }),
  'core/atomic-store-pointee': atomics({ OpAtomicStore: '%u1 %u4 %u1' }),
  'core/atomic-value': atomics({ OpAtomicIAdd: '%u1 %u4 %u1', OpAtomicExchange: '%u1 %u4 %u1' }),
  'core/bitcast-bits': bitcasts,
  'core/bitcast-differs': bitcasts,
  'core/bitcast-multiple': bitcasts,
  'core/bitcast-operand': bitcasts,
  'core/bitcast-pointer-scalar': bitcasts,
  'core/bitcast-pointer-storage-class': bitcasts,
  'core/bitcast-pointer-vector': bitcasts,
  'core/bitcast-result': bitcasts,
  'core/bitcast-width': bitcasts,
  'core/cast-explicit-operand': explicitCasts,
  'core/cast-explicit-result': explicitCasts,
  'core/cast-explicit-storage': explicitCasts,
  'core/cast-from-generic-operand': castsFromGeneric,
  'core/cast-from-generic-result': castsFromGeneric,
  'core/cast-to-generic-result': castsToGeneric,
  'core/copy-memory-fixed-size': copies,
  'core/copy-memory-mask-count': copies,
  'core/copy-memory-not-void': copies,
  'core/copy-memory-pointers': copies,
  'core/copy-memory-source-mask': copies,
  'core/copy-memory-target-mask': copies,
  'core/copy-memory-type': copies,
  'core/decorate-id-constant': [
    { kernel: true, place: 'annotation', line: 'OpDecorateId %w AlignmentId %u4' },
    { place: 'annotation', line: 'OpDecorateId %copy UniformId %u1' },
    { place: 'annotation', line: 'OpDecorateId %buffer CounterBuffer %buffer' },
  ],
  'core/interface-is-global-variable': [
    { place: 'interface', line: '%w3' },
    { place: 'interface', line: '%uw3', untyped: true },
  ],
  'core/lifetime-pointer': [
    kernel('OpLifetimeStart %f 0'),
    kernel('OpLifetimeStop %f 0'),
    untyped(kernel('OpLifetimeStart %uf 4')),
    untyped(kernel('OpLifetimeStop %uf 4')),
  ],
  'core/load-pointer': loads,
  'core/load-type': loads,
  'core/logical-pointer-operand': [
    shader('%x = OpCopyObject %pf %f'),
    untyped(shader('%x = OpCopyObject %upf %uf')),
  ],
  'core/logical-pointer-result': [
    shader('%x = OpAccessChain %pmember %pair %u1'),
    untyped(shader('%x = OpUntypedAccessChainKHR %upmember %two %pair %u1')),
    untyped(shader('%x = OpUntypedInBoundsAccessChainKHR %upmember %two %pair %u1')),
  ],
  'core/pointer-comparison-operand': comparisons,
  'core/pointer-comparison-type': comparisons,
  'core/store-pointer': stores,
  'core/store-type': stores,
  'core/texel-pointer-image': texels,
  'core/texel-pointer-pointee': texels,
  'core/texel-pointer-result': texels,
  'core/texel-pointer-subpass': texels,
}

const untypedTypes = `%up = OpTypeUntypedPointerKHR Workgroup
%upf = OpTypeUntypedPointerKHR Function
%uw = OpUntypedVariableKHR %up Workgroup %u32
%uw2 = OpUntypedVariableKHR %up Workgroup %u32
%uw3 = OpUntypedVariableKHR %up Workgroup %u32`

const shaderTypes = `%imagetype = OpTypeImage %u32 2D 0 0 0 2 R32ui
%pimagetype = OpTypePointer UniformConstant %imagetype
%image = OpVariable %pimagetype UniformConstant
%pimage = OpTypePointer Image %u32
%at = OpConstantComposite %v2u %u1 %u1
%two = OpTypeStruct %u32 %u32
%ptwo = OpTypePointer Private %two
%pmember = OpTypePointer Private %u32
%pair = OpVariable %ptwo Private
%block = OpTypeStruct %u32
%pblock = OpTypePointer Uniform %block
%buffer = OpVariable %pblock Uniform`

/** The assembly of a module with a subject. */
export function amendedModule(world: DeclaredFeatures, subject: AmendedSubject): string {
  const { kernel, matrices = false, place, line } = subject
  const isUntyped = world !== 'core'
  const lineAt = (where: AmendedSubject['place']): string => (place === where ? line : '')
  const ids = kernel === true ? '%w %w2' : '%w %w2 %image %pair %buffer'
  const only = (wanted: boolean, lines: string): string => (wanted ? lines : '')
  return `
OpCapability ${kernel === true ? 'Kernel\nOpCapability Addresses\nOpCapability GenericPointer\nOpCapability Int64' : 'Shader\nOpCapability VariablePointers'}
${only(matrices, 'OpCapability CooperativeMatrixKHR')}
${extensions[world]}
${only(matrices, 'OpExtension "SPV_KHR_cooperative_matrix"')}
%import = OpExtInstImport "${kernel === true ? 'OpenCL.std' : 'GLSL.std.450'}"
OpMemoryModel ${kernel === true ? 'Physical64 OpenCL' : 'Logical GLSL450'}
OpEntryPoint ${kernel === true ? 'Kernel' : 'GLCompute'} %main "main" ${ids} ${only(isUntyped, '%uw %uw2')} ${lineAt('interface')}
${only(kernel !== true, 'OpExecutionMode %main LocalSize 1 1 1')}
%string = OpString "text"
OpDecorate %group Restrict
%group = OpDecorationGroup
${only(kernel !== true, 'OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0')}
${lineAt('annotation')}
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
${only(kernel === true, '%u64 = OpTypeInt 64 0')}
%f32 = OpTypeFloat 32
%v2u = OpTypeVector %u32 2
%u0 = OpConstant %u32 0
%u1 = OpConstant %u32 1
%u4 = OpConstant %u32 4
%p = OpTypePointer Workgroup %u32
%pf = OpTypePointer Function %u32
${kernel === true ? '%pgeneric = OpTypePointer Generic %u32' : shaderTypes}
%w = OpVariable %p Workgroup
%w2 = OpVariable %p Workgroup
%w3 = OpVariable %p Workgroup
${only(isUntyped, untypedTypes)}
${only(matrices, '%mt = OpTypeCooperativeMatrixKHR %u32 %u1 %u4 %u4 %u0\n%m = OpConstantNull %mt')}
${only(isUntyped, kernel === true ? '%upgeneric = OpTypeUntypedPointerKHR Generic' : '%upimage = OpTypeUntypedPointerKHR Image\n%upmember = OpTypeUntypedPointerKHR Private')}
%other = OpFunction %void None %fn
%first = OpLabel
OpReturn
OpFunctionEnd
%main = OpFunction %void None %fn
%entry = OpLabel
%f = OpVariable %pf Function
%g = OpVariable %pf Function
${only(isUntyped, '%uf = OpUntypedVariableKHR %upf Function %u32\n%ug = OpUntypedVariableKHR %upf Function %u32')}
%nothing = OpFunctionCall %void %other
%copy = OpCopyObject %u32 %u1
${only(kernel === true, '%generic = OpPtrCastToGeneric %pgeneric %w')}
${only(kernel === true && isUntyped, '%ugeneric = OpPtrCastToGeneric %upgeneric %uw')}
${lineAt('body')}
OpReturn
OpFunctionEnd`
}

/** Ids that are not the value, or not the type, that an operand has to be, by their kinds. */
export const wrongOperands: Readonly<Record<string, string>> = {
  'another type': '%bool',
  'a function type': '%fn',
  void: '%void',
  'a value of void': '%nothing',
  'a label': '%entry',
  'a function': '%other',
  'an import': '%import',
  'a string': '%string',
  'a decoration group': '%group',
}
