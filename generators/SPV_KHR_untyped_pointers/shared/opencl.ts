import { instructionSetByName } from '#spec/grammar/instruction-sets'
import type { Mutator } from '../../maker.ts'
import type { Module } from '../../module.ts'
import type { MutatorTable, Way } from '../../mutate/mutator-of.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { type TypeShape, typeShape } from '../../mutate/type-shape.ts'
import { knownOf } from '../../words/known-of.ts'
import { numericalType } from './bitcasts.ts'
import type { Add } from './functions.ts'
import { ruledOrdinals } from './pointers.ts'
import type { LaidType } from './types.ts'
import type { World } from './world.ts'

/** Letters for the operands of an instruction: what they are made of is said at `openclOperand`. */
type OpenclOperand = 'x' | 'offset' | 'pointer' | 'n' | 'mode'

/** An instruction of OpenCL.std with a pointer operand that the text speaks of. */
interface OpenclRow {
  /** In order; `x` is data of the shape. */
  readonly operands: readonly OpenclOperand[]
  /** Its result is of the shape, of the type void, or a 32-bit integer. */
  readonly result: 'shape' | 'void' | 'integer'
  /** Storage classes: those that can be written, these and UniformConstant, or that alone. */
  readonly classes: 'writable' | 'readable' | 'constant'
  /** What a typed pointer points to: the shape, as many 32-bit integers, its component, or always the same. */
  readonly pointee: 'shape' | 'integers' | 'component' | 'half' | 'uchar'
  /** Shapes of its data: scalars, or vectors, of floating-point numbers or of any. */
  readonly shapes: readonly string[]
}

const floats = ['float', 'floatx2', 'floatx4', 'double', 'floatx16']

const vectors = ['floatx2', 'uintx4', 'ucharx16', 'doublex3', 'ulongx8', 'ushortx2']

const floatVectors = ['floatx2', 'floatx3', 'floatx8']

const data = ['float', 'double']

const vectorData = ['floatx4', 'doublex2', 'floatx16']

function math(pointee: OpenclRow['pointee'], operands: readonly OpenclOperand[]): OpenclRow {
  return { operands, result: 'shape', classes: 'writable', pointee, shapes: floats }
}

function half(
  operands: readonly OpenclOperand[],
  shapes: readonly string[],
  loads = !operands.includes('x'),
): OpenclRow {
  return {
    operands,
    result: loads ? 'shape' : 'void',
    classes: loads ? 'readable' : 'writable',
    pointee: 'half',
    shapes,
  }
}

const store: readonly OpenclOperand[] = ['x', 'offset', 'pointer']

const rounded: readonly OpenclOperand[] = [...store, 'mode']

const load: readonly OpenclOperand[] = ['offset', 'pointer', 'n']

/** The eighteen instructions by name. */
export const openclRows: Readonly<Record<string, OpenclRow>> = {
  fract: math('shape', ['x', 'pointer']),
  frexp: math('integers', ['x', 'pointer']),
  lgamma_r: math('integers', ['x', 'pointer']),
  modf: math('shape', ['x', 'pointer']),
  remquo: math('integers', ['x', 'x', 'pointer']),
  sincos: math('shape', ['x', 'pointer']),
  vloadn: {
    operands: load,
    result: 'shape',
    classes: 'readable',
    pointee: 'component',
    shapes: vectors,
  },
  vstoren: {
    operands: store,
    result: 'void',
    classes: 'writable',
    pointee: 'component',
    shapes: vectors,
  },
  vload_half: half(['offset', 'pointer'], ['float']),
  vload_halfn: half(load, floatVectors),
  vstore_half: half(store, data),
  vstore_half_r: half(rounded, data),
  vstore_halfn: half(store, vectorData),
  vstore_halfn_r: half(rounded, vectorData),
  vloada_halfn: half(load, floatVectors),
  vstorea_halfn: half(store, vectorData),
  vstorea_halfn_r: half(rounded, vectorData),
  printf: {
    operands: ['pointer'],
    result: 'integer',
    classes: 'constant',
    pointee: 'uchar',
    shapes: ['uint'],
  },
}

export const openclNames = Object.keys(openclRows)

const writable = ['CrossWorkgroup', 'Workgroup', 'Function', 'Generic']

/** The storage classes of the pointer. */
export function openclClasses({ classes }: Pick<OpenclRow, 'classes'>): readonly string[] {
  return {
    writable,
    readable: [...writable, 'UniformConstant'],
    constant: ['UniformConstant'],
  }[classes]
}

interface Shape {
  readonly scalar: string
  readonly count: number
}

function shapeOf(name: string): Shape {
  const [scalar = 'float', count = '1'] = name.split('x')
  return { scalar, count: Number(count) }
}

