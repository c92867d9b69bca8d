import { facts } from '#spec/NonSemantic.ClspvReflection/facts'
import { reflectionInstructions } from '#spec/NonSemantic.ClspvReflection/operands'
import { assemble } from '../../../assembly/assemble.ts'
import { MakerError } from '../../../maker-error.ts'
import type { Module, Words } from '../../../module.ts'
import { alike, insertDeclaration } from '../../../mutate/changes.ts'
import { inFull } from '../../../pairs/shorthand.ts'
import { instructionOf } from '../../../words/instruction-of.ts'
import { read } from '../../../words/read.ts'
import { wordsOfString } from '../../../words/strings.ts'
import { versionWord } from '../../../words/versions.ts'

/** Qualifiers of an argument, as the OpenCL API numbers them. */
const qualifiers: Readonly<Record<string, readonly number[]>> = {
  global: [0x119b, 0x11a3, 0],
  'constant-data': [0x119d, 0x11a3, 1],
  local: [0x119c, 0x11a3, 0],
  private: [0x119e, 0x11a3, 0],
  'read-only-image': [0x119b, 0x11a0, 0],
  'write-only-image': [0x119b, 0x11a1, 0],
}

/** What `Kernel` has from version 5 on. */
interface KernelProperties {
  readonly numArguments: number
  readonly flags?: number
  readonly attributes?: string
}

/** A module that gets an import of the set, and its instructions behind the last function. */
function createSpeaker(from: Module, version: number, idOf: (name: string) => number) {
  let module = from
  const [nothing, word] = [idOf('void'), idOf('uint')]
  /** The result, at that index, of such a declaration: of one that is there, or of a new one at the end of its section. */
  function declared(name: string, result: 0 | 1, ...words: Words): number {
    const wanted = instructionOf(name, ...words.toSpliced(result, 0, module.bound))
    const found = module.instructions.find((each) => alike(each, wanted, result))
    if (found === undefined)
      module = insertDeclaration({ ...module, bound: module.bound + 1 }, wanted)
    return (found ?? wanted).words[result] as number
  }
  const string = (text: string) => declared('OpString', 0, ...wordsOfString(text))
  const constant = (value: number) => declared('OpConstant', 1, word, value)
  const set = declared('OpExtInstImport', 0, ...wordsOfString(`${facts.instructionSet}${version}`))

  /** Adds an instruction behind the last function; its result. */
  function add(name: string, ...operands: Words): number {
    const row = reflectionInstructions.find((each) => each.name === name)
    if (row === undefined)
      throw new MakerError('unknown-instruction', `the reflection set has no ${name}`)
    const { bound, instructions } = module
    const added = instructionOf('OpExtInst', nothing, bound, set, row.number, ...operands)
    module = { ...module, bound: bound + 1, instructions: [...instructions, added] }
    return bound
  }

  function describe(text: string): number {
    const [qualifier = '', type = '', name = ''] = text.split(' ')
    const numbers = (qualifiers[qualifier] ?? []).map(constant)
    return add('ArgumentInfo', string(name), string(type), ...numbers)
  }

  return {
    module: () => module,
    add,
    version,
    constant,
    string,
    /** Adds the `Kernel` of the function of that name, with the operands that it has in the version. */
    kernel(name: string, { numArguments, flags = 0, attributes = '' }: KernelProperties): number {
      const more = [constant(numArguments), constant(flags), string(attributes)]
      return add('Kernel', idOf(name), string(name), ...(version < 5 ? [] : more))
    },
    /** Adds an instruction of nothing but constants, behind the references that come first. */
    speak: (name: string, references: Words, ...values: number[]) =>
      add(name, ...references, ...values.map(constant)),
    /**
     * Adds an argument of a kernel, `Argument` and that kind, with its constants. Its description, the result, is added
     * before: qualifier, type and name, as clGetKernelArgInfo answers; or the argument has one that is there already.
     */
    argument(kind: string, kernel: number, values: Words, given: string | number): number {
      const info = typeof given === 'number' ? given : describe(given)
      add(`Argument${kind}`, kernel, ...values.map(constant), info)
      return info
    },
  }
}

/** Adds the reflection of a program. */
export type Speaker = ReturnType<typeof createSpeaker>

/** A module as clspv would compile it from OpenCL C, and what it would say of it. */
export interface Program {
  /** First version of the set that has all that is always reflected. */
  readonly since: number
  readonly capabilities?: readonly string[]
  /** By the minor version that has the extension in its core. */
  readonly extensions?: Readonly<Record<string, number>>
  readonly memoryModel?: string
  /** Entry points: name of the function, which is that of the entry point too, and the variables it uses. */
  readonly kernels: Readonly<Record<string, readonly string[]>>
  /** Execution modes; without them, the workgroup size is given by specialization, which is said at the end. */
  readonly modes?: readonly string[]
  /** Annotations and declarations in place of the usual ones, by which a workgroup size is given by specialization. */
  readonly ground?: readonly [annotations: string, declarations: string]
  /** Whether there is a storage buffer type of floats. */
  readonly hasFloats?: boolean
  /** Descriptor set and binding of variables. */
  readonly bindings: Readonly<Record<string, readonly [set: number, binding: number]>>
  readonly annotations?: string
  readonly declarations: string
  /** Bodies of the kernels in order; `%x_<name>` is the invocation. */
  readonly bodies: readonly string[]
  readonly reflect: (speaker: Speaker) => void
}

