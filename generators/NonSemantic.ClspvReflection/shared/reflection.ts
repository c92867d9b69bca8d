import { opcodeOf } from '#spec/grammar/opcodes'
import { facts } from '#spec/NonSemantic.ClspvReflection/facts'
import {
  type ReflectionInstruction,
  type ReflectionOperand,
  reflectionInstructions,
} from '#spec/NonSemantic.ClspvReflection/operands'
import type { Builder } from '../../builder/builder.ts'
import { createBuilder } from '../../builder/create-builder.ts'
import { instruction } from '../../builder/instruction.ts'
import type { Section } from '../../builder/section.ts'
import { versionWord } from '../../builder/versions.ts'
import { MakerError } from '../../maker-error.ts'
import type { Module } from '../../module.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'
import { stringBytes } from '../../words/string-bytes.ts'

/** What the import string of the set begins with, up to the version. */
export const setPrefix = facts.instructionSet as string

/** The import string of that version of the set. */
export function setName(version: number | string): string {
  return `${setPrefix}${version}`
}

const utf8 = new TextDecoder()

/** The literal string that begins at that index; `undefined` where it does not end. */
export function textAt(words: readonly number[], at: number): string | undefined {
  const bytes = stringBytes(words, at)
  return bytes === undefined ? undefined : utf8.decode(bytes)
}

/** An `OpExtInstImport` of the set. */
interface SetImport {
  /** Ordinal of the instruction. */
  readonly at: number
  readonly id: number
  /** `undefined` where the name ends in anything but a number from 1 to 7 without leading zeros. */
  readonly version: number | undefined
}

/** The imports of the set, in the order of the module. */
export function importsOf(module: Module): readonly SetImport[] {
  return ordinalsOf(module, 'OpExtInstImport').flatMap((at) => {
    const { words } = module.instructions[at] ?? { words: [] }
    const name = textAt(words, 1)
    const id = words[0]
    if (id === undefined || name === undefined || !name.startsWith(setPrefix)) return []
    const version = name.slice(setPrefix.length)
    return [{ at, id, version: /^[1-7]$/.test(version) ? Number(version) : undefined }]
  })
}

/** The import with ordinal `at` gets another name. */
export function renamedImport(name: string): Way {
  return (module, at) => {
    const id = module.instructions[at]?.words[0]
    if (id === undefined) return undefined
    return replaceInstruction(module, at, instruction('OpExtInstImport', id, name))
  }
}

/** Ordinals of the imports whose version is a number that all versions of the text allow: from 1 to 6. */
export function ordinalsOfImports(module: Module): readonly number[] {
  return importsOf(module).flatMap(({ at, version }) =>
    version === undefined || version > 6 ? [] : [at],
  )
}

/** The row of an instruction; a `MakerError` where the set has none of that name. */
export function instructionNamed(name: string): ReflectionInstruction {
  const row = reflectionInstructions.find((each) => each.name === name)
  if (row === undefined) {
    throw new MakerError('unknown-instruction', `the reflection set has no ${name}`)
  }
  return row
}

/** The operands that the instruction has in that version of the set. */
export function operandsIn(
  { operands }: ReflectionInstruction,
  version: number,
): readonly ReflectionOperand[] {
  return operands.filter(({ since }) => since <= version)
}

const opExtInst = opcodeOf('OpExtInst')

/** Words of an `OpExtInst` before its operands, the first word not counted. */
export const wordsBefore = 4

/** An `OpExtInst` of the set that is in the version it imports. */
export interface Reflected {
  /** Ordinal of the instruction. */
  readonly at: number
  /** Id of the import. */
  readonly set: number
  readonly version: number
  readonly row: ReflectionInstruction
  readonly resultType: number
  readonly result: number
  readonly operands: readonly number[]
}

/** The version of the import with that id. */
type VersionOf = (set: number) => number | undefined

function reflectedIn(module: Module, at: number, versionOf: VersionOf): Reflected | undefined {
  const { opcode, words } = module.instructions[at] ?? { opcode: 0, words: [] }
  if (opcode !== opExtInst) return undefined
  const [resultType = 0, result = 0, set = 0, number = 0, ...operands] = words
  const version = versionOf(set)
  const row = reflectionInstructions[number - 1]
  if (version === undefined || row === undefined || row.since > version) return undefined
  return { at, set, version, row, resultType, result, operands }
}

function versionsIn(module: Module): VersionOf {
  const versions = new Map(importsOf(module).map(({ id, version }) => [id, version]))
  return (set) => versions.get(set)
}

/** The instructions of the set, in the order of the module; those of imports whose version is at fault are left out. */
export function reflectedOf(module: Module): readonly Reflected[] {
  const versionOf = versionsIn(module)
  return ordinalsOf(module, 'OpExtInst').flatMap((at) => reflectedIn(module, at, versionOf) ?? [])
}

/** The one with that ordinal. */
export function reflectedAt(module: Module, at: number): Reflected | undefined {
  return module.instructions[at]?.opcode === opExtInst
    ? reflectedIn(module, at, versionsIn(module))
    : undefined
}

