import type { ReflectionOperand } from '#spec/NonSemantic.ClspvReflection/operands'
import { MakerError } from '../../maker-error.ts'
import { instructionNamed, operandsIn } from './instruction-named.ts'
import type { Reflection } from './reflection.ts'

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
export interface Referred {
  readonly function?: number
  readonly kernel?: number
  readonly 'argument-info'?: number
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