const usualExtensions: Readonly<Record<string, number>> = {
  SPV_KHR_non_semantic_info: 6,
  SPV_KHR_storage_buffer_storage_class: 3,
}

/** Everything up to `OpSource`. Before 1.4 entry points list the input variable alone. */
function prologue(
  minor: number,
  {
    capabilities = [],
    extensions = {},
    memoryModel = 'Logical GLSL450',
    kernels,
    modes = [],
  }: Program,
): string {
  const needed = Object.entries({ ...usualExtensions, ...extensions }).filter(
    ([, since]) => minor < since,
  )
  const entryPoints = Object.entries(kernels).map(([name, variables]) => {
    const listed = ['invocation', ...(minor < 4 ? [] : variables)].map((each) => `%${each}`)
    return `OpEntryPoint GLCompute %${name} "${name}" ${listed.join(' ')}`
  })
  return [
    ...['Shader', ...capabilities].map((name) => `OpCapability ${name}`),
    ...needed.map(([name]) => `OpExtension "${name}"`),
    `OpMemoryModel ${memoryModel}`,
    ...entryPoints,
    ...modes.map((mode) => `OpExecutionMode ${mode}`),
    'OpSource OpenCL_C 120',
    '',
  ].join('\n')
}

/** Annotations and declarations of the input variable and of a workgroup size that is given by specialization. */
const usualGround = [
  `
%invocation BuiltIn GlobalInvocationId
%workgroup_size BuiltIn WorkgroupSize
%size_x SpecId 0
%size_y SpecId 1
%size_z SpecId 2
`,
  `
  %void = OpTypeVoid
  %uint = OpTypeInt 32 0
  %float = OpTypeFloat 32
  %uint3 = OpTypeVector %uint 3
  %float4 = OpTypeVector %float 4
  %signature = OpTypeFunction %void
  %zero = OpConstant %uint 0
  %one = OpConstant %uint 1
  %size_x = OpSpecConstant %uint 1
  %size_y = OpSpecConstant %uint 1
  %size_z = OpSpecConstant %uint 1
  %workgroup_size = OpSpecConstantComposite %uint3 %size_x %size_y %size_z
  %input = OpTypePointer Input %uint3
  %input_word = OpTypePointer Input %uint
  %invocation = OpVariable %input Input
`,
] as const

/** A storage buffer type of floats. */
const floatsAnnotations = `%floats ArrayStride 4
%buffer 0 Offset 0, Block`

const floatsDeclarations = `
  %floats = OpTypeRuntimeArray %float
  %buffer = OpTypeStruct %floats
  %buffer_pointer = OpTypePointer StorageBuffer %buffer
  %float_pointer = OpTypePointer StorageBuffer %float
`

/** The program without reflection and without import; it calls its void type `%void`, its 32-bit unsigned one `%uint`. */
function assemblyOf(program: Program, minor: number): string {
  const { kernels, hasFloats, bindings, annotations = '', declarations, bodies } = program
  const [groundAnnotations, groundDeclarations] = program.ground ?? usualGround
  const bound = Object.entries(bindings).map(
    ([variable, [set, binding]]) => `%${variable} DescriptorSet ${set}, Binding ${binding}`,
  )
  const functions = Object.keys(kernels).map(
    (name, at) => `
  %${name} = OpFunction %void None %signature
  %entry_${name} = OpLabel
  %at_${name} = OpAccessChain %input_word %invocation %zero
  %x_${name} = OpLoad %uint %at_${name}
${bodies[at]}
  OpReturn
  OpFunctionEnd`,
  )
  return `${prologue(minor, program)}
${inFull({ annotations: [groundAnnotations, hasFloats ? floatsAnnotations : '', ...bound, annotations].join('\n') }).annotations}
${groundDeclarations}
${hasFloats ? floatsDeclarations : ''}
${declarations}
${functions.join('\n')}`
}

/** The module of a program with its reflection, in that version of SPIR-V and of the set. */
export function reflectedProgram(program: Program, minor: number, version: number): Module {
  const assembled = assemble(assemblyOf(program, minor), {
    version: versionWord(minor),
    preserveIds: false,
    generator: 0,
  })
  if (assembled.kind === 'faulty') {
    const [{ line, message } = { line: 0, message: '' }] = assembled.errors
    throw new MakerError('faulty-template', `line ${line}: ${message}`)
  }
  const from = read(assembled.words)
  const idOf = (name: string): number => {
    const id = assembled.ids.get(name)
    if (id === undefined) throw new MakerError('faulty-template', `there is no %${name}`)
    return id
  }
  if (from === undefined) throw new MakerError('faulty-template', 'there are no instructions')
  const speaker = createSpeaker(from, version, idOf)
  program.reflect(speaker)
  if (program.modes === undefined) speaker.speak('SpecConstantWorkgroupSize', [], 0, 1, 2)
  return speaker.module()
}