/** Ordinals of the `Kernel` instructions of versions that pass. */
export function kernelsOf(
  module: Module,
  passes: (version: number) => boolean = () => true,
): readonly number[] {
  return reflectedOf(module)
    .filter(({ row, version }) => row.name === 'Kernel' && passes(version))
    .map(({ at }) => at)
}

/** What reflection is written on. */
interface Ground {
  readonly builder: Builder
  /** `OpTypeVoid`. */
  readonly nothing: number
  /** An `OpConstant` of 32-bit unsigned integer type, the same for the same value. */
  readonly constant: (value: number) => number
}

/** A compute shader whose functions are written one after the other; reflection may stand anywhere between them. */
export interface Shader extends Ground {
  /** The 32-bit unsigned integer type. */
  readonly word: number
  /** Begins a function without parameters and its first block; its id, which is a new one if none is given. */
  readonly open: (id?: number) => number
  /** Ends the block and the function. */
  readonly close: () => void
  /** A function that is open for no more; its id. */
  readonly helper: () => number
  /** Makes the function a GLCompute entry point of that name. */
  readonly entryPoint: (kernel: number, name: string, ...interfaces: readonly number[]) => void
  /** A function that is a GLCompute entry point of that name; its id. */
  readonly kernel: (name: string) => number
  readonly module: () => Module
}

/**
 * A shader without a function.
 *
 * @param minor of the version; before 6 the module declares SPV_KHR_non_semantic_info.
 */
export function createShader(minor: number): Shader {
  const builder = createBuilder({ version: versionWord(minor) })
  builder.capability('Shader')
  if (minor < 6) builder.extension('SPV_KHR_non_semantic_info')
  builder.add('OpMemoryModel', 'Logical', 'GLSL450')
  const nothing = builder.type('OpTypeVoid')
  const word = builder.type('OpTypeInt', 32, 0)
  const signature = builder.type('OpTypeFunction', nothing)
  /** An entry point sets a mode once, however many names it has. */
  const sized = new Set<number>()

  function open(id = builder.id()): number {
    builder.define(id, 'OpFunction', nothing, 'None', signature)
    builder.add('OpLabel')
    return id
  }

  function close(): void {
    builder.add('OpReturn')
    builder.add('OpFunctionEnd')
  }

  function helper(): number {
    const opened = open()
    close()
    return opened
  }

  function entryPoint(kernel: number, name: string, ...interfaces: readonly number[]): void {
    builder.add('OpEntryPoint', 'GLCompute', kernel, name, ...interfaces)
    if (!sized.has(kernel)) builder.add('OpExecutionMode', kernel, 'LocalSize', 1, 1, 1)
    sized.add(kernel)
  }

  return {
    builder,
    nothing,
    word,
    constant: (value) => builder.constant(word, value),
    open,
    close,
    helper,
    entryPoint,
    kernel(name) {
      const kernel = helper()
      entryPoint(kernel, name)
      return kernel
    },
    module: builder.module,
  }
}

/** Where reflection stands: among types and constants, or wherever the functions have got to. */
type Place = Extract<Section, 'declaration' | 'function'>

/** What `Kernel` has from version 5 on. */
interface KernelProperties {
  readonly numArguments?: number
  readonly flags?: number
  readonly attributes?: string
}

/** One import of the set and its instructions. */
export interface Reflection {
  readonly ground: Ground
  /** Version of the set. */
  readonly version: number
  /** Adds an instruction; its result. With a function open it goes into the block, else behind the last function. */
  readonly add: (name: string, ...operands: readonly number[]) => number
  /** As `add`, in that place. */
  readonly addIn: (place: Place, name: string, ...operands: readonly number[]) => number
  /** As `add`, with a result id that was handed out before. */
  readonly define: (result: number, name: string, ...operands: readonly number[]) => void
  /** Adds a `Kernel` with the operands that it has in the version. */
  readonly addKernel: (kernel: number, name: string, properties?: KernelProperties) => number
}

/** A new import of that version of the set, also where there is one already. */
export function createReflection(ground: Ground, version: number): Reflection {
  const { builder, constant, nothing } = ground
  const set = builder.add('OpExtInstImport', setName(version))

  function addIn(place: Place, name: string, ...operands: readonly number[]): number {
    const { number } = instructionNamed(name)
    return builder.place(place, 'OpExtInst', nothing, set, number, ...operands)
  }

  function add(name: string, ...operands: readonly number[]): number {
    return addIn('function', name, ...operands)
  }

  return {
    ground,
    version,
    add,
    addIn,
    define(result, name, ...operands) {
      const { number } = instructionNamed(name)
      builder.raw(opExtInst, [nothing, result, set, number, ...operands], 'function')
    },
    addKernel(kernel, name, { numArguments = 3, flags = 0, attributes = '' } = {}) {
      const more = [constant(numArguments), constant(flags), builder.string(attributes)]
      return add('Kernel', kernel, builder.string(name), ...(version < 5 ? [] : more))
    },
  }
}
