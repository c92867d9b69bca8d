import type {
  ReflectionOperand,
  ReflectionOperandKind,
} from '#spec/NonSemantic.ClspvReflection/operands'
import { MakerError } from '../../maker-error.ts'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { definitionOf } from '../../mutate/definition-of.ts'
import { freshId } from '../../mutate/fresh-id.ts'
import { firstFunction } from '../../mutate/graft.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import { removeInstruction } from '../../mutate/remove-instruction.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { placesAt, wordValue } from './operands.ts'
import { instructionNamed, operandsIn, type Reflection, type Shader } from './reflection.ts'

/** A value for every constant operand, by its name; the qualifiers are enumerants of the OpenCL API. */
const values: Readonly<Record<string, number>> = {
  NumArguments: 3,
  Flags: 1,
  AddressQualifier: 0x119b,
  AccessQualifier: 0x11a3,
  TypeQualifier: 1,
  Ordinal: 1,
  DescriptorSet: 0,
  Binding: 2,
  Offset: 16,
  Size: 4,
  SpecId: 3,
  ElemSize: 4,
  X: 8,
  Y: 4,
  Z: 1,
  Dim: 3,
  Mask: 0x13,
  ObjectOffset: 0,
  PointerOffset: 8,
  PointerSize: 8,
  PrintfID: 7,
  ArgumentSizes: 4,
  BufferSize: 0x10_0000,
}

const texts: Readonly<Record<string, string>> = {
  Name: 'main',
  TypeName: 'float*',
  Attributes: 'reqd_work_group_size(8,4,1)',
  FormatString: '%d %s\n',
  Data: '0123456789abcdefABCDEF',
}

/** Ids of what is not a constant and not a string. */
interface Referred {
  readonly function?: number
  readonly kernel?: number
  readonly 'argument-info'?: number
  readonly 'workgroup-variable'?: number
}

function known<T>(table: Readonly<Record<string, T>>, { name }: ReflectionOperand): T {
  const value = table[name]
  if (value === undefined) throw new MakerError('wrong-argument', `no example of ${name}`)
  return value
}

function example({ ground }: Reflection, operand: ReflectionOperand, referred: Referred): number {
  const { kind, name } = operand
  if (kind === 'constant') return ground.constant(known(values, operand))
  if (kind === 'string' || kind === 'hex-string')
    return ground.builder.string(known(texts, operand))
  const id = referred[kind]
  if (id === undefined) throw new MakerError('missing-operand', `nothing to refer to as ${name}`)
  return id
}

/** How many operands an instruction may have beside those that it must have; for a list, some numbers of them. */
export function optionalCounts(name: string): readonly number[] {
  const { operands } = instructionNamed(name)
  if (operands.some(({ quantifier }) => quantifier === '*')) return [0, 1, 2, 5]
  const count = operands.filter(({ quantifier }) => quantifier === '?').length
  return Array.from({ length: count + 1 }, (_, index) => index)
}

/**
 * Operands for an instruction in the version that is imported.
 *
 * @param optional one of {@link optionalCounts}.
 */
export function examples(
  reflection: Reflection,
  name: string,
  referred: Referred,
  optional = 0,
): readonly number[] {
  const rows = operandsIn(instructionNamed(name), reflection.version)
  const required = rows.filter(({ quantifier }) => quantifier === '')
  const rest = rows.filter(({ quantifier }) => quantifier !== '')
  const more = Array.from(
    { length: optional },
    (_, index) => rest[Math.min(index, rest.length - 1)] as ReflectionOperand,
  )
  return [...required, ...more].map((row) => example(reflection, row, referred))
}

/** A module in which the instruction with ordinal `at` refers to something that comes later. */
interface Forward {
  readonly module: Module
  readonly at: number
}

/** The instruction with ordinal `at` made to refer forward; `undefined` where it cannot be. */
export type ForwardWay = (module: Module, at: number) => Forward | undefined

/** The last operand of that kind becomes a copy of what it is, which follows the instruction. */
function copyBehind(kind: ReflectionOperandKind, result: number): ForwardWay {
  return (module, at) => {
    const place = placesAt(module, at).findLast(({ operand }) => operand.kind === kind)
    const original = definition(module, place?.id)
    if (place === undefined || original === undefined) return undefined
    if (original.words.length <= result) return undefined
    const { id, module: wider } = freshId(module)
    const copy = { ...original, words: original.words.with(result, id) }
    const placed = insertInstructions(wider, at + 1, copy)
    return { module: replaceWord(placed, at, place.word, id), at }
  }
}

function constant(module: Module, at: number): Forward | undefined {
  const place = placesAt(module, at).findLast(({ operand }) => operand.kind === 'constant')
  const isConstant = place !== undefined && wordValue(module, place.id) !== undefined
  // Behind the first function a constant would be misplaced as well.
  if (!isConstant || at >= firstFunction(module)) return undefined
  return copyBehind('constant', 1)(module, at)
}

/** A `Kernel` goes in front of its function. */
function beforeFunction(module: Module, at: number): Forward | undefined {
  const place = placesAt(module, at).find(({ operand }) => operand.kind === 'function')
  const instruction = module.instructions[at]
  const to = place === undefined ? undefined : definitionOf(module, place.id)
  if (instruction === undefined || to === undefined || to > at) return undefined
  return { module: insertInstructions(removeInstruction(module, at), to, instruction), at: to }
}

/** By what is referred to. Strings are not among them: no place for reflection comes before theirs. */
export const forwardWays: Readonly<Record<string, ForwardWay>> = {
  constant,
  kernel: copyBehind('kernel', 1),
  'argument-info': copyBehind('argument-info', 1),
  function: beforeFunction,
}

/** A variable in Workgroup, which no entry point has in its interface. */
export function workgroupVariable({ builder, word }: Shader): number {
  const pointer = builder.type('OpTypePointer', 'Workgroup', word)
  return builder.place('declaration', 'OpVariable', pointer, 'Workgroup')
}

/** Adds what an instruction refers to, and nothing else: a function, a `Kernel`, an `ArgumentInfo` and a variable. */
export function addReferred(
  shader: Shader,
  { addKernel, add }: Reflection,
  name: string,
  optional: number,
): Referred {
  const { operands } = instructionNamed(name)
  const kinds = operands
    .filter(({ quantifier }) => quantifier === '' || optional > 0)
    .map(({ kind }) => kind)
  const entry = shader.kernel('main')
  return {
    function: entry,
    ...(kinds.includes('kernel') ? { kernel: addKernel(entry, 'main') } : {}),
    ...(kinds.includes('argument-info')
      ? { 'argument-info': add('ArgumentInfo', shader.builder.string('argument')) }
      : {}),
    ...(kinds.includes('workgroup-variable')
      ? { 'workgroup-variable': workgroupVariable(shader) }
      : {}),
  }
}
