import type { Module } from '../../../module.ts'
import { modulesOf } from '../../../pairs/pair-makers.ts'
import { pairOf, piecesOf } from '../../../pairs/pair-of.ts'
import type { Pieces } from '../../../pairs/pieces.ts'

/** Qualifiers of an argument, as the OpenCL API numbers them. */
const qualifiers: Readonly<Record<string, readonly number[]>> = {
  global: [0x119b, 0x11a3, 0],
  'constant-data': [0x119d, 0x11a3, 1],
  local: [0x119c, 0x11a3, 0],
  private: [0x119e, 0x11a3, 0],
  'read-only-image': [0x119b, 0x11a0, 0],
  'write-only-image': [0x119b, 0x11a1, 0],
}

/** The arguments of `Kernel` from version 5 on. */
interface KernelProperties {
  readonly numArguments: number
  readonly flags?: number
  readonly attributes?: string
}

/** Writes instructions of a version of the set, and the strings that they name. */
function createSpeaker(version: number) {
  const texts: string[] = []
  const lines: string[] = []

  /** The id of a string. */
  function string(text: string): string {
    if (!texts.includes(text)) texts.push(text)
    return `%text_${texts.indexOf(text)}`
  }

  /** Adds an instruction; its result. Operands are ids, or the values of constants. */
  function add(name: string, ...operands: readonly (string | number)[]): string {
    const result = `%said_${lines.length}`
    const ids = operands.map((each) => (typeof each === 'number' ? `%uint_${each}` : each))
    lines.push(`${result} = OpExtInst %void %set ${name} ${ids.join(' ')}`)
    return result
  }

  function describe(text: string): string {
    const [qualifier = '', type = '', name = ''] = text.split(' ')
    return add('ArgumentInfo', string(name), string(type), ...(qualifiers[qualifier] ?? []))
  }

  return {
    version,
    string,
    add,
    strings: () => texts.map((text, index) => `%text_${index} = OpString "${text}"`).join('\n'),
    instructions: () => lines.join('\n'),
    /** Adds the `Kernel` of the function of that name, with the operands that it has in the version. */
    kernel(name: string, { numArguments, flags = 0, attributes = '' }: KernelProperties): string {
      const more = version < 5 ? [] : [numArguments, flags, string(attributes)]
      return add('Kernel', `%${name}`, string(name), ...more)
    },
    /**
     * Adds an argument of a kernel, `Argument` and that kind, with its constants. Its description, the result, is added
     * before: qualifier, type and name, as clGetKernelArgInfo answers; or it is the id of one that is there already.
     */
    argument(kind: string, kernel: string, values: readonly number[], given: string): string {
      const info = given.startsWith('%') ? given : describe(given)
      add(`Argument${kind}`, kernel, ...values, info)
      return info
    },
  }
}

/** Adds the reflection of a program. */
export type Speaker = ReturnType<typeof createSpeaker>

/**
 * A module as clspv would compile it from OpenCL C, and the reflection that clspv would write for it. Without execution
 * modes, the workgroup size is given by specialization, which is said at the end.
 */
export interface ClspvProgram
  extends Pick<Pieces, 'capabilities' | 'memoryModel' | 'modes' | 'annotations' | 'declarations'> {
  /** First version of the set that has all that is always reflected. */
  readonly since: number
  /** The first minor version of SPIR-V that has all that it uses, by an extension or without; 0 when absent. */
  readonly sinceMinor?: number
  /** Bodies by the names of the kernels, of their functions and entry points alike; `%at_<name>` is the invocation. */
  readonly kernels: Readonly<Record<string, string>>
  readonly reflect: (speaker: Speaker) => void
}

/** By the minor version that has the extension in its core. */
const extensions = {
  SPV_KHR_non_semantic_info: 6,
  SPV_KHR_storage_buffer_storage_class: 3,
}

/** A workgroup size that is given by specialization. */
const specialized = piecesOf`annotations: %workgroup_size BuiltIn WorkgroupSize
%size_x SpecId 0
%size_y SpecId 1
%size_z SpecId 2
declarations: %size_x = OpSpecConstant %uint 1
%size_y = OpSpecConstant %uint 1
%size_z = OpSpecConstant %uint 1
%workgroup_size = OpSpecConstantComposite %uint3 %size_x %size_y %size_z`

const invocation = '%variable_Input_uint3_as_GlobalInvocationId'

/** The module of a program with its reflection, in that version of SPIR-V and of the set. */
export function reflectedProgram(program: ClspvProgram, minor: number, version: number): Module {
  const { since, kernels, reflect, capabilities = '', annotations = '', ...pieces } = program
  const needed = Object.entries(extensions).filter(([, core]) => minor < core)
  const speaker = createSpeaker(version)
  reflect(speaker)
  const isFixed = pieces.modes !== undefined
  if (!isFixed) speaker.add('SpecConstantWorkgroupSize', 0, 1, 2)
  // Before 1.4 entry points list the input variable alone.
  const entryPoints = Object.entries(kernels).map(([name, body]) => {
    const variables = minor < 4 ? [] : (body.match(/%(?:second_)?variable_\w+/g) ?? [])
    return `GLCompute %${name} ${[...new Set([invocation, ...variables])].join(' ')}`
  })
  const functions = Object.entries(kernels).map(
    ([name, body]) => `%void %${name}()
%in_${name} = OpAccessChain %pointer_Input_uint ${invocation} %uint_0
%at_${name} = OpLoad %uint %in_${name}
${body}`,
  )
  const pair = pairOf`kernel-function-is-a-glcompute-entry-point/since-version-${since} in spv1.${minor}
a shader as clspv compiles it from OpenCL C
${{ main: '', end: '', modes: '', declarations: '', ...pieces }}
capabilities: Shader ${capabilities}
extensions: ${needed.map(([name]) => `OpExtension "${name}"`).join('\n')}
imports: %set = OpExtInstImport "NonSemantic.ClspvReflection.${version}"
entryPoints: ${entryPoints.join(', ')}
debug: OpSource OpenCL_C 120
${speaker.strings()}
annotations: ${annotations}
${isFixed ? '' : specialized.annotations}
+declarations: ${isFixed ? '' : specialized.declarations}
before: ${functions.join('\n')}
after: ${speaker.instructions()}`
  return modulesOf(pair).control()
}
