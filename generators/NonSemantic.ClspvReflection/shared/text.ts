import { facts } from '#spec/NonSemantic.ClspvReflection/facts'
import {
  type ReflectionInstruction,
  type ReflectionOperand,
  type ReflectionOperandKind,
  reflectionInstructions,
} from '#spec/NonSemantic.ClspvReflection/operands'
import { pairIn } from '../../pairs/pair-of.ts'

/** What the import string of the set begins with, up to the version. */
export const setPrefix = facts.instructionSet as string

/** An import of a version of the set. */
export function importOf(version: number | string, name = 'set'): string {
  return `%${name} = OpExtInstImport "${setPrefix}${version}"`
}

/** The strings of all instructions, with the name of an operand in theirs. */
export const strings = `%string_Name = OpString "main"
%string_TypeName = OpString "float*"
%string_Attributes = OpString "reqd_work_group_size(8,4,1)"
%string_FormatString = OpString "%d %s\\n"
%string_Data = OpString "0123456789abcdefABCDEF"`

/** Values that operands have; the qualifiers are enumerants of the OpenCL API. Others are 4. */
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
  SpecId: 3,
  X: 8,
  Z: 1,
  Dim: 3,
  Mask: 0x13,
  ObjectOffset: 0,
  PointerSize: 8,
  PrintfID: 7,
  BufferSize: 0x10_0000,
}

const referred: Readonly<Record<Exclude<ReflectionOperandKind, 'constant'>, string>> = {
  function: '%main',
  string: '%string_',
  'hex-string': '%string_Data',
  'workgroup-variable': '%variable_Workgroup_uint',
  kernel: '%kernel',
  'argument-info': '%info',
}

/** What stands in the place of an operand. */
export function operandText({ kind, name }: ReflectionOperand): string {
  if (kind === 'constant') return `%uint_${values[name] ?? 4}`
  return kind === 'string' ? `${referred.string}${name}` : referred[kind]
}

/** The operands that an instruction has in a version of the set. */
export function operandsIn(
  { operands }: ReflectionInstruction,
  version: number,
): readonly ReflectionOperand[] {
  return operands.filter(({ since }) => since <= version)
}

/** How an instruction is written. */
interface Writing {
  readonly version?: number
  /** How many of the operands that it must not have, 5 at most of a list; all when absent. */
  readonly optional?: number
  /** The result; one of the number of the instruction when absent. */
  readonly result?: string
  /** What stands in the place of an operand; the usual text when absent. */
  readonly place?: (operand: ReflectionOperand) => string
  /** Behind the operands. */
  readonly more?: string
}

/** An instruction of the set, with its operands. */
export function written(row: ReflectionInstruction, writing: Writing = {}): string {
  const { version = 7, optional = 5, result, place = operandText, more = '' } = writing
  const own = operandsIn(row, version)
  const required = own.filter(({ quantifier }) => quantifier === '')
  const others = own.filter(({ quantifier }) => quantifier !== '')
  const list = others.at(-1)
  const added = list?.quantifier === '*' ? Array.from({ length: optional }, () => list) : others
  const texts = [...required, ...added.slice(0, optional)].map(place)
  return `%${result ?? `of_${row.number}`} = OpExtInst %void %set ${row.name} ${texts.join(' ')} ${more}`.trimEnd()
}

/** The row of an instruction of that name. */
export function rowOf(name: string): ReflectionInstruction {
  return reflectionInstructions.find((row) => row.name === name) as ReflectionInstruction
}

/** The kernel and the information about an argument that other instructions refer to. */
export function referredIn(version: number): string {
  const kernel = written(rowOf('Kernel'), { version, result: 'kernel' })
  return `${kernel}\n${written(rowOf('ArgumentInfo'), { version, result: 'info' })}`
}

/** The rows with operands of some kinds, or all, in groups of so many; the last row asks for a version of its own. */
export function groups(
  size: number,
  ...kinds: readonly ReflectionOperandKind[]
): readonly (readonly ReflectionInstruction[])[] {
  const rows = reflectionInstructions.filter(
    ({ operands }) => kinds.length === 0 || operands.some(({ kind }) => kinds.includes(kind)),
  )
  const common = rows.filter(({ since }) => since < 7)
  const later = rows.filter(({ since }) => since >= 7)
  return [
    ...Array.from({ length: Math.ceil(common.length / size) }, (_, at) =>
      common.slice(at * size, (at + 1) * size),
    ),
    ...(later.length > 0 ? [later] : []),
  ]
}

/** The name of a pair about such rows. */
export function nameOf(rows: readonly ReflectionInstruction[]): string {
  return `from-${rows[0]?.number}-to-${rows.at(-1)?.number}`
}

/** The least version, the usual one or later, that has all of these rows. */
export function versionOf(rows: readonly ReflectionInstruction[]): number {
  return Math.max(6, ...rows.map(({ since }) => since))
}

/** The words of a name in the form of those that name ways. */
export function hyphened(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
}

/** Pieces with what instructions of a version of the set need. */
function speaking(version: number) {
  return { imports: importOf(version), debug: strings }
}

/** Pairs with what instructions of a version of the set need. */
export function inSpeaking(version: number) {
  return pairIn(speaking(version))
}

/** Pieces that reflect with a version of the set. */
export function reflecting(version: number, after = '') {
  return { ...speaking(version), after: `${referredIn(version)}\n${after}` }
}

/** Pairs that reflect with a version of the set. */
export function inReflecting(version: number, after = '') {
  return pairIn(reflecting(version, after))
}