/** The type that a typed pointer of the instruction points to, where its data has the shape of that name. */
export function openclPointee(world: World, { pointee }: OpenclRow, name: string): LaidType {
  const { plain } = world
  const { scalar, count } = shapeOf(name)
  const vectorOf = (component: LaidType) =>
    count === 1 ? component : plain.vector(component, count)
  return {
    shape: () => vectorOf(plain.scalar(scalar)),
    integers: () => vectorOf(plain.scalar('uint')),
    component: () => plain.scalar(scalar),
    half: () => plain.scalar('half'),
    uchar: () => plain.scalar('uchar'),
  }[pointee]()
}

/** Adds the instruction with that pointer and data of the shape of that name. */
export function addOpencl(
  world: World,
  add: Add,
  instruction: string,
  { operands, result }: OpenclRow,
  name: string,
  pointer: number,
): void {
  const { builder, plain, ground } = world
  const type = numericalType(world, name)
  const size = plain.scalar(ground === 'kernel-32' ? 'uint' : 'ulong').id
  const make: Readonly<Record<OpenclOperand, () => number | string>> = {
    x: () => builder.once('OpConstantNull', type),
    offset: () => builder.constant(size, 2),
    pointer: () => pointer,
    n: () => shapeOf(name).count,
    mode: () => 'RTE',
  }
  const types = {
    shape: () => type,
    void: () => builder.type('OpTypeVoid'),
    integer: () => plain.scalar('uint').id,
  }
  const set = builder.instructionSet('OpenCL.std')
  add('OpExtInst', types[result](), set, instruction, ...operands.map((each) => make[each]()))
}

const firstOperand = 4

/** An extended instruction as it stands in a module; places of words are counted behind the first one. */
export interface OpenclPlaces {
  readonly name: string
  readonly row: OpenclRow
  readonly pointerWord: number
  /** The type of the data that is read or written. */
  readonly data: TypeShape
  readonly dataType: number
}

function nameAt(module: Module, at: number): string {
  const { words = [] } = module.instructions[at] ?? {}
  if (knownOf(module).instructionSet(words[2] ?? 0) !== 'OpenCL.std') return ''
  const { instructions = [] } = instructionSetByName('OpenCL.std') ?? {}
  return instructions.find(({ opcode }) => opcode === words[3])?.name ?? ''
}

/** The instruction with ordinal `at`; `undefined` where it is none of those with a pointer that the text speaks of. */
export function openclAt(module: Module, at: number): OpenclPlaces | undefined {
  const { words = [] } = module.instructions[at] ?? {}
  const name = nameAt(module, at)
  const row = openclRows[name]
  if (row === undefined || words.length < firstOperand + row.operands.length) return undefined
  const dataWord = row.operands.indexOf('x')
  const dataType = dataWord < 0 ? words[0] : typeOf(module, words[firstOperand + dataWord] ?? 0)
  if (dataType === undefined) return undefined
  const pointerWord = firstOperand + row.operands.indexOf('pointer')
  return { name, row, pointerWord, dataType, data: typeShape(module, dataType) }
}

/** Ordinals of those instructions. */
function openclsOf(module: Module): readonly number[] {
  return ruledOrdinals(module, 'OpExtInst').filter((at) => openclAt(module, at) !== undefined)
}

/** Ordinals of the extended instructions with that name. */
export function openclsNamed(module: Module, name: string): readonly number[] {
  return ruledOrdinals(module, 'OpExtInst').filter((at) => nameAt(module, at) === name)
}

/** Instructions that are broken in every way; the others are so in a few. */
const thorough: readonly string[] = ['fract', 'frexp', 'vstoren', 'vload_half', 'printf']

const hyphened = (name: string) => name.replaceAll('_', '-')

/**
 * A mutator of the eighteen instructions whose variants begin with the instruction, so that each of them is broken.
 *
 * @param few the ways that are for every instruction; all of them when absent.
 */
export function openclMutator(
  about: Pick<MutatorTable, 'name' | 'rule' | 'summary'>,
  ways: Readonly<Record<string, Way>>,
  few: readonly string[] = Object.keys(ways),
): Mutator {
  const waysOf = (name: string) =>
    Object.entries(ways)
      .filter(([way]) => few.includes(way) || thorough.includes(name))
      .map(([way, apply]) => ({ variant: `${hyphened(name)}-${way}`, apply }))
  const all = new Map(
    openclNames.flatMap(waysOf).map(({ variant, apply }) => [variant, apply] as const),
  )
  return {
    ...about,
    sites: (module) =>
      openclsOf(module).flatMap((at) =>
        waysOf(openclAt(module, at)?.name ?? '')
          .filter(({ apply }) => apply(module, at) !== undefined)
          .map(({ variant }) => ({ at, variant })),
      ),
    apply: (module, { at, variant }) => all.get(variant)?.(module, at) ?? module,
  }
}
