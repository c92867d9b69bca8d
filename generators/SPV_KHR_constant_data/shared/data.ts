import { enumerantByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import { instruction } from '../../builder/instruction.ts'
import type { Program, Setting } from '../../builder/program.ts'
import { type Scalar, scalarNamed, scalarsOf } from '../../builder/scalars.ts'
import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { definition } from '../../mutate/definition.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { removeCapability } from '../../mutate/remove-capability.ts'
import { replaceInstruction } from '../../mutate/replace-instruction.ts'

const opTypeArray = opcodeOf('OpTypeArray')

const opConstant = opcodeOf('OpConstant')

/** An `OpTypeArray`, whose length is a plain constant or not. */
export interface ArrayShape {
  readonly element: number
  /** The id of its length. */
  readonly length: number
  /** The number of elements; `undefined` where specialization decides it. */
  readonly size: number | undefined
}

/** The array type with that id; `undefined` of all else. */
export function arrayShape(module: Module, id: number): ArrayShape | undefined {
  const { opcode, words } = definition(module, id) ?? { opcode: 0, words: [] }
  const [, element, length] = words
  if (opcode !== opTypeArray || element === undefined || length === undefined) return undefined
  const constant = definition(module, length)
  const [, , low, high = 0] = constant?.words ?? []
  const size = constant?.opcode === opConstant && high === 0 ? low : undefined
  return { element, length, size }
}

/** A new array type of `length` such elements. */
export function arrayOf(program: Program, element: Scalar, length: number): number {
  const uint = scalarNamed('uint').declare(program)
  return program.builder.add(
    'OpTypeArray',
    element.declare(program),
    program.builder.constant(uint, length),
  )
}

/** A new array type whose length is specialized, and `length` by default. */
export function arrayOfSpecializedLength(
  program: Program,
  element: Scalar,
  length: number,
  lengthType = 'uint',
): number {
  const { builder } = program
  const type = scalarNamed(lengthType).declare(program)
  const size = builder.specConstant(type, length)
  builder.decorate(size, 'SpecId', 1)
  return builder.add('OpTypeArray', element.declare(program), size)
}

/** The two instructions of the text, by the name of the choice. */
export const forms = {
  constant: 'OpConstantDataKHR',
  'spec-constant': 'OpSpecConstantDataKHR',
} as const

type Form = keyof typeof forms

/** Their names. */
export const formNames = Object.keys(forms) as readonly Form[]

/** Declares the extension and its capability. */
export function enable({ builder }: Program): void {
  builder.capability('ConstantDataKHR')
  builder.extension('SPV_KHR_constant_data')
}

/** One of the two instructions as it stands in a module. */
interface Data {
  readonly resultType: number
  readonly result: number
  readonly words: readonly number[]
}

/** Longer data is left alone, so that broken copies of it stay few. */
const longest = 4096

/** True of modules with data that is longer than others need to be. */
export function isLarge(module: Module): boolean {
  return module.instructions.some(({ words }) => words.length > longest)
}

/** The data instruction with ordinal `at`; `undefined` when there is none or its type is not defined. */
export function dataAt(module: Module, at: number): Data | undefined {
  const [resultType, result, ...words] = module.instructions[at]?.words ?? []
  if (resultType === undefined || result === undefined) return undefined
  return definition(module, resultType) === undefined ? undefined : { resultType, result, words }
}

/** Ordinals of the data instructions of those forms; none in large modules. */
export function dataOf(module: Module, some: readonly Form[] = formNames): readonly number[] {
  if (isLarge(module)) return []
  return ordinalsOf(module, ...some.map((form) => forms[form])).filter(
    (at) => dataAt(module, at) !== undefined,
  )
}

/** Names of the integer types that a setting permits. */
export function integersOf(setting: Setting): readonly string[] {
  return scalarsOf(setting)
    .filter(({ kind }) => kind === 'integer')
    .map(({ name }) => name)
}

/** Words that `length` elements of that type take when they are packed. */
export function wordCount({ width }: Pick<Scalar, 'width'>, length: number): number {
  return Math.ceil((width * length) / 32)
}

/** The integer type with that name, one of ours. */
export const integerNamed = scalarNamed

/** Words for Data by the name of their pattern; `ones` sets the padding bits too. */
const patterns = {
  counting: (index: number) => (index * 0x0404_0404 + 0x0302_0100) >>> 0,
  ones: () => 0xffff_ffff,
  zero: () => 0,
} as const

export const patternNames = Object.keys(patterns) as readonly (keyof typeof patterns)[]

/** That many words of a pattern. */
export function words(count: number, pattern: keyof typeof patterns = 'counting'): number[] {
  return Array.from({ length: count }, (_, index) => patterns[pattern](index))
}

const utfEncoded = enumerantByName('Decoration', 'UTFEncodedKHR')?.value

/** Ordinals of the `OpDecorate` instructions with UTFEncodedKHR; none in large modules. */
export function utfDecorations(module: Module): readonly number[] {
  if (isLarge(module)) return []
  return ordinalsOf(module, 'OpDecorate').filter(
    (at) => module.instructions[at]?.words[1] === utfEncoded,
  )
}

const name = 'ConstantDataKHR'

/** A core capability that nothing in a module is made invalid by. */
const other = 'Float64'

/** Ways of being without the capability whose declaration has the ordinal. */
export const withoutCapability: Readonly<Record<string, Way>> = {
  removed: (module) => removeCapability(module, name),
  'another-instead': (module, at) =>
    declaresCapability(module, other)
      ? undefined
      : removeCapability(replaceInstruction(module, at, instruction('OpCapability', other)), name),
}
